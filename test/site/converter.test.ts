/** The converter agrees with the API in every direction, explains invalid input, and works offline once it is open. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CALENDAR_KEYS, CALENDAR_NAMES, type CalendarKey } from '#api/calendar-keys.ts';
import { toPersianDigits } from '#core/digits.ts';
import type { CalendarDate } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { dateSpan } from '#site/data/date-span.ts';
import { problemText } from '#site/date-fields/view.ts';
import { readTypedDate, splitDate } from '#site/kit/typed-date.ts';
import { almanac, type Bodies, get } from '../support/service.ts';
import { formsReady, type VisitOptions, visitReady } from './visit.ts';

const NOW = '2026-11-21T08:30:00Z';

/** With the fields of the calendars in sight. */
async function openConverter(path: string, options: Omit<VisitOptions, 'path'> = {}) {
  const visited = await visitReady({ now: NOW, ...options, path });
  await visited.page.locator('[data-fields]').evaluate((fold) => fold.setAttribute('open', ''));
  return visited;
}

const row = (page: Page, key: CalendarKey) => page.locator(`[data-calendar="${key}"]`);

async function type(page: Page, key: CalendarKey, { year, month, day }: CalendarDate, persianDigits: boolean) {
  const digits = (value: number) => (persianDigits ? toPersianDigits(value) : String(value));
  await row(page, key).locator('[data-field="year"]').fill(digits(year));
  await row(page, key).locator('[data-field="month"]').selectOption(String(month));
  await row(page, key).locator('[data-field="day"]').fill(digits(day));
}

const fields = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-calendar]')].map((element) => [
        element.dataset.calendar!,
        ['year', 'month', 'day']
          .map((part) => element.querySelector<HTMLInputElement>(`[data-field="${part}"]`)!.value)
          .join('-'),
      ]),
    ),
  );

function expectedFields(answer: Bodies['/convert'], inPersian: boolean): Record<string, string> {
  const digits = (value: number) => (inPersian ? toPersianDigits(value) : String(value));
  return Object.fromEntries(
    CALENDAR_KEYS.map((key) => {
      const { year, month, day } = answer[key];
      return [key, `${digits(year)}-${month}-${digits(day)}`];
    }),
  );
}

/** Spellings of 15 Ordibehesht 1370, keyed by the row into which they are pasted. */
const PASTED: Readonly<Record<string, readonly string[]>> = {
  sh: ['1370/02/15', '۱۳۷۰-۰۲-۱۵'],
  gregorian: ['1370/2/15', '5 May 1991'],
  hijri: ['1411-10-20'],
  pahlavi: ['۲۵۵۰/۲/۱۵'],
};

/** Test dates: both ends of the range, a leap day, the present, old and estimated hijri months, Imperial years. */
const PERSIAN_DATES: readonly CalendarDate[] = [
  { year: 1, month: 1, day: 1 },
  { year: 1178, month: 12, day: 29 },
  { year: 1357, month: 11, day: 22 },
  { year: 1399, month: 12, day: 30 },
  { year: 1405, month: 8, day: 30 },
  { year: 3000, month: 12, day: 29 },
];

test('a whole date is pasted or typed into the year of any row', async () => {
  const { page } = await openConverter('/en/converter');
  const paste = (key: string, text: string) =>
    page.locator(`[data-calendar="${key}"] [data-field="year"]`).evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  for (const [row, texts] of Object.entries(PASTED)) {
    for (const text of texts) {
      await paste('sh', '1300/1/1');
      expect((await fields(page)).sh).toBe('1300-1-1');
      await paste(row, text);
      expect((await fields(page)).sh, text).toBe('1370-2-15');
    }
  }
  const field = page.locator('[data-calendar="sh"] [data-field="year"]');
  await field.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1370/2/15');
  await page.keyboard.press('Tab');
  expect(await page.locator('[data-calendar="gregorian"] [data-field="year"]').inputValue()).toBe('1991');
  expect(await field.inputValue()).toBe('1370');
});

/** Test dates of a language: every second one. */
describe.each([
  ['fa', PERSIAN_DATES.filter((_, index) => index % 2 === 0)],
  ['en', PERSIAN_DATES.filter((_, index) => index % 2 === 1)],
] as const)('in %s', (language, dates) => {
  test('every row leads the other three to what the API answers', async () => {
    const { page, faults } = await openConverter(language === 'fa' ? '/converter' : '/en/converter');
    for (const date of dates) {
      const asked = { year: String(date.year), month: String(date.month), day: String(date.day) };
      const answer = get('/convert', { from: 'sh', ...asked });
      for (const key of CALENDAR_KEYS) {
        await type(page, key, answer[key], language === 'fa');
        expect(await fields(page), `${key} of ${JSON.stringify(date)}`).toEqual(
          expectedFields(answer, language === 'fa'),
        );
      }
      expect(await page.locator('[data-part="weekday"]').textContent()).toBe(answer.sh[`weekday_${language}`]);
      expect(await page.locator('[data-fact="zodiac"]').textContent()).toContain(answer.zodiac[`name_${language}`]);
      expect(await page.locator('[data-fact="animal"]').textContent()).toBe(answer.animal_year[`name_${language}`]);
      expect(await page.locator('[data-part="estimate"]').isVisible()).toBe(answer.hijri.estimate);
    }
    expect(faults).toEqual([]);
  });
});

test('one field reads a date in any words', async () => {
  const { page } = await openConverter('/converter');
  const shown = '۱۵ بهمن ۱۳۷۰';
  for (const [text, result] of [
    ['۱۵ بهمن ۱۳۷۰', '۴ فوریه ۱۹۹۲'],
    ['5 February 1992', '۱۶ بهمن ۱۳۷۰'],
    ['1992-02-04', shown],
  ] as const) {
    await page.locator('#typed').fill(text);
    await page.locator('.converter-result', { hasText: result }).waitFor();
  }
  await page.locator('#typed').fill('no date');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator('#typed-problem').textContent()).not.toBe('');
  expect(await page.locator('.converter-result').textContent(), 'the last date stays').toContain(shown);
});

describe('a date that cannot be', () => {
  const problem = (page: Page, key: CalendarKey) => row(page, key).locator('[data-problem]').textContent();

  test('is told with field and range once the reader leaves its fields, not before', async () => {
    const { page } = await openConverter('/en/converter');
    const before = await fields(page);
    await row(page, 'sh').locator('[data-field="day"]').fill('31');
    expect(await problem(page, 'sh'), 'the month may still be chosen').toBe('');
    await row(page, 'sh').locator('[data-field="month"]').selectOption('3');
    expect((await fields(page)).gregorian).not.toBe(before.gregorian);
    await row(page, 'sh').locator('[data-field="year"]').fill('5000');
    await page.locator('#typed').focus();
    expect(await problem(page, 'sh')).toBe(
      '“5000” is not allowed. For the Persian year enter a number from 1 to 3000.',
    );
    expect(await row(page, 'sh').locator('[data-field="year"]').getAttribute('aria-invalid')).toBe('true');
    await row(page, 'sh').locator('[data-field="year"]').fill('1404');
    expect(await problem(page, 'sh')).toBe('');
  });

  test('is told when the address has it', async () => {
    const { page } = await openConverter('/converter?from=sh&date=۱۴۰۵-۱۲-۳۰');
    expect(await problem(page, 'sh')).toBe('«۳۰» قابل قبول نیست. برای روزِ اسفند ۱۴۰۵ عددی از ۱ تا ۲۹ بنویسید.');
  });

  test.each([
    ['fa', 'hijri', '1448-12-31', /برای روزِ ذی‌الحجه ۱۴۴۸ عددی از ۱ تا (۲۹|۳۰) بنویسید\./],
    ['en', 'gregorian', '622-1-1', /^The Gregorian date must be from 22 March 622 to/],
    ['en', 'gregorian', '2026-2-29', /day of February 2026 enter a number from 1 to 28\./],
    ['en', 'pahlavi', '12x-1-1', /Imperial year enter a number from 1181 to 4180\./],
  ] as const)('in %s: %s %s', (language, key, date, message) => {
    const read = readTypedDate(CALENDAR_NAMES[key], splitDate(date)!, almanac.hijri);
    expect('problem' in read && problemText(language, key, read.problem)).toMatch(message);
  });
});

test('the date is in the address, and the address restores it', async () => {
  const { page } = await openConverter('/converter');
  await type(page, 'hijri', { year: 1447, month: 9, day: 1 }, true);
  // Playwright sees a changed address with a short delay.
  await expect.poll(() => new URL(page.url()).search).toBe('?from=hijri&date=1447-09-01');
  const before = await fields(page);
  await page.locator('.site-header > * > [data-switch-language]').first().click();
  await page.locator('html[lang="en"]').waitFor();
  await formsReady(page);
  const answer = get('/convert', { from: 'hijri', year: '1447', month: '9', day: '1' });
  expect(await fields(page)).toEqual(expectedFields(answer, false));
  expect(before).toEqual(expectedFields(answer, true));
});

test("the visitor's own day, with Tehran's beside it where that is another", async () => {
  const { page } = await visitReady({
    isNew: true,
    path: '/converter',
    now: '2026-11-21T20:29:00Z',
    timezoneId: 'America/Los_Angeles',
  });
  expect(await page.locator('#sh-day').inputValue()).toBe('۳۰');
  const tehran = page.locator('.tehran-day');
  expect(await tehran.count()).toBe(0);
  await page.clock.runFor('02:00');
  expect(await tehran.textContent()).toContain('یکشنبه ۱ آذر');
  expect(await page.locator('#sh-day').inputValue()).toBe('۳۰');
});

test('an open converter needs no network', async () => {
  const { page } = await openConverter('/en/converter', { isNew: true });
  await page.context().setOffline(true);
  await type(page, 'pahlavi', { year: 2535, month: 1, day: 1 }, false);
  expect((await fields(page)).gregorian).toBe('1976-3-21');
});

test("on another day than the build it shows the visitor's day", async () => {
  const { page } = await openConverter('/en/converter', { now: '2026-12-31T20:45:00Z', timezoneId: 'Asia/Tehran' });
  expect((await fields(page)).gregorian).toBe('2027-1-1');
  await page.getByRole('button', { name: 'Day before' }).click();
  expect((await fields(page)).gregorian).toBe('2026-12-31');
});

test('it says holiday, weekend or working day, the age, and a sentence to copy', async () => {
  const { page } = await openConverter('/en/converter?from=sh&date=1358-11-22');
  const fact = (id: string) => page.locator(`[data-fact="${id}"]`);
  await fact('state').getByText('Public holiday').waitFor();
  expect(await fact('age').textContent()).toBe('46 years, 9 months and 10 days');
  expect(await page.locator('[data-part="sentence"]').textContent()).toMatch(
    /^Monday 11 February 1980 is 22 Bahman 1358 and \d+ Rabi al-Awwal 1400\.$/,
  );
  await page.getByRole('button', { name: 'Today' }).click();
  await fact('state').getByText('Working day').waitFor();
  expect(await fact('age').count()).toBe(0);
  await page.getByRole('button', { name: 'Day before' }).click();
  await fact('state').getByText('Weekend').waitFor();
});

describe('spans', () => {
  const jdn = ([year, month, day]: readonly [number, number, number]) => persian.toJdn({ year, month, day });

  test.each([
    ['1400-1-1 to 1400-1-1', '0-0-0'],
    ['1399-12-30 to 1400-12-29', '1-0-0'],
    ['1400-1-31 to 1400-7-30', '0-6-0'],
    ['1400-1-31 to 1400-8-1', '0-6-1'],
    ['1400-2-15 to 1401-2-14', '0-11-30'],
  ])('%s is %s', (dates, expected) => {
    const [from, to] = dates.split(' to ').map((date) => jdn(date.split('-').map(Number) as [number, number, number]));
    const { years, months, days } = dateSpan(persian, from!, to!);
    expect([years, months, days].join('-')).toBe(expected);
  });

  test('backwards is refused', () => {
    expect(() => dateSpan(persian, jdn([1400, 1, 2]), jdn([1400, 1, 1]))).toThrow(RangeError);
  });
});
