/**
 * `npm run release` makes a release of all changes since the last one. It records changed data in the ledger, sets the
 * version and moves the unreleased changelog lines into a section. Then it commits and tags, but does not push. The work
 * tree must be clean.
 *
 *     npm run release                     minor if the code has changed, else patch
 *     npm run release -- major
 *     npm run release -- --by "Name"      name for the ledger
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCsv } from '../compile/csv.ts';
import { DataError, formatProblem } from '../compile/problems.ts';
import { release as releaseData } from '../compile/release.ts';
import { withRelease } from './changelog.ts';
import { leastStep, nextVersion, stepOf } from './version.ts';

const CHANGELOG = 'CHANGELOG.md';
/** Files that hold the version; the lock file holds it twice. */
const VERSIONED = ['package.json', 'package-lock.json', 'server.json'];

const git = (...parameters: string[]): string => execFileSync('git', parameters, { encoding: 'utf8' }).trim();

function lastTag(): string | undefined {
  const [newest] = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n');
  return newest || undefined;
}

function setVersion(from: string, to: string): void {
  for (const path of VERSIONED) {
    const text = readFileSync(path, 'utf8');
    const head = text.slice(0, 2_000).replaceAll(`"version": "${from}"`, `"version": "${to}"`);
    writeFileSync(path, head + text.slice(2_000));
  }
}

/** A changelog line with the number of changes of each kind that the ledger has for a data version; none without a change. */
function dataLines(dataVersion: string): string[] {
  const kinds = new Map<string, number>();
  for (const { cells } of readCsv('data/changes.csv')) {
    if (cells.version === dataVersion) kinds.set(cells.kind!, (kinds.get(cells.kind!) ?? 0) + 1);
  }
  if (kinds.size === 0) return [];
  const counted = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
  return [`- Data ${dataVersion}: ${counted}. Each change with its reason: \`/api/changes.json\`.`];
}

function releaseAll(asked: string | undefined, by: string | undefined): string {
  if (git('status', '--porcelain')) throw new Error('the work tree has changes; commit them first');
  const tag = lastTag();
  const changed = tag ? git('diff', '--name-only', tag).split('\n').filter(Boolean) : ['src/'];
  if (changed.length === 0) throw new Error(`nothing has changed since ${tag}`);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const next = tag ? nextVersion(version, stepOf(asked, leastStep(changed))) : version;
  const hasNewData = changed.some((path) => path === 'src/' || path.startsWith('data/'));
  const dataVersion = hasNewData ? releaseData(process.cwd(), Date.now(), by) : undefined;
  const today = new Date().toISOString().slice(0, 10);
  const heading = `${next} – ${today}`;
  const changelog = readFileSync(CHANGELOG, 'utf8');
  writeFileSync(CHANGELOG, withRelease(changelog, heading, dataVersion ? dataLines(dataVersion) : []));
  setVersion(version, next);
  git('add', '--all');
  git('commit', '--quiet', '--message', `Release ${next}`);
  git('tag', '--annotate', `v${next}`, '--message', `Version ${next}${dataVersion ? `, data ${dataVersion}` : ''}`);
  return next;
}

function main(): number {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { by: { type: 'string' } } });
    const version = releaseAll(positionals[0], values.by);
    console.log(`released ${version}; now: git push --follow-tags`);
    return 0;
  } catch (error) {
    if (error instanceof DataError) for (const each of error.problems) console.error(formatProblem(each));
    console.error((error as Error).message);
    return 1;
  }
}

if (import.meta.main) process.exitCode = main();
