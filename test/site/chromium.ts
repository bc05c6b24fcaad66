/** One Chromium for all page tests of a worker. */
import type { Browser } from 'playwright-core';
import { launchChromium } from '../chromium.ts';

let shared: Promise<Browser> | undefined;

/** The browser that the test files of this worker share. It ends with the worker. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}
