/** The programs that the robot starts in a checkout: `git`, `gh`, and the keeper's commands. */
import { spawnSync } from 'node:child_process';

export interface Programs {
  /** @returns what it printed @throws {Error} with that, if it fails */
  git(...parameters: string[]): string;
  gh(...parameters: string[]): string;
  /** A command of `npm run keep`: what it printed, or why it refused. */
  keep(...parameters: string[]): { readonly printed: string; readonly refused?: string };
}

/** @param root of the checkout */
export function programsIn(root: string, environment: NodeJS.ProcessEnv = process.env): Programs {
  // Commits have the day of the one before them: the same edit of the same main is the same commit.
  const { stdout: day } = spawnSync('git', ['log', '-1', '--format=%cI'], { cwd: root, encoding: 'utf8' });
  const env = { ...environment, GIT_AUTHOR_DATE: day.trim(), GIT_COMMITTER_DATE: day.trim() };
  const start = (program: string, parameters: readonly string[], given: NodeJS.ProcessEnv = env) =>
    spawnSync(program, parameters, { cwd: root, encoding: 'utf8', env: given });
  const run = (program: string, ...parameters: string[]): string => {
    const { error, status, stdout, stderr } = start(program, parameters);
    if (error) throw error;
    if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${stdout}${stderr}`.trim());
    return stdout.trim();
  };
  return {
    git: (...parameters) => run('git', ...parameters),
    gh: (...parameters) => run('gh', ...parameters),
    keep(...parameters) {
      const command = ['--run', 'keep', '--', ...parameters];
      // The commands change files: they need no access to the repository.
      const { status, stdout, stderr } = start(process.execPath, command, { ...env, GH_TOKEN: undefined });
      // A fresh checkout compiles the tables first, and says so.
      const reason = stderr.replace(/^compiled .*\n/m, '').trim();
      return { printed: stdout, ...(status !== 0 && { refused: reason || `exit code ${status}` }) };
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
