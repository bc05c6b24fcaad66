/** The one Chromium that all tests of the pages share. */
import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** A connection of its own to the shared browser; its contexts end with it. */
export const launchChromium = (): Promise<Browser> => chromium.connect(inject('chromium'));
