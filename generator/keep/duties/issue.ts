/** `npm run keep -- form`, on GitHub: turns an issue made by a form of the editor into a pull request, or says what is refused. */
import { readData } from '../../compile/data.ts';
import { commandOfIssue, issueForms } from '../issue-forms.ts';
import { gh, openPullRequest } from './github.ts';

interface Issue {
  readonly number: string;
  readonly body: string;
  readonly labels: readonly string[];
}

function answer({ number, body, labels }: Issue): void {
  const form = issueForms(readData()).find(({ command }) => labels.includes(command));
  const branch = `form/${number}`;
  if (!form || gh('pr', 'list', '--state', 'all', '--head', branch, '--json', 'number') !== '[]') return;
  const edit = commandOfIssue(form, body);
  const title = `${form.name}: ${edit.slice(1, form.command === 'announce' ? 3 : 2).join(' ')}`;
  const refused = openPullRequest(branch, title, edit, `Closes #${number}`);
  if (refused) gh('issue', 'comment', number, '--body', `${refused}\n\nEdit the form above to try again.`);
}

/** @param environment has the issue in `ISSUE_…` @returns exit code */
export function answerForm(environment: NodeJS.ProcessEnv): number {
  const { ISSUE_NUMBER = '', ISSUE_BODY = '', ISSUE_LABELS = '[]' } = environment;
  answer({ number: ISSUE_NUMBER, body: ISSUE_BODY, labels: JSON.parse(ISSUE_LABELS) as string[] });
  return 0;
}
