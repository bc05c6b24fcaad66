/** Shares one Chromium between all page tests of a worker. */
import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';

let shared: Promise<Browser> | undefined;

/** Returns the browser of this worker; a new one if it has crashed. It exits with the worker. */
export async function sharedChromium(): Promise<Browser> {
  if (shared === undefined || !(await shared).isConnected()) shared = launchChromium();
  return shared;
}
