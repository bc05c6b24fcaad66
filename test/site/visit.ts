/** Opens a page of the built site, and records errors and requests to other sites. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, CDPSession, Download, Frame, Page, Request, Response } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { BUILD_MOMENT } from './build-moment.ts';
import { newContext } from './chromium.ts';

export const siteUrl: string = inject('siteUrl');
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export interface VisitOptions extends BrowserContextOptions {
  readonly path: string;
  /** start time of the browser's clock, which keeps running; default: when the site was built */
  readonly now?: string;
  /** The page gets a new browser context: its cache is empty, and `page.clock` can be used. */
  readonly isNew?: boolean;
  /** Disables the browser cache. */
  readonly isCold?: boolean;
  /** Runs before the page is opened, in a new browser context. Without `now`, the clock is left to it. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** `commit`: the visit begins before the page is loaded. */
  readonly waitUntil?: 'commit';
}

export interface Visit {
  readonly page: Page;
  /** errors on the console, uncaught errors, requests that failed or went to other sites */
  readonly faults: readonly string[];
  /** bytes of all bodies as they were sent, without fonts */
  weight(): Promise<number>;
  /** Releases the page before the end of the test. */
  leave(): Promise<void>;
}

interface Tab {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** Tabs to reuse. A new context needs a new process, and its first page takes twice as long as later pages. */
const freeTabs: Tab[] = [];

/** A tab to reuse; tabs of a browser that has crashed are closed. */
function freeTab(): Tab | undefined {
  const tab = freeTabs.pop();
  return tab?.page.isClosed() ? freeTab() : tab;
}

async function newTab(options: BrowserContextOptions): Promise<Tab> {
  const context = await newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page) };
}

/** Runs in the page: shifts `Date` by milliseconds. Unlike `page.clock`, it keeps `performance` and can be undone. */
export function shiftClock(shift: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

/** Resets a used tab, except its cache. */
async function clean({ page, devtools }: Tab): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
  const isClean = await page.evaluate(() => {
    stop();
    localStorage.clear();
    sessionStorage.clear();
    return !('__pwClock' in globalThis);
  });
  if (!isClean) throw new Error('page.clock cannot be taken back: visit with isNew');
}

export async function visit({
  path,
  now,
  isNew,
  isCold = false,
  prepare,
  waitUntil,
  ...options
}: VisitOptions): Promise<Visit> {
  const { viewport, colorScheme, timezoneId, javaScriptEnabled, ...others } = options;
  const canShare = !isNew && !prepare && Object.keys(others).length === 0;
  const tab = (canShare && freeTab()) || (await newTab(canShare ? {} : options));
  const { page, devtools } = tab;
  const faults: string[] = [];
  const stopWatching = watchFor(page, faults);
  const finished: Request[] = [];
  const onFinished = (request: Request) => void finished.push(request);
  page.on('requestfinished', onFinished);
  let takeBackClock = async () => {};
  if (canShare) {
    const size = viewport ?? { width: 1280, height: 720 };
    if (page.viewportSize()?.width !== size.width || page.viewportSize()?.height !== size.height) {
      await page.setViewportSize(size);
    }
    await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light' });
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: timezoneId ?? '' });
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: javaScriptEnabled === false });
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: isCold });
  }
  if (!canShare && now !== undefined) await page.clock.install({ time: new Date(now) });
  else if (!prepare) {
    const script = await page.addInitScript(shiftClock, Date.parse(now ?? BUILD_MOMENT) - Date.now());
    takeBackClock = () => script.dispose();
  }

  let isLeft = false;
  const leave = async () => {
    if (isLeft) return;
    isLeft = true;
    stopWatching();
    page.off('requestfinished', onFinished);
    if (!canShare) return page.context().close();
    await takeBackClock();
    await clean(tab);
    freeTabs.push(tab);
  };
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') await leave();
    else if (!isLeft) await page.context().close();
  });
  await prepare?.(page);
  const address = siteUrl + path;
  // An address that differs in its fragment only would not be loaded. about:blank would end the process of the site.
  if (page.url().split('#')[0] === address.split('#')[0]) await page.goto(`${siteUrl}/robots.txt`);
  await page.goto(address, waitUntil && { waitUntil });
  const weight = async () => {
    const weighed = finished.filter((request) => request.resourceType() !== 'font');
    const sizes = await Promise.all(weighed.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  return { page, faults, weight, leave };
}

/** Waits until forms take input: they are inert while their data load. */
export const formsReady = async (page: Page): Promise<void> => {
  await page.waitForLoadState();
  await page.locator('main:not(:has(form[inert]))').waitFor();
};

/** Opens a page and waits until its forms take input. */
export async function visitReady(options: VisitOptions): Promise<Visit> {
  const visited = await visit(options);
  await formsReady(visited.page);
  return visited;
}

/** Records faults until the returned function is called. */
function watchFor(page: Page, faults: string[]): () => void {
  // Errors of the page before, whose requests were stopped, may come until the next page is there.
  let isThere = false;
  const onNavigated = (frame: Frame) => {
    isThere ||= frame === page.mainFrame();
  };
  const onRequest = (request: Request) => {
    if (!request.url().startsWith(`${siteUrl}/`) && !request.url().startsWith('data:')) faults.push(request.url());
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  };
  const onConsole = (message: { type(): string; text(): string }) => {
    // `onResponse` has these.
    const isOfResponse = message.text().includes('the server responded with a status of');
    if (isThere && message.type() === 'error' && !isOfResponse) faults.push(message.text());
  };
  const onError = (error: Error) => {
    if (isThere) faults.push(error.message);
  };
  page.on('request', onRequest).on('response', onResponse).on('framenavigated', onNavigated);
  page.on('console', onConsole).on('pageerror', onError);
  return () => {
    page.off('request', onRequest).off('response', onResponse).off('framenavigated', onNavigated);
    page.off('console', onConsole).off('pageerror', onError);
  };
}

/** Text of a downloaded file. It is read as a stream, because the browser may have other file paths. */
export async function downloadedText(download: Download): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Runs in the page: removes table rows, cells and list items after the third of the same kind (same elements and classes
 * around them, same style), so that axe does not judge a thousand equal rows.
 */
function thinOut(): void {
  const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
  const referenced = new Set(
    references.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name)!.split(' ')),
    ),
  );
  const seen = new Map<string, number>();
  const thin = (parent: Element, path: string) => {
    for (const element of [...parent.children]) {
      const kind = `${path} ${element.tagName}.${element.className}${element.getAttribute('style')}`;
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      const isNamed = [element, ...element.querySelectorAll('[id]')].some(({ id }) => referenced.has(id));
      if (count > 3 && !isNamed && element.matches('tr, td, th, li, dt, dd, option')) element.remove();
      else thin(element, kind);
    }
  };
  thin(document.body, '');
}

/** Violations that axe finds: rule, and the elements that break it. The page loses table rows and list items. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  await page.evaluate(thinOut);
  return page.evaluate(async () => {
    interface Results {
      readonly violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
    }
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<Results> } };
    // Details of the other results take time.
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  });
}

/** Opens the menu, which has the settings, in either language. */
export async function openSettings(page: Page): Promise<void> {
  const box = page.locator('[data-settings]');
  if (!(await box.isVisible())) await page.locator('.site-nav [popovertarget="menu"]').click();
  await box.locator('h2').waitFor();
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

/** Opens the folds of a page. */
export const openFolds = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
