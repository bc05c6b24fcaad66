/** Finds and starts Chromium for the page tests. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { needFromDebian } from './debian.ts';

/** chromium-headless-shell: a new context needs a fifth of the processor time of Chromium's headless mode. */
const HEADLESS_CHROMIUM = '/usr/bin/chromium-headless-shell';
const PATHS = [
  HEADLESS_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HOW_TO = 'install Chromium (Debian: apt-get install chromium-headless-shell) or give the path of one in CHROMIUM';

/**
 * Path of Chromium: the environment variable CHROMIUM, else the first of the usual places. On Debian as root,
 * chromium-headless-shell is installed if it is missing.
 * @throws {Error} that names the package to install
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM: "${given}" does not exist; ${HOW_TO}`);
  }
  const found = () => PATHS.find((path) => existsSync(path));
  try {
    needFromDebian(['chromium-headless-shell'], () => existsSync(HEADLESS_CHROMIUM));
  } catch (error) {
    if (found() === undefined) throw error;
  }
  return found()!;
}

const ARGUMENTS = `--no-sandbox --disable-gpu --disable-dev-shm-usage --disable-quic --no-first-run
  --disable-background-networking --disable-component-update --disable-sync`.split(/\s+/);

/** Fonts that a page may find on the machine: those of a fresh Debian, or none. The machine's own never count. */
export type Fonts = 'dejavu' | 'none';

/** A separate browser process. */
export const launchChromium = (fonts: Fonts = 'dejavu'): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ARGUMENTS,
    env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL(`fonts/${fonts}.conf`, import.meta.url)) },
  });
