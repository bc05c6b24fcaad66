/**
 * Every workflow of `.github/workflows`, run as its file says on a stand-in for GitHub, with each refusal in its way once. The
 * tests are one story: each begins with what the ones before have released.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Hosted } from '../../github/hosted.ts';
import { RATE_LIMIT, type StandInRun } from '../../github/rules.ts';
import { DATA } from '../../github/small-keep.ts';
import { hostSmallProject } from '../../github/small-project.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let folder: string;
let github: Hosted;
let clones = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'salnama-workflows-'));
  github = hostSmallProject(folder);
});
beforeEach(({ onTestFailed }) => onTestFailed(() => console.error(github.state().runs, scripts())));
afterAll(() => rmSync(folder, { recursive: true }));

const clone = (): string => github.checkout(`clone-${clones++}`);
/** A person commits a file, and pushes it to main. */
function push(path: string, text: string): void {
  const work = clone();
  writeFileSync(join(work, path), text);
  github.git(work, 'add', '--all');
  github.git(work, 'commit', '--quiet', '--message', `Change ${path}`);
  github.git(work, 'push', '--quiet', 'origin', 'HEAD:main');
}
const closeDay = (day: string): void => push(DATA, `${github.git(github.remote, 'show', `main:${DATA}`)}\n${day}\n`);
/** A person releases at a laptop. */
function release(...options: string[]): void {
  const work = clone();
  github.programs(work).keep('release');
  github.git(work, 'push', '--quiet', ...options, 'origin', 'HEAD:main');
}
const refuse = (...commands: string[]): void =>
  github.change(({ refusals }) => refusals.push(...commands.map((command) => ({ command, answer: RATE_LIMIT }))));
const tags = () => github.git(github.remote, 'tag', '--list', '--sort=version:refname').split('\n');
const scripts = () => readFileSync(join(folder, 'ran'), 'utf8').trim().split('\n');
/** Runs what was started. @returns the workflows that failed */
const settle = (afterJob?: (run: StandInRun, job: string) => void): string[] =>
  github.settle(afterJob).map(({ workflow }) => workflow);
/** "Re-run failed jobs" of the last run of a workflow. */
const rerun = (workflow: string): void =>
  github.change((state) => {
    const last = state.runs.findLast((run) => run.workflow === workflow)!;
    Object.assign(last, { status: 'queued', conclusion: '' });
  });

/** Everything that a release publishes is there, once. */
function isPublished(version: string): void {
  const { releases, pages, pypi } = github.state();
  expect(tags()).toContain(`v${version}`);
  expect(releases.filter(({ tag }) => tag === `v${version}`)).toEqual([
    { tag: `v${version}`, isDraft: false, files: expect.arrayContaining(['dist.tar.zst', 'SHA256SUMS']) },
  ]);
  expect(github.published('packages').filter((name) => name.endsWith(version))).toEqual([
    `salnama@${version}`,
    `salnama-data@${version}`,
  ]);
  expect(github.published('images')).toContain(`ghcr.io/owner/salnama:v${version}`);
  expect(pages.at(-1)).toBe(version);
  expect(pypi).toContain(`v${version}`);
}

test('each file is played', () => {
  const played = ['ci.yml', 'container.yml', 'duty.yml', 'form.yml', 'pages.yml', 'publish.yml', 'release.yml'];
  expect(readdirSync('.github/workflows').sort()).toEqual(played);
});

test('the first release, by hand and without accounts, has its files, its image and its pages', () => {
  release('--atomic', '--follow-tags');
  expect(settle()).toEqual([]);
  expect(github.state()).toMatchObject({ releases: [{ tag: 'v0.1.0', isDraft: false }], pypi: [], pages: ['0.1.0'] });
  expect(github.published('packages')).toEqual([]);
});

test('a merge of data is checked and released, and all is published', () => {
  github.change(({ variables }) => Object.assign(variables, { NPM: 'yes', PYPI: 'yes' }));
  const { length } = scripts();
  closeDay('1405-11-20');
  expect(settle()).toEqual([]);
  isPublished('0.1.1');
  // Of CI, the release and the publication.
  expect(scripts().slice(length)).toEqual(['test', 'check', 'test']);
});

test('a refused start or upload stops nothing else, and jobs that run again publish all, once', () => {
  refuse(
    'workflow run publish.yml',
    'workflow run container.yml',
    'workflow run pages.yml',
    'release create',
    'release upload',
  );
  closeDay('1405-11-21');
  expect(settle()).toEqual(['release.yml']);
  rerun('release.yml');
  expect(settle()).toEqual(['publish.yml']);
  rerun('publish.yml');
  expect(settle()).toEqual(['publish.yml']);
  rerun('publish.yml');
  expect(settle()).toEqual([]);
  isPublished('0.1.2');
  expect(tags()).toEqual(['v0.1.0', 'v0.1.1', 'v0.1.2']);
});

test('main that moves after the check is checked and released by the next run', () => {
  closeDay('1405-11-22');
  let isMoved = false;
  const failed = settle(({ workflow }, job) => {
    if (isMoved || workflow !== 'release.yml' || job !== 'check') return;
    isMoved = true;
    push('code.ts', '');
  });
  expect(failed).toEqual([]);
  isPublished('0.1.3');
  const subjects = github.git(github.remote, 'log', '--format=%s', '-3', 'main').split('\n');
  expect(subjects).toEqual(['Release 0.1.3', 'Change code.ts', `Change ${DATA}`]);
});

test('a merge of data never releases code that fails its tests, nor a look that nobody sees', () => {
  push('data/checked.json', '{}');
  expect(settle()).toEqual([]);
  push('test', 'the tests fail');
  expect(settle()).toEqual(['ci.yml']);
  closeDay('1405-11-23');
  expect(settle()).toEqual(['ci.yml', 'release.yml']);
  expect(tags().at(-1)).toBe('v0.1.3');
  const work = clone();
  github.git(work, 'rm', '--quiet', 'test');
  github.git(work, 'commit', '--quiet', '--message', 'Mend the tests');
  github.git(work, 'push', '--quiet', 'origin', 'HEAD:main');
  github.programs(work).gh('workflow', 'run', 'release.yml', '--ref', 'main');
  expect(settle()).toEqual([]);
  isPublished('0.1.4');
});

test('a release that is pushed without its tag gets it; lost tags release nothing twice', () => {
  release('--no-follow-tags');
  expect(settle()).toEqual([]);
  github.programs(clone()).gh('workflow', 'run', 'release.yml', '--ref', 'main');
  expect(settle()).toEqual([]);
  isPublished('0.1.5');
  for (const tag of tags()) github.git(github.remote, 'update-ref', '-d', `refs/tags/${tag}`);
  closeDay('1405-11-24');
  expect(settle()).toEqual([]);
  isPublished('0.1.6');
});

test('Pages are built every night from the newest release, and never from a tag', () => {
  push('code.ts', 'export {};');
  github.schedule('pages.yml');
  expect(settle()).toEqual([]);
  expect(github.state().pages.at(-1)).toBe('0.1.6');
  github.programs(clone()).gh('workflow', 'run', 'pages.yml', '--ref', 'v0.1.6');
  expect(github.settle()).toMatchObject([{ log: expect.stringContaining('not allowed to deploy to github-pages') }]);
});

test('forms become pull requests, are merged and released, and a merge rebuilds the others', () => {
  const days = ['1405-12-20', '1405-12-21'];
  const [first, second] = days.map((day) => github.fillIn('', { 'First day': day, Where: 'a' }));
  const stranger = github.fillIn('', { 'First day': '1405-12-22', Where: 'a' }, undefined, 'stranger');
  expect(settle()).toEqual([]);
  expect(github.pullOf(`form/${stranger}`)).toBeUndefined();
  github.merge(github.pullOf(`form/${first}`)!.number);
  expect(settle()).toEqual([]);
  github.merge(github.pullOf(`form/${second}`)!.number);
  expect(settle()).toEqual([]);
  isPublished('0.1.8');
  // The robot's pushes start nothing by themselves: each check of a branch was started.
  expect(github.state().runs.filter(({ ref }) => ref === `form/${second}`)).toMatchObject([
    { workflow: 'ci.yml', conclusion: 'success' },
    { workflow: 'ci.yml', conclusion: 'success' },
  ]);
});

test('the morning tells keepers what has failed, until it has run; a refused call stops no other duty', () => {
  refuse('pr create');
  push('due', 'yes');
  github.programs(clone()).gh('workflow', 'run', 'pages.yml', '--ref', 'v0.1.6');
  github.schedule('duty.yml');
  expect(settle()).toEqual(['pages.yml', 'duty.yml']);
  const due = () => github.state().issues.findLast(({ title }) => title === 'Facts are due')!;
  expect(due().body).toMatch(/^@Owner\n\n- has parliament .*\n- the workflow "pages" failed for v0\.1\.6: https/);
  github.schedule('pages.yml');
  github.schedule('duty.yml');
  expect(settle()).toEqual([]);
  expect(due().body).toMatch(/bill\?\n- the workflow "duty" failed for main/);
  expect(github.pullOf('duty/bill-1')!.title.length).toBeLessThan(257);
});
