/** The programs that the robot starts in a checkout: `git`, `gh`, and the keeper's commands. */
import { spawnSync } from 'node:child_process';

export interface Programs {
  /** @returns what it printed @throws {Error} with that, if it fails */
  git(...parameters: string[]): string;
  gh(...parameters: string[]): string;
  /** A command of `npm run keep`: what it printed, or why it refused. */
  keep(...parameters: string[]): { readonly printed: string; readonly refused?: string };
}

/** The program that runs now. */
const KEEPER = [process.execPath, ...process.execArgv, process.argv[1]!];

/** @param root of the checkout @param keeper program that runs the keeper's commands, and its first parameters */
export function programsIn(root: string, environment = process.env, keeper: readonly string[] = KEEPER): Programs {
  // Commits have the day of the one before them: the same edit of the same main is the same commit.
  const { stdout: day } = spawnSync('git', ['log', '-1', '--format=%cI'], { cwd: root, encoding: 'utf8' });
  const env = { ...environment, GIT_AUTHOR_DATE: day.trim(), GIT_COMMITTER_DATE: day.trim() };
  const start = ([program, ...parameters]: readonly string[], given: NodeJS.ProcessEnv = env) => {
    const ended = spawnSync(program!, parameters, { cwd: root, encoding: 'utf8', env: given });
    if (ended.error) throw ended.error;
    return ended;
  };
  const run = (program: string, ...parameters: string[]): string => {
    const { status, stdout, stderr } = start([program, ...parameters]);
    if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${stdout}${stderr}`.trim());
    return stdout.trim();
  };
  return {
    git: (...parameters) => run('git', ...parameters),
    gh: (...parameters) => run('gh', ...parameters),
    keep(...parameters) {
      // The commands change files: they need no access to the repository.
      const { status, signal, stdout, stderr } = start([...keeper, ...parameters], { ...env, GH_TOKEN: undefined });
      return { printed: stdout, ...(status !== 0 && { refused: stderr.trim() || `ended with ${status ?? signal}` }) };
    },
  };
}

type Step = readonly [name: string, run: () => unknown];

/** Runs each step; if one fails, prints why in one line and goes on. @returns whether none failed or returned false */
export function runEach(steps: readonly Step[]): boolean {
  const failed = steps.filter(([name, run]) => {
    try {
      return run() === false;
    } catch (error) {
      console.error(`${name}: ${(error as Error).message.replaceAll(/\s*\n\s*/g, ' ')}`);
      return true;
    }
  });
  return failed.length === 0;
}
