/** `/third-party-notices.txt`: the bundled packages with their authors and licences. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { FROZEN_CONDITIONS } from '../compile/frozen.ts';

export const NOTICES_FILE = 'third-party-notices.txt';

/** The typeface of the pages, which is in no bundle. */
const TYPEFACE = 'node_modules/vazirmatn';
const PACKAGE_FOLDER = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const LICENCE_FILE = /^(licen[cs]e|copying|ofl|notice)/i;

/** Folders of the packages whose files went into a bundle. */
export function packagesIn({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).flatMap((path) => PACKAGE_FOLDER.exec(path)?.[1] ?? []);
  return [...new Set(folders)].sort();
}

/** Folders of the packages in the scripts of the pages, and of the typeface. */
export function packagesOfPages(): string[] {
  const { metafile } = buildSync({
    entryPoints: globSync('src/site/**/{browser,*.browser}.ts'),
    conditions: [...FROZEN_CONDITIONS, 'module'],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'error',
  });
  return [...packagesIn(metafile), TYPEFACE];
}

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly repository?: string | { readonly url: string };
}

/** The text of the notices. @param folders of packages, in any order, with repeats */
export function noticesOf(folders: Iterable<string>): string {
  const notices = [...new Set(folders)].sort().map(noticeOf);
  return `Salnama is handed out together with parts of these packages.\n\n${notices.join('\n')}`;
}

function noticeOf(folder: string): string {
  const { name, version, license, author, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as PackageJson;
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const about = [typeof author === 'string' ? author : author?.name, addressOf(repository)].filter(Boolean).join(', ');
  const text = texts.join('\n\n') || 'The package brings no text of its licence.';
  return `${'-'.repeat(78)}\n${name} ${version}, ${license ?? 'licence as below'}${about && ` (${about})`}\n\n${text}\n`;
}

const addressOf = (repository: PackageJson['repository']): string | undefined =>
  (typeof repository === 'string' ? repository : repository?.url)?.replace(/^git\+|\.git$/g, '');
