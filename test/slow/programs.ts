/**
 * Checks that the programs are there that `npm run test:slow` needs. With `CI` or `INSTALL=1`, root installs the missing
 * ones on Debian; otherwise prints the command, and ends with exit code 1.
 */
import { spawnSync } from 'node:child_process';
import { CHROMIUM_PACKAGE, findChromium } from '../chromium.ts';
import { installPackages, isDebianAsRoot } from '../debian.ts';

const imports = (module: string): string => `/usr/bin/python3 -c 'import ${module}'`;

/** A command that works if the program is there, by Debian packages. CONTRIBUTING.md lists the packages. */
const CHECKS: Readonly<Record<string, string>> = {
  apache2: 'apache2 -v',
  calcurse: 'calcurse --version',
  caddy: 'caddy version',
  curl: 'curl --version',
  'docker-compose': 'docker-compose --version',
  'gcc libc6-dev libical-dev': "echo '#include <libical/ical.h>' | gcc -E -",
  jcal: 'jdate --version',
  jq: 'jq --version',
  khal: 'khal --version',
  'nginx-light': 'nginx -v',
  pgloader: 'pgloader --version',
  'php-cli': '/usr/bin/php --version',
  'php-mbstring php-sabre-vobject php-xml': '/usr/bin/php -r \'require "Sabre/VObject/autoload.php";\'',
  postgresql: 'ls /usr/lib/postgresql/*/bin/initdb',
  python3: '/usr/bin/python3 --version',
  'python3-convertdate': imports('convertdate'),
  'python3-holidays': imports('holidays'),
  'python3-icalendar': imports('icalendar'),
  'python3-pandas': imports('pandas'),
  'python3-yaml': imports('yaml'),
  'redis-server': 'redis-server --version || valkey-server --version',
  systemd: 'systemd-analyze --version',
  vdirsyncer: 'vdirsyncer --version',
};
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
