/** Pages and kits give the same probability of a day that may still move. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { pageText } from './page-text.ts';
import { visit } from './visit.ts';

/** 1 Shawwal and 1 Ramadan 1448 AH are announced, but a sighting may move both. */
const EID = '2027-03-10';
const [WORDS, WORDS_FA] = ['99 % likely', 'به احتمال ۹۹٪'];

test('every kit with the day says it, but that of the exchange, which says that holidays may move', () => {
  const folder = join(inject('dist'), 'downloads/kits');
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const withDay = readdirSync(folder).filter((name) => textOf(name).includes(EID));
  expect(withDay.length).toBeGreaterThan(3);
  expect(withDay.filter((name) => !textOf(name).includes('99 %, may move by a day'))).toEqual(['salnama_exchange.py']);
});

describe('pages', () => {
  test.each([
    ['/en/occasions/eid-al-fitr', WORDS],
    ['/occasions/eid-al-fitr', WORDS_FA],
  ])('%s', (path, words) => {
    expect(pageText(path)).toContain(words);
  });

  test.each([
    ['/en/holidays/1405', '±1', '95 % likely or more'],
    ['/en/holidays/2027', '±1', '95 % likely or more'],
    ['/holidays/1405', '±۱', 'به احتمال ۹۵٪ یا بیشتر'],
    ['/holidays/2027', '±۱', 'به احتمال ۹۵٪ یا بیشتر'],
  ])('%s has the mark at the day, and its meaning once', (path, mark, meaning) => {
    const page = pageText(path);
    const row = page.slice(page.indexOf(`datetime="${EID}"`)).split('</li>')[0]!;
    expect(row).toContain(mark);
    expect(page.split(meaning)).toHaveLength(2);
  });

  test.each([
    ['/en/calendar/1405/12#d19', '2026-11-21T08:30:00Z', WORDS],
    ['/moon', '2027-03-08T08:30:00Z', WORDS_FA],
    ['/en/ramadan', '2026-11-21T08:30:00Z', WORDS],
  ])('%s, as the browser draws it', async (path, now, words) => {
    const { page } = await visit({ path, now, timezoneId: 'Asia/Tehran' });
    await expect.poll(() => page.locator('body').innerText()).toContain(words);
  });
});
