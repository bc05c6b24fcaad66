/** A real Chromium for the tests of the pages. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HOW_TO = 'install Chromium (Debian: apt-get install chromium) or give the path of one in CHROMIUM';

const isDebianAsRoot = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

function installOnDebian(): void {
  console.log('Chromium is missing; apt-get install chromium …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env: environment, stdio: 'pipe' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: environment,
      stdio: 'pipe',
    });
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim();
    throw new Error(`Chromium is missing, and apt-get could not install it: ${said || error}; ${HOW_TO}`);
  }
}

/**
 * Path of a Chromium: that of the environment variable CHROMIUM, else one in the usual places; on Debian as root it is
 * installed if there is none.
 * @throws {Error} that tells what to do
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM: "${given}" does not exist; ${HOW_TO}`);
  }
  const find = () => PATHS.find((path) => existsSync(path));
  let found = find();
  if (!found && isDebianAsRoot()) {
    installOnDebian();
    found = find();
  }
  if (!found) throw new Error(`Chromium is missing: ${PATHS.join(', ')} do not exist; ${HOW_TO}`);
  return found;
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
