/**
 * What GitHub knows of the repository of a test, and what GitHub refuses: each rule has the address of its documentation.
 * Where the documentation gives no message, the message is one that people have reported.
 */

export interface StandInIssue {
  number: number;
  title: string;
  body: string;
  state: 'OPEN' | 'CLOSED';
  /** `app/github-actions` for the robot */
  author: string;
  comments: string[];
}

export interface StandInPull {
  number: number;
  title: string;
  body: string;
  headRefName: string;
  baseRefName: string;
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  isDraft?: boolean;
  /** from a fork */
  isCrossRepository: boolean;
}

export interface StandInRun {
  /** file of the workflow */
  workflow: string;
  event: 'push' | 'workflow_dispatch' | 'issues' | 'schedule';
  /** name of the branch or tag */
  ref: string;
  refType: 'branch' | 'tag';
  sha: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: '' | 'success' | 'failure' | 'cancelled';
  /** what the event tells, as `github.event` */
  payload: Record<string, unknown>;
  /** what a failed step printed */
  log: string;
}

export interface State {
  issues: StandInIssue[];
  pulls: StandInPull[];
  labels: string[];
  runs: StandInRun[];
  variables: Record<string, string>;
  /** endpoints of the API with what was sent to them */
  settings: Record<string, unknown>;
  releases: { tag: string; isDraft: boolean; files: string[] }[];
  /** releases whose module is at PyPI */
  pypi: string[];
  /** versions that Pages served, the last one now */
  pages: string[];
  /** the setting "Allow GitHub Actions to create and approve pull requests" */
  mayOpenPulls: boolean;
  isAdministrator: boolean;
  /** roles of people in the repository; others have none */
  roles: Record<string, string>;
  /** commands that are refused once: their beginning, and the answer */
  refusals: { command: string; answer: string }[];
}

export const newState = (): State => ({
  ...{ issues: [], pulls: [], labels: ['bug', 'enhancement'], runs: [], variables: {}, settings: {}, releases: [] },
  ...{ pypi: [], pages: [], mayOpenPulls: true, isAdministrator: true },
  ...{ roles: { editor: 'maintain', owner: 'admin', reader: 'read' }, refusals: [] },
});

export function refuse(answer: string): never {
  throw new Error(answer);
}

/** @see https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api */
export const RATE_LIMIT = 'HTTP 403: API rate limit exceeded for installation. (https://api.github.com/graphql)';

/** The first refusal of a command that a test has ordered. */
export function refuseAsOrdered(state: State, command: string): void {
  const index = state.refusals.findIndex((refusal) => command.startsWith(refusal.command));
  const [ordered] = index < 0 ? [] : state.refusals.splice(index, 1);
  if (ordered) refuse(ordered.answer);
}

/** @see https://docs.github.com/en/rest/pulls/pulls#create-a-pull-request and github.com/googleapis/repo-automation-bots/issues/1895 */
const MAX_TITLE = 256;
/** @see https://docs.github.com/en/rest/issues/comments#create-an-issue-comment and github.com/nearform-actions/optic-release-automation-action/issues/197 */
const MAX_BODY = 65_536;

export function checkText(mutation: string, { title = '', body = '' }: { title?: string; body?: string }): void {
  if (title.length > MAX_TITLE) refuse(`GraphQL: Title is too long (maximum is ${MAX_TITLE} characters) (${mutation})`);
  if (body.length > MAX_BODY) refuse(`GraphQL: Body is too long (maximum is ${MAX_BODY} characters) (${mutation})`);
}

/** @see https://cli.github.com/manual/gh_issue_create */
export function checkLabel({ labels }: State, label: string | undefined): void {
  if (label !== undefined && !labels.includes(label)) refuse(`could not add label: '${label}' not found`);
}

/** @see https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/enabling-features-for-your-repository/managing-github-actions-settings-for-a-repository#preventing-github-actions-from-creating-or-approving-pull-requests */
export function checkMayOpenPulls({ mayOpenPulls }: State): void {
  const answer = 'GitHub Actions is not permitted to create or approve pull requests (createPullRequest)';
  if (!mayOpenPulls) refuse(`pull request create failed: GraphQL: ${answer}`);
}

/** @see https://docs.github.com/en/rest/pulls/pulls#create-a-pull-request: 422 */
export function checkOnePull({ pulls }: State, head: string, base: string): void {
  const own = pulls.filter((pull) => pull.headRefName === head && !pull.isCrossRepository);
  if (own.some(({ state }) => state === 'OPEN')) {
    refuse(`a pull request for branch "${head}" into branch "${base}" already exists`);
  }
}

/** A draft is not merged. @see https://docs.github.com/en/pull-requests/collaborating-with-pull-requests/proposing-changes-to-your-work-with-pull-requests/about-pull-requests#draft-pull-requests */
export function checkMergeable({ isDraft }: StandInPull): void {
  if (isDraft) refuse('Pull Request is still a draft (HTTP 405)');
}

/**
 * What exists is not made again. @see https://docs.github.com/en/rest/pages/pages#create-a-github-pages-site: 409
 * @see https://docs.github.com/en/rest/repos/rules#create-a-repository-ruleset: 422 for a name that exists
 */
export function checkIsNew({ settings }: State, endpoint: string, name: string): void {
  if (!(endpoint + name in settings)) return;
  refuse(name === '' ? 'gh: Conflict (HTTP 409)' : 'gh: Name must be unique (HTTP 422)');
}

/** @see https://docs.github.com/en/rest/repos/repos#update-a-repository: 403 for people who are no administrators */
export function checkAdministrator({ isAdministrator }: State): void {
  if (!isAdministrator) refuse('gh: Resource not accessible (HTTP 403)');
}

/** Permissions of the token of a job; undefined for a person. */
export type Scopes = Readonly<Record<string, string>> | undefined;

/**
 * The token of a job may do only what `permissions` of the workflow says.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#permissions
 */
export function checkScope(scopes: Scopes, [name, level]: readonly [name: string, level: string]): void {
  if (scopes === undefined || scopes[name] === 'write' || (level === 'read' && scopes[name] === 'read')) return;
  refuse(`gh: Resource not accessible by integration (HTTP 403), ${name}: ${level}`);
}

/** The role "maintain" is `write`, "triage" is `read`. Private members of an organization are no exception. @see https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user */
export const permissionOf = ({ roles }: State, login: string): string =>
  ({ admin: 'admin', maintain: 'write', write: 'write', triage: 'read', read: 'read' })[roles[login] ?? ''] ?? 'none';

/**
 * The environment of Pages that GitHub makes has one rule: the default branch.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/deployments-and-environments#deployment-branches-and-tags and github.com/actions/deploy-pages/issues/76
 */
export function checkEnvironment(name: string, { ref, refType }: StandInRun): void {
  if (name !== 'github-pages' || (refType === 'branch' && ref === 'main')) return;
  const kind = refType === 'tag' ? 'Tag' : 'Branch';
  refuse(`${kind} "${ref}" is not allowed to deploy to github-pages due to environment protection rules.`);
}

/** Only a workflow with this trigger is started. @see https://docs.github.com/en/rest/actions/workflows#create-a-workflow-dispatch-event */
export function checkDispatch(triggers: Readonly<Record<string, unknown>>): void {
  if (!('workflow_dispatch' in triggers)) refuse("HTTP 422: Workflow does not have 'workflow_dispatch' trigger");
}

/** Only the newest pending run of a concurrency group waits. @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#concurrency */
export function queueRun(state: State, run: StandInRun, groupOf: (run: StandInRun) => string): void {
  const group = groupOf(run);
  for (const other of state.runs) {
    if (other.status !== 'queued' || groupOf(other) !== group) continue;
    Object.assign(other, { status: 'completed', conclusion: 'cancelled' });
  }
  state.runs.push(run);
}

/** A push with changed files starts a workflow if a file matches: the last pattern that fits decides. @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#onpushpull_requestpull_request_targetpathspaths-ignore */
export const pathsMatch = (patterns: readonly string[], files: readonly string[]): boolean =>
  files.some((file) => {
    const last = patterns.findLast((pattern) => {
      const plain = pattern.replace(/^!/, '').replaceAll('.', '\\.').replaceAll('**', '.+');
      return new RegExp(`^${plain}$`).test(file);
    });
    return last !== undefined && !last.startsWith('!');
  });

/**
 * Body of an issue that a form made: label as heading, value or `_No response_`, choices with commas between.
 * @see https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema
 */
export const formBody = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([label, value]) => `### ${label}\n\n${value || '_No response_'}`)
    .join('\n\n');
