/** `npm run keep -- form`, on GitHub: turns an issue made by a form of the editor into a pull request, or says why not. */
import { readData } from '../../compile/data.ts';
import { commandOfIssue, type Form, formOfIssue, issueForms, withLabels } from '../issue-forms.ts';
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
  const refused = propose(programs, {
    branch: `form/${issue.number}`,
    title: titleOf(form, edit),
    edit,
    intro: `Closes #${issue.number}`,
  });
  return refused && withLabels(form, refused);
}

/** More provinces are counted in a title. */
const MAX_NAMED = 4;

/** `Close a day: 1405-11-25, gilan,mazandaran` */
function titleOf({ name }: Form, edit: readonly string[]): string {
  const scope = edit.find((word) => word.startsWith('--scope='))?.slice('--scope='.length);
  const count = scope?.split(',').length ?? 0;
  const places = edit.slice(edit.indexOf('--') + 1);
  return `${name}: ${[places.join(' '), ...(scope ? [count > MAX_NAMED ? `${count} provinces` : scope] : [])].join(', ')}`;
}

const TRY_AGAIN = `برای تلاش دوباره، همین فرم را ویرایش کنید؛ اگر درخواستش بسته شده است، فرم تازه‌ای پر کنید.
Edit the form above to try again; if its pull request is closed, fill in a new form.`;
const ONLY_KEEPERS = `این فرم برای نگهدارندگان است. اگر تاریخی اشتباه است، فرم «تاریخ یا تعطیلی اشتباه» را پر کنید.
This form is for people who may push to this repository. For a wrong date, fill in the form "Wrong date or holiday".`;

/** People with this permission may push. GitHub answers `write` for the role "maintain" too. */
const MAY_PUSH = ['admin', 'write'];

/**
 * Answers an issue that was opened or edited: without a pull request there is a comment that says why.
 * @param author login of the person who opened it
 * @returns whether everything was done
 */
export function answerIssue(programs: Programs, forms: readonly Form[], issue: Issue, author: string): boolean {
  if (!formOfIssue(forms, issue)) return true;
  const comment = (text: string) => programs.gh('issue', 'comment', String(issue.number), '--body', text);
  try {
    const asked = `repos/{owner}/{repo}/collaborators/${author}/permission`;
    const mayPush = MAY_PUSH.includes(programs.gh('api', asked, '--jq', '.permission'));
    const reason = mayPush ? proposeForm(programs, forms, issue) : undefined;
    if (!mayPush) comment(ONLY_KEEPERS);
    else if (reason) comment(`${reason}\n\n${TRY_AGAIN}`);
    return true;
  } catch (error) {
    comment(`انجام نشد · Not done: ${(error as Error).message}\n\n${TRY_AGAIN}`);
    return false;
  }
}

/**
 * @param environment has the issue in `ISSUE_NUMBER`, `ISSUE_AUTHOR`, `ISSUE_TITLE` and `ISSUE_BODY`
 * @returns exit code
 */
export function answerForm(root: string, environment: NodeJS.ProcessEnv): number {
  const { ISSUE_NUMBER, ISSUE_AUTHOR = '', ISSUE_TITLE = '', ISSUE_BODY = '' } = environment;
  const issue = { number: Number(ISSUE_NUMBER), title: ISSUE_TITLE, body: ISSUE_BODY };
  return answerIssue(programsIn(root), issueForms(readData(root)), issue, ISSUE_AUTHOR) ? 0 : 1;
}
