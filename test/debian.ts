/** Installs Debian programs that some tests need. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Parallel test files must not install at the same time. */
const LOCK = '/tmp/apt-get-of-tests.lock';

const isDebianAsRoot = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Does a command exit with code 0? */
export const runsWell = (program: string, ...parameters: string[]): boolean =>
  spawnSync(program, parameters, { stdio: 'ignore' }).status === 0;

function install(packages: readonly string[]): void {
  const run = (...command: string[]) =>
    execFileSync('flock', [LOCK, 'apt-get', ...command], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'pipe',
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * Checks that a program exists; on Debian as root its packages are installed if it is missing.
 * @throws {Error} that names the packages to install
 */
export function needFromDebian(packages: readonly string[], isThere: () => boolean): void {
  if (isThere()) return;
  const howTo = `these tests need the Debian packages ${packages.join(', ')}: apt-get install ${packages.join(' ')}`;
  if (!isDebianAsRoot()) throw new Error(howTo);
  try {
    install(packages);
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim();
    throw new Error(`${howTo}; apt-get could not do it: ${said || error}`);
  }
  if (!isThere()) throw new Error(`${howTo}; they are installed, but do not work`);
}
