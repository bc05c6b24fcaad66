/** Shares one Chromium between all page tests of a worker. */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';

let shared: Promise<Browser> | undefined;

/** Returns the browser of this worker; a new one if it has crashed. It exits with the worker. */
async function sharedChromium(): Promise<Browser> {
  if (shared === undefined || !(await shared).isConnected()) shared = launchChromium();
  return shared;
}

/** A context of that browser with patience for a busy machine: what hangs ends with its test. */
export async function newContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await sharedChromium()).newContext(options);
  context.setDefaultTimeout(200_000);
  return context;
}
