/** The one Chromium that all tests of the pages share. */
import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** Another connection to the shared browser; its contexts end with it. */
export const launchChromium = (): Promise<Browser> => chromium.connect(inject('chromium'));

let shared: Promise<Browser> | undefined;

/** The connection that the test files of one worker share. It ends with the worker. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}
