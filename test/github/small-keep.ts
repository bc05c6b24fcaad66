/**
 * `npm run keep` of a small project: one file of data, one form and one task. The robot of forms and duties is the real one.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { doDuties } from '#generator/keep/duties/github.ts';
import { answerIssue } from '#generator/keep/duties/issue.ts';
import { programsIn } from '#generator/keep/duties/programs.ts';
import type { Form } from '#generator/keep/issue-forms.ts';
import { nextVersion } from '#generator/keep/release/version.ts';

export const DATA = 'data/closures.csv';

export const FORM: Form = {
  id: 'close-day',
  command: ['close-day'],
  name: 'Close a day',
  description: '',
  fields: [
    { option: 'day', label: 'First day' },
    { option: 'scope', label: 'Where', choices: ['a', 'b'] },
  ],
};
/** Longer than a title may be. */
const WATCH = 'has parliament passed the bill? '.repeat(12).trim();
export const TASK = { key: 'bill-1', line: WATCH, edit: ['checked', 'bill'], confirm: 'Look.' };

const git = (...parameters: string[]): string => execFileSync('git', parameters, { encoding: 'utf8' });

/** Adds a line to the data, and refuses one that is there. */
function enter(words: readonly string[]): number {
  const line = words.join(' ');
  const text = readFileSync(DATA, 'utf8');
  const refused = line.includes('wrong')
    ? 'day is "wrong": a day'
    : text.includes(`${line}\n`) && 'day is "1": closed already';
  if (refused) console.error(refused);
  else {
    appendFileSync(DATA, `${line}\n`);
    console.log(`entered ${line}`);
  }
  return refused ? 2 : 0;
}

/** One commit with a new version, and its tag. The first release has the version that is there. */
function release(): number {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const isFirst = git('tag', '--list').trim() === '' && git('log', '--format=%s', '--grep=^Release').trim() === '';
  const version = isFirst ? manifest.version : nextVersion(manifest.version, 'patch');
  writeFileSync('package.json', JSON.stringify({ ...manifest, version }));
  git('commit', '--quiet', '--allow-empty', '--all', '--message', `Release ${version}`);
  git('tag', '--force', '--annotate', `v${version}`, '--message', version);
  return 0;
}

function run([command = '', ...words]: readonly string[], environment: NodeJS.ProcessEnv): number {
  const { GH_TOKEN, ISSUE_NUMBER, ISSUE_AUTHOR = '', ISSUE_TITLE = '', ISSUE_BODY = '', KEEPERS = '' } = environment;
  if (command === 'release' || command === 'close-day') {
    if (GH_TOKEN) throw new Error('a command that writes data has the token');
    return command === 'release' ? release() : enter([command, ...words]);
  }
  const programs = programsIn(process.cwd());
  if (command === 'duties') return doDuties(programs, existsSync('due') ? [TASK] : [], [FORM], KEEPERS) ? 0 : 1;
  if (command !== 'form') return enter([command, ...words]);
  const issue = { number: Number(ISSUE_NUMBER), title: ISSUE_TITLE, body: ISSUE_BODY };
  return answerIssue(programs, [FORM], issue, ISSUE_AUTHOR) ? 0 : 1;
}

if (import.meta.main) process.exitCode = run(process.argv.slice(2), process.env);
