/** The modules as packages: a wheel for pip, and a ZIP archive for composer. */

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { required } from '#core/required.ts';
import type { Tables } from '#tables/types.ts';
import type { ProjectLinks } from '../../package/project-manifest.ts';
import { type ZipEntry, zipOf } from '../zip.ts';
import { DESCRIPTION, moduleFiles, moduleVersion } from './modules.ts';

export interface PackedModule {
  readonly name: string;
  readonly bytes: Buffer;
}

const LICENCES = ['LICENSE', 'LICENSE-DATA'] as const;

/** The wheel and the archive of the modules. */
export function packedModules(tables: Tables, links: ProjectLinks): PackedModule[] {
  const texts = new Map(moduleFiles(tables).map(({ path, text }) => [path, text]));
  const version = moduleVersion(tables);
  return [
    {
      name: `salnama-${version}-py3-none-any.whl`,
      bytes: wheel(version, required(texts, 'python/salnama.py'), links),
    },
    {
      name: `salnama-php-${version}.zip`,
      bytes: zipOf([
        { path: 'composer.json', text: withLinks(required(texts, 'php/composer.json'), links) },
        { path: 'Salnama.php', text: required(texts, 'php/Salnama.php') },
        ...LICENCES.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
      ]),
    },
  ];
}

/** @see https://packaging.python.org/en/latest/specifications/binary-distribution-format/ */
function wheel(version: string, module: string, links: ProjectLinks): Buffer {
  const info = `salnama-${version}.dist-info`;
  const entries: ZipEntry[] = [
    { path: 'salnama.py', text: module },
    ...LICENCES.map((path) => ({ path: `${info}/licenses/${path}`, text: readFileSync(path, 'utf8') })),
    { path: `${info}/METADATA`, text: metadata(version, module, links) },
    {
      path: `${info}/WHEEL`,
      text: 'Wheel-Version: 1.0\nGenerator: salnama\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    },
  ];
  const record = entries.map(
    ({ path, text }) => `${path},sha256=${hash('sha256', text, 'base64url')},${Buffer.byteLength(text)}\n`,
  );
  return zipOf([...entries, { path: `${info}/RECORD`, text: `${record.join('')}${info}/RECORD,,\n` }]);
}

/** Core metadata of Python, with the docstring of the module as description. */
function metadata(version: string, module: string, { author, homepage, repository, bugs }: ProjectLinks): string {
  const [, docstring = ''] = /^"""([\s\S]*?)"""/.exec(module) ?? [];
  const urls = [
    homepage && `Homepage, ${homepage}`,
    repository && `Repository, ${repository.url.replace(/^git\+|\.git$/g, '')}`,
    bugs && 'url' in bugs && `Issues, ${bugs.url}`,
  ].filter(Boolean);
  return [
    'Metadata-Version: 2.4',
    'Name: salnama',
    `Version: ${version}`,
    `Summary: ${DESCRIPTION}`,
    `Author: ${author}`,
    'License-Expression: MIT AND CC0-1.0',
    ...LICENCES.map((path) => `License-File: ${path}`),
    'Requires-Python: >=3.9',
    'Keywords: iran,calendar,persian,jalali,hijri,holidays,workdays',
    ...urls.map((url) => `Project-URL: ${url}`),
    'Description-Content-Type: text/plain',
    '',
    docstring,
  ].join('\n');
}

function withLinks(composer: string, { homepage, repository, bugs }: ProjectLinks): string {
  const support = {
    ...(bugs && ('url' in bugs ? { issues: bugs.url } : bugs)),
    ...(repository && { source: repository.url.replace(/^git\+|\.git$/g, '') }),
  };
  const manifest = JSON.parse(composer) as object;
  const more = { ...(homepage && { homepage }), ...(Object.keys(support).length > 0 && { support }) };
  return `${JSON.stringify({ ...manifest, ...more }, undefined, 2)}\n`;
}
