/** A repository on GitHub for tests: a bare remote, a checkout as a workflow has it, and a stand-in for `gh`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { type Programs, programsIn } from '#generator/keep/duties/programs.ts';
import { runGh } from './gh.ts';
import type { State } from './state.ts';

export interface StandIn {
  /** the bare repository */
  readonly remote: string;
  /** environment in which `gh` is the stand-in */
  readonly environment: Readonly<Record<string, string>>;
  state(): State;
  change(edit: (state: State) => void): void;
  /** The programs that the robot starts in a checkout, with `gh` in this process. */
  programs(folder: string): Programs;
  /** A new clone of main, as `actions/checkout` makes one. @returns its folder */
  checkout(name: string): string;
  /** Merges a pull request into main, as the button does. @throws {Error} for a conflict */
  merge(number: number): void;
  git(folder: string, ...parameters: string[]): string;
}

const NEW: State = {
  issues: [],
  pulls: [],
  labels: ['bug', 'enhancement'],
  runs: [],
  variables: {},
  settings: {},
  mayOpenPulls: true,
  isAdministrator: true,
};

/**
 * @param folder empty
 * @param source a repository whose branch main is pushed
 */
export function standIn(folder: string, source: string): StandIn {
  const remote = join(folder, 'remote.git');
  const stateFile = join(folder, 'github.json');
  const programs = join(folder, 'bin');
  const environment = {
    PATH: `${programs}${delimiter}${process.env.PATH}`,
    GITHUB_STAND_IN: stateFile,
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) => [
        [`GIT_${role}_NAME`, 'robot'],
        [`GIT_${role}_EMAIL`, 'robot@example.org'],
      ]),
    ),
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
  const checkout = (name: string): string => {
    git(folder, 'clone', '--quiet', remote, name);
    return join(folder, name);
  };

  let merges = 0;

  mkdirSync(programs);
  const gh = `#!/bin/sh\nexec '${process.execPath}' '${resolve('test/github/gh.ts')}' "$@"\n`;
  writeFileSync(join(programs, 'gh'), gh, { mode: 0o755 });
  writeFileSync(stateFile, JSON.stringify(NEW));
  git(folder, 'clone', '--quiet', '--bare', '--no-tags', '--single-branch', source, remote);
  git(remote, 'branch', '--move', '--force', 'main');
  // A rule of the repository: main is neither deleted nor rewritten.
  writeFileSync(join(remote, 'hooks/update'), UPDATE_HOOK, { mode: 0o755 });

  return {
    remote,
    environment,
    state,
    change,
    programs: (folder) => ({
      ...programsIn(folder, { ...process.env, ...environment }),
      gh(...given) {
        const current = state();
        const printed = runGh(current, folder, given);
        writeFileSync(stateFile, JSON.stringify(current));
        return printed;
      },
    }),
    checkout,
    git,
    merge(number) {
      const pull = state().pulls.find((each) => each.number === number)!;
      const work = checkout(`merge-${merges++}`);
      git(work, 'merge', '--quiet', '--squash', `origin/${pull.headRefName}`);
      git(work, 'commit', '--quiet', '--message', `${pull.title} (#${number})`);
      git(work, 'push', '--quiet', 'origin', 'HEAD:main');
      change(({ pulls, issues }) => {
        pulls.find((each) => each.number === number)!.state = 'MERGED';
        const closed = /Closes #(\d+)/.exec(pull.body)?.[1];
        for (const issue of issues) if (String(issue.number) === closed) issue.state = 'CLOSED';
      });
    },
  };
}

const UPDATE_HOOK = `#!/bin/sh
[ "$1" = refs/heads/main ] || exit 0
git merge-base --is-ancestor "$2" "$3" || { echo "GH013: Repository rule violations found for refs/heads/main"; exit 1; }
`;
