/** The project on a stand-in for GitHub: people push, fill in forms and merge, and the workflows run that this starts. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Hosted, host } from '../../github/hosted.ts';
import { ARTIFACTS } from '../../github/small-project.ts';

export interface HostedProject {
  readonly github: Hosted;
  /** A clone with the packages. @returns its folder */
  clone(name: string): string;
  /** Runs a program in a folder at the moment of the play. @returns exit code and what it printed */
  play(folder: string, program: string, ...parameters: string[]): { status: number | null; output: string };
  /** The same. @throws {Error} with what it printed, if it fails */
  run(folder: string, program: string, ...parameters: string[]): string;
  /** Fills in an issue form, or edits it; then the workflow `form` runs. @returns number of the issue */
  fillIn(title: string, fields: Readonly<Record<string, string>>, issue?: number): number;
  /** Merges a pull request, as a thumb on a phone does; then the workflows run that this starts. */
  merge(branch: string): void;
  /** Runs what was started. @throws {Error} with what a workflow printed, if it failed */
  settle(): void;
  /** The same, and the newest version is published whole. */
  publishes(): string;
  /** Text of a file of main. */
  read(path: string): string;
  /** Tags of versions, oldest first. */
  versions(): string[];
}

const loaded = (name: string): string => `--import=file://${resolve('test/slow/keeping', name)}`;
// Vitest's process: after a kill, this one still waits for the program that it has started.
const END_WITH_PLAY = loaded(`end-with-play.mjs?play=${process.ppid}`);
/** For `env`: the real scripts of the project, at the real moment. */
export const REAL = ['--unset=STAND_IN_SCRIPTS', '--unset=FALSE_NOW', `NODE_OPTIONS=${END_WITH_PLAY}`];

/** Scripts that take minutes: the play runs them once, after all edits. */
const SHORT_SCRIPTS = {
  test: 'exit 0',
  check: 'exec npm run --silent tables -- --check',
  build: 'mkdir -p dist/.function',
  artifacts: ARTIFACTS,
};

/**
 * @param folder empty
 * @param moment of the play
 */
export function hostProject(folder: string, moment: () => string): HostedProject {
  const scripts = join(folder, 'scripts');
  mkdirSync(scripts);
  // All checkouts share the compiled tables: each program sees whether they are of its data.
  const compiled = join(folder, 'tables');
  mkdirSync(compiled);
  for (const [name, text] of Object.entries(SHORT_SCRIPTS)) writeFileSync(join(scripts, name), text);
  const clock = () => ({
    FALSE_NOW: moment(),
    NODE_OPTIONS: [END_WITH_PLAY, loaded('false-clock.mjs')].join(' '),
    NODE_MODULES: resolve('node_modules'),
    STAND_IN_TABLES: compiled,
    STAND_IN_SCRIPTS: scripts,
  });
  const github = host(folder, resolve('.'), clock);

  const play = (cwd: string, program: string, ...parameters: string[]) => {
    const env = { HOME: process.env.HOME, ...github.environment, ...clock() };
    const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8', env });
    return { status, output: stdout + stderr };
  };
  const run = (cwd: string, program: string, ...parameters: string[]) => {
    const { status, output } = play(cwd, program, ...parameters);
    if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}\n${output}`);
    return output;
  };
  const settle = () => {
    const failed = github.settle();
    if (failed.length > 0) throw new Error(failed.map(({ workflow, log }) => `${workflow}: ${log}`).join('\n'));
  };
  const versions = () =>
    github.git(github.remote, 'tag', '--list', 'v*', '--sort=version:refname').split('\n').filter(Boolean);

  return {
    github,
    clone(name) {
      const path = github.checkout(name);
      // As in a workflow.
      run(path, 'npm', 'ci');
      return path;
    },
    play,
    run,
    settle,
    publishes() {
      settle();
      const version = versions().at(-1)!;
      const { releases, pages } = github.state();
      const isOut =
        releases.some(({ tag, isDraft }) => tag === version && !isDraft) &&
        `v${pages.at(-1)}` === version &&
        github.published('images').includes(`ghcr.io/owner/salnama:${version}`) &&
        github.published('packages').includes(`salnama@${version.slice(1)}`);
      if (!isOut) throw new Error(`${version} is not published whole`);
      return version;
    },
    fillIn(title, fields, given) {
      const number = github.fillIn(title, fields, given);
      settle();
      return number;
    },
    merge(branch) {
      github.merge(github.pullOf(branch)!.number);
      settle();
    },
    read: (path) => github.git(github.remote, 'show', `main:${path}`),
    versions,
  };
}
