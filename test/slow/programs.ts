/**
 * Checks that the programs are there that `npm run test:slow` needs. With `CI` or `INSTALL=1`, root installs the missing
 * ones on Debian; otherwise prints the command, and ends with exit code 1.
 */
import { spawnSync } from 'node:child_process';
import { CHROMIUM_PACKAGE, findChromium } from '../support/chromium.ts';
import { installPackages, isDebianAsRoot } from '../support/debian.ts';
import { CHECKS } from './packages.ts';

/** Debian installs servers in the last two, which the PATH of an ordinary user does not have. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

const works = (command: string): boolean =>
  spawnSync('sh', ['-c', command], { stdio: 'ignore', env: { ...process.env, PATH } }).status === 0;

/** Debian packages whose programs do not work. */
const missing = (): string[] => [
  ...Object.entries(CHECKS).flatMap(([packages, command]) => (works(command) ? [] : packages.split(' '))),
  ...(findChromium() === undefined ? [CHROMIUM_PACKAGE] : []),
];

const mayInstall = !!(process.env.CI || process.env.INSTALL);
const before = missing();
if (before.length > 0 && mayInstall && isDebianAsRoot) installPackages(before);
const after = before.length > 0 && mayInstall ? missing() : before;
if (after.length > 0) {
  const command = `apt-get install --no-install-recommends ${after.join(' ')}`;
  console.error(`npm run test:slow needs programs that are missing. On Debian, run this as root:\n  ${command}`);
  console.error('or, as root, INSTALL=1 npm run test:slow, which installs them.');
  process.exitCode = 1;
}
