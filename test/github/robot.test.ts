/** The issue, the pull requests and the forms, against a bare remote and a stand-in for `gh` that refuses as GitHub does. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readData } from '#generator/compile/data.ts';
import type { Task } from '#generator/keep/duties/duties.ts';
import { doDuties } from '#generator/keep/duties/github.ts';
import { answerIssue } from '#generator/keep/duties/issue.ts';
import { programsIn } from '#generator/keep/duties/programs.ts';
import { oldSite } from '#generator/keep/duties/published.ts';
import { issueForms } from '#generator/keep/issue-forms.ts';
import { FROZEN } from '../support/frozen.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Hosted } from './hosted.ts';
import { formBody, RATE_LIMIT, type StandInPull } from './rules.ts';
import { DATA, FORM, TASK } from './small-keep.ts';
import { hostSmallProject } from './small-project.ts';

let github: Hosted;
let number = 0;
let isAnswered = true;
const printed: string[] = [];

beforeEach(() => {
  github = hostSmallProject(temporaryFolder(onTestFinished));
  printed.length = 0;
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line) => printed.push(String(line)));
});
afterAll(() => void vi.restoreAllMocks());

/** The programs of a workflow that begins with a checkout of main. */
const checkout = () => github.programs(github.checkout(`run-${number++}`));

/** A run of the workflow `duty`. @returns whether everything was done */
const duties = (...tasks: Task[]): boolean => doDuties(checkout(), tasks, [FORM], '@keeper');

/** An issue that a form made; then the workflow `form`. */
function fillIn(day: string, where: string, given?: number, author = 'editor'): number {
  const fields = { 'First day': day, Where: where };
  const number = github.fillIn('Close a day: ', fields, given, author);
  const issue = { number, title: 'Close a day: ', body: formBody(fields) };
  isAnswered = answerIssue(checkout(), [FORM], issue, author);
  return number;
}
const pullOf = (branch: string): StandInPull | undefined =>
  github.state().pulls.find(({ headRefName, isCrossRepository }) => headRefName === branch && !isCrossRepository);
const commentsOf = (issue: number) => github.state().issues.find(({ number }) => number === issue)!.comments;
const main = (): string => github.git(github.remote, 'show', `main:${DATA}`);

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
  expect(commentsOf(issue)).toEqual([
    expect.stringMatching(
      /^«First day» پذیرفته نشد\nFirst day is "wrong": a day\n\n[\s\S]*Edit the form above to try again/,
    ),
  ]);
  expect(pullOf(`form/${issue}`)).toBeUndefined();
  fillIn('1405-11-20', 'a', issue);
  fillIn('1405-11-22', 'a', issue);
  expect(pullOf(`form/${issue}`)).toMatchObject({ title: 'Close a day: 1405-11-22, a' });
  github.merge(pullOf(`form/${issue}`)!.number);
  expect(main()).toBe('day\nclose-day --scope=a -- 1405-11-22');
  fillIn('1405-11-23', 'a', issue);
  expect(commentsOf(issue).at(-1)).toMatch(/^pull request #\d+ was merged/);
});

test.each([
  ['the role "maintain" may', 'editor', true],
  ['a member who is private has a role too', 'owner', true],
  ['a reader may not', 'reader', false],
  ['a stranger may not', 'stranger', false],
])('%s use a form', (_, author, mayPush) => {
  const issue = fillIn('1405-11-20', 'a', undefined, author);
  expect(pullOf(`form/${issue}`) !== undefined).toBe(mayPush);
  expect(commentsOf(issue)).toEqual(mayPush ? [] : [expect.stringContaining('people who may push')]);
});

test.each([
  ['pr create', RATE_LIMIT],
  ['pr list', 'HTTP 502: Bad Gateway'],
  ['workflow run ci.yml', RATE_LIMIT],
  ['api repos', 'gh: Not Found (HTTP 404)'],
])('a form that fails at %s says so in the issue, and an edit of it tries again', (command, answer) => {
  github.change(({ refusals }) => refusals.push({ command, answer }));
  const issue = fillIn('1405-11-20', 'a');
  expect(isAnswered).toBe(false);
  expect(commentsOf(issue)).toEqual([expect.stringContaining(answer)]);
  fillIn('1405-11-20', 'a', issue);
  expect(isAnswered).toBe(true);
  expect(pullOf(`form/${issue}`)).toMatchObject({ state: 'OPEN' });
  expect(github.state().runs.filter(({ workflow }) => workflow === 'ci.yml')).toHaveLength(1);
});

test('all provinces fit into a title', () => {
  const [form] = issueForms(readData(FROZEN)).filter(({ id }) => id === 'close-day');
  const scope = form!.fields.find(({ option }) => option === 'scope')!;
  const provinces = scope.choices!.slice(1);
  const programs = checkout();
  const body = formBody(
    Object.fromEntries(
      form!.fields.map(({ label, option }) => [label, option === 'scope' ? provinces.join(', ') : 'x']),
    ),
  );
  expect(answerIssue(programs, [form!], { number: 7, title: '', body }, 'editor')).toBe(true);
  expect(pullOf('form/7')).toMatchObject({ title: 'Close a day: x, 31 provinces' });
});

test('a pull request that main has overtaken says so, and stops no other', () => {
  const [first, second] = [fillIn('1405-11-20', 'a'), fillIn('1405-11-20', 'a')];
  github.merge(pullOf(`form/${first}`)!.number);
  expect(duties(TASK)).toBe(true);
  expect(pullOf(`form/${second}`)!.body).toMatch(/Not up to date with main: .*\nFirst day is "1": closed already/);
  expect(pullOf('duty/bill-1')).toBeDefined();
});

test('without the right to open pull requests a task is told, the next one goes on, and the next morning it is there', () => {
  github.change((state) => {
    state.mayOpenPulls = false;
  });
  expect(duties(TASK, { ...TASK, key: 'sectors-1', edit: ['checked', 'sectors'] })).toBe(false);
  expect(printed.filter((line) => line.includes('not permitted to create'))).toHaveLength(2);
  expect(github.state().issues).toMatchObject([
    { title: 'Facts are due', body: `@keeper\n\n- ${TASK.line}\n- ${TASK.line}` },
  ]);
  github.change((state) => {
    state.mayOpenPulls = true;
  });
  expect(duties(TASK)).toBe(true);
  expect(pullOf('duty/bill-1')).toMatchObject({
    state: 'OPEN',
    title: expect.stringMatching(/^has parliament .{150,239}…$/),
    body: `${TASK.line}\n\nLook.\n\n\`\`\`\nentered checked bill\n\`\`\`\n`,
  });
  const { runs } = github.state();
  expect(runs).toMatchObject([{ workflow: 'ci.yml', ref: 'duty/bill-1' }]);
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
  expect(printed.at(-1)).toMatch(/^bill-1: pull request #\d+ was closed/);
});

test('a draft cannot be merged by mistake', () => {
  duties({ ...TASK, title: 'Move 1448/9 to 2027-02-09 (only if announced)', isDraft: true });
  const pull = pullOf('duty/bill-1')!;
  expect(pull).toMatchObject({ title: 'Move 1448/9 to 2027-02-09 (only if announced)' });
  expect(() => github.merge(pull.number)).toThrow('draft');
});

test('pull requests of forks, and issues of others with the same title, change nothing', () => {
  github.change(({ pulls, issues }) => {
    const body = `- ${TASK.line}`;
    issues.push({ number: 1, title: 'Facts are due', body, state: 'OPEN', author: 'outsider', comments: [] });
    for (const [index, headRefName] of ['duty/bill-1', 'form/4'].entries()) {
      const rest = { baseRefName: 'main', title: '', body: '', isCrossRepository: true } as const;
      pulls.push({ number: index + 2, headRefName, state: 'CLOSED', ...rest });
    }
  });
  expect(fillIn('1405-11-20', 'a')).toBe(4);
  expect(duties(TASK)).toBe(true);
  expect(pullOf('form/4')).toMatchObject({ state: 'OPEN' });
  expect(pullOf('duty/bill-1')).toMatchObject({ state: 'OPEN' });
  const own = github.state().issues.filter(({ author }) => author === 'app/github-actions');
  expect(own).toMatchObject([{ title: 'Facts are due' }]);
  expect(duties()).toBe(true);
  expect(github.state().issues.map(({ author, state }) => `${author} ${state}`)).toEqual([
    'outsider OPEN',
    'editor OPEN',
    'app/github-actions CLOSED',
  ]);
});

test('the issue is rewritten with a comment on what is new, which tells its keepers', () => {
  duties(TASK);
  duties(TASK, { ...TASK, key: 'b', line: 'look at the evening' });
  const [issue] = github.state().issues;
  expect(issue).toMatchObject({
    body: `@keeper\n\n- ${TASK.line}\n- look at the evening`,
    comments: ['- look at the evening\n\n@keeper'],
  });
});

test('a site that is old or silent is due, a site of the last release is not', async () => {
  const answers = [{ data_version: '2026.11.28' }, { data_version: '2026.11.20' }, undefined];
  const server = createServer((_, response) => {
    const answer = answers.shift();
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer));
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect(await oldSite(address, '2026.11.28')).toEqual([]);
  const lines = [...(await oldSite(address, '2026.11.28')), ...(await oldSite(address, '2026.11.28'))];
  server.close();
  server.closeAllConnections();
  lines.push(...(await oldSite(address, '2026.11.28')));
  expect(lines.map(({ line }) => line)).toEqual([
    expect.stringMatching(/api\/meta\.json has data 2026\.11\.20, the last release has 2026\.11\.28/),
    expect.stringContaining('answers 404'),
    expect.stringContaining('does not answer'),
  ]);
});

test('the robot leaves its checkout as it was', () => {
  const folder = github.checkout('checkout');
  doDuties(github.programs(folder), [TASK, { ...TASK, key: 'b', edit: ['wrong'] }], [FORM], '');
  expect(github.git(folder, 'status', '--porcelain', '--branch')).toBe('## main...origin/main');
  expect(readFileSync(join(folder, DATA), 'utf8')).toBe('day\n');
});

test('a command that is killed, or cannot start, is no edit without changes', () => {
  const keep = (...keeper: string[]) => programsIn('.', process.env, keeper).keep;
  expect(keep('sh', '-c', 'kill -9 $$')('due')).toMatchObject({ refused: 'ended with SIGKILL' });
  expect(() => keep('no-such-program')('due')).toThrow('ENOENT');
});
