/** What a build depends on: its sources and settings, as one hash. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'data/**',
  'docs/*.md',
  'generator/**',
  'src/**',
  'public/**',
  'astro.config.mjs',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'server.json',
];
const SETTINGS = ['SITE_URL', 'CONTACT', 'REPOSITORY', 'SALNAMA_NOW'];

/**
 * Hash of the content of all sources and of the settings. Modification times do not count: unpacking an archive or
 * copying a folder keeps old ones.
 * @param root folder of the project
 */
export function inputsHash(root: string, environment: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256');
  for (const name of SETTINGS) hash.update(`${name}=${environment[name] ?? ''}\0`);
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const content = readFileSync(path);
    hash.update(`${path.slice(root.length)} ${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
