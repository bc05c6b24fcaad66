/** Every form of rule, compared with known dates. */
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { weekdayOf } from '#core/jdn.ts';
import { createRuleDays } from '#core/occasion-days.ts';
import { type OccasionRule, parseOccasionRule } from '#core/occasion-rule.ts';
import * as persian from '#core/persian.ts';
import { tables } from '#tables/index.ts';
import { almanac } from '../support/service.ts';

const daysOfYear = createRuleDays(almanac.hijri, tables.dayLists);
const daysOf = (rule: OccasionRule, year: number) => daysOfYear(year)(rule);

/** Gregorian days of a rule in a Persian year. */
const days = (rule: string, year: number) =>
  daysOf(parseOccasionRule(rule), year).map(({ jdn }) => gregorian.toIsoDate(jdn));

test.each([
  // Fixed days.
  ['sh:01-01', 1404, ['2025-03-21']],
  ['sh:11-22', 1357, ['1979-02-11']],
  ['sh:12-30', 1403, ['2025-03-20']],
  ['sh:12-30', 1404, []],
  ['greg:02-29', 1402, ['2024-02-29']],
  ['greg:02-29', 1403, []],
  ['greg:12-25', 1405, ['2026-12-25']],
  ['greg:01-01', 1405, ['2027-01-01']],
  ['hijri:01-10', 1403, ['2024-07-16']],
  ['greg:10-20/5', 1404, ['2025-10-20']],
  ['greg:10-20/5', 1405, []],
  ['greg:10-20/5', 1409, ['2030-10-20']],
  // 1 Shawwal 1447 and 1448 both fall in 1405.
  ['hijri:10-01', 1405, ['2026-03-21', '2027-03-10']],
  ['hijri:09-21', 1404, ['2025-03-22', '2026-03-11']],
  // A short month has no 30th day: Safar 1448 had 29, Safar 1445 30 days.
  ['hijri:02-30', 1405, []],
  ['hijri:02-30', 1402, ['2023-09-16']],
  ['hijri:last(02)', 1405, ['2026-08-13']],
  ['hijri:last(02)', 1402, ['2023-09-16']],
  // Weekdays of a month.
  ['greg:nth(11,thu,4)', 1403, ['2024-11-28']],
  ['greg:nth(11,thu,4)+1', 1403, ['2024-11-29']],
  ['greg:nth(5,sun,2)', 1405, ['2026-05-10']],
  ['greg:nth(2,thu,5)', 1404, []],
  ['greg:nth(2,thu,5)', 1402, ['2024-02-29']],
  ['greg:last(3,sat)', 1404, ['2025-03-29']],
  ['greg:last(2)', 1402, ['2024-02-29']],
  ['greg:last(2)', 1404, ['2026-02-28']],
  ['sh:nth(7,fri,2)', 1404, ['2025-10-03']],
  ['sh:last(6)', 1404, ['2025-09-22']],
  // Chaharshanbe Suri is the evening before the year's last Wednesday.
  ['sh:last(12,wed)-1', 1403, ['2025-03-18']],
  ['sh:last(12,wed)-1', 1404, ['2026-03-17']],
  ['sh:last(12,wed)-1', 1402, ['2024-03-12']],
  ['hijri:nth(9,fri,4)', 1404, ['2025-03-28', '2026-03-13']],
  ['hijri:last(9,fri)', 1403, ['2024-04-05']],
  ['hijri:last(9,fri)', 1404, ['2025-03-28', '2026-03-20']],
  // Days of the year.
  ['sh:yearend(0)', 1403, ['2025-03-20']],
  ['sh:yearend(0)', 1404, ['2026-03-20']],
  ['sh:yearend(5)', 1404, ['2026-03-15']],
  ['sh:doy(1)', 1404, ['2025-03-21']],
  ['sh:doy(100)', 1404, ['2025-06-28']],
  ['sh:doy(366)', 1403, ['2025-03-20']],
  ['sh:doy(366)', 1404, []],
  ['greg:doy(256)', 1403, ['2024-09-12']],
  ['greg:doy(256)', 1404, ['2025-09-13']],
  ['greg:doy(366)', 1403, ['2024-12-31']],
  ['greg:doy(366)', 1404, []],
  ['greg:friday13', 1404, ['2025-06-13', '2026-02-13', '2026-03-13']],
  ['greg:friday13', 1406, ['2027-08-13']],
  // Spans occur once.
  ['sh:span(1402-05-11,1402-05-12)', 1402, ['2023-08-02', '2023-08-03']],
  ['sh:span(1402-05-11,1402-05-12)', 1403, []],
  // A range continues into the new year.
  ['sh:span(1404-12-28,1405-01-02)', 1404, ['2026-03-19', '2026-03-20']],
  ['sh:span(1404-12-28,1405-01-02)', 1405, ['2026-03-21', '2026-03-22']],
  // Compiled lists.
  ['easter(0)', 1403, ['2024-03-31']],
  ['easter(-2)', 1403, ['2024-03-29']],
  ['easter(0)', 1404, ['2025-04-20']],
  ['easter(-47)', 1403, ['2025-03-04']],
  ['easter-orthodox(0)', 1403, ['2024-05-05']],
  ['easter-orthodox(0)', 1404, ['2025-04-20']],
  ['hebrew:07-01', 1403, ['2024-10-03']],
  ['hebrew:07-01', 1404, ['2025-09-23']],
  ['hebrew:01-15', 1403, ['2024-04-23']],
  // Purim is in the second Adar of the leap year 5784.
  ['hebrew:12-14', 1403, ['2024-03-24', '2025-03-14']],
  // As reported by those who kept the days: sources of `data/occasions/religious.csv`.
  ['mandaean:12-30', 1379, ['2000-07-21']],
  ['mandaean:01-01', 1403, ['2024-07-16']],
  ['mandaean:04-18', 1397, ['2018-11-02']],
  ['mandaean:04-18', 1400, ['2021-11-01']],
  ['mandaean:08-31', 1402, ['2024-03-13']],
  ['mandaean:11-01', 1398, ['2019-05-19']],
  ['equinox:june(0)', 1403, ['2024-06-21']],
  ['equinox:december(0)', 1404, ['2025-12-21']],
  // A Persian year can contain two March equinox days or none: the year's start depends on noon, the equinox's day on midnight.
  ['equinox:march(0)', 1403, ['2024-03-20', '2025-03-20']],
  ['equinox:march(0)', 1401, []],
  ['equinox:march(0)', 1402, ['2023-03-21']],
  // Added days can pass the end of the rule's year.
  ['sh:last(12,fri)+10', 1404, ['2025-03-24']],
  ['sh:last(12,fri)+10', 1405, ['2026-03-30']],
  ['sh:nth(1,sat,1)-7', 1403, ['2025-03-15']],
] as const)('%s in %i: %j', (rule, year, expected) => {
  expect(days(rule, year)).toEqual(expected);
});

test('the year of the rule and the number of the day name an occurrence', () => {
  const [first, second] = daysOf(parseOccasionRule('hijri:10-01'), 1405);
  expect(first).toMatchObject({ ruleYear: 1447, ordinal: 1 });
  expect(second).toMatchObject({ ruleYear: 1448, ordinal: 1 });
  expect(daysOf(parseOccasionRule('sh:span(1402-05-11,1402-05-12)'), 1402)).toMatchObject([
    { ruleYear: 1402, ordinal: 1 },
    { ruleYear: 1402, ordinal: 2 },
  ]);
});

test('days of a rule are within the year and ascending, in every year and for every rule of the tables', () => {
  const rules = [...new Set(tables.occasions.map(({ rule }) => rule))].map(parseOccasionRule);
  for (const year of [979, 1206, 1347, 1390, 1403, 1404, 1405, 1500, 1577]) {
    const first = persian.firstDayOfYear(year);
    const end = persian.firstDayOfYear(year + 1);
    for (const rule of rules) {
      let before = first - 1;
      for (const { jdn } of daysOf(rule, year)) {
        if (!(jdn > before && jdn < end)) expect.fail(`${JSON.stringify(rule)} ${year}: ${jdn} after ${before}`);
        before = jdn;
      }
    }
  }
});

test('lists of the compiled days cover 979 to 1577, on the right weekday', () => {
  for (let year = 979; year <= 1577; year++) {
    for (const rule of ['easter(0)', 'easter-orthodox(0)'] as const) {
      for (const { jdn } of daysOf(parseOccasionRule(rule), year)) {
        if (weekdayOf(jdn) !== 7) expect.fail(`${rule} ${year} is no Sunday`);
      }
    }
    for (const list of ['equinox:june(0)', 'equinox:september(0)', 'equinox:december(0)', 'hebrew:07-01']) {
      if (daysOf(parseOccasionRule(list), year).length !== 1) expect.fail(`${list} ${year}`);
    }
  }
});
