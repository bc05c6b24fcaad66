/** The new-month page: both possible dates on a 29th, announced months, and the days between. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { moonTilt, sunLongitude } from '#site/crescent/tilt.ts';
import { pageText } from './page-text.ts';
import { siteUrl, visit } from './visit.ts';

/** 29 Shawwal 1448; the next month is not announced in the data of this test's build. */
const UNANNOUNCED = '2027-04-07T08:30:00Z';
/** 29 Ramadan 1448. The end of the month is announced but may move. */
const EVE_OF_FITR = '2027-03-08T08:30:00Z';

test('on a 29th whose next month is not announced, both futures have their dates and probabilities', async () => {
  const { page, faults } = await visit({ path: '/en/moon', now: UNANNOUNCED });
  await page.getByText('Tonight is the evening of the 29th').waitFor();
  const month = page.locator('.moon-month[open]');
  expect(await month.textContent()).toContain('not announced yet');
  const cellsOf = (name: string) => month.getByRole('row', { name }).getByRole('cell').allTextContents();
  expect(await cellsOf('First of Dhu al-Qadah 1448')).toEqual(['Thursday 8 April', 'Friday 9 April']);
  expect(await cellsOf('Birthday of Imam Reza')).toEqual(['Sunday 18 April', 'Monday 19 April']);
  const percents = (await cellsOf('Probability')).map((text) => Number.parseInt(text, 10));
  expect(percents[0]! + percents[1]!).toBe(100);
  const year = (await (await fetch(`${siteUrl}/api/hijri/1448.json`)).json()) as { months: { probability: number }[] };
  expect(Math.max(...percents), 'the probability of the API').toBe(Math.round(year.months[10]!.probability * 100));
  expect(faults).toEqual([]);
});

test('each possible date can be downloaded as a calendar and as data', async () => {
  const { page } = await visit({ path: '/en/moon', now: EVE_OF_FITR });
  await page.getByText('Tonight is the evening of the 29th').waitFor();
  const month = page.locator('.moon-month[open]');
  expect(await month.textContent()).toMatch(/10 March 2027.*99 % likely/s);
  const days = await Promise.all(
    ['seen', 'unseen'].map(async (name) => {
      const response = await fetch(siteUrl + (await month.locator(`a[href$="-${name}.ics"]`).getAttribute('href')));
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      const events = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]).getAllSubcomponents('vevent');
      const eid = events.find((event) => String(event.getFirstPropertyValue('uid')).startsWith('eid-al-fitr-1448-9-'))!;
      const [uid, status, start] = ['uid', 'status', 'dtstart'].map((key) => String(eid.getFirstPropertyValue(key)));
      expect([uid, status]).toEqual([`eid-al-fitr-1448-9-${name}@salnama`, 'TENTATIVE']);
      return start;
    }),
  );
  expect(days).toEqual(['2027-03-09', '2027-03-10']);
  const data = (await (await fetch(`${siteUrl}/moon/1448-09.json`)).json()) as {
    evening_gregorian: string;
    futures: { first_day_gregorian: string; days: { slug: string; is_holiday: boolean }[] }[];
  };
  expect(data.evening_gregorian).toBe('2027-03-08');
  expect(data.futures.map((future) => future.first_day_gregorian)).toEqual(['2027-03-09', '2027-03-10']);
  expect(data.futures[0]!.days.filter((day) => day.is_holiday).map(({ slug }) => slug)).toContain('eid-al-fitr');
});

test('between two 29ths: how far the next one is, the phase, and what is announced already', () => {
  const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('\u00A0', ' ');
  const page = pageText('/moon');
  expect(textOf(page)).toMatch(
    /اول رجب ۱۴۴۸ · جمعه\s*۲۰ آذر ۱۴۰۵\s*۱۱ دسامبر ۲۰۲۶\s*۲۰ روز دیگر\s*طبق تقویم رسمی .*جمادی‌الثانی ۳۰ روز.*\s*رؤیت هلال: .*چهارشنبه ۱۸ آذر\s*امروز: رو به بدر/,
  );
  const [month] = /<details[^>]*data-title="اول رجب ۱۴۴۸".*?<\/details>/s.exec(page)!;
  expect(textOf(month)).toMatch(/^\s*رجب ۱۴۴۸ ۲۰ آذر\s*جمعه ۲۰ آذر ۱۴۰۵/);
  expect(month, 'a month of the official calendar has no other future').not.toContain('class="futures');
});

test('after the evening of a 29th the next month is the coming one; a month that may move lies open', async () => {
  const { page } = await visit({ path: '/en/moon', now: '2026-12-10T08:30:00Z' });
  await page.locator('[data-part="now"]').getByText('First of Shaban 1448').waitFor();
  expect(await page.locator('.moon-month[open]').count()).toBe(0);
  const { page: later } = await visit({ path: '/en/moon', now: '2027-02-20T08:30:00Z' });
  await later.locator('.moon-month[open]', { hasText: /^Shawwal 1448/ }).waitFor();
});

test('an announced month that has begun since the build is decided', async () => {
  const { page, faults } = await visit({ path: '/en/moon', now: '2027-03-11T08:30:00Z' });
  await page.locator('.moon-month', { hasText: /^Shawwal 1448 10 Mar\s*Wednesday/ }).waitFor();
  expect(faults).toEqual([]);
});

test('the address of a month opens it without script', async () => {
  const { page } = await visit({ path: '/en/moon#1448-10', javaScriptEnabled: false });
  const month = page.locator('.moon-month', { hasText: /^Dhu al-Qadah 1448/ });
  await expect.poll(() => month.locator('.futures').isVisible()).toBe(true);
});

test('the lit side of the Moon leans as in the sky of Tehran', () => {
  // A young crescent lies on its back at the sunsets of spring, and stands upright at those of autumn.
  expect(moonTilt(0, 30)).toBeGreaterThan(65);
  expect(moonTilt(180, 30)).toBeLessThan(30);
  // The old crescent mirrors it at the sunrises of the other equinox.
  expect(moonTilt(180, 330)).toBeCloseTo(-moonTilt(0, 30), 6);
  // The Sun's longitude is 0 at the equinox of 20 March 2027, 20:24 UTC.
  const days = (Date.parse('2027-03-20T20:24:41Z') - Date.parse('2000-01-01T12:00:00Z')) / 86_400_000;
  expect(Math.abs(((sunLongitude(days) + 180) % 360) - 180)).toBeLessThan(0.02);
});

test('no future is invented for a month that is decided', async () => {
  const files = await Promise.all(['1448-06-seen', '1448-09-seen'].map((name) => fetch(`${siteUrl}/moon/${name}.ics`)));
  expect(files.map(({ status }) => status)).toEqual([404, 200]);
});

test('the day details of a 29th link to it', async () => {
  const { page } = await visit({ path: '/en/calendar/1405/9#d18' });
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /new moon be sighted/ })
    .click();
  await page.waitForURL('**/en/moon#1448-6');
});
