/** A visit to a page of the built site, with everything noted that must not happen there. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Download, Page } from 'playwright-core';
import { inject } from 'vitest';

export const siteUrl: string = inject('siteUrl');
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export interface VisitOptions extends BrowserContextOptions {
  readonly path: string;
  /** what the browser's clock reads on arrival; it goes on from there */
  readonly now?: string;
  /** before the page is opened */
  readonly prepare?: (page: Page) => Promise<void>;
  /** how far the page has come when the visit begins; otherwise all of it is there */
  readonly waitUntil?: 'commit';
}

export interface Visit {
  readonly page: Page;
  /** errors on the console, uncaught errors, requests that failed or went to other sites */
  readonly faults: readonly string[];
  /** bytes of all bodies as they were sent, fonts aside */
  weight(): Promise<number>;
  leave(): Promise<void>;
}

export async function visit(
  browser: Browser,
  { path, now, prepare, waitUntil, ...options }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${siteUrl}/`) && !request.url().startsWith('data:')) faults.push(request.url());
  });
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') return;
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    // A page that is left while something is still on its way has no sizes to tell; who asks for the weight still hears of it.
    size.catch(() => {});
    sizes.push(size);
  });
  if (now !== undefined) await page.clock.install({ time: new Date(now) });
  await prepare?.(page);
  await page.goto(siteUrl + path, waitUntil && { waitUntil });
  return {
    page,
    faults,
    weight: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    leave: () => context.close(),
  };
}

/** Text of a downloaded file; the browser may be in another process, whose paths are not ours. */
export async function downloadedText(download: Download): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Violations that axe finds: rule, and the elements that break it. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  });
}

/** Opens the settings of the header, in either language. */
export async function openSettings(page: Page): Promise<void> {
  const box = page.locator('[data-settings]');
  if (!(await box.isVisible())) await page.locator('[data-settings-button]').click();
  await box.waitFor();
}

/** Pixels by which the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sum of the shifts of its layout since the page was opened. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
