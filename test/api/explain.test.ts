/** Why a day is off: the same days as /day, with law, rule, month and confidence. */
import { expect, test } from 'vitest';
import { createHandler } from '#api/handler.ts';
import { dayProbability, probabilityWords } from '#core/day-probability.ts';
import * as gregorian from '#core/gregorian.ts';
import * as persian from '#core/persian.ts';
import { almanac, ask, get, NOW, SITE_URL } from '../support/service.ts';

const explained = (query: string) => get('/explain', query);

test('a holiday of the Persian calendar: law, rule, sources, certain', () => {
  const { why_en, confidence, holidays, ...rest } = explained('date=1405-01-02');
  expect(rest).toMatchObject({ date_sh: '1405-01-02', is_holiday: true, is_workday: false });
  expect(why_en).toMatch(/^It is an official holiday: /);
  expect(confidence).toBe('certain');
  const [holiday] = holidays;
  expect(holiday).toMatchObject({ estimate: false, is_moved: false });
  expect(holiday!.laws.length).toBeGreaterThan(0);
  expect(holiday!.sources.length).toBeGreaterThan(0);
});

test('every holiday and every closure of past years has a source that a reader can open', () => {
  for (let year = 1347; year <= 1404; year++) {
    const { data } = get('/holidays', `year=${year}`);
    for (const { date_gregorian: date } of data) {
      const { holidays, closures } = explained(`date=${date}`);
      const told = [...holidays, ...closures];
      expect(told.length, date).toBeGreaterThan(0);
      for (const { sources } of told)
        expect(
          sources.map(({ url }) => url),
          date,
        ).toContainEqual(expect.stringMatching(/^https?:/));
    }
  }
});

test('an estimated hijri holiday has the confidence of its month, and so has the day next to it', () => {
  const { data } = get<{ data: { date_gregorian: string; estimate: boolean; events: { slug: string }[] }[] }>(
    '/holidays',
    'year=1407',
  );
  const estimated = data.find(({ estimate, events }) => estimate && events.length === 1)!;
  const {
    confidence,
    hijri_month: month,
    would_change_en,
  } = explained(`date=${estimated.date_gregorian}&calendar=gregorian`);
  expect(month.basis).toBe('estimate');
  expect(month.probability).toBeLessThan(1);
  expect(month.other_first_day_gregorian).not.toBeNull();
  expect(confidence === 'certain').toBe(month.probability! >= 0.995);
  expect(would_change_en.join(' ')).toContain(month.other_first_day_gregorian!);
});

test('the last day of a month is as sure as the first of the next, as in the calendar files', () => {
  for (const { jdn, occasion } of almanac.holidays.inYear(1410)) {
    const move = dayProbability({ occasion, jdn }, almanac);
    if (!move) continue;
    const { would_change_en } = explained(`date=${gregorian.toIsoDate(jdn)}`);
    expect(would_change_en.at(-1), occasion.slug).toContain(`(${probabilityWords(move).en})`);
  }
});

test('a closed day names the decision; a moved one says so', () => {
  const { holidays } = explained('date=1402-05-11');
  expect(holidays[0]!.laws[0]!.title_en.length).toBeGreaterThan(10);
  const plain = explained('date=1405-06-04');
  expect(plain).toMatchObject({ is_holiday: false, is_workday: true, holidays: [] });
  expect(plain.why_en).toContain('neither');
  expect(explained('date=1405-06-06').why_en).toContain('weekend');
});

test('a holiday rests on no law that was passed after it', () => {
  const dates = new Map(almanac.holidayLaws.laws.map(({ id, date }) => [id, date]));
  const lawsOn = (date: string) => explained(`date=${date}`).holidays.flatMap(({ laws }) => laws.map(({ id }) => id));
  for (const { jdn } of [1347, 1358, 1359, 1368, 1390].flatMap(almanac.holidays.inYear)) {
    const day = persian.toIsoDate(jdn);
    for (const id of lawsOn(day)) expect((dates.get(id) ?? '') <= day, `${day} ${id}`).toBe(true);
  }
  expect(lawsOn('1350-01-01')).toEqual(['circular-1347']);
  expect(lawsOn('1400-01-01')).toEqual(['circular-1347', 'bill-1359']);
});

test('a former holiday says until when it was one, and which law abolished it', () => {
  const slug = 'imam-reza-birthday';
  const days = (year: number) => almanac.occasions.inYear(year).filter(({ occasion }) => occasion.slug === slug);
  const dayOf = (year: number) => `date=${gregorian.toIsoDate(days(year)[0]!.jdn)}`;
  expect(explained(dayOf(1404)).why_en).toContain('Imam Reza was an official holiday until 1378.');
  expect(explained(dayOf(1375)).why_en).not.toContain('until');
  const [law, ...laws] = almanac.holidayLaws.laws;
  const holidayLaws = { ...almanac.holidayLaws, laws: [{ ...law!, ends: [slug] }, ...laws] };
  const withLaw = createHandler({ almanac: { ...almanac, holidayLaws }, siteUrl: SITE_URL, resources: [] });
  const { body } = withLaw.answer('/api/explain', dayOf(1404), NOW);
  expect(JSON.parse(body)).toMatchObject({
    why_en: expect.stringContaining(`until 1378; abolished by: ${law!.title_en}.`),
    why_fa: expect.stringContaining(`${law!.title_fa} آن را لغو کرد`),
  });
});

test('a day that is over is changed by nothing but a correction; until then by a decision or a law', () => {
  const correction = expect.stringContaining('A correction of the data');
  const decision = expect.stringContaining('A decision of the cabinet');
  const law = expect.stringContaining('A new law');
  const list = expect.stringContaining('known to be incomplete');
  expect(explained('date=1405-01-02').would_change_en).toEqual([correction]);
  expect(explained('date=1405-08-29').would_change_en).toEqual([correction, list]);
  expect(explained('date=1405-08-30').would_change_en).toEqual([decision, list]);
  expect(explained('date=1406-01-02').would_change_en.slice(0, 2)).toEqual([decision, law]);
  // In Tehran it is the next day from 20:30 UTC.
  const lateAt = (utcMinute: number) =>
    get('/explain', 'date=1405-08-30', Date.UTC(2026, 10, 21, 20, utcMinute)).would_change_fa;
  expect(lateAt(29)[0]).toContain('مصوبهٔ هیئت وزیران');
  expect(lateAt(30)[0]).toContain('اصلاح داده');
});

test('parameters and days are those of /day', () => {
  for (const query of [
    '',
    'date=2026-03-20&calendar=gregorian&weekend=thu-fri',
    'date=1402-05-11&closures=no',
    'tz=Asia/Tokyo',
  ]) {
    const { is_holiday, is_workday, date_sh, date_hijri } = get('/day', query);
    expect(explained(query)).toMatchObject({ is_holiday, is_workday, date_sh, date_hijri });
  }
  expect(ask('/explain', 'date=1404-12-30').body).toBe(ask('/day', 'date=1404-12-30').body);
});
