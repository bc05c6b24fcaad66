/** The commands of `gh` that workflows and the keeper's commands use: each reads or changes the state by the rules of GitHub. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Scopes, State } from './rules.ts';
import * as rules from './rules.ts';
import { commitOf, fileOf, groupIn } from './workflow-file.ts';

export interface Call {
  readonly state: State;
  readonly options: Readonly<Record<string, string>>;
  /** values of an option that can stand more than once */
  readonly fields: readonly string[];
  /** the first argument after the command, and the others */
  readonly argument: string;
  readonly others: readonly string[];
  /** bare repository */
  readonly remote: string;
  readonly scopes: Scopes;
}

interface Command {
  readonly options?: readonly string[];
  readonly flags?: readonly string[];
  /** permission that the token needs */
  readonly scope?: readonly [name: string, level: string];
  /** @returns what it prints */
  run(call: Call): string | undefined;
}

const APP = 'app/github-actions';
const { refuse } = rules;

const pick = (entry: object, names = ''): object =>
  Object.fromEntries(names.split(',').map((name) => [name, entry[name as never]]));
const isOf =
  (given = 'open') =>
  (entry: { readonly state: string }): boolean =>
    given === 'all' || entry.state.toLowerCase() === given;
/** The newest first, as GitHub lists them. */
const listed = (entries: readonly object[], { json, limit = '30' }: Call['options']): string => {
  const newest = entries.toReversed().slice(0, Number(limit));
  return JSON.stringify(newest.map((entry) => pick(entry, json)));
};
const find = <T extends { readonly number: number }>(entries: readonly T[], number: string): T =>
  entries.find((entry) => entry.number === Number(number)) ?? refuse(`GraphQL: Could not resolve to ${number}.`);
const nextNumber = ({ issues, pulls }: State): number =>
  Math.max(0, ...[...issues, ...pulls].map(({ number }) => number)) + 1;

export const COMMANDS: Readonly<Record<string, Command>> = {
  'issue list': {
    options: ['state', 'app', 'limit', 'json'],
    scope: ['issues', 'read'],
    run({ state, options }) {
      const isOpen = isOf(options.state);
      const isBy = ({ author }: { author: string }) => !options.app || author === `app/${options.app}`;
      return listed(
        state.issues.filter((issue) => isOpen(issue) && isBy(issue)),
        options,
      );
    },
  },
  'issue view': {
    options: ['json'],
    scope: ['issues', 'read'],
    run: ({ state, options, argument }) => JSON.stringify(pick(find(state.issues, argument), options.json)),
  },
  'issue create': {
    options: ['title', 'body', 'label'],
    scope: ['issues', 'write'],
    run({ state, options: { title = '', body = '', label } }) {
      rules.checkLabel(state, label);
      rules.checkText('createIssue', { title, body });
      state.issues.push({ number: nextNumber(state), title, body, state: 'OPEN', author: APP, comments: [] });
      return undefined;
    },
  },
  'issue edit': {
    options: ['body'],
    scope: ['issues', 'write'],
    run({ state, options: { body = '' }, argument }) {
      rules.checkText('updateIssue', { body });
      find(state.issues, argument).body = body;
      return undefined;
    },
  },
  'issue comment': {
    options: ['body'],
    scope: ['issues', 'write'],
    run({ state, options: { body = '' }, argument }) {
      rules.checkText('addComment', { body });
      find(state.issues, argument).comments.push(body);
      return undefined;
    },
  },
  'issue close': {
    options: ['comment'],
    scope: ['issues', 'write'],
    run({ state, options, argument }) {
      const issue = find(state.issues, argument);
      issue.comments.push(options.comment!);
      issue.state = 'CLOSED';
      return undefined;
    },
  },
  'pr list': {
    options: ['state', 'head', 'limit', 'json'],
    scope: ['pull-requests', 'read'],
    run({ state, options }) {
      const isOpen = isOf(options.state);
      // By the name of the branch alone: those of forks are among them.
      const isNamed = ({ headRefName }: { headRefName: string }) => !options.head || headRefName === options.head;
      return listed(
        state.pulls.filter((pull) => isOpen(pull) && isNamed(pull)),
        options,
      );
    },
  },
  'pr create': {
    options: ['head', 'base', 'title', 'body'],
    flags: ['draft'],
    scope: ['pull-requests', 'write'],
    run({ state, remote, options }) {
      const { head = '', base = '', title = '', body = '', draft } = options;
      rules.checkMayOpenPulls(state);
      if (!commitOf(remote, 'heads', head))
        refuse('pull request create failed: GraphQL: Head ref must be a branch (createPullRequest)');
      rules.checkText('createPullRequest', { title, body });
      rules.checkOnePull(state, head, base);
      state.pulls.push({
        ...{ number: nextNumber(state), headRefName: head, baseRefName: base, title, body, state: 'OPEN' },
        ...{ isDraft: Boolean(draft), isCrossRepository: false },
      });
      return undefined;
    },
  },
  'run list': {
    options: ['workflow', 'branch', 'commit', 'status', 'limit', 'json'],
    scope: ['actions', 'read'],
    run({ state, options }) {
      const { workflow, branch, commit, status } = options;
      const runs = state.runs
        .filter((run) => run.workflow === workflow && (!branch || run.ref === branch))
        .filter((run) => (!commit || run.sha === commit) && (!status || run.status === status));
      const url = 'https://github.com/owner/salnama/actions/runs/1';
      return listed(
        runs.map((run) => ({ ...run, headBranch: run.ref, url })),
        options,
      );
    },
  },
  'workflow run': {
    options: ['ref'],
    scope: ['actions', 'write'],
    run({ state, remote, options: { ref = '' }, argument }) {
      const refType = commitOf(remote, 'heads', ref) ? 'branch' : 'tag';
      const sha = commitOf(remote, refType === 'tag' ? 'tags' : 'heads', ref);
      if (!sha) refuse(`could not create workflow dispatch event: HTTP 422: No ref found for: ${ref}`);
      const run = { workflow: argument, event: 'workflow_dispatch', ref, refType, sha, payload: {}, log: '' } as const;
      rules.checkDispatch(fileOf(remote, sha, argument).on);
      rules.queueRun(state, { ...run, status: 'queued', conclusion: '' }, groupIn(remote));
      return undefined;
    },
  },
  'release view': {
    scope: ['contents', 'read'],
    run: ({ state, argument }) =>
      state.releases.find(({ tag }) => tag === argument)?.tag ?? refuse('release not found'),
  },
  'release create': {
    options: ['title', 'notes-file'],
    flags: ['draft'],
    scope: ['contents', 'write'],
    run({ state, options, argument }) {
      rules.checkText('createRelease', { title: options.title!, body: readFileSync(options['notes-file']!, 'utf8') });
      state.releases.push({ tag: argument, isDraft: Boolean(options.draft), files: [] });
      return undefined;
    },
  },
  'release upload': {
    flags: ['clobber'],
    scope: ['contents', 'write'],
    run({ state, argument, others }) {
      for (const path of others) readFileSync(path);
      const files = others.map((path) => basename(path));
      state.releases.find(({ tag }) => tag === argument)!.files = files;
      return undefined;
    },
  },
  'release edit': {
    options: ['draft'],
    scope: ['contents', 'write'],
    run({ state, options, argument }) {
      state.releases.find(({ tag }) => tag === argument)!.isDraft = options.draft !== 'false';
      return undefined;
    },
  },
  'label create': {
    options: ['color', 'description'],
    flags: ['force'],
    run({ state, options, argument }) {
      const isKnown = state.labels.includes(argument);
      if (isKnown && !options.force) refuse(`label with name "${argument}" already exists; use \`--force\` to update`);
      if (!isKnown) state.labels.push(argument);
      return undefined;
    },
  },
  'variable set': {
    options: ['body'],
    run({ state, options, argument }) {
      state.variables[argument] = options.body!;
      return undefined;
    },
  },
  api: {
    options: ['method', 'input', 'jq'],
    flags: ['silent'],
    run({ state, options: { method, input }, fields, argument, scopes }) {
      const values = Object.fromEntries(fields.map((field) => field.split(/=(.*)/s)));
      const [, pull] = /^repos\/\{owner\}\/\{repo\}\/pulls\/(\d+)$/.exec(argument) ?? [];
      if (method === 'PATCH' && pull) {
        rules.checkScope(scopes, ['pull-requests', 'write']);
        rules.checkText('updatePullRequest', values);
        Object.assign(find(state.pulls, pull), values);
        return undefined;
      }
      const [, login] = /^repos\/\{owner\}\/\{repo\}\/collaborators\/([\w[\]-]+)\/permission$/.exec(argument) ?? [];
      if (login) return rules.permissionOf(state, login);
      rules.checkAdministrator(state);
      const sent = input === undefined ? values : JSON.parse(readFileSync(input, 'utf8'));
      const name = sent.name ?? '';
      if (method === 'POST') rules.checkIsNew(state, argument, name);
      state.settings[argument + name] = sent;
      if (argument.endsWith('actions/permissions/workflow')) {
        state.mayOpenPulls = values.can_approve_pull_request_reviews === 'true';
      }
      return undefined;
    },
  },
  'auth setup-git': { run: () => undefined },
};
