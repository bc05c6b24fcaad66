/** `npm run keep -- form`, on GitHub: turns an issue made by a form of the editor into a pull request, or says why not. */
import { readData } from '../../compile/data.ts';
import { commandOfIssue, type Form, formOfIssue, issueForms } from '../issue-forms.ts';
import { type Programs, programsIn } from './programs.ts';
import { propose } from './pull-request.ts';

export interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
}

/**
 * Opens the pull request of a filled form, or builds it again.
 * @returns why there is none; undefined if there is one, or if the issue is not of a form
 */
export function proposeForm(programs: Programs, forms: readonly Form[], issue: Issue): string | undefined {
  const made = formOfIssue(forms, issue);
  if (!made || 'problem' in made) return made?.problem;
  const { form } = made;
  const edit = commandOfIssue(form, issue.body);
  return propose(programs, {
    branch: `form/${issue.number}`,
    title: titleOf(form, edit),
    edit,
    intro: `Closes #${issue.number}`,
  });
}

/** `Close a day: 1405-11-25, gilan,mazandaran` */
function titleOf({ name }: Form, edit: readonly string[]): string {
  const scope = edit.find((word) => word.startsWith('--scope='))?.slice('--scope='.length);
  const places = edit.slice(edit.indexOf('--') + 1);
  return `${name}: ${[places.join(' '), ...(scope ? [scope] : [])].join(', ')}`;
}

/** Answers an issue that was opened or edited: without a pull request there is a comment that says why. */
export function answerIssue(programs: Programs, forms: readonly Form[], issue: Issue): void {
  const reason = proposeForm(programs, forms, issue);
  if (reason) programs.gh('issue', 'comment', String(issue.number), '--body', `${reason}\n\n${TRY_AGAIN}`);
}

const TRY_AGAIN = 'Edit the form above to try again; if its pull request is closed, fill in a new form.';

/** @param environment has the issue in `ISSUE_NUMBER`, `ISSUE_TITLE` and `ISSUE_BODY` @returns exit code */
export function answerForm(root: string, environment: NodeJS.ProcessEnv): number {
  const { ISSUE_NUMBER, ISSUE_TITLE = '', ISSUE_BODY = '' } = environment;
  const issue = { number: Number(ISSUE_NUMBER), title: ISSUE_TITLE, body: ISSUE_BODY };
  answerIssue(programsIn(root), issueForms(readData(root)), issue);
  return 0;
}
