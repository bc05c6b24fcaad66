/** Installs Debian packages that some tests need. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isDebian = existsSync('/etc/debian_version');
export const isDebianAsRoot = isDebian && process.getuid?.() === 0;

/** @throws {Error} with the last words of apt-get */
export function installPackages(packages: readonly string[]): void {
  console.log(`installing Debian packages that the tests need: ${packages.join(' ')}`);
  const run = (...parameters: string[]) =>
    execFileSync('apt-get', parameters, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  try {
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', ...packages);
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim();
    throw new Error(`apt-get could not install ${packages.join(' ')}: ${said || error}`);
  }
}
