import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The oldest major version of Node that builds and serves the site: "engines" in package.json. */
export const OLDEST_NODE = Number(/\d+/.exec(engines.node));

/**
 * Checks the version of Node, such as `24.18.0`. @returns a message of one line about the missing version; undefined if
 * none is missing
 */
export function missingNode(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return undefined;
  return `Node ${OLDEST_NODE} or newer is missing, this is ${version}; npm ci brings one, and after npm ci --ignore-scripts, npm run postinstall links it`;
}
