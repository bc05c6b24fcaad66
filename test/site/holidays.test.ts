/** Holiday pages show days, laws, days that may move, and the confidence of the list. */
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { holidaysOf } from '#site/data/answers.build.ts';
import { confidenceOf, holidaysBetween, persianYearDays } from '#site/holidays/build.ts';
import { pageText } from './page-text.ts';

const persianYear = (year: number) => holidaysBetween('en', ...persianYearDays(year));
const gregorianYear = (year: number) => holidaysBetween('en', ...gregorian.daysOfYear(year));

test('a year before the Revolution names what it holds back, days of one title apart', () => {
  const { level, doubtful, heldBack } = confidenceOf('fa', 1353);
  expect(level).toBe('low');
  expect(doubtful).toContain('عید نوروز (۲ فروردین)');
  expect(heldBack).toEqual(expect.arrayContaining(['عید نوروز (۳ فروردین)', 'عید نوروز (۴ فروردین)', 'تاسوعای حسینی']));
  expect(confidenceOf('en', 1353).heldBack).toContain("Tasu'a");
});

test('a year of today has nothing to name', () => {
  expect(confidenceOf('en', 1405)).toEqual({ level: 'high', doubtful: [], heldBack: [] });
});

test('a list over two Persian years is as sure as the less sure of them', () => {
  const levels = [confidenceOf('en', 1355).level, confidenceOf('en', 1355, 1405).level];
  expect(levels[1]).toBe(levels[0]);
});

test.each([1347, 1357, 1368, 1389, 1405])('every holiday of %i names the law behind it', (year) => {
  const unexplained = persianYear(year).flatMap(({ events }) => events.filter(({ laws }) => laws.length === 0));
  expect(unexplained).toEqual([]);
});

test.each([1970, 2026, 2027, 2040])('the list of %i is that of the API, day by day', (year) => {
  const expected = [year - 622, year - 621]
    .flatMap((each) => holidaysOf(each).data)
    .filter(({ date_gregorian }) => date_gregorian.startsWith(`${year}-`))
    .map(({ date_gregorian, events }) => [date_gregorian, events.map(({ title_en }) => title_en)]);
  expect(
    gregorianYear(year).map(({ jdn, events }) => [gregorian.toIsoDate(jdn), events.map(({ title }) => title)]),
  ).toEqual(expected);
});

test('a year with open dates does not say that all come from official documents', () => {
  const claim = 'All dates come from official documents';
  expect(pageText('/en/holidays/1404')).toContain(claim);
  expect(pageText('/en/holidays/1410')).not.toContain(claim);
  expect(pageText('/en/holidays/2027')).not.toContain(claim);
});

test.each(['/holidays/1405', '/en/holidays/2027'])('%s leads to the years before and after', (path) => {
  const text = pageText(path);
  const year = Number(path.slice(-4));
  const base = path.slice(0, -4);
  expect(text).toMatch(new RegExp(`<a [^>]*rel="prev"[^>]*href="${base}${year - 1}"`));
  expect(text).toMatch(new RegExp(`<a [^>]*rel="next"[^>]*href="${base}${year + 1}"`));
});
