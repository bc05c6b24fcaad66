/**
 * Data releases: what is published is recorded, with the SHA-256 of every file it was made from and into.
 *
 *     npm run release                  records the version at work as published
 *     npm run rebuild -- 2026.11.21    makes an older version again, byte for byte, out of the history of git
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PUBLISHED_FOLDER, publishedFiles, readPublishedVersion } from './ledger/state.ts';
import { compareVersions, readVersion } from './ledger/version.ts';
import { DataError, formatProblem } from './problems.ts';
import { updateTables } from './tables.ts';
import { writeFileWhole } from './write-file.ts';

const RELEASES = 'data/releases';
/** What a version is made of: the facts with the ledger, and the tables. */
const RELEASED = ['data/**/*.csv', 'data/**/*.json', 'src/tables/*.json'];

const listOf = (version: string): string => `${RELEASES}/${version}.sha256`;

/** `<hash>  <path>` a line, as `sha256sum --check` reads it. */
export function hashList(root: string): string {
  const paths = globSync(RELEASED, { cwd: root }).filter((path) => !path.startsWith(`${PUBLISHED_FOLDER}/`));
  return `${paths
    .sort()
    .map((path) => `${hashOfFile(join(root, path))}  ${path}`)
    .join('\n')}\n`;
}

const hashOfFile = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Records the version at work. @returns its name. @throws {DataError} if something is stale or lacks a reason */
export function release(root: string, now: number): string {
  const { stale, problems, compiled } = updateTables(root, { check: true, now });
  const version = readVersion(root);
  const found = [
    ...problems,
    ...stale.map((file) => problem(file, 'what data/ says; run npm run tables', 'a stale file')),
  ];
  if (compareVersions(version.version, readPublishedVersion(root).version) <= 0) {
    found.push(problem('data/version.json', 'a version that is not released yet', version.version));
  }
  if (found.length > 0) throw new DataError(found);
  const { fingerprint } = compiled;
  for (const [name, text] of publishedFiles(compiled.state, { ...version, fingerprint })) {
    writeFileWhole(`${root}/${PUBLISHED_FOLDER}/${name}`, text);
  }
  writeFileWhole(`${root}/${listOf(version.version)}`, hashList(root));
  return version.version;
}

const problem = (file: string, expected: string, found: string) => ({
  file,
  line: 1,
  rule: 'release',
  expected,
  found,
});

/**
 * Makes the tables of a released version again by its own code, in a folder of its own, and compares every file.
 * @returns paths that differ; none is what should be
 * @throws {Error} if git does not know the version
 */
export function rebuild(root: string, version: string, folder: string): string[] {
  const git = (...parameters: string[]): Buffer =>
    execFileSync('git', parameters, { cwd: root, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
  const list = readFileSync(`${root}/${listOf(version)}`, 'utf8');
  const commit = commitOf(list, (...parameters) => git(...parameters));
  if (!commit) {
    throw new Error(`no commit holds the files of ${version}; fetch the whole history: git fetch --unshallow --tags`);
  }
  mkdirSync(folder, { recursive: true });
  const archive = git('archive', '--format=tar', commit);
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (!existsSync(join(folder, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync('npm', ['run', '--silent', 'tables'], { cwd: folder, stdio: 'ignore' });
  return linesOf(list)
    .filter(([hash, path]) => hashOfFile(join(folder, path)) !== hash)
    .map(([, path]) => path);
}

const linesOf = (list: string): [hash: string, path: string][] =>
  list
    .trimEnd()
    .split('\n')
    .map((line) => line.split('  ') as [string, string]);

/** The newest commit whose facts have the hashes of a list. */
function commitOf(list: string, git: (...parameters: string[]) => Buffer): string | undefined {
  const commits = git('log', '--format=%H', '--', 'data', 'src/tables').toString().split('\n').filter(Boolean);
  const hashIn = (commit: string, path: string): string | undefined => {
    try {
      return createHash('sha256')
        .update(git('show', `${commit}:${path}`))
        .digest('hex');
    } catch {
      return undefined;
    }
  };
  return commits.find((commit) => linesOf(list).every(([hash, path]) => hashIn(commit, path) === hash));
}

/** A commit of the version, and a tag of its own that is pushed with it. */
const commandsAfter = (name: string): string =>
  [
    `git add data src/tables && git commit -m "Data ${name}"`,
    `git tag -a data-${name} -m "Data ${name}"`,
    'git push --follow-tags',
  ].join('\n');

function main([command, version]: readonly string[]): number {
  try {
    if (command === 'release') {
      const name = release(process.cwd(), Date.now());
      console.log(`recorded ${name} in ${PUBLISHED_FOLDER} and ${listOf(name)}; now:\n${commandsAfter(name)}`);
      return 0;
    }
    const known = globSync(`${RELEASES}/*.sha256`).map((path) => path.slice(RELEASES.length + 1, -'.sha256'.length));
    if (version === undefined || !known.includes(version)) {
      console.error(`version ${version ?? 'is missing'}: one of ${known.sort().join(', ')}`);
      return 2;
    }
    const folder = mkdtempSync(join(tmpdir(), 'salnama-rebuild-'));
    const differing = rebuild(process.cwd(), version, folder);
    for (const path of differing) console.error(`${path} is another one`);
    console.log(`${version} is in ${folder}: ${differing.length === 0 ? 'every byte as released' : 'NOT as released'}`);
    if (differing.length > 0) rmSync(folder, { recursive: true });
    return differing.length === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof DataError) for (const each of error.problems) console.error(formatProblem(each));
    console.error((error as Error).message);
    return 1;
  }
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
