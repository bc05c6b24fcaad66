/**
 * A year of keeping, played on a stand-in for GitHub under a false clock: people fill in forms, merge, and edit `data/` by
 * the commands of docs/data.md and docs/keeping.md, and nothing else. After each edit the workflows run that GitHub would
 * start: the release and the duties. No test fails.
 *
 * The tests and the pages run once, after all edits: they take minutes, and each edit stays in the data until then.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { RATE_LIMIT } from '../../github/rules.ts';
import { documentedCommands } from '../../support/documented-commands.ts';
import { type HostedProject, hostProject, REAL } from './hosted-project.ts';
import {
  AUTUMN,
  CALENDAR,
  closure,
  GILAN,
  month,
  movedMonth,
  NOON_OF_EVE,
  nextMonth,
  YAZD,
  YEAR,
} from './invented-year.ts';

vi.setConfig({ testTimeout: 60 * 60_000, hookTimeout: 10 * 60_000 });

let folder: string;
let project: HostedProject;
/** Clone of the keeper. */
let clone: string;
/** Moment of the play. */
let now = AUTUMN;

const run = (program: string, ...parameters: string[]): string => project.run(clone, program, ...parameters);
const keep = (...parameters: string[]): string => run('npm', 'run', '--silent', 'keep', '--', ...parameters);
const attempt = (...parameters: string[]) => project.play(clone, 'npm', 'run', '--silent', 'keep', '--', ...parameters);
const local = (path: string): string => readFileSync(join(clone, path), 'utf8');
const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(join(clone, path), change(local(path)));

/** The keeper takes what the workflows and others have brought to main. */
const pull = (): string => run('git', 'pull', '--quiet', '--ff-only', '--tags');

/** The checks that read the data pass, and the edit reaches main; then it is released. @returns the new version */
function passes(subject: string): string {
  run('npm', 'run', 'check');
  run('git', 'commit', '--all', '--quiet', '--message', subject);
  run('git', 'push', '--quiet', 'origin', 'HEAD:main');
  const version = project.publishes();
  pull();
  return version;
}

/** A documented example with other values: each option, or argument by its place, that is given. */
function example(name: string, part: string, values: Readonly<Record<string, string>>): string[] {
  const given = documentedCommands(name).find((words) => words.includes(part))!;
  const places = Object.entries(values).map(([key, value]) => [
    /\d/.test(key) ? Number(key) : given.indexOf(key) + 1,
    value,
  ]);
  const changed = new Map(places as [number, string][]);
  return given.map((word, index) => changed.get(index) ?? word);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'salnama-keeping-'));
  project = hostProject(folder, () => now);
  clone = project.clone('keeper');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a new repository is set up, and its first release has no step', () => {
  project.github.change((state) => Object.assign(state, { mayOpenPulls: false }));
  const changes = project.read('data/changes.csv');
  expect(attempt('release', 'big')).toMatchObject({ status: 1, output: expect.stringContaining('step is "big"') });
  expect(project.versions()).toEqual([]);
  keep('setup-repository', '--apply', '--npm', '--keepers', '@sara', '--site-url', 'https://calendar.example.org');
  expect(project.publishes()).toBe('v0.1.0');
  expect(project.read('data/changes.csv')).toBe(changes);
  expect(project.github.state()).toMatchObject({ mayOpenPulls: true, labels: expect.arrayContaining(['data']) });
  // Its site is nowhere.
  project.github.change(({ variables }) => delete variables.SITE_URL);
  pull();
});

test('the official calendar of the next year is entered', () => {
  const file = join(folder, `calendar-${YEAR}.csv`);
  writeFileSync(file, CALENDAR.join('\n'));
  expect(attempt('calendar-year', file)).toMatchObject({ status: 1 });
  expect(keep('calendar-year', ...example('calendar-year', '--enter', { 0: file }))).toContain('1 new occasion');
  expect(attempt('calendar-year', file)).toMatchObject({ status: 0 });
  passes('Enter the calendar');
  expect(project.read('data/changes.csv')).toMatch(/,new-occasion,fresh-water-day,/);
});

test('two provinces from two forms on one evening, one corrected, and a month: all are released, no command is typed', () => {
  const first = project.fillIn('Close a day: ', closure(GILAN, 'offices'));
  const second = project.fillIn('', closure(YAZD, 'schools'));
  project.fillIn('Close a day: ', closure(GILAN, 'offices, schools'), first);
  project.merge(`form/${first}`);
  expect(project.read('CHANGELOG.md')).toMatch(
    /## 0\.1\.2 .*\n\n### Data\n\n- 1 change of the data, .*\n- Closed: .*, offices schools, gilan\./,
  );
  const { name, day } = nextMonth;
  const third = project.fillIn('Announce a month: ', month({ month: name, day, source: 'Office' }));
  project.merge(`form/${second}`);
  project.merge(`form/${third}`);
  expect(project.versions()).toEqual(['v0.1.0', 'v0.1.1', 'v0.1.2', 'v0.1.3', 'v0.1.4']);
  expect(project.read('data/changes.csv')).toContain(`,month,${name.replace('/', '-')},${day},${day},yes,`);
  expect(project.read('data/closures.csv')).toMatch(/,offices schools,gilan,[\s\S]*,schools,yazd,/);
  expect(project.read('data/changes.csv')).toMatch(
    /,closure,closure-\S+-gilan-offices,[\s\S]*,closure,closure-\S+-yazd-/,
  );
  expect(
    project.github
      .state()
      .issues.filter(({ state }) => state === 'OPEN')
      .map(({ author }) => author),
  ).toEqual(['app/github-actions']);
});

test('a form that is refused tells why, and a wrong value leaves no trace', () => {
  const before = project.read('data/hijri-months.csv');
  const fields = month({ month: '--help', day: '2027-02-30', source: '--url=x' });
  const issue = project.fillIn('Announce a month: ', fields);
  const { comments } = project.github.state().issues.find(({ number }) => number === issue)!;
  expect(comments).toEqual([expect.stringMatching(/Month is "--help": an Islamic month/)]);
  expect(project.read('data/hijri-months.csv')).toBe(before);
  project.github.change(({ issues }) => {
    issues.find(({ number }) => number === issue)!.state = 'CLOSED';
  });
});

test('a weekend and a city are released one by one, and each is in the list of changes', () => {
  pull();
  edit('data/sectors.json', (text) => {
    const weekends = [
      { from: null, until: `${YEAR}-06-31`, days: 'thu-fri' },
      { from: `${YEAR}-07-01`, until: null, days: 'fri-sat', law: Object.keys(JSON.parse(local('data/laws.json')))[0] },
    ];
    return text.replace(/("offices": \{[\s\S]*?"weekends": )\[.*?\]/, `$1${JSON.stringify(weekends)}`);
  });
  run('npm', 'run', '--silent', 'tables');
  const version = passes('Move the weekend of offices');
  expect(project.read('data/changes.csv')).toMatch(/,weekend,offices,thu-fri,"thu-fri, fri-sat from /);
  // Its inhabitants, the first whole number of the row.
  edit('data/cities.csv', (text) => text.replace(/^(IR,arak,.*?,)\d+(?=,)/m, '$1500000'));
  run('npm', 'run', '--silent', 'tables');
  expect(passes('Count the people of a city')).not.toBe(version);
  expect(project.read('data/changes.csv')).toMatch(/,file,cities\.csv,/);
});

test('a report of a wrong date waits for a person, whose edit is released', () => {
  const fields = {
    'What is wrong?': 'Page: /occasions/fresh-water-day',
    'What should it be?': 'the title',
    'How do you know?': 'x',
  };
  const issue = project.fillIn('Wrong: Fresh Water Day', fields);
  expect(project.github.state().issues.find(({ number }) => number === issue)).toMatchObject({ comments: [] });
  edit('data/occasions/national.csv', (text) => text.replace('Fresh Water Day', 'Drinking Water Day'));
  run('npm', 'run', '--silent', 'tables');
  passes(`Correct a title\n\nFixes #${issue}`);
  expect(project.read('data/changes.csv')).toMatch(/,retitled,fresh-water-day,/);
});

/** Gives a holiday its last year. */
function abolish(slug: string, note: string): void {
  const row = new RegExp(`^(${slug},[^,]*,\\d+),,(yes,.*),[^,]*$`, 'm');
  expect(local('data/holidays.csv')).toMatch(row);
  edit('data/holidays.csv', (text) => text.replace(row, `$1,${YEAR - 1},$2,${note}`));
  run('npm', 'run', '--silent', 'tables');
}
const ABOLISHED = 'khordad-15-uprising';

test('a holiday is abolished, and the release writes what happened', () => {
  abolish(ABOLISHED, 'abolished by an act of this year');
  passes('Abolish a holiday');
  expect(project.read('data/changes.csv')).toMatch(
    new RegExp(`withdrawn,${ABOLISHED},.*,abolished by an act of this year,`),
  );
  expect(project.read('CHANGELOG.md')).toContain(`- No longer a day off: ${ABOLISHED},`);
});

test('a release without a reason changes nothing', () => {
  abolish('revolution-victory', '');
  run('git', 'commit', '--all', '--quiet', '--message', 'Abolish another one');
  expect(attempt('release')).toMatchObject({ status: 1, output: expect.stringContaining('--reason') });
  expect(run('git', 'status', '--porcelain')).toBe('');
  expect(run('git', 'log', '-1', '--format=%s')).toBe('Abolish another one\n');
  run('git', 'reset', '--quiet', '--hard', 'HEAD~1');
});

test('another keeper takes a release back in a fresh clone, as docs/keeping.md says', () => {
  clone = project.clone('new-keeper');
  const wrong = run('git', 'log', '--format=%H', '--grep', 'Abolish a holiday').trim();
  const [, steps] = /### Take a release back[\s\S]*?```sh\n([\s\S]*?)```/.exec(local('docs/keeping.md'))!;
  const [revert, ...others] = steps!.replaceAll('COMMIT', wrong).replaceAll('ID', 'ut-published-calendar').split('\n');
  project.play(clone, 'bash', '-c', revert!);
  run('bash', '-euc', others.join('\n'));
  run('git', 'push', '--quiet', '--atomic', '--follow-tags', 'origin', 'HEAD:main');
  const count = project.versions().length;
  // The push of a release releases nothing more.
  project.publishes();
  expect(project.versions()).toHaveLength(count);
  expect(project.read('data/changes.csv')).toMatch(new RegExp(`added,${ABOLISHED},.*,entered by mistake,`));
  expect(project.read('data/holidays.csv')).not.toContain('abolished by an act of this year');
});

test('a month moves on its eve by a form, and is put right the next morning', () => {
  now = NOON_OF_EVE;
  const { name, day, other } = movedMonth;
  const fields = month({ month: name, day: other, source: 'First notice', reason: 'not seen' });
  const issue = project.fillIn('Announce a month: ', fields);
  expect(project.github.pullOf(`form/${issue}`)!.body).toContain(`→ ${other}`);
  project.merge(`form/${issue}`);
  pull();
  const corrected = example('announce', '--reason', { 0: name, 1: day, '--source': 'Second notice' });
  expect(keep('announce', ...corrected)).toContain(`→ ${day}`);
  passes('Correct the month');
  expect(
    project.read('data/changes.csv').match(new RegExp(`,month,${name.replace('/', '-')},`, 'g'))!.length,
  ).toBeGreaterThan(1);
});

test('a closure is taken back by a form, or by deleting its line, with each refusal of GitHub in the way', () => {
  now = AUTUMN;
  const refusals = [
    'pr create',
    'workflow run ci.yml',
    'workflow run publish.yml',
    'release upload',
    'workflow run pages.yml',
  ];
  project.github.change((state) =>
    state.refusals.push(...refusals.map((command) => ({ command, answer: RATE_LIMIT }))),
  );
  const { 'روز نخست · First day': day, 'کجا · Where': where } = closure(GILAN, '');
  const fields = {
    'روز نخست · First day': day!,
    'کجا · Where': where!,
    'علت · Reason': 'لغو شد',
    'منبع · Source': 'IRNA 3',
  };
  const { github } = project;
  const issue = github.fillIn('Withdraw a closure: ', fields);
  expect(github.settle().map(({ workflow }) => workflow)).toEqual(['form.yml']);
  // Edited twice, until GitHub lets it through.
  for (const workflows of [['form.yml'], []]) {
    github.fillIn('Withdraw a closure: ', fields, issue);
    expect(github.settle().map(({ workflow }) => workflow)).toEqual(workflows);
  }
  github.merge(github.pullOf(`form/${issue}`)!.number);
  // Failed jobs are run again, until nothing fails.
  for (let failed = github.settle(); failed.length > 0; failed = github.settle()) {
    github.change(({ runs }) => {
      for (const { workflow } of failed)
        Object.assign(runs.findLast((run) => run.workflow === workflow)!, { status: 'queued' });
    });
  }
  project.publishes();
  expect(project.read('data/closures.csv')).not.toContain(`,${GILAN.split(' · ')[1]},,,تعطیلی به علت سرمای نمایش`);
  expect(project.read('data/changes.csv')).toMatch(
    /,closure,closure-\S+-gilan-offices,"[^"]*",,no,Salnama,لغو شد,withdrawal-/,
  );
  expect(project.read('CHANGELOG.md')).toMatch(/- No longer closed: .* gilan \(لغو شد\)\./);
  clone = project.clone('web-editor');
  edit('data/closures.csv', (text) => text.replace(/^closure-.*-yazd-schools,.*\n/m, ''));
  run('git', 'commit', '--all', '--quiet', '--message', 'Delete a closure');
  run('git', 'push', '--quiet', 'origin', 'HEAD:main');
  project.publishes();
  expect(project.read('data/changes.csv')).toMatch(/,closure,closure-\S+-yazd-schools,.*,,no,Salnama,withdrawn,$/m);
});

test('the robot asks its keepers for what is due; a look releases nothing', () => {
  now = NOON_OF_EVE;
  project.github.schedule('duty.yml');
  project.settle();
  const due = project.github.state().issues.find(({ title, state }) => title === 'Facts are due' && state === 'OPEN')!;
  expect(due.body).toMatch(/^@sara\n\n- [\s\S]*time-zone data/);
  const branches = project.github
    .state()
    .pulls.filter(({ state }) => state === 'OPEN')
    .map(({ headRefName }) => headRefName);
  const count = project.versions().length;
  project.merge(branches.find((branch) => branch.startsWith('duty/time-zones-'))!);
  project.merge(branches.findLast((branch) => branch.startsWith('duty/closures-'))!);
  expect(project.versions()).toHaveLength(count);
  expect(project.read('data/checked.json')).toContain(now.slice(0, 10));
});

test('pages are built from the edited data', () => {
  clone = project.clone('build');
  run('env', ...REAL, `SALNAMA_ONLY=${YEAR},tehran`, 'npm', 'run', 'build');
  expect(local('dist/closures.html')).not.toContain('تعطیلی به علت سرمای نمایش');
  expect(local('dist/feeds/closures.ics')).not.toContain('سرمای نمایش');
  expect(local('dist/feeds/changes.atom')).toContain('لغو شد');
  expect(local(`dist/calendar/${YEAR}/2.html`)).toContain('روز آب شیرین');
  expect(local('dist/api/changes.json')).toContain('"kind":"weekend"');
});

test('no test and no check of the data and of what a release writes fails', () => {
  clone = project.clone('tests');
  // Some tools read the packages only in the project itself.
  run('rm', 'node_modules');
  run('cp', '-al', join(process.cwd(), 'node_modules'), 'node_modules');
  run('env', ...REAL, 'npm', 'run', 'check', '--', 'docs', 'links', 'spelling', 'format', 'types');
  const projects = ['compile', 'pure', 'service', 'package'].flatMap((name) => ['--project', name]);
  // Tests of connections under load read no data, and take minutes.
  const chosen = readdirSync('test').flatMap((name) => (name === 'faults' ? [] : `test/${name}`));
  run('env', ...REAL, 'npx', 'vitest', 'run', ...projects, ...chosen);
});
