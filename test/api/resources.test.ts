/** Resources that are files: Islamic years, working days of years, all occasions. */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { HijriYear } from '#api/resources/hijri-year.ts';
import type { Occasions } from '#api/resources/occasion-list.ts';
import type { BuildContext, Resource } from '#api/resources/resource.ts';
import type { WorkdayYear } from '#api/resources/workdays-year.ts';
import * as gregorian from '#core/gregorian.ts';
import { WEEKENDS } from '#core/weekends.ts';
import { readData } from '#generator/compile/data.ts';
import { tables } from '#tables/index.ts';
import { occasionDetails } from '#tables/occasion-details.ts';
import { sources } from '#tables/sources.ts';
import { csvRows } from '../support/csv.ts';
import { FROZEN } from '../support/frozen.ts';
import { resourceAt } from '../support/resource-at.ts';
import { almanac, get, handler, NOW, SITE_URL } from '../support/service.ts';

const hijriYears = resourceAt('/api/hijri/{year}.json');
const workdayYears = resourceAt('/api/workdays/{year}.json');
const occasionList = resourceAt('/api/occasions.json');

const data = readData(FROZEN);
const context: BuildContext = {
  almanac,
  now: NOW,
  siteUrl: SITE_URL,
  published: {
    fingerprint: '0123456789abcdef',
    changes: { data: [] },
    names: { data: [] },
    titles: { data: [] },
    vectors: { version: '', groups: [] },
    hijriSources: new Map(data.hijriMonths.map(({ year, month, sources }) => [`${year}-${month}`, sources] as const)),
    occasionDetails,
  },
};
const filesOf = (resource: Resource) => new Map([...resource.files!(context)].map(({ path, body }) => [path, body]));

describe('/api/hijri/{year}.json', () => {
  const files = filesOf(hijriYears) as Map<string, z.output<typeof HijriYear>>;
  const yearOf = (year: number) => files.get(`/api/hijri/${year}.json`)!;

  test('1265 to 1600, each as its schema says', () => {
    expect(files.size).toBe(336);
    for (const body of files.values()) expect(hijriYears.schema!.safeParse(body).error).toBeUndefined();
  });

  test('months follow each other, and are those of /convert', () => {
    const months = [...files.values()].flatMap(({ months: all }) => all);
    for (const [index, month] of months.entries()) {
      const next = months[index + 1];
      const after = gregorian.fromIsoDate(month.first_day_gregorian) + month.length;
      if (next) expect(gregorian.fromIsoDate(next.first_day_gregorian)).toBe(after);
    }
    for (const year of [1300, 1390, 1448, 1500]) {
      for (const { month, first_day_gregorian, estimate } of yearOf(year).months) {
        const { gregorian: date, hijri } = get('/convert', { from: 'hijri', year, month, day: 1 });
        expect([gregorian.fromIsoDate(first_day_gregorian), estimate]).toEqual([gregorian.toJdn(date), hijri.estimate]);
      }
    }
  });

  test('what has begun is certain, what is estimated is not, and says the other day', () => {
    for (const { months } of files.values()) {
      for (const {
        probability,
        other_first_day_gregorian: other,
        estimate,
        first_day_gregorian: first,
        sources: cited,
      } of months) {
        expect(probability === 1).toBe(other === null);
        if (other) expect(Math.abs(gregorian.fromIsoDate(other) - gregorian.fromIsoDate(first))).toBe(1);
        if (first < '2026-11-21') expect(probability).toBe(1);
        if (estimate) expect([probability < 1, cited]).toEqual([true, []]);
        else expect(cited.length).toBeGreaterThan(0);
      }
    }
    const ramadan = yearOf(1448).months[8]!;
    expect(ramadan).toMatchObject({ month_name_en: 'Ramadan', estimate: false });
    expect(ramadan.probability).toBeLessThan(1);
  });
});

describe('/api/workdays/{year}.json', () => {
  const files = filesOf(workdayYears) as Map<string, z.output<typeof WorkdayYear>>;

  test('every year 1347 to 1500, months that add up', () => {
    expect(files.size).toBe(154);
    for (const body of files.values()) {
      expect(workdayYears.schema!.safeParse(body).error).toBeUndefined();
      for (const weekend of WEEKENDS) {
        for (const kind of ['workdays', 'workdays_without_closures'] as const) {
          const sum = body.months.reduce((total, month) => total + month[kind][weekend], 0);
          expect(body.total[kind][weekend]).toBe(sum);
        }
      }
      expect(body.months.reduce((total, { days }) => total + days, 0)).toBe(body.total.days);
    }
  });

  test('a month is counted as by /workdays', () => {
    const { months } = files.get('/api/workdays/1405.json')!;
    const query = { from: '1405-08-01', to: '1405-08-30', weekend: 'thu-fri' };
    expect(months[7]!.workdays['thu-fri']).toBe(get<{ workdays: number }>('/workdays', query).workdays);
  });

  test('the table for payroll has the counts of the labour sector', () => {
    const tables = filesOf(resourceAt('/api/workdays/{year}.csv')) as Map<string, string>;
    const [header, ...rows] = csvRows(tables.get('/api/workdays/1405.csv')!);
    const { months } = files.get('/api/workdays/1405.json')!;
    expect(rows).toHaveLength(12);
    for (const [index, row] of rows.entries()) {
      const cell = (name: string) => row[header!.indexOf(name)];
      const { days, labour } = months[index]!;
      expect(Number(cell('fridays')) + Number(cell('holidays')) + Number(cell('workdays'))).toBe(days);
      expect(cell('workdays')).toBe(String(labour.workdays.fri));
      expect(cell('minutes_article_51')).toBe(String(labour.duty_minutes.fri));
      expect(cell('minutes_article_52')).toBe(String(labour.duty_minutes_article_52.fri));
      expect(cell('minutes_thu_fri')).toBe(String(labour.duty_minutes['thu-fri']));
      const [hour, minute] = cell('hours_article_51')!.split(':').map(Number) as [number, number];
      expect(hour * 60 + minute).toBe(labour.duty_minutes.fri);
    }
  });
});

describe('/api/occasions.json', () => {
  const { data: rows } = filesOf(occasionList).get('/api/occasions.json') as z.output<typeof Occasions>;

  test('every occasion once, with its rule in words and its sources', () => {
    expect(occasionList.schema!.safeParse({ data: rows }).error).toBeUndefined();
    expect(rows.map(({ slug }) => slug).sort()).toEqual(
      [...almanac.occasionList, ...almanac.mourningPeriods].map(({ slug }) => slug).sort(),
    );
    for (const { slug, rule_fa, rule_en, sources: cited } of rows) {
      expect(rule_fa, slug).toMatch(/[؀-ۿ]/);
      expect(rule_en, slug).toMatch(/^[A-Z\d]/);
      for (const id of cited) expect(sources.has(id), `${slug}: ${id}`).toBe(true);
    }
  });

  test('holidays name their law', () => {
    const laws = new Set(tables.holidayLaws.laws.map(({ id }) => id));
    const nowruz = rows.find(({ slug }) => slug === 'nowruz')!;
    expect(nowruz.holidays.length).toBeGreaterThan(0);
    for (const { law } of nowruz.holidays) for (const id of law!.split(' ')) expect(laws).toContain(id);
    const lawless = rows.flatMap(({ slug, holidays }) => holidays.filter(({ law }) => law === null).map(() => slug));
    expect(lawless).toEqual([]);
  });
});

test('the holidays of a Gregorian year as CSV have the days of the JSON', () => {
  const [header, ...rows] = csvRows(
    filesOf(resourceAt('/api/holidays/gregorian/{year}.csv')).get('/api/holidays/gregorian/2027.csv') as string,
  );
  const { data } = filesOf(resourceAt('/api/holidays/gregorian/{year}.json')).get(
    '/api/holidays/gregorian/2027.json',
  ) as { data: { date_gregorian: string }[] };
  expect(header).toEqual([
    'date_sh',
    'date_gregorian',
    'weekday_fa',
    'weekday_en',
    'estimate',
    'titles_fa',
    'titles_en',
  ]);
  expect(rows.map(([, date]) => date)).toEqual(data.map(({ date_gregorian }) => date_gregorian));
});

test('every table of the API has one form: a byte order mark, and all but numbers in quotes', () => {
  const tables = ['holidays', 'holidays/gregorian', 'closures', 'workdays'].map(
    (name) => [...filesOf(resourceAt(`/api/${name}/{year}.csv`)).values()].at(-80) as string,
  );
  tables.push(handler.answer('/api/prayer-times/toronto/2027.csv', 'method=isna', NOW).body);
  for (const text of tables) {
    expect(text).toMatch(/^\uFEFF("[^"]*"(,|\r\n))+/);
    for (const line of text.slice(1).trimEnd().split('\r\n'))
      expect(line).toMatch(/^(("([^"]|"")*"|-?[\d.]+|)(,|$))+$/);
  }
});

test('a year of closures as CSV has the rows of the JSON, and what Excel needs', () => {
  const { data: rows } = get<{ data: { date_sh: string; date_gregorian: string; kind: string }[] }>('/closures', {
    from: '1404-01-01',
    to: '1404-12-29',
  });
  const text = filesOf(resourceAt('/api/closures/{year}.csv')).get('/api/closures/1404.csv') as string;
  expect(text.startsWith('\uFEFF"date_sh",')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(rows.length);
  expect(lines[0]).toContain(`"${rows[0]!.date_sh}","${rows[0]!.date_gregorian}","${rows[0]!.kind}"`);
});
