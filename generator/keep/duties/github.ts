/**
 * `npm run keep -- duties`, each morning on GitHub: keeps one issue with the tasks that are due, and opens one pull request for
 * each task whose edit a person only has to confirm. It needs `git` and `gh`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Task } from './duties.ts';
import { tasksOf } from './main.ts';

const TITLE = 'Facts are due';

/** @throws {Error} with the output of a command that fails */
function run(command: string, ...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: ${stdout}${stderr}`);
  return stdout.trim();
}

const git = (...parameters: string[]) => run('git', ...parameters);
export const gh = (...parameters: string[]) => run('gh', ...parameters);

interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
}

/** Rewrites the body of the one issue, comments on lines that are new, and closes it when nothing is due. */
export function updateIssue(tasks: readonly Task[]): void {
  const body = tasks.map(({ line }) => `- ${line}`).join('\n');
  const open = JSON.parse(
    gh('issue', 'list', '--state', 'open', '--limit', '500', '--json', 'number,title,body'),
  ) as Issue[];
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
  if (added.length > 0) gh('issue', 'comment', number, '--body', added.join('\n'));
}

/** Runs the command of an edit on a new branch and opens its pull request. @returns why the edit was refused */
export function openPullRequest(
  branch: string,
  title: string,
  edit: readonly string[],
  confirm: string,
): string | undefined {
  const base = git('rev-parse', '--abbrev-ref', 'HEAD');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'keep', '--', ...edit], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    return stderr.trim();
  }
  git('switch', '--quiet', '--create', branch);
  // A command writes data, tables and the figures in the documents, and nothing else.
  git('add', '--update');
  git('commit', '--quiet', '--message', title);
  git('push', '--quiet', 'origin', branch);
  const file = join(mkdtempSync(join(tmpdir(), 'duty-')), 'body.md');
  writeFileSync(file, `${confirm}\n\n\`\`\`\n${stdout}\`\`\`\n`);
  gh('pr', 'create', '--head', branch, '--base', base, '--title', title, '--body-file', file);
  // GitHub starts no checks for what its own token pushes.
  gh('workflow', 'run', 'ci.yml', '--ref', branch);
  git('switch', '--quiet', base);
  return undefined;
}

/** One pull request a task, also after it was closed: a closed one means no. */
function openPullRequests(tasks: readonly Task[]): void {
  for (const { key, line, edit, confirm = '' } of tasks) {
    if (!edit) continue;
    const branch = `duty/${key}`;
    if (gh('pr', 'list', '--state', 'all', '--head', branch, '--json', 'number') !== '[]') continue;
    const refused = openPullRequest(branch, line, edit, confirm);
    if (refused) console.log(`${key}: ${refused}`);
  }
}

/** @returns exit code */
export function runDuties(root: string, now: number): number {
  const tasks = tasksOf(root, now);
  updateIssue(tasks);
  openPullRequests(tasks);
  return 0;
}
