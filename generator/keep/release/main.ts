/**
 * `npm run keep -- release` makes a release of all changes since the last one. It records changed data in the list of
 * changes, sets the version and moves the unreleased changelog lines into a section. Then it commits and tags, but does
 * not push. The work tree must be clean.
 *
 *     npm run keep -- release                     minor if the code has changed, else patch
 *     npm run keep -- release major
 *     npm run keep -- release --reason "…" --source ID   for moved or withdrawn days whose rows have no note
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { todayInTehran } from '#api/base/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import { readData } from '../../compile/data.ts';
import { DataError, formatProblem } from '../../compile/problems.ts';
import { compareVersions, readVersion } from '../../compile/version.ts';
import type { Reason } from '../changes/reasons.ts';
import { CHANGELOG, withRelease } from './changelog.ts';
import { dataLines } from './data-lines.ts';
import { release as releaseData } from './data-release.ts';
import { publishKeys } from './keys.ts';
import { leastStep, nextVersion } from './version.ts';

/** Files of data; the document among them is none. */
const DATA = /^data\/(?!README\.md$)/;
/** Files that hold the version; the lock file holds it twice. */
const VERSIONED = ['package.json', 'package-lock.json', 'server.json'];

const git = (...parameters: string[]): string => execFileSync('git', parameters, { encoding: 'utf8' }).trim();

/**
 * The commit of the last release, found by its tag or, if that is lost, by its subject; undefined before the first one. Tags
 * of commits that are not in the history do not count.
 * @param version in package.json
 * @throws {Error} if the changelog has the version and the history does not
 */
function lastRelease(version: string): string | undefined {
  const commit =
    git('tag', '--list', `v${version}`, '--merged', 'HEAD') ||
    git('log', '-1', '--format=%H', '--extended-regexp', `--grep=^Release ${version.replaceAll('.', '\\.')}$`);
  if (commit === '' && readFileSync(CHANGELOG, 'utf8').includes(`\n## ${version} – `)) {
    throw new Error(
      `${CHANGELOG} has version ${version}, and no commit here is its release: git tag v${version} COMMIT`,
    );
  }
  return commit || undefined;
}

function setVersion(from: string, to: string): void {
  for (const path of VERSIONED) {
    const text = readFileSync(path, 'utf8');
    const head = text.slice(0, 2_000).replaceAll(`"version": "${from}"`, `"version": "${to}"`);
    writeFileSync(path, head + text.slice(2_000));
  }
}

/** The citation names the version of the data and its day. */
function writeCitation(): void {
  const { version, changed } = readVersion();
  const citation = readFileSync('CITATION.cff', 'utf8').replace(/^version: .*$/m, `version: ${version}`);
  writeFileSync('CITATION.cff', citation.replace(/^date-released: .*$/m, `date-released: ${changed}`));
}

/** Notes in the published rows of the data in a commit. */
function notesAt(commit: string): ReadonlySet<string> {
  const names = ['holidays', 'closures', 'hijri-months', 'withdrawals'].map((name) => `data/${name}.csv`);
  const rows = git('ls-tree', '--name-only', commit, ...names)
    .split('\n')
    .flatMap((path) =>
      parse<Record<string, string>>(git('show', `${commit}:${path}`), {
        columns: true,
        comment: '#',
        comment_no_infix: true,
      }),
    );
  const published = rows.filter(({ published, official }) => published !== 'no' && official !== 'no');
  return new Set(published.flatMap(({ note }) => note || []));
}

/** @param last commit of the last release; undefined: users know nothing that could have changed */
function writeChangelog(next: string, last: string | undefined, now: number): void {
  const since = last && (JSON.parse(git('show', `${last}:data/version.json`)) as { version: string }).version;
  const rows = since ? readData().changes : [];
  const changed = rows.filter(({ version }) => compareVersions(version, since!) > 0);
  const day = gregorian.toIsoDate(todayInTehran(now));
  const text = withRelease(readFileSync(CHANGELOG, 'utf8'), `${next} – ${day}`, dataLines(changed));
  writeFileSync(CHANGELOG, text);
}

function releaseAll(step: string | undefined, because: Reason, now: number): string {
  if (git('status', '--porcelain')) throw new Error('the work tree has changes; commit them first');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const last = lastRelease(version);
  const changed = last ? git('diff', '--name-only', last).split('\n').filter(Boolean) : [];
  if (last && changed.length === 0) throw new Error(`nothing has changed since ${version}`);
  const isMajor = last !== undefined && step === 'major';
  if (step !== undefined && !isMajor) {
    throw new Error(`step is "${step}": ${last ? 'major, or none' : `none, the first release is version ${version}`}`);
  }
  const next = last ? nextVersion(version, isMajor ? 'major' : leastStep(changed)) : version;
  const files = changed.filter((path) => DATA.test(path)).map((path) => path.slice('data/'.length));
  const root = process.cwd();
  let dataVersion: string | undefined;
  try {
    if (!last) dataVersion = releaseData(root, now, { isFirst: true });
    else if (files.length > 0) {
      dataVersion = releaseData(root, now, { files, because, oldNotes: notesAt(last) });
    }
    publishKeys(root);
    writeChangelog(next, last, now);
    setVersion(version, next);
    if (dataVersion) writeCitation();
  } catch (error) {
    // A release that fails changes no file.
    git('reset', '--hard', '--quiet');
    throw error;
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', `Release ${next}`);
  const message = `Version ${next}${dataVersion ? `, data ${dataVersion}` : ''}`;
  // A tag of the same name can be left of a release that was thrown away. A published one is refused by the push.
  git('tag', '--force', '--annotate', `v${next}`, '--message', message);
  return next;
}

/** @param given arguments of the command @param now milliseconds since 1970 @returns exit code */
export function runRelease(given: string[], now: number): number {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: { reason: text, source: text },
    });
    const because = { reason: values.reason ?? '', sources: values.source?.split(' ') ?? [] };
    const version = releaseAll(positionals[0], because, now);
    console.log(`released ${version}; now: git push --atomic --follow-tags origin HEAD:main`);
    return 0;
  } catch (error) {
    if (error instanceof DataError) for (const each of error.problems) console.error(formatProblem(each));
    const isOption = error instanceof TypeError && 'code' in error;
    console.error(isOption ? `option is "${given.join(' ')}": --reason, --source` : (error as Error).message);
    return 1;
  }
}
