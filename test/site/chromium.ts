/** Shares one Chromium between all page tests of a worker. */
import type { Browser } from 'playwright-core';
import { launchChromium } from '../chromium.ts';

let shared: Promise<Browser> | undefined;

/** Returns the browser of this worker. It exits with the worker. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}
