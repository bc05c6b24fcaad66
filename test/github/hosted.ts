/** A repository on GitHub for tests: a bare remote, people who push, merge and fill in forms, and workflows that run. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { type Programs, programsIn } from '#generator/keep/duties/programs.ts';
import { runGh } from './gh.ts';
import type { Scopes, StandInPull, StandInRun, State } from './rules.ts';
import * as rules from './rules.ts';
import { fileOf, gitIn, groupIn } from './workflow-file.ts';
import { runWorkflow } from './workflow-run.ts';

export interface Hosted {
  /** the bare repository */
  readonly remote: string;
  /** environment in which `gh`, `npm` and `docker` are stand-ins */
  readonly environment: Readonly<Record<string, string>>;
  state(): State;
  change(edit: (state: State) => void): void;
  /** The programs of the keeper's commands in a checkout, with `gh` in this process. */
  programs(folder: string, scopes?: Scopes): Programs;
  /** A new clone of main. @returns its folder */
  checkout(name: string): string;
  git(folder: string, ...parameters: string[]): string;
  /** Merges a pull request into main, as the button does. @throws {Error} for a conflict or a draft */
  merge(number: number): void;
  /** The open pull request of a branch. */
  pullOf(branch: string): StandInPull | undefined;
  /** Fills in an issue form, or edits it. @returns number of the issue */
  fillIn(title: string, fields: Readonly<Record<string, string>>, issue?: number, author?: string): number;
  /** A cron line of a workflow comes up, on main. */
  schedule(workflow: string): void;
  /** Names of images at ghcr.io, or of packages at npm, in the order of their publication. */
  published(kind: 'images' | 'packages'): string[];
  /** Runs all workflows that people's pushes, forms, schedules and other workflows have started. @returns those that failed */
  settle(afterJob?: (run: StandInRun, job: string) => void): StandInRun[];
}

/**
 * @param folder empty
 * @param source a repository whose branch main is pushed
 * @param more environment of the steps of workflows
 */
export function host(folder: string, source: string, more: () => NodeJS.ProcessEnv = () => ({})): Hosted {
  const remote = join(folder, 'remote.git');
  const stateFile = join(folder, 'github.json');
  const pushes = join(folder, 'pushes');
  const bin = join(folder, 'bin');
  const named = (role: string) => ({ [`GIT_${role}_NAME`]: 'person', [`GIT_${role}_EMAIL`]: 'a@example.org' });
  const environment = {
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    GITHUB_STAND_IN: stateFile,
    STAND_IN_REMOTE: remote,
    STAND_IN_FOLDER: folder,
    ...named('AUTHOR'),
    ...named('COMMITTER'),
  };
  const git = (cwd: string, ...parameters: string[]): string =>
    execFileSync('git', parameters, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
      stdio: 'pipe',
    }).trim();
  const state = (): State => JSON.parse(readFileSync(stateFile, 'utf8')) as State;
  const change = (edit: (state: State) => void): void => {
    const current = state();
    edit(current);
    writeFileSync(stateFile, JSON.stringify(current));
  };
  const main = () => gitIn(remote, 'rev-parse', 'main');
  let checkouts = 0;

  mkdirSync(bin);
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  for (const [name, text] of Object.entries(PROGRAMS)) {
    const filled = text
      .replaceAll('@node', process.execPath)
      .replaceAll('@gh', resolve('test/github/gh.ts'))
      .replaceAll('@npm', npm);
    writeFileSync(join(bin, name), `#!/bin/sh\n${filled}`, { mode: 0o755 });
  }
  writeFileSync(stateFile, JSON.stringify(rules.newState()));
  git(folder, 'clone', '--quiet', '--bare', '--no-tags', '--single-branch', source, remote);
  git(remote, 'branch', '--move', '--force', 'main');
  git(remote, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  writeFileSync(join(remote, 'hooks/update'), UPDATE_HOOK, { mode: 0o755 });
  // A push by the token of a job starts no workflow; `workflow_dispatch` does.
  // @see https://docs.github.com/en/actions/concepts/security/github_token#when-github_token-triggers-workflow-runs
  writeFileSync(join(remote, 'hooks/post-receive'), `#!/bin/sh\n[ -n "$STAND_IN_SCOPES" ] || cat >> '${pushes}'\n`, {
    mode: 0o755,
  });

  const start = (run: Pick<StandInRun, 'workflow' | 'event' | 'ref' | 'refType' | 'sha' | 'payload'>): void =>
    change((current) => {
      rules.queueRun(current, { ...run, status: 'queued', conclusion: '', log: '' }, groupIn(remote));
    });

  /** Starts what the pushes of people start. */
  function readPushes(): void {
    if (!existsSync(pushes)) return;
    const lines = readFileSync(pushes, 'utf8').trim().split('\n');
    writeFileSync(pushes, '');
    for (const line of lines.filter(Boolean)) {
      const [before = '', pushed = '', ref = ''] = line.split(' ');
      const [, kind, name = ''] = /^refs\/(heads|tags)\/(.*)$/.exec(ref) ?? [];
      const sha = gitIn(remote, 'rev-parse', `${pushed}^{commit}`);
      const files = /^0+$/.test(before) ? [] : gitIn(remote, 'diff', '--name-only', before, sha).split('\n');
      for (const workflow of gitIn(remote, 'ls-tree', '--name-only', `${sha}:.github/workflows`).split('\n')) {
        const { push } = fileOf(remote, sha, workflow).on;
        const isStarted =
          kind === 'tags'
            ? push?.tags && name.startsWith('v')
            : push?.branches?.includes(name) && (!push.paths || rules.pathsMatch(push.paths, files));
        if (isStarted)
          start({ workflow, event: 'push', ref: name, refType: kind === 'tags' ? 'tag' : 'branch', sha, payload: {} });
      }
    }
  }

  const hosted: Hosted = {
    remote,
    environment,
    state,
    change,
    git,
    programs: (cwd, scopes) => ({
      ...programsIn(cwd, { ...process.env, ...environment }, ['npm', 'run', '--silent', 'keep', '--']),
      gh(...given) {
        const current = state();
        try {
          return runGh(current, remote, given, scopes);
        } finally {
          writeFileSync(stateFile, JSON.stringify(current));
        }
      },
    }),
    checkout(name) {
      git(folder, 'clone', '--quiet', remote, name);
      return join(folder, name);
    },
    merge(number) {
      const pull = state().pulls.find((each) => each.number === number)!;
      rules.checkMergeable(pull);
      const work = hosted.checkout(`merge-${checkouts++}`);
      git(work, 'merge', '--quiet', '--squash', `origin/${pull.headRefName}`);
      git(work, 'commit', '--quiet', '--message', `${pull.title} (#${number})`);
      git(work, 'push', '--quiet', 'origin', 'HEAD:main');
      change(({ pulls, issues }) => {
        pulls.find((each) => each.number === number)!.state = 'MERGED';
        const closed = /Closes #(\d+)/.exec(pull.body)?.[1];
        for (const issue of issues) if (String(issue.number) === closed) issue.state = 'CLOSED';
      });
    },
    pullOf: (branch) =>
      state().pulls.find((pull) => pull.headRefName === branch && pull.state === 'OPEN' && !pull.isCrossRepository),
    fillIn(title, fields, given, author = 'editor') {
      const body = rules.formBody(fields);
      const { issues, pulls } = state();
      const number = given ?? 1 + Math.max(0, ...[...issues, ...pulls].map((each) => each.number));
      change((current) => {
        const known = current.issues.find((issue) => issue.number === number);
        if (known) Object.assign(known, { title, body });
        else current.issues.push({ number, title, body, state: 'OPEN', author, comments: [] });
      });
      const payload = { issue: { number, title, body, user: { login: author } } };
      start({ workflow: 'form.yml', event: 'issues', ref: 'main', refType: 'branch', sha: main(), payload });
      return number;
    },
    schedule(workflow) {
      start({ workflow, event: 'schedule', ref: 'main', refType: 'branch', sha: main(), payload: {} });
    },
    published(kind) {
      const path = join(folder, kind);
      return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
    },
    settle(afterJob = () => {}) {
      const failed: StandInRun[] = [];
      const runner = {
        remote,
        folder,
        environment: () => ({ ...process.env, ...environment, ...more() }),
        state,
        change,
        afterJob,
      };
      for (;;) {
        readPushes();
        const index = state().runs.findIndex(({ status }) => status === 'queued');
        if (index < 0) return failed;
        change(({ runs }) => Object.assign(runs[index]!, { status: 'in_progress' }));
        const { isDone, log } = runWorkflow(runner, state().runs[index]!);
        change(({ runs }) =>
          Object.assign(runs[index]!, { status: 'completed', conclusion: isDone ? 'success' : 'failure', log }),
        );
        if (!isDone) failed.push(state().runs[index]!);
      }
    },
  };
  return hosted;
}

/** Rules of the repository: main and tags of versions are neither deleted nor rewritten. A token pushes only with its permission. */
const UPDATE_HOOK = `#!/bin/sh
case "$STAND_IN_SCOPES" in ''|*'"contents":"write"'*) ;; *) echo 'remote: Write access to repository not granted.'; exit 1;; esac
case "$1" in
  refs/heads/main) git merge-base --is-ancestor "$2" "$3" ;;
  refs/tags/v*) [ -z "$(git for-each-ref "$1")" ] ;;
esac || { echo "GH013: Repository rule violations found for $1"; exit 1; }
`;

/**
 * `npm ci` links the folders NODE_MODULES and STAND_IN_TABLES, if there are such. Scripts in the folder STAND_IN_SCRIPTS replace those of the project.
 * `npm publish` is npm itself, which sends nothing; the package that it would publish is written down. A shell runs scripts: npm
 * starts slowly, and `node --run` succeeds if the script is killed or cannot start.
 */
const PROGRAMS = {
  gh: `exec '@node' '@gh' "$@"\n`,
  docker: 'grep --quiet --fixed-strings --line-regexp "$4" "$STAND_IN_FOLDER/images"\n',
  npm: `
case "$1" in
  ci)
    if [ -n "$NODE_MODULES" ]; then
      mkdir .cache
      ln -s "$NODE_MODULES" node_modules
      ln -s "$STAND_IN_TABLES" .cache/tables
      echo node_modules >> .git/info/exclude
    fi;;
  view) grep --quiet --fixed-strings --line-regexp "$2" "$STAND_IN_FOLDER/packages";;
  publish) '@npm' "$@" --dry-run --offline && basename "$2" .tgz | sed 's/-\\([0-9]\\)/@\\1/' >> "$STAND_IN_FOLDER/packages";;
  test|run)
    [ "$1" = test ] || shift
    [ "$1" != --silent ] || shift
    name=$1
    shift
    [ "$1" != -- ] || shift
    if [ -n "$STAND_IN_SCRIPTS" ] && [ -e "$STAND_IN_SCRIPTS/$name" ]; then exec sh -e "$STAND_IN_SCRIPTS/$name"; fi
    script=$('@node' -p 'require("./package.json").scripts[process.argv[1]]' "$name") || exit
    PATH="$PWD/node_modules/.bin:$PATH" exec sh -c "$script \\"\\$@\\"" "$name" "$@";;
  *) exec '@npm' "$@";;
esac
`,
};
