/**
 * The robot of the duties: `npm run keep -- duties`, each morning and after each release on GitHub. It keeps one issue
 * with the tasks that are due, opens a pull request for each task whose edit a person only has to confirm, and builds
 * all open pull requests again on main. It needs `git` and `gh`.
 */

import { todayInTehran } from '#api/base/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import { readData } from '../../compile/data.ts';
import { readVersion } from '../../compile/version.ts';
import { type Form, issueForms } from '../issue-forms.ts';
import type { Task } from './duties.ts';
import { type Issue, proposeForm } from './issue.ts';
import { tasksOf } from './main.ts';
import { type Programs, programsIn, runEach } from './programs.ts';
import { failedRuns, oldSite } from './published.ts';
import { editPull, propose, pullRequests } from './pull-request.ts';

const TITLE = 'Facts are due';

/**
 * Rewrites the body of the robot's own issue, comments on lines that are new, and closes it when nothing is due. Issues
 * of others with the same title do not count.
 * @param keepers names as `@name`, whom GitHub tells of the issue and of each comment
 */
export function updateIssue({ gh }: Programs, tasks: readonly Task[], keepers: string): void {
  const body = [keepers, '', ...tasks.map(({ line }) => `- ${line}`)].join('\n').trim();
  const own = ['--state', 'open', '--app', 'github-actions', '--limit', '1000'];
  const open = JSON.parse(gh('issue', 'list', ...own, '--json', 'number,title,body')) as Issue[];
  const issue = open.find(({ title }) => title === TITLE);
  if (!issue) {
    if (tasks.length > 0) gh('issue', 'create', '--title', TITLE, '--body', body);
    return;
  }
  const number = String(issue.number);
  if (tasks.length === 0) {
    gh('issue', 'close', number, '--comment', 'Nothing is due.');
    return;
  }
  if (issue.body.trim() !== body) gh('issue', 'edit', number, '--body', body);
  const known = new Set(issue.body.split(/\r?\n/));
  const added = body.split('\n').filter((line) => !known.has(line));
  if (added.length > 0) gh('issue', 'comment', number, '--body', [...added, '', keepers].join('\n').trim());
}

/** Builds the pull request of a form again, or says in it why that is not possible. */
function rebuildForm(programs: Programs, forms: readonly Form[], pull: number, number: string): void {
  const issue = JSON.parse(programs.gh('issue', 'view', number, '--json', 'number,title,body')) as Issue;
  const reason = proposeForm(programs, forms, issue);
  if (reason) editPull(programs, pull, { body: `Closes #${number}\n\nNot up to date with main: ${reason}` });
}

/** @param environment has the address of the site in `SITE_URL`, and `KEEPERS` @returns exit code */
export async function runDuties(root: string, now: number, environment: NodeJS.ProcessEnv): Promise<number> {
  const { SITE_URL, KEEPERS = '' } = environment;
  const { version, changed } = readVersion(root);
  // On the day of a release its site may still be on the way.
  const isPublished = changed < gregorian.toIsoDate(todayInTehran(now));
  const site = SITE_URL && isPublished ? await oldSite(SITE_URL, version) : [];
  const tasks = [...tasksOf(root, now), ...site];
  return doDuties(programsIn(root), tasks, issueForms(readData(root)), KEEPERS) ? 0 : 1;
}

/** @returns whether everything was done; what failed is printed, and the rest is done */
export function doDuties(programs: Programs, tasks: readonly Task[], forms: readonly Form[], keepers: string): boolean {
  return runEach([
    ['issue', () => updateIssue(programs, [...tasks, ...failedRuns(programs)], keepers)],
    ...tasks.flatMap((task) => (task.edit ? [[task.key, () => proposeTask(programs, task)] as const] : [])),
    ['forms', () => rebuildForms(programs, forms)],
  ]);
}

function proposeTask(programs: Programs, { key, line, title = line, edit = [], confirm = '', isDraft }: Task): void {
  const intro = [line, confirm].join('\n\n');
  const reason = propose(programs, { branch: `duty/${key}`, title, edit, intro, isDraft });
  if (reason) console.log(`${key}: ${reason}`);
}

const rebuildForms = (programs: Programs, forms: readonly Form[]): boolean =>
  runEach(
    pullRequests(programs, 'open').flatMap(({ number, headRefName }) => {
      const issue = /^form\/(\d+)$/.exec(headRefName)?.[1];
      return issue ? [[headRefName, () => rebuildForm(programs, forms, number, issue)] as const] : [];
    }),
  );
