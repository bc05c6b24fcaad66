/** Pages and API give the same probability and the same words for a day that may still move. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { eventsOf } from '../api/parsed-calendar.ts';
import { get } from '../service.ts';
import { pageText } from './page-text.ts';
import { siteUrl, visit } from './visit.ts';

/** 1 Shawwal and 1 Ramadan 1448 AH are announced, but a sighting may move both. */
const EID = '2027-03-10';
const RAMADAN = '2027-02-08';
const WORDS = '99 %, may move by a day';
const WORDS_FA = '۹۹٪، ممکن است یک روز جابه‌جا شود';

test('the API gives the number', async () => {
  const { months } = (await (await fetch(`${siteUrl}/api/hijri/1448.json`)).json()) as {
    months: { first_day_gregorian: string; probability: number }[];
  };
  expect([months[8], months[9]].map((month) => [month!.first_day_gregorian, month!.probability])).toEqual([
    [RAMADAN, 0.99],
    [EID, 0.99],
  ]);
  for (const date of [EID, RAMADAN]) {
    const { would_change_en, would_change_fa } = get('/explain', `date=${date}`);
    expect(would_change_en!.join(), date).toContain(`(${WORDS})`);
    expect(would_change_fa!.join(), date).toContain(`(${WORDS_FA})`);
  }
});

test.each([
  ['holidays-en', WORDS],
  ['holidays', WORDS_FA],
  ['religious-en', WORDS],
  ['religious-fa-en', WORDS_FA],
])('the feed %s says it of Eid al-Fitr', async (feed, words) => {
  const text = await (await fetch(`${siteUrl}/feeds/${feed}.ics`)).text();
  const eid = eventsOf(text).filter(
    ({ startDate, summary }) => startDate.toString() === EID && /فطر|Fitr/.test(summary),
  );
  expect(eid).toHaveLength(1);
  expect(eid[0]!.description).toContain(words);
});

test('every kit with the day says it, but that of the exchange, which says that holidays may move', () => {
  const folder = join(inject('dist'), 'downloads/kits');
  const silent = readdirSync(folder).filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text, name).toContain(EID);
    return !text.includes(WORDS);
  });
  expect(silent).toEqual(['salnama_exchange.py']);
});

describe('pages', () => {
  test.each([
    ['/en/holidays/1405', WORDS],
    ['/en/holidays/2027', WORDS],
    ['/holidays/1405', WORDS_FA],
    ['/holidays/2027', WORDS_FA],
    ['/en/occasions/eid-al-fitr', WORDS],
    ['/occasions/eid-al-fitr', WORDS_FA],
  ])('%s', (path, words) => {
    expect(pageText(path)).toContain(words);
  });

  test.each([
    ['/en/calendar/1405/12#d19', '2026-11-21T08:30:00Z', WORDS],
    ['/calendar/1405/12#d19', '2026-11-21T08:30:00Z', WORDS_FA],
    ['/en/moon', '2027-03-08T08:30:00Z', WORDS],
    ['/moon', '2027-03-08T08:30:00Z', WORDS_FA],
    ['/en/ramadan', '2026-11-21T08:30:00Z', WORDS],
    ['/ramadan', '2026-11-21T08:30:00Z', WORDS_FA],
  ])('%s, as the browser draws it', async (path, now, words) => {
    const { page } = await visit({ path, now, timezoneId: 'Asia/Tehran' });
    await expect.poll(() => page.locator('body').innerText()).toContain(words);
  });
});
