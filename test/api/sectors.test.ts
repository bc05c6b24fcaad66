/** Days off of sectors, closures and duty hours compared with news, laws and printed tables. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { closureDays, closuresIn } from '#api/facts/closures.ts';
import { workdaysFor } from '#api/query/sectors.ts';
import { workdayYear } from '#api/resources/workdays-year.ts';
import { dayOffReasons } from '#api/words/day-off-reasons.ts';
import { concerns, isDayOff, WORKDAY_SECTORS, type WorkdaySector } from '#core/closures.ts';
import { dutyMinutes } from '#core/duty-hours.ts';
import { addDays, daysBetween, type Jdn, MONTHS, readIsoText } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { Weekend } from '#core/weekends.ts';
import { FROZEN } from '../support/frozen.ts';
import { almanac, ask, get } from '../support/service.ts';

const day = (text: string): Jdn => persian.toJdn(readIsoText(text)!);

/** date, sector, province, whether it is a workday (with the sector's weekend), source */
const DAYS: readonly (readonly [
  date: string,
  sector: WorkdaySector,
  province: string | undefined,
  isWorkday: boolean,
  source: string,
])[] = [
  ['1404-02-11', 'public', undefined, true, 'no official holiday: bill of 1359'],
  ['1404-02-11', 'labour', undefined, false, 'Labour Code, article 63 (accpress.com, imna.ir 301087)'],
  ['1369-02-11', 'labour', undefined, true, 'before the Labour Code of Aban 1369, whose rule is told from 1370 on'],
  ['1402-05-11', 'banks', undefined, false, 'Central Bank, didarnews.ir 153592'],
  ['1403-05-07', 'public', undefined, true, 'offices and banks only: entekhab.ir 803933'],
  ['1403-05-07', 'labour', undefined, true, 'offices and banks only: entekhab.ir 803933'],
  ['1403-05-07', 'offices', undefined, false, 'entekhab.ir 803933'],
  ['1403-05-07', 'exchange', undefined, false, 'ofoghemroz.ir'],
  ['1403-05-06', 'offices', undefined, true, 'until 10 o’clock only: entekhab.ir 803933'],
  ['1403-05-17', 'offices', undefined, true, 'Tehran and Alborz only'],
  ['1403-05-17', 'offices', 'tehran', false, 'ofogheeghtesad.com 282610'],
  ['1403-09-28', 'banks', 'tehran', true, 'aftabno.ir 420564: banks open'],
  ['1403-09-28', 'offices', 'tehran', false, 'aftabno.ir 420564'],
  ['1404-05-01', 'labour', 'tehran', false, 'holiday of the province by the cabinet: nournews.ir 234021'],
  ['1404-06-01', 'exchange', undefined, true, 'ISNA by tsfex.vip 4206028: exchanges open'],
  ['1404-06-01', 'offices', 'gilan', true, 'tabnak.ir 1324155: all but Ardabil, Gilan, Qom'],
  ['1404-06-01', 'offices', 'fars', false, 'mehrnews.com 6565577'],
  ['1404-09-04', 'offices', 'east-azerbaijan', true, 'nine counties only: tabnak.ir 1342051'],
];

const CLOSED_SCHOOLS = [
  ['1403-10-23', 'alborz', 'kodoom.com 10914852'],
  ['1401-03-04', 'tehran', 'fararu.com 551220'],
  ['1404-10-10', 'yazd', 'trtfarsi.com 5a4be64e954d'],
] as const;

test.each(CLOSED_SCHOOLS)('schools of %s are closed in %s (%s)', (date, province) => {
  const closing = almanac.closures.rows.filter(
    ({ firstDay, lastDay }) => firstDay <= day(date) && lastDay >= day(date),
  );
  expect(closing.some((closure) => isDayOff(closure, { sector: 'schools', province }))).toBe(true);
});

test('a closure of primary schools alone is listed for schools, but closes no other level', () => {
  const [first] = almanac.closures.rows;
  const primary = { ...first!, bodies: ['primary-schools'] as const, provinces: ['tehran'] };
  const days = [primary.firstDay, primary.lastDay] as const;
  expect(closuresIn([primary], days, { sector: 'schools', province: 'tehran' })).toEqual([primary]);
  expect(closuresIn([primary], days, { sector: 'banks', province: 'tehran' })).toEqual([]);
  expect(isDayOff(primary, { sector: 'schools', province: 'tehran' })).toBe(false);
  expect(concerns(primary, 'lower-secondary-schools')).toBe(false);
  expect(concerns({ bodies: ['schools'] }, 'primary-schools')).toBe(true);
});

test.each(DAYS)('%s, %s in %s: workday %s (%s)', (date, sector, province, isWorkday) => {
  const options = { weekend: 'fri', closures: true } as const;
  expect(almanac.workdaysOf({ sector, province }).isWorkday(day(date), options)).toBe(isWorkday);
});

test('closures=no leaves one-off closures out for every sector, and keeps 11 Ordibehesht', () => {
  const options = { weekend: 'fri', closures: false } as const;
  expect(almanac.workdaysOf({ sector: 'offices' }).isWorkday(day('1403-05-07'), options)).toBe(true);
  expect(almanac.workdaysOf({ sector: 'labour' }).isWorkday(day('1404-02-11'), options)).toBe(false);
});

/** Printed tables of working days by month; `labour` if 11 Ordibehesht is a day off in the table. */
const TABLES: readonly (readonly [
  year: number,
  weekend: Weekend,
  sector: WorkdaySector,
  months: readonly number[],
  source: string,
])[] = [
  [1400, 'fri', 'labour', [21, 23, 24, 26, 23, 27, 21, 25, 26], 'acc20.com 870, Farvardin to Azar'],
  [1402, 'fri', 'labour', [21, 23, 25, 25, 26, 23, 24, 26, 25, 25, 23, 23], 'worldofacc.com'],
  [1403, 'fri', 'public', [19, 26, 24, 23, 27, 21, 26, 26, 24, 25, 24, 24], 'maliedari.com'],
  [1404, 'fri', 'public', [20], 'e-estekhdam.com, Farvardin'],
];

/** Months in which a printed table differs, and the reason. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  '1400-3': 'counts 14 Khordad, a Friday, twice',
  '1400-7': 'counts 23 Mehr, a Friday, twice',
  '1402-2': "forgets Workers' Day; the hours of its own table of hard work are those of 22 days",
};

describe.each(TABLES)('working days of %i, weekend %s', (year, weekend, sector, months, source) => {
  test.each(months.map((days, index) => [index + 1, days] as const))(`month %i has %i: ${source}`, (month, days) => {
    const first = persian.toJdn({ year, month, day: 1 });
    const last = addDays(first, persian.monthLength(year, month) - 1);
    const { workdays } = almanac.workdaysOf({ sector }).count(first, last, { weekend, closures: false });
    if (DIFFERENCES[`${year}-${month}`]) expect(workdays).not.toBe(days);
    else expect(workdays).toBe(days);
  });
});

/** Hours of each month of 1402 by articles 51 (7.33 a day, rounded) and 52, as worldofacc.com printed them for workers. */
const HOURS_1402 = {
  51: [154, 169, 183, 183, 191, 169, 176, 191, 183, 183, 169, 169],
  52: [126, 132, 150, 150, 156, 138, 144, 156, 150, 150, 138, 138],
} as const;

test.each([51, 52] as const)('hours of 1402 by article %i are those of the printed table', (article) => {
  const labour = almanac.workdaysOf({ sector: 'labour' });
  const hours = MONTHS.map((month) => {
    const first = persian.toJdn({ year: 1402, month, day: 1 });
    const last = addDays(first, persian.monthLength(1402, month) - 1);
    const { workdays } = labour.count(first, last, { weekend: 'fri', closures: false });
    return Math.round((workdays * dutyMinutes('fri', article)) / 60);
  });
  const printed: number[] = [...HOURS_1402[article]];
  // The table of article 51 forgets Workers' Day; that of article 52 has the hours of 22 days.
  if (article === 51) printed[1] = 161;
  expect(hours).toEqual(printed);
});

test('a two-day weekend spreads the same week over five days', () => {
  const { months } = workdayYear(1405, almanac);
  const { workdays, duty_minutes, duty_minutes_article_52 } = months[0]!.labour;
  for (const weekend of ['thu-fri', 'fri-sat'] as const) {
    expect(duty_minutes[weekend]).toBe(workdays[weekend] * 528);
    expect(duty_minutes_article_52[weekend]).toBe(workdays[weekend] * 432);
  }
  expect(duty_minutes.fri).toBe(workdays.fri * 440);
  expect(duty_minutes_article_52.fri).toBe(workdays.fri * 360);
});

test('explain tells that workers are off on 11 Ordibehesht, and what closes offices on 7 Mordad 1403', () => {
  const now = Date.UTC(2026, 10, 23);
  const explained = (query: Record<string, string>) =>
    get('/explain', query, now) as {
      why_en: string;
      confidence: string;
      is_workday: boolean;
      closures: unknown[];
    };
  const workersDay = explained({ date: '1404-02-11' });
  expect(workersDay.why_en).toContain('Workers under the Labour Code are off');
  expect(workersDay.why_en).toContain('Labour Code of 1369');
  expect(explained({ date: '1404-02-11', sector: 'labour' })).toMatchObject({ is_workday: false });
  const heat = explained({ date: '1403-05-07', sector: 'offices' });
  expect(heat).toMatchObject({ is_workday: false, closures: [{ kind: 'heat', provinces: [], hours: null }] });
  expect(explained({ date: '1403-05-07' }).why_en).toContain(
    'In the whole country: Extreme-heat closure of offices and banks',
  );
});

test('a closure of several days is one row a day, a filter keeps the province and the sector', () => {
  const span = [day('1400-04-28'), day('1400-05-04')] as const;
  const rows = closureDays(almanac.closures, span, { sector: 'exchange' });
  expect(rows.map(({ date_sh }) => date_sh)).toEqual(
    '1400-04-29 1400-04-30 1400-04-31 1400-05-01 1400-05-02 1400-05-03'.split(' '),
  );
  expect(rows[0]!.sources[0]).toMatchObject({ id: 'imna-508365', url: expect.stringMatching(/^https:/) });
  expect(
    closureDays(almanac.closures, span, { sector: 'public', province: 'qom' }).every(
      ({ provinces }) => provinces.length === 0,
    ),
  ).toBe(true);
});

test('every closure told has a source, those since 1401 one with an address', () => {
  const addresses = new Map(almanac.closures.sources.map(({ id, url }) => [id, url]));
  for (const { slug, firstDay, sources, official } of almanac.closures.rows) {
    expect(sources.length, slug).toBeGreaterThan(0);
    const isOld = official || firstDay < day('1401-01-01');
    expect(isOld || sources.some((id) => addresses.get(id)), slug).toBeTruthy();
  }
  expect(readFileSync(`${FROZEN}/data/closures.csv`, 'utf8')).toContain(
    `# collected: ${almanac.closures.collected.first}\n`,
  );
});

test.each(['/day', '/range', '/workdays', '/explain'])(
  '%s refuses schools with the reason, /closures names them',
  (path) => {
    const dates = { date: '1403-10-23', from: '1403-10-23', to: '1403-10-23' };
    const names = path === '/range' || path === '/workdays' ? (['from', 'to'] as const) : (['date'] as const);
    const query = Object.fromEntries(names.map((name) => [name, dates[name]]));
    const { status, body } = ask(path, { ...query, sector: 'schools' });
    expect(status).toBe(422);
    expect(body).toContain(
      'sector: \\"schools\\" is not allowed; give one of public, labour, offices, banks, exchange;',
    );
    expect(body).toContain('the school year is not in the data');
    const { data } = get<{ data: { bodies: string[] }[] }>('/closures', {
      from: dates.from,
      to: dates.to,
      sector: 'schools',
    });
    expect(data.length).toBeGreaterThan(0);
    for (const { bodies } of data) expect(bodies.some((body) => body === 'schools' || body === 'all')).toBe(true);
  },
);

test.each(WORKDAY_SECTORS)('a day off for %s has a reason, a workday has none', (sector) => {
  const [first, last] = [persian.firstDayOfYear(1396), persian.lastDayOfYear(1406)];
  for (const query of [
    { sector, closures: 'yes', province: 'tehran', weekend: undefined },
    { sector, closures: 'no', province: undefined, weekend: 'thu-fri' },
  ] as const) {
    const { workdays, options } = workdaysFor(query, almanac);
    const wrong = daysBetween(first, last).filter(
      (jdn) => workdays.isWorkday(jdn, options) !== (dayOffReasons(jdn, query, almanac).length === 0),
    );
    expect(wrong).toEqual([]);
  }
});
