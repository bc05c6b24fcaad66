/**
 * A stand-in for GitHub's program `gh`: answers from a state, changes it, and refuses what GitHub refuses. A command or an
 * option that it does not know is an error too. As a program it keeps the state in the file GITHUB_STAND_IN.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { State } from './state.ts';

interface Call {
  readonly state: State;
  readonly options: Readonly<Record<string, string>>;
  /** values of an option that can stand more than once */
  readonly fields: readonly string[];
  /** the first argument after the command */
  readonly argument: string;
  isBranch(name: string): boolean;
}

interface Command {
  readonly options?: readonly string[];
  readonly flags?: readonly string[];
  /** @returns what it prints */
  run(call: Call): string | undefined;
}

const FIELDS = { type: 'string', multiple: true } as const;
const APP = 'app/github-actions';

function refuse(reason: string): never {
  throw new Error(reason);
}

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
/** Text of an option or a field, or of the file that it names. */
const textOf = (text = '', file?: string): string => (file === undefined ? text : readFileSync(file, 'utf8'));

const COMMANDS: Readonly<Record<string, Command>> = {
  'issue list': {
    options: ['state', 'app', 'limit', 'json'],
    run({ state, options }) {
      const { app } = options;
      const isOpen = isOf(options.state);
      return listed(
        state.issues.filter((issue) => isOpen(issue) && (!app || issue.author === `app/${app}`)),
        options,
      );
    },
  },
  'issue view': {
    options: ['json'],
    run: ({ state, options, argument }) => JSON.stringify(pick(find(state.issues, argument), options.json)),
  },
  'issue create': {
    options: ['title', 'body', 'label'],
    run({ state, options: { title = '', body = '', label } }) {
      if (label && !state.labels.includes(label)) refuse(`could not add label: '${label}' not found`);
      state.issues.push({ number: nextNumber(state), title, body, state: 'OPEN', author: APP, comments: [] });
      return undefined;
    },
  },
  'issue edit': {
    options: ['body'],
    run({ state, options, argument }) {
      find(state.issues, argument).body = options.body!;
      return undefined;
    },
  },
  'issue comment': {
    options: ['body'],
    run({ state, options, argument }) {
      find(state.issues, argument).comments.push(options.body!);
      return undefined;
    },
  },
  'issue close': {
    options: ['comment'],
    run({ state, options, argument }) {
      const issue = find(state.issues, argument);
      issue.comments.push(options.comment!);
      issue.state = 'CLOSED';
      return undefined;
    },
  },
  'pr list': {
    options: ['state', 'head', 'limit', 'json'],
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
    options: ['head', 'base', 'title', 'body', 'body-file'],
    run({ state, isBranch, options: { head = '', base = '', title = '', body, 'body-file': file } }) {
      const failed = 'pull request create failed: GraphQL:';
      if (!state.mayOpenPulls) {
        refuse(`${failed} GitHub Actions is not permitted to create or approve pull requests (createPullRequest)`);
      }
      if (!isBranch(head)) refuse(`${failed} Head ref must be a branch (createPullRequest)`);
      const own = state.pulls.filter((pull) => pull.headRefName === head && !pull.isCrossRepository);
      if (own.some(isOf('open'))) refuse(`a pull request for branch "${head}" into branch "${base}" already exists`);
      state.pulls.push({
        number: nextNumber(state),
        headRefName: head,
        baseRefName: base,
        title,
        body: textOf(body, file),
        state: 'OPEN',
        isCrossRepository: false,
      });
      return undefined;
    },
  },
  'workflow run': {
    options: ['ref'],
    run({ state, isBranch, options: { ref = '' }, argument }) {
      if (!isBranch(ref)) refuse(`could not create workflow dispatch event: HTTP 422: No ref found for: ${ref}`);
      state.runs.push({ name: argument, ref });
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
    options: ['method', 'input'],
    flags: ['silent'],
    run({ state, options: { method, input }, fields, argument }) {
      const values = Object.fromEntries(fields.map((field) => field.split(/=(.*)/s)));
      const pull = /^repos\/\{owner\}\/\{repo\}\/pulls\/(\d+)$/.exec(argument)?.[1];
      if (method === 'PATCH' && pull) {
        const file = values.body?.startsWith('@') ? values.body.slice(1) : undefined;
        Object.assign(find(state.pulls, pull), values, file && { body: textOf('', file) });
        return undefined;
      }
      if (!state.isAdministrator) refuse('gh: Resource not accessible (HTTP 403)');
      if (method === 'POST' && argument in state.settings) refuse('gh: already exists (HTTP 409)');
      state.settings[argument] = input === undefined ? values : JSON.parse(textOf('', input));
      if (argument.endsWith('actions/permissions/workflow')) {
        state.mayOpenPulls = values.can_approve_pull_request_reviews === 'true';
      }
      return undefined;
    },
  },
  'auth setup-git': { run: () => undefined },
};

/** `--name value` as `--name=value`: a value may begin with a hyphen. */
const joined = (given: readonly string[], isFlag: (name: string) => boolean): string[] =>
  given.flatMap((word, index) => {
    const takesValue = (at: number) =>
      given[at]?.startsWith('--') && !given[at].includes('=') && !isFlag(given[at].slice(2));
    if (takesValue(index - 1)) return [];
    return takesValue(index) ? [`${word}=${given[index + 1]}`] : [word];
  });

/**
 * A run of `gh` in a folder; it changes the state.
 * @returns what it prints
 * @throws {Error} with what GitHub answers, if that refuses
 */
export function runGh(state: State, folder: string, given: readonly string[]): string {
  const name = given.slice(0, given[0] === 'api' ? 1 : 2).join(' ');
  const command = COMMANDS[name] ?? refuse(`unknown command "${given.join(' ')}" for "gh"`);
  const { options = [], flags = [], run } = command;
  const { values, positionals } = parseArgs({
    args: joined(given.slice(name.split(' ').length), (option) => flags.includes(option)),
    allowPositionals: true,
    options: {
      ...Object.fromEntries(options.map((option) => [option, { type: 'string' as const }])),
      ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
      ...(name === 'api' && { field: FIELDS, 'raw-field': FIELDS }),
    },
  });
  const isBranch = (branch: string): boolean => {
    const names = ['heads', 'tags'].map((kind) => `refs/${kind}/${branch}`);
    return execFileSync('git', ['ls-remote', 'origin', ...names], { cwd: folder }).length > 0;
  };
  const fields = [values.field, values['raw-field']].flatMap((each) => (Array.isArray(each) ? each.map(String) : []));
  const [argument = ''] = positionals;
  return run({ state, options: values as Call['options'], fields, argument, isBranch }) ?? '';
}

if (import.meta.main) {
  const file = process.env.GITHUB_STAND_IN!;
  const state = JSON.parse(readFileSync(file, 'utf8')) as State;
  try {
    console.log(runGh(state, process.cwd(), process.argv.slice(2)));
    writeFileSync(file, JSON.stringify(state));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
