/** The project on a stand-in for GitHub: people open issues and merge, and the workflows run as their files say. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type StandIn, standIn } from '../../github/stand-in.ts';
import type { StandInPull } from '../../github/state.ts';
import { stepOf } from '../workflow-step.ts';

export interface HostedProject {
  readonly github: StandIn;
  /** A clone with the packages. @returns its folder */
  clone(name: string): string;
  /** Runs a program in a folder at the moment of the play. @returns exit code and what it printed */
  play(folder: string, program: string, ...parameters: string[]): { status: number | null; output: string };
  /** The same. @throws {Error} with what it printed, if it fails */
  run(folder: string, program: string, ...parameters: string[]): string;
  /** Fills in an issue form, or edits it; then the workflow `form` runs. @returns number of the issue */
  fillIn(title: string, fields: Readonly<Record<string, string>>, issue?: number): number;
  /** The open pull request of a branch. */
  pullOf(branch: string): StandInPull | undefined;
  /** Merges a pull request, as a thumb on a phone does; then the workflows run that this starts. */
  merge(branch: string): void;
  /** What a push of data to main starts: the release, then the duties. */
  afterPush(): void;
  duties(): void;
  /** Text of a file of main. */
  read(path: string): string;
  /** Tags of versions, oldest first. */
  versions(): string[];
}

const loaded = (name: string): string => `--import=file://${resolve('test/slow/keeping', name)}`;
// Vitest's process: after a kill, this one still waits for the program that it has started.
const END_WITH_PLAY = loaded(`end-with-play.mjs?play=${process.ppid}`);
/** For `env`: a program that needs no moment of the play. */
export const REAL_CLOCK = ['--unset=FALSE_NOW', `NODE_OPTIONS=${END_WITH_PLAY}`];

/**
 * @param folder empty
 * @param moment of the play
 */
export function hostProject(folder: string, moment: () => string): HostedProject {
  const github = standIn(folder, resolve('.'));
  const environment = () => ({
    HOME: process.env.HOME,
    ...github.environment,
    FALSE_NOW: moment(),
    NODE_OPTIONS: [END_WITH_PLAY, loaded('false-clock.mjs')].join(' '),
  });
  let clones = 0;

  const clone = (name: string): string => {
    const path = github.checkout(name);
    symlinkSync(resolve('node_modules'), join(path, 'node_modules'));
    // .gitignore ignores the folder, but not a link to it.
    appendFileSync(join(path, '.git/info/exclude'), 'node_modules\n');
    return path;
  };

  /** A run of a job: a fresh checkout of main, and the lines of one step. */
  const job = (workflow: string, step: string, more: Readonly<Record<string, string>> = {}): void => {
    const path = clone(`job-${clones++}`);
    const lines = stepOf(workflow, step);
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', lines], {
      cwd: path,
      encoding: 'utf8',
      env: { ...environment(), ...more },
    });
    rmSync(path, { recursive: true });
    if (status !== 0) throw new Error(`${workflow}: ${stdout}${stderr}`);
  };

  const play = (cwd: string, program: string, ...parameters: string[]) => {
    const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8', env: environment() });
    return { status, output: stdout + stderr };
  };
  const run = (cwd: string, program: string, ...parameters: string[]): string => {
    const { status, output } = play(cwd, program, ...parameters);
    if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}\n${output}`);
    return output;
  };
  const duties = () => job('duty.yml', 'Keep the issue and open the pull requests');
  const afterPush = () => {
    job('release.yml', 'Release and start the workflows of a tag');
    job('release.yml', 'Start the duties');
    if (github.state().runs.at(-1)?.name === 'duty.yml') duties();
  };
  const pullOf = (branch: string) =>
    github
      .state()
      .pulls.find(
        ({ headRefName, state, isCrossRepository }) => headRefName === branch && state === 'OPEN' && !isCrossRepository,
      );

  return {
    github,
    clone,
    play,
    run,
    duties,
    afterPush,
    pullOf,
    fillIn(title, fields, given) {
      const body = Object.entries(fields)
        .map(([label, value]) => `### ${label}\n\n${value}`)
        .join('\n\n');
      const { issues, pulls } = github.state();
      const number = given ?? 1 + Math.max(0, ...[...issues, ...pulls].map((each) => each.number));
      github.change((state) => {
        const known = state.issues.find((issue) => issue.number === number);
        if (known) Object.assign(known, { title, body });
        else state.issues.push({ number, title, body, state: 'OPEN', author: 'editor', comments: [] });
      });
      job('form.yml', 'Run the command of the form', {
        ISSUE_NUMBER: String(number),
        ISSUE_TITLE: title,
        ISSUE_BODY: body,
      });
      return number;
    },
    merge(branch) {
      github.merge(pullOf(branch)!.number);
      afterPush();
    },
    read: (path) =>
      execFileSync('git', ['show', `main:${path}`], { cwd: github.remote, encoding: 'utf8', maxBuffer: 2 ** 26 }),
    versions: () =>
      github.git(github.remote, 'tag', '--list', 'v*', '--sort=version:refname').split('\n').filter(Boolean),
  };
}
