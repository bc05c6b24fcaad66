/** An edit of the data as a pull request: its branch is one commit on main, and is built again whenever main moves. */
import type { Programs } from './programs.ts';

export interface Proposal {
  readonly branch: string;
  /** shortened if GitHub does not take it */
  readonly title: string;
  /** command of `npm run keep` with its arguments */
  readonly edit: readonly string[];
  /** what to look at before the edit is merged */
  readonly intro: string;
  /** nobody should merge it yet */
  readonly isDraft?: boolean | undefined;
}

export interface Pull {
  readonly number: number;
  readonly headRefName: string;
  readonly state: 'OPEN' | 'CLOSED' | 'MERGED';
}

/** GitHub takes a title of at most 256 letters and a body of at most 65,536, and Linux an argument of at most 131,072 bytes. */
const MAX_TITLE = 200;
const MAX_PRINTED = 30_000;

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The largest number of pull requests that are looked through. Without it, `gh` lists 30. */
const ALL = '1000';

/** Pull requests from branches of the repository itself. Forks can have branches of the same names. */
export function pullRequests({ gh }: Programs, state: 'open' | 'all', branch?: string): Pull[] {
  const named = branch === undefined ? [] : ['--head', branch];
  const fields = 'number,headRefName,state,isCrossRepository';
  const listed = gh('pr', 'list', '--state', state, ...named, '--limit', ALL, '--json', fields);
  return (JSON.parse(listed) as (Pull & { isCrossRepository: boolean })[]).filter((pull) => !pull.isCrossRepository);
}

/**
 * Opens the pull request of an edit, or builds it again on the main branch that is checked out.
 * @returns why there is none: refused by the command, nothing to change, or closed by a person
 * @throws {Error} if `git` or `gh` fails; the next run begins anew
 */
export function propose(
  programs: Programs,
  { branch, title: line, edit, intro, isDraft }: Proposal,
): string | undefined {
  const { git, gh, keep } = programs;
  const title = shortened(line, MAX_TITLE);
  const draft = isDraft ? ['--draft'] : [];
  const pulls = pullRequests(programs, 'all', branch);
  const open = pulls.find(({ state }) => state === 'OPEN');
  const [closed] = pulls;
  if (closed && !open) return `pull request #${closed.number} was ${closed.state.toLowerCase()}`;
  const base = git('rev-parse', '--abbrev-ref', 'HEAD');
  git('switch', '--quiet', '--detach');
  try {
    const { printed, refused } = keep(...edit);
    if (refused !== undefined) return refused;
    // A command writes data, and nothing else.
    git('add', '--update');
    if (git('diff', '--cached', '--name-only') === '') return 'nothing changes: the data say this already';
    git('commit', '--quiet', '--message', title);
    const [pushed] = git('ls-remote', 'origin', `refs/heads/${branch}`).split('\t');
    const commit = git('rev-parse', 'HEAD');
    if (pushed !== commit) git('push', '--quiet', '--force', 'origin', `HEAD:refs/heads/${branch}`);
    const body = `${intro}\n\n\`\`\`\n${shortened(printed, MAX_PRINTED)}\`\`\`\n`;
    if (open) editPull(programs, open.number, { title, body });
    else gh('pr', 'create', '--head', branch, '--base', base, '--title', title, '--body', body, ...draft);
    // GitHub starts no checks for what its own token pushes.
    const checks = gh('run', 'list', '--workflow', 'ci.yml', '--commit', commit, '--json', 'url');
    if (checks === '[]') gh('workflow', 'run', 'ci.yml', '--ref', branch);
    return undefined;
  } finally {
    git('switch', '--quiet', '--discard-changes', base);
  }
}

/** Changes a pull request. `gh pr edit` asks for its project boards too, which the token of a workflow may not read. */
export function editPull({ gh }: Programs, number: number, changed: Readonly<Record<string, string>>): void {
  const fields = Object.entries(changed).flatMap(([name, text]) => ['--raw-field', `${name}=${text}`]);
  gh('api', '--silent', '--method', 'PATCH', `repos/{owner}/{repo}/pulls/${number}`, ...fields);
}
