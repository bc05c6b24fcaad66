/**
 * `npm run artifacts` writes the files of a release from a built `dist/` into `dist.release/`: the npm packages, the modules
 * for Python (a wheel) and PHP (an archive for composer), the site, the SBOM in CycloneDX format, release notes, checksums.
 */
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { tables } from '#tables/index.ts';
import { packFolder, packTarball } from '../package/package.ts';
import { projectLinks } from '../package/project-manifest.ts';
import { temporaryFolder } from '../package/temporary-folder.ts';
import { writeDataPackage } from './data-package.ts';
import { packedModules } from './modules/packages.ts';

const DIST = 'dist';
const TARGET = 'dist.release';
const MAX_ARCHIVE_BYTES = 2 ** 31;

/** Packs a folder reproducibly: files are sorted, and dates and owners left out. @returns tar, compressed by zstd */
function archiveOf(folder: string): Buffer {
  const options = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--format=ustar'];
  const tar = execFileSync('tar', ['-c', ...options, folder], { maxBuffer: MAX_ARCHIVE_BYTES });
  return zstdCompressSync(tar);
}

/** Returns the newest section of the changelog that has a version. */
function newestNotes(): string {
  const [, , section = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  return `## ${section.trim()}\n`;
}

const projectVersion = (): string => (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

function packData(): string {
  using folder = temporaryFolder('data');
  const bytes = writeDataPackage(DIST, folder.path, projectVersion(), projectLinks(process.env), Date.now());
  console.log(`salnama-data: ${(bytes / 1e6).toFixed(1)} MB unpacked`);
  return packFolder(folder.path, TARGET);
}

function packModules(): string[] {
  return packedModules(tables, projectLinks(process.env)).map(({ name, bytes }) => {
    writeFileSync(`${TARGET}/${name}`, bytes);
    return resolve(TARGET, name);
  });
}

async function writeArtifacts(): Promise<void> {
  if (!existsSync(`${DIST}/index.html`)) throw new Error(`there is no built site in ${DIST}/; run npm run build first`);
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET);
  const packages = [await packTarball(TARGET), packData(), ...packModules()];
  writeFileSync(`${TARGET}/dist.tar.zst`, archiveOf(DIST));
  writeFileSync(
    `${TARGET}/sbom.json`,
    execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--omit=dev']),
  );
  writeFileSync(`${TARGET}/notes.md`, newestNotes());
  const files = [...packages, ...['dist.tar.zst', 'sbom.json', 'notes.md'].map((name) => resolve(TARGET, name))];
  const sums = files.map((path) => `${hash('sha256', readFileSync(path))}  ${basename(path)}\n`);
  writeFileSync(`${TARGET}/SHA256SUMS`, sums.join(''));
  for (const path of files) console.log(path);
}

if (import.meta.main) await writeArtifacts();
