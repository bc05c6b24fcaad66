/** Finds and starts Chromium for all tests that need a browser. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { installPackages, isDebianAsRoot } from './debian.ts';

/** Debian package. A new context needs a fifth of the processor time of Chromium's headless mode. */
export const CHROMIUM_PACKAGE = 'chromium-headless-shell';
const PATHS = [
  `/usr/bin/${CHROMIUM_PACKAGE}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const HOW_TO_GET_CHROMIUM =
  `install it (Debian: sudo apt-get install ${CHROMIUM_PACKAGE}; Fedora: sudo dnf install chromium; ` +
  'macOS: brew install --cask chromium) or set CHROMIUM to the path of one';

/**
 * Path of Chromium: the environment variable CHROMIUM, else the first of the usual places; undefined if there is none.
 * @throws {Error} if CHROMIUM names a file that does not exist
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM: "${given}" does not exist; ${HOW_TO_GET_CHROMIUM}`);
  return given || PATHS.find((path) => existsSync(path));
}

/** Without Chromium the page tests are left out. On Debian, root's tests install it; in CI it must not be missing. */
export const canHaveChromium = (): boolean => findChromium() !== undefined || isDebianAsRoot || !!process.env.CI;

/** Installs Chromium if it is missing and the tests run as root on Debian. @throws {Error} if it is missing then */
export function needChromium(): void {
  if (findChromium() === undefined && isDebianAsRoot) installPackages([CHROMIUM_PACKAGE]);
  pathOfChromium();
}

function pathOfChromium(): string {
  const path = findChromium();
  if (path === undefined) throw new Error(`Chromium is missing: ${HOW_TO_GET_CHROMIUM}`);
  return path;
}

const ARGUMENTS = `--no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic --no-first-run
  --disable-background-networking --in-process-gpu --disable-component-update --disable-sync`.split(/\s+/);

/**
 * A separate browser process. The machine's own fonts never count: pages find those of a fresh Debian, or by the environment
 * variable TEST_FONTS=none none with letters.
 */
export async function launchChromium(): Promise<Browser> {
  const fonts = process.env.TEST_FONTS ?? 'dejavu';
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: pathOfChromium(),
    args: ARGUMENTS,
    timeout: 200_000,
    env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL(`../fonts/${fonts}.conf`, import.meta.url)) },
  });
}
