/** What a build depends on: its sources and settings, as one hash. */
import { hash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { hashOf } from '../compile/tables-if-stale.ts';

const SOURCES = [
  'data/**',
  'docs/*.md',
  'generator/**',
  'src/**',
  'public/**',
  'astro.config.mjs',
  'CHANGELOG.md',
  'LICENSE*',
  'package.json',
  'package-lock.json',
  'server.json',
];
const SETTINGS = ['SITE_URL', 'CONTACT', 'REPOSITORY', 'SALNAMA_NOW', 'SALNAMA_ONLY'];

/**
 * Hash of the content of all sources and of the settings. Modification times do not count: unpacking an archive or
 * copying a folder keeps old ones.
 * @param root folder of the project
 */
export function inputsHash(root: string, environment: Readonly<Record<string, string | undefined>>): string {
  const settings = SETTINGS.map((name) => `${name}=${environment[name] ?? ''}\0`).join('');
  const files = globSync(SOURCES, { cwd: root }).filter((path) => statSync(`${root}/${path}`).isFile());
  return hash('sha256', settings + hashOf(files, root));
}
