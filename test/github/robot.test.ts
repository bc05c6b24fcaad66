/** The issue, the pull requests and the forms, against a bare remote and a stand-in for `gh` that refuses as GitHub does. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { doDuties } from '#generator/keep/duties/github.ts';
import { answerIssue } from '#generator/keep/duties/issue.ts';
import type { Form } from '#generator/keep/issue-forms.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type StandIn, standIn } from './stand-in.ts';
import type { StandInPull } from './state.ts';

/** A project with one file of data and one command, which adds a line, and refuses one that is there. */
const KEEP = `
case "$*" in *wrong*) echo 'day is "wrong": a Persian day' >&2; exit 2;; esac
if grep --quiet --line-regexp --fixed-strings -- "$*" data.csv; then echo 'day is closed already' >&2; exit 2; fi
printf '%s\\n' "$*" >> data.csv
printf 'entered %s\\n' "$*"
`;
const FORM: Form = {
  command: 'close-day',
  name: 'Close a day',
  description: '',
  fields: [
    { option: 'day', label: 'First day' },
    { option: 'scope', label: 'Where', choices: ['a', 'b'] },
  ],
};
const TASK = {
  key: 'closures-1',
  line: 'closures were last searched',
  edit: ['checked', 'closures'],
  confirm: 'Look.',
};

let github: StandIn;
let number = 0;
const printed: string[] = [];

beforeEach(() => {
  const folder = temporaryFolder(onTestFinished);
  const source = join(folder, 'source');
  mkdirSync(source);
  writeFileSync(join(source, 'package.json'), '{"scripts":{"keep":"sh keep.sh"}}');
  writeFileSync(join(source, 'keep.sh'), KEEP);
  writeFileSync(join(source, 'data.csv'), 'day\n');
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...parameters], { cwd: source });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  github = standIn(folder, source);
  printed.length = 0;
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line) => printed.push(String(line)));
});
afterAll(() => void vi.restoreAllMocks());

/** The programs of a workflow that begins with a checkout of main. */
const checkout = () => github.programs(github.checkout(`run-${number++}`));

/** A run of the workflow `duty`. @returns whether everything was done */
const duties = (...tasks: (typeof TASK)[]): boolean => doDuties(checkout(), tasks, [FORM]);

/** An issue of an editor, as GitHub writes the filled form; then the workflow `form`. */
function fillIn(
  day: string,
  where: string,
  issue = github.state().issues.length + github.state().pulls.length + 1,
): number {
  const body = `### First day\n\n${day}\n\n### Where\n\n${where}`;
  github.change(({ issues }) => {
    const known = issues.find((each) => each.number === issue);
    if (known) known.body = body;
    else issues.push({ number: issue, title: 'Close a day: ', body, state: 'OPEN', author: 'editor', comments: [] });
  });
  answerIssue(checkout(), [FORM], { number: issue, title: 'Close a day: ', body });
  return issue;
}
const pullOf = (branch: string): StandInPull | undefined =>
  github.state().pulls.find(({ headRefName, isCrossRepository }) => headRefName === branch && !isCrossRepository);
const main = (): string => github.git(github.remote, 'show', 'main:data.csv');

test('two forms of one evening both reach main, one after the other, and the second is built again', () => {
  const [first, second] = [fillIn('1405-11-20', 'a'), fillIn('1405-11-21', 'b')];
  expect(pullOf(`form/${first}`)).toMatchObject({ title: 'Close a day: 1405-11-20, a', state: 'OPEN' });
  github.merge(pullOf(`form/${first}`)!.number);
  expect(() => github.merge(pullOf(`form/${second}`)!.number)).toThrow();
  expect(duties()).toBe(true);
  github.merge(pullOf(`form/${second}`)!.number);
  expect(main()).toBe('day\nclose-day --scope=a -- 1405-11-20\nclose-day --scope=b -- 1405-11-21');
});

test('a form that is refused, edited, edited again and merged is answered each time', () => {
  const issue = fillIn('wrong', 'a');
  const comments = () => github.state().issues.find((each) => each.number === issue)!.comments;
  expect(comments()).toEqual([
    expect.stringMatching(/^day is "wrong": a Persian day\n\nEdit the form above to try again/),
  ]);
  expect(pullOf(`form/${issue}`)).toBeUndefined();
  fillIn('1405-11-20', 'a', issue);
  fillIn('1405-11-22', 'a', issue);
  expect(pullOf(`form/${issue}`)).toMatchObject({ title: 'Close a day: 1405-11-22, a' });
  github.merge(pullOf(`form/${issue}`)!.number);
  expect(main()).toBe('day\nclose-day --scope=a -- 1405-11-22');
  fillIn('1405-11-23', 'a', issue);
  expect(comments().at(-1)).toMatch(/^pull request #\d+ was merged/);
});

test('a pull request that main has overtaken says so, and stops no other', () => {
  const [first, second] = [fillIn('1405-11-20', 'a'), fillIn('1405-11-20', 'a')];
  github.merge(pullOf(`form/${first}`)!.number);
  expect(duties(TASK)).toBe(true);
  expect(pullOf(`form/${second}`)!.body).toContain('Not up to date with main: day is closed already');
  expect(pullOf('duty/closures-1')).toBeDefined();
});

test('without the right to open pull requests a task is told, the next one goes on, and the next morning it is there', () => {
  github.change((state) => {
    state.mayOpenPulls = false;
  });
  expect(duties(TASK, { ...TASK, key: 'sectors-1', edit: ['checked', 'sectors'] })).toBe(false);
  expect(printed.filter((line) => line.includes('not permitted to create'))).toHaveLength(2);
  expect(github.state().issues).toMatchObject([
    { title: 'Facts are due', body: '- closures were last searched\n- closures were last searched' },
  ]);
  github.change((state) => {
    state.mayOpenPulls = true;
  });
  expect(duties(TASK)).toBe(true);
  expect(pullOf('duty/closures-1')).toMatchObject({
    state: 'OPEN',
    body: expect.stringMatching(/^Look\.\n\n```\nentered/),
  });
  const { runs } = github.state();
  expect(runs).toEqual([{ name: 'ci.yml', ref: 'duty/closures-1' }]);
  // The same main again: nothing is pushed, no check is started.
  expect(duties(TASK)).toBe(true);
  expect(github.state().runs).toEqual(runs);
});

test('a pull request that a person closed is not opened again', () => {
  duties(TASK);
  github.change(({ pulls }) => {
    pulls[0]!.state = 'CLOSED';
  });
  expect(duties(TASK)).toBe(true);
  expect(github.state().pulls).toHaveLength(1);
  expect(printed.at(-1)).toMatch(/^closures-1: pull request #\d+ was closed/);
});

test('pull requests of forks, and issues of others with the same title, change nothing', () => {
  github.change(({ pulls, issues }) => {
    const body = '- closures were last searched';
    issues.push({ number: 1, title: 'Facts are due', body, state: 'OPEN', author: 'outsider', comments: [] });
    for (const [index, headRefName] of ['duty/closures-1', 'form/4'].entries()) {
      const rest = { baseRefName: 'main', title: '', body: '', isCrossRepository: true } as const;
      pulls.push({ number: index + 2, headRefName, state: 'CLOSED', ...rest });
    }
  });
  expect(fillIn('1405-11-20', 'a')).toBe(4);
  expect(duties(TASK)).toBe(true);
  expect(pullOf('form/4')).toMatchObject({ state: 'OPEN' });
  expect(pullOf('duty/closures-1')).toMatchObject({ state: 'OPEN' });
  const own = github.state().issues.filter(({ author }) => author === 'app/github-actions');
  expect(own).toMatchObject([{ title: 'Facts are due' }]);
  expect(duties()).toBe(true);
  expect(github.state().issues.map(({ author, state }) => `${author} ${state}`)).toEqual([
    'outsider OPEN',
    'editor OPEN',
    'app/github-actions CLOSED',
  ]);
});

test('the issue is rewritten with a comment on what is new', () => {
  duties(TASK);
  duties(TASK, { ...TASK, key: 'b', line: 'look at the evening' });
  const [issue] = github.state().issues;
  expect(issue).toMatchObject({
    body: '- closures were last searched\n- look at the evening',
    comments: ['- look at the evening'],
  });
});

test('the robot leaves its checkout as it was', () => {
  const folder = github.checkout('checkout');
  doDuties(github.programs(folder), [TASK, { ...TASK, key: 'b', edit: ['wrong'] }], [FORM]);
  expect(github.git(folder, 'status', '--porcelain', '--branch')).toBe('## main...origin/main');
  expect(readFileSync(join(folder, 'data.csv'), 'utf8')).toBe('day\n');
});
