/** A province without a closure is told to be open only on days whose list was read. */
import { expect, test } from 'vitest';
import { listReadOn, mayMissProvinces } from '#api/facts/closure-lists.ts';
import { isDayOff, isIn } from '#core/closures.ts';
import * as persian from '#core/persian.ts';
import { almanac, get } from '../support/service.ts';

const { closures, provinces } = almanac;
const MISSING = /More provinces may have been closed/;
const read = closures.lists.find(({ bodies }) => bodies.includes('offices'))!;
const unread = closures.lists.find(({ bodies }) => bodies.length === 0)!;
const closedOn = (jdn: number, province: string) =>
  closures.rows.some(
    (row) => row.firstDay <= jdn && jdn <= row.lastDay && isDayOff(row, { sector: 'offices', province }),
  );
const openOn = (jdn: number) => [...provinces.keys()].find((province) => !closedOn(jdn, province))!;
const explained = (jdn: number, query: Record<string, string>) =>
  get<{ is_workday: boolean; why_en: string }>('/explain', { date: persian.toIsoDate(jdn as never), ...query });

test('an open province names the list; a closed one names the closure', () => {
  const province = openOn(read.day);
  const { is_workday, why_en } = explained(read.day, { sector: 'offices', province });
  expect(is_workday).toBe(true);
  expect(why_en).toContain(`${provinces.get(province)!.en} is not in the list`);
  const closed = [...provinces.keys()].find((one) => closedOn(read.day, one))!;
  expect(explained(read.day, { sector: 'offices', province: closed }).why_en).not.toContain('list');
});

test('without a list more provinces may be missing, for bodies that provinces close', () => {
  const province = openOn(unread.day);
  expect(explained(unread.day, { sector: 'offices', province }).why_en).toMatch(MISSING);
  expect(explained(unread.day, {}).why_en).toMatch(MISSING);
  expect(explained(unread.day, { sector: 'labour' }).why_en).not.toMatch(MISSING);
});

test('a list tells of the bodies that it names only', () => {
  const other = (['offices', 'banks', 'schools'] as const).find((body) => !read.bodies.includes(body))!;
  expect(listReadOn(read.day, 'offices', closures)).toBe(read);
  expect(mayMissProvinces(read.day, other, closures)).toBe(true);
});

test('workdays name the days on which the province may have been closed', () => {
  const span = { from: persian.toIsoDate((unread.day - 2) as never), to: persian.toIsoDate((unread.day + 2) as never) };
  const note = (query: Record<string, string>) =>
    get<{ closures_note_en: string }>('/workdays', { ...span, ...query }).closures_note_en;
  expect(note({ sector: 'offices', province: openOn(unread.day) })).toContain('may have been closed on these days');
  expect(note({ sector: 'offices' })).not.toContain('may have been closed on these days');
});

test('the answer of closures has the lists of its days', () => {
  const date = persian.toIsoDate(read.day);
  const { lists } = get<{ lists: { date_sh: string; bodies: string[]; sources: { id: string }[] }[] }>('/closures', {
    from: date,
    to: date,
  });
  expect(lists.map(({ date_sh, bodies, sources }) => [date_sh, bodies, sources.map(({ id }) => id)])).toEqual([
    [date, read.bodies, read.sources],
  ]);
});

test('the reason names the province that the query names', () => {
  const row = closures.rows.find(
    ({ provinces, counties, hours }) => provinces.length > 1 && !hours && !counties.length,
  )!;
  const [province] = row.provinces;
  expect(isIn(row, province)).toBe(true);
  const { why_en } = explained(row.firstDay, { province: province! });
  expect(why_en).toMatch(`In ${provinces.get(province!)!.en}:`);
  expect(why_en).not.toContain('In some provinces');
});

test('a note that counts further days has Persian digits in Persian', () => {
  const notes = [...provinces.keys()].map((province) =>
    get<{ closures_note_fa: string }>('/workdays', {
      from: '1396-01-01',
      to: '1404-12-29',
      sector: 'offices',
      province,
    }),
  );
  const texts = notes.map(({ closures_note_fa }) => closures_note_fa);
  expect(texts.join()).toMatch(/ و [۰-۹]+ روز دیگر/);
  expect(texts.join()).not.toMatch(/[0-9]/);
});
