/** For every kind of page: built on one day and opened on the next, it shows what a build of the next day shows. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { fileOf } from '#generator/site/page-files.ts';
import { pagePath } from '#site/kit/language.ts';
import { PAGE_PATTERNS } from '#site/routes.ts';
import { BUILD_MOMENT } from '../../site/build-moment.ts';
import { newContext } from '../../site/chromium.ts';
import { buildPages } from '../../site/sample-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const siteUrl: string = inject('siteUrl');
const NEXT_DAY = new Date(Date.parse(BUILD_MOMENT) + 86_400_000).toISOString();

/** Addresses that stand for a kind of page, by its pattern in the table of pages. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  404: ['/no-such-page'],
  accuracy: ['/accuracy'],
  'calendar/[...month]': ['/calendar', '/calendar/1405/8', '/calendar/1405/9'],
  'calendar/[year]': ['/calendar/1405'],
  'calendar/any': ['/calendar/any?year=1295&month=6'],
  closures: ['/closures'],
  converter: ['/converter'],
  'docs/[page]': ['/docs/convert'],
  docs: ['/docs'],
  downloads: ['/downloads'],
  'holidays/[...year]': ['/holidays', '/holidays/1405', '/holidays/1406', '/holidays/2026'],
  '': ['/'],
  moon: ['/moon'],
  'my-dates': ['/my-dates'],
  'nowruz/[slug]': ['/nowruz/berlin'],
  nowruz: ['/nowruz'],
  'occasions/[slug]': ['/occasions/yalda-night', '/occasions/eid-al-fitr'],
  occasions: ['/occasions'],
  offline: ['/offline'],
  'prayer-times/[slug]': ['/prayer-times/tehran', '/prayer-times/berlin'],
  'prayer-times/[slug]/ramadan/[year]': ['/prayer-times/tehran/ramadan/1448'],
  'prayer-times': ['/prayer-times'],
  ramadan: ['/ramadan'],
  subscribe: ['/subscribe'],
  wall: ['/wall'],
  widget: ['/widget'],
  'workdays/[...year]': ['/workdays', '/workdays/1405'],
};
const YEARS_AND_CITIES = [1404, 1405, 1406, 1448, 2026, 'tehran', 'berlin'];

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Runs in the page: the clock stands still, as its hands would differ between two pages. */
function stopClock(moment: number): void {
  globalThis.Date = class extends Date {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [moment] : given) as []));
    }
    static override now = () => moment;
  } as DateConstructor;
}

const dist = temporaryFolder();
let context: BrowserContext;

beforeAll(async () => {
  await buildPages(dist, NEXT_DAY, YEARS_AND_CITIES);
  context = await newContext({ serviceWorkers: 'block', timezoneId: 'Asia/Tehran' });
  await context.addInitScript(stopClock, Date.parse(NEXT_DAY));
});

/** What the build of the next day has not written comes from the other one. */
async function openNextDay(): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, fileOf(pathname)].map((path) => join(dist, path)).find((path) => isFile(path));
    return file ? route.fulfill({ path: file }) : route.fallback();
  });
  return page;
}

afterAll(async () => {
  await context.close();
});

test('there is an address for every kind of page', () => {
  expect(Object.keys(KINDS).toSorted()).toEqual(PAGE_PATTERNS.toSorted());
});

/** Lines that only one of two texts has, where they first part. */
function differences(text: string, other: string): string[] {
  const [lines, others] = [text.split('\n'), other.split('\n')];
  const first = lines.findIndex((line, index) => line !== others[index]);
  if (text === other) return [];
  return [
    `shown: ${lines.slice(first, first + 6).join(' | ')}`,
    `right: ${others.slice(first, first + 6).join(' | ')}`,
  ];
}

/** English pages have the same scripts with other words, and months of another calendar. */
const IN_ENGLISH = ['/', '/calendar', '/prayer-times/tehran'];
const addresses = [...Object.values(KINDS).flat(), ...IN_ENGLISH.map((path) => pagePath('en', path))];

/** What a reader sees of the page itself, without the examples of the documentation, which are of the build's day. */
const textOf = (open: Page): Promise<string> =>
  open.evaluate(() => {
    for (const example of document.querySelectorAll('main pre')) example.remove();
    return document.querySelector('main')!.innerText;
  });

/** What a build printed between the frame of a page; undefined for an address without a file. */
function mainIn(folder: string, path: string): string | undefined {
  const file = join(folder, fileOf(new URL(path, siteUrl).pathname));
  if (!isFile(file)) return undefined;
  const page = readFileSync(file, 'utf8');
  return page.slice(page.indexOf('<main'), page.indexOf('</main>'));
}

test.each(addresses)('%s', async (path) => {
  // Equal pages with equal scripts show the same.
  const main = mainIn(dist, path);
  if (main !== undefined && main === mainIn(inject('dist'), path)) return;
  const [page, pageOfNextDay] = await Promise.all([context.newPage(), openNextDay()]);
  onTestFinished(async () => void (await Promise.all([page.close(), pageOfNextDay.close()])));
  await Promise.all([page, pageOfNextDay].map((each) => each.goto(siteUrl + path)));
  await expect.poll(async () => differences(await textOf(page), await textOf(pageOfNextDay))).toEqual([]);
});
