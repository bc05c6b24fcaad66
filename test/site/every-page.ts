/** Judges every kind of page in one setting. A file for each setting, because each takes long. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Language, pagePath } from '#site/kit/language.ts';
import { axeViolations, formsReady, sidewaysScroll, visit } from './visit.ts';

/** One page of each kind, by its Persian address. */
export const PAGES =
  `/ /calendar /calendar/1405 /calendar/1405/8 /calendar/1406/6 /holidays /holidays/1350 /holidays/1406 /moon
  /occasions/yalda-night /occasions/eid-al-fitr /occasions/shah-birthday /accuracy /docs /docs/convert
  /docs/shapes /docs/files /widget /offline /converter /prayer-times /prayer-times/tehran /prayer-times/tromso
  /nowruz /nowruz/berlin`.split(/\s+/);
/** Further pages of the same kind; both languages have the same markup and style. */
const IN_PERSIAN_ONLY = [
  '/calendar/1406/6',
  '/holidays/1350',
  '/occasions/eid-al-fitr',
  '/docs/shapes',
  '/prayer-times/tromso',
];
/** Pages with forms; separate files test their functions. */
const FORMS = ['/downloads', '/my-dates', '/subscribe', '/wall'];
/** Pages without numbers to check. The widget's tests check its numbers. */
const WITHOUT_NUMBERS = ['/widget', '/offline'];
const MAX_BYTES = 66_000;
const WIDTHS = [360, 1280];

const expectToFit = async (page: Page) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page), `sideways scroll at ${width} pixels`).toBeLessThanOrEqual(0);
  }
  await expectLargeTextToFit(page);
};

/** A phone whose text is twice as large. */
async function expectLargeTextToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 412, height: 800 });
  const devtools = await page.context().newCDPSession(page);
  const setText = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await setText(32);
  expect(await sidewaysScroll(page), 'sideways scroll at a text of 200 %').toBeLessThanOrEqual(0);
  await setText(16);
  await devtools.detach();
}

const digitsOf = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('code, pre, [lang="en"], script, style')) element.remove();
    const text = body.textContent;
    return { latin: text.match(/.{0,20}[0-9].{0,20}/g) ?? [], hasPersian: /[۰-۹]/.test(text) };
  });

interface Setting {
  readonly language: Language;
  /** pixels */
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** No errors, no third-party requests, no overflow, full accessibility, few bytes. */
export function judgePages({ language, width, colorScheme }: Setting): void {
  const open = (path: string) =>
    visit({
      path: pagePath(language, path),
      viewport: { width, height: 800 },
      colorScheme,
      isCold: true,
    });

  const pages = PAGES.filter((path) => language === 'fa' || !IN_PERSIAN_ONLY.includes(path));
  test.each(pages)('%s is accessible, light and without faults', async (path) => {
    const { page, faults, weight } = await open(path);
    expect(await weight(), 'bytes').toBeLessThan(MAX_BYTES);
    if (language === 'fa' && !WITHOUT_NUMBERS.includes(path)) {
      expect(await digitsOf(page)).toEqual({ latin: [], hasPersian: true });
    }
    await expectToFit(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test.each(FORMS)('%s is accessible', async (path) => {
    const { page } = await open(path);
    await formsReady(page);
    await expectToFit(page);
    expect(await axeViolations(page)).toEqual([]);
  });
}
