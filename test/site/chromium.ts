/** Shares one Chromium between all page tests of a worker. */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';

let shared: Promise<Browser> | undefined;

/** Returns the browser of this worker; a new one if it has crashed. It exits with the worker. */
async function sharedChromium(): Promise<Browser> {
  if (shared === undefined || !(await shared).isConnected()) shared = launchChromium();
  return shared;
}

/**
 * A context of that browser with patience for a busy machine: what hangs ends with its test. Nothing moves: a transition
 * that Chromium has no time for would count as an error of the page.
 */
export async function newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await sharedChromium()).newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(200_000);
  return context;
}
