/** The converter agrees with the API in every direction, explains invalid input, and works offline once it is open. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CALENDAR_KEYS, CALENDAR_NAMES, type CalendarKey } from '#api/base/calendar-keys.ts';
import { hijriDayProbability } from '#core/day-probability.ts';
import { toPersianDigits } from '#core/digits.ts';
import type { CalendarDate } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { CONVERTER_TEXT } from '#site/converter/text.ts';
import { problemText, sentence } from '#site/converter/view.ts';
import { readDate } from '#understand/dates.ts';
import { almanac, get } from '../support/service.ts';
import { formsReady, openSettings, type VisitOptions, visitReady } from './visit.ts';

const NOW = '2026-11-21T08:30:00Z';

/** With the fields of the fold in sight. */
async function openConverter(path: string, options: Omit<VisitOptions, 'path'> = {}) {
  const visited = await visitReady({ now: NOW, ...options, path });
  await visited.page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });
  return visited;
}

async function pick(page: Page, key: CalendarKey, { year, month, day }: CalendarDate, inPersian: boolean) {
  const digits = (value: number) => (inPersian ? toPersianDigits(value) : String(value));
  await page.locator('#pick-calendar').selectOption(key);
  await page.locator('#pick-year').fill(digits(year));
  await page.locator('#pick-month').selectOption(String(month));
  await page.locator('#pick-day').fill(digits(day));
}

const result = (page: Page) => page.locator('.converter-result');
const problem = (page: Page, field: string) => page.locator(`#${field}-problem`).textContent();
const search = (page: Page) => new URL(page.url()).search;

/** Test dates: both ends of the range, a leap day, the present, old and estimated hijri months, Imperial years. */
const PERSIAN_DATES: readonly CalendarDate[] = [
  { year: 1, month: 1, day: 1 },
  { year: 1178, month: 12, day: 29 },
  { year: 1357, month: 11, day: 22 },
  { year: 1399, month: 12, day: 30 },
  { year: 1405, month: 8, day: 30 },
  { year: 1405, month: 12, day: 12 },
  { year: 3000, month: 12, day: 29 },
];

/** Test dates of a language: every second one. */
describe.each([
  ['fa', PERSIAN_DATES.filter((_, index) => index % 2 === 0)],
  ['en', PERSIAN_DATES.filter((_, index) => index % 2 === 1)],
] as const)('in %s', (language, dates) => {
  test('a date of any calendar is shown in all of them as the API answers, and its address leads back to it', async () => {
    const { page, faults } = await openConverter(language === 'fa' ? '/converter' : '/en/converter');
    for (const date of dates) {
      const asked = { year: String(date.year), month: String(date.month), day: String(date.day) };
      const answer = get('/convert', { from: 'sh', ...asked });
      const texts = CALENDAR_KEYS.map((key) => {
        const { year, month, day } = answer[key];
        const text = `${day} ${monthName(CALENDAR_NAMES[key], month)[language]} ${year}`;
        return language === 'fa' ? toPersianDigits(text) : text;
      });
      for (const key of CALENDAR_KEYS) {
        await pick(page, key, answer[key], language === 'fa');
        for (const text of texts) expect(await result(page).textContent(), `${key}: ${text}`).toContain(text);
      }
      const { searchParams } = new URL(page.url());
      const read = readDate(searchParams.get('date')!, {
        ...almanac,
        today: persian.FIRST_DAY,
        dayAt: () => persian.FIRST_DAY,
      });
      expect(read).toMatchObject({ kind: 'day', jdn: persian.toJdn(date), calendar: 'imperial' });
      expect(await result(page).locator('[data-fact="weekday"]').textContent()).toBe(answer.sh[`weekday_${language}`]);
      expect(await page.locator('[data-fact="zodiac"]').textContent()).toContain(answer.zodiac[`name_${language}`]);
      expect(await page.locator('[data-fact="animal"]').textContent()).toBe(answer.animal_year[`name_${language}`]);
      const mayMove = hijriDayProbability(persian.toJdn(date), almanac) !== undefined;
      expect(await page.locator('[data-fact="hijri"] .may-move').count(), 'as in the search').toBe(Number(mayMove));
    }
    // The sample of the site has the holidays of few years.
    expect(faults.filter((fault) => !fault.includes('/api/holidays/'))).toEqual([]);
  });
});

test('one field reads a date in any words and writes it in its usual form', async () => {
  const { page } = await openConverter('/converter');
  const shown = '۱۵ بهمن ۱۳۷۰';
  for (const [text, expected] of [
    ['۱۵ بهمن ۱۳۷۰', '۴ فوریه ۱۹۹۲'],
    ['5 February 1992', '۱۶ بهمن ۱۳۷۰'],
    ['1412/7/29 قمری', shown],
    ['۲۲ بهمن ۱۳۵۷ تا امروز', '۱۱ فوریه ۱۹۷۹'],
    ['born 4 feb 1992', shown],
    ['since 11 feb 1979', '۲۲ بهمن ۱۳۵۷'],
    ['متولد ۱۵ بهمن ۱۳۷۰', '۴ فوریه ۱۹۹۲'],
    ['1992-02-04', shown],
  ] as const) {
    await page.locator('#date').fill(text);
    await result(page).filter({ hasText: expected }).waitFor();
  }
  await expect.poll(() => search(page)).toContain('1992-02-04');
  await page.locator('#date').fill('1 Farvardin 1300');
  await page.locator('#date').fill('1 Farvardin 1300 no date');
  await page.keyboard.press('Tab');
  await expect.poll(() => problem(page, 'date')).not.toBe('');
  expect(await result(page).textContent(), 'the last finished date stays').toContain(shown);
  expect(await result(page).evaluate((element) => (element as HTMLElement).inert), 'for nobody').toBe(true);
  await page.locator('#date').fill('1370/11/15');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator('#date').inputValue()).toBe(shown);
  expect(await problem(page, 'date')).toBe('');
  expect(await page.locator('#pick-year').inputValue(), 'the fields follow').toBe('۱۳۷۰');
});

test('the name of an occasion is its day, by the search', async () => {
  const { page } = await openConverter('/en/converter');
  for (const [name, day] of [
    ['yalda', '21 December 2026'],
    ['nowruz 1406', '21 March 2027'],
  ] as const) {
    await page.locator('#date').fill(name);
    await result(page).filter({ hasText: day }).waitFor();
  }
  expect(await problem(page, 'date')).toBe('');
});

describe('a date that cannot be', () => {
  test('is told once the reader leaves its fields, not before', async () => {
    const { page } = await openConverter('/en/converter');
    await page.locator('#pick-calendar').selectOption('sh');
    await page.locator('#pick-day').fill('31');
    expect(await problem(page, 'fields'), 'the month may still be chosen').toBe('');
    await page.locator('#pick-month').selectOption('3');
    await result(page).filter({ hasText: '31 Khordad 1405' }).waitFor();
    await page.locator('#pick-year').fill('5000');
    await page.locator('#date').focus();
    expect(await problem(page, 'fields')).toContain('Persian years 1 to 3000');
    await page.locator('#pick-year').fill('1404');
    expect(await problem(page, 'fields')).toBe('');
  });

  test('of a period leads to its length', async () => {
    const { page } = await openConverter('/en/converter?date=1 Azar to 5 Azar 1405');
    await page.getByRole('link', { name: 'Between two dates' }).click();
    await page.locator('#difference [data-span="days"]').filter({ hasText: '4 days' }).waitFor();
  });

  test('is told when the address has it', async () => {
    const { page } = await openConverter('/converter?date=۱۴۰۵-۱۲-۳۰');
    expect(await problem(page, 'date')).toContain('اسفند ۱۴۰۵ فقط ۲۹ روز دارد.');
    await page.getByRole('link', { name: '۲۹ اسفند' }).click();
    await result(page).filter({ hasText: '۲۰ مارس' }).waitFor();
    await result(page).filter({ hasText: 'روز ملی‌شدن صنعت نفت' }).waitFor();
  });

  test.each([
    ['1448-12-31 AH', /^Dhu al-Hijjah 1448 has only (29|30) days\.$/],
    ['622-1-1 AD', /could not be read/],
    ['2026-2-29', /^February 2026 has only 28 days\.$/],
    ['Azar 1405', /day of the month/],
    ['1 Azar to 5 Azar 1405', /period/],
    ['none', new RegExp(CONVERTER_TEXT.en.hint)],
    ['1405', /day and the month/],
    ['Monday 15 Bahman 1370', /Tuesday/],
    ['۱۴۰۵/۱۳/۱', /^Months are 1 to 12/],
    ['1-0-1405', /^Months are 1 to 12/],
  ])('%s', (text, message) => {
    const read = readDate(text, { ...almanac, today: persian.FIRST_DAY, dayAt: () => persian.FIRST_DAY });
    expect(problemText('en', text, read)).toMatch(message);
  });
});

test('the date is in the address, and the address restores it', async () => {
  const { page } = await openConverter('/converter');
  await pick(page, 'hijri', { year: 1447, month: 9, day: 1 }, true);
  // Playwright sees a changed address with a short delay.
  await expect.poll(() => search(page)).toBe('?date=1447-09-01+AH');
  await page.locator('.site-header [data-switch-language]').first().click();
  await page.locator('html[lang="en"]').waitFor();
  await formsReady(page);
  expect(await page.locator('#date').inputValue()).toBe('1 Ramadan 1447');
  await result(page).filter({ hasText: '19 February 2026' }).waitFor();
});

test("the visitor's own day, with Tehran's beside it where that is another", async () => {
  const { page } = await visitReady({
    isNew: true,
    path: '/converter',
    now: '2026-11-21T20:29:00Z',
    timezoneId: 'America/Los_Angeles',
  });
  expect(await page.locator('#pick-day').inputValue()).toBe('۳۰');
  const tehran = page.locator('.tehran-day');
  expect(await tehran.count()).toBe(0);
  await page.clock.runFor('02:00');
  expect(await tehran.textContent()).toContain('یکشنبه ۱ آذر');
  expect(await page.locator('#pick-day').inputValue()).toBe('۳۰');
  await page.locator('#date').fill('۱ آذر ۱۴۰۵');
  await result(page).getByText('از امروز').waitFor();
  await page.clock.fastForward('12:00:00');
  await result(page).getByText('از امروز').waitFor({ state: 'detached' });
});

test('a date with two readings names the other one, and keeps it when the weekend is changed', async () => {
  const { page } = await openConverter('/en/converter?date=11/7/2026');
  const other = result(page).getByRole('link', { name: '7 November 2026' });
  await other.waitFor();
  await openSettings(page);
  await page.getByLabel('Weekend').selectOption('fri-sat');
  await result(page).getByText('Weekend').waitFor();
  expect(await other.count()).toBe(1);
});

test('an open converter needs no network', async () => {
  const { page } = await openConverter('/en/converter', { isNew: true });
  await page.context().setOffline(true);
  await pick(page, 'pahlavi', { year: 2535, month: 1, day: 1 }, false);
  await result(page).filter({ hasText: '21 March 1976' }).waitFor();
});

test("on another day than the build it shows the visitor's day", async () => {
  const { page } = await openConverter('/en/converter', { now: '2026-12-31T20:45:00Z', timezoneId: 'Asia/Tehran' });
  expect(await result(page).textContent()).toContain('1 January 2027');
});

test('it says holiday, weekend or working day, and the age', async () => {
  const { page } = await openConverter('/en/converter?date=1358-11-22');
  const fact = (id: string) => result(page).locator(`[data-fact="${id}"]`);
  await fact('state').getByText('Public holiday').waitFor();
  expect(await fact('age').textContent()).toBe('46 years, 9 months and 10 days');
  await page.locator('#date').fill('today');
  await fact('state').getByText('Working day').waitFor();
  expect(await fact('age').count()).toBe(0);
  await page.locator('#date').fill('20 November 2026');
  await fact('state').getByText('Weekend').waitFor();
});

test('the sentence to copy has three calendars', () => {
  const day = persian.toJdn({ year: 1358, month: 11, day: 22 });
  expect(sentence('en', day, almanac.hijri)).toMatch(
    /^Monday 11 February 1980 is 22 Bahman 1358 and \d+ Rabi al-Awwal 1400\.$/,
  );
});
