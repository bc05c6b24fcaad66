/** `npx tsx test/slow/scores/vectors.ts` tests npm packages with the conformance vectors and prints their scores as a table. */
import { existsSync, readFileSync } from 'node:fs';
import { createCalendar, GregorianCalendar, CalendarDate as PackageDate, toCalendar } from '@internationalized/date';
import { CalculationParameters, Coordinates, PrayerTimes } from 'adhan';
import { Seasons } from 'astronomy-engine';
import { isLeapYear as dateFnsLeap, newDate } from 'date-fns-jalali';
import DateHolidays from 'date-holidays';
import { isLeapJalaaliYear, toGregorian } from 'jalaali-js';
import moment from 'moment-jalaali';
import type { z } from 'zod';
import { createAlmanac } from '#api/base/almanac.ts';
import type { Vectors } from '#api/schemas/published.ts';
import { readData } from '#generator/compile/data.ts';
import { vectorsBody } from '#generator/publish/vectors.ts';
import { tables } from '#tables/index.ts';

type Body = z.output<typeof Vectors>;
type Group = Body['groups'][number]['id'];
type Vector = Body['groups'][number]['vectors'][number];

interface Outcome {
  readonly passed: number;
  readonly cases: number;
}
interface Score extends Outcome {
  readonly group: Group;
  readonly package: string;
  readonly version: string;
  /** the tested function, if the package has several */
  readonly by: string;
}

/** Test of one package with the vectors of one group. */
interface Trial {
  readonly group: Group;
  readonly package: string;
  readonly by?: string;
  judge(vector: Vector): Outcome;
}

const one = (passed: boolean): Outcome => ({ passed: passed ? 1 : 0, cases: 1 });
/** Runs a test. An exception counts as a wrong answer. */
const attempt = (judge: () => boolean): Outcome => {
  try {
    return one(judge());
  } catch {
    return one(false);
  }
};

const pad = (value: number): string => String(value).padStart(2, '0');
const isoText = (year: number, month: number, day: number): string => `${year}-${pad(month)}-${pad(day)}`;
const localIso = (date: Date): string => isoText(date.getFullYear(), date.getMonth() + 1, date.getDate());
const number = (vector: Vector, key: string): number => Number(vector[key]);

/** `Intl`'s date of a Gregorian day in a calendar: year, month and day as numbers. */
function intlDate(calendar: string, iso: string): readonly number[] {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(Date.parse(`${iso}T00:00:00Z`));
  return ['year', 'month', 'day'].map((type) => Number(parts.find((part) => part.type === type)?.value));
}

const leapYears: readonly Trial[] = [
  { package: 'jalaali-js', is: (year: number) => isLeapJalaaliYear(year) },
  { package: 'date-fns-jalali', is: (year: number) => dateFnsLeap(newDate(year, 0, 1)) },
  { package: 'moment-jalaali', is: (year: number) => moment.jIsLeapYear(year) },
  {
    package: 'Temporal',
    is: (year: number) => Temporal.PlainDate.from({ calendar: 'persian', year, month: 1, day: 1 }).inLeapYear,
  },
  {
    package: '@internationalized/date',
    is: (year: number) => {
      const calendar = createCalendar('persian');
      return calendar.getDaysInMonth(new PackageDate(calendar, year, 12, 1)) === 30;
    },
  },
].map(({ package: name, is }) => ({
  group: 'persian-leap-years',
  package: name,
  judge: (vector) => attempt(() => is(number(vector, 'year_sh')) === vector.is_leap),
}));

const firstDays: readonly Trial[] = [
  {
    package: 'jalaali-js',
    of: (year: number) => {
      const { gy, gm, gd } = toGregorian(year, 1, 1);
      return isoText(gy, gm, gd);
    },
  },
  { package: 'date-fns-jalali', of: (year: number) => localIso(newDate(year, 0, 1)) },
  { package: 'moment-jalaali', of: (year: number) => localIso(moment(`${year}/1/1`, 'jYYYY/jM/jD').toDate()) },
  {
    package: 'Temporal',
    of: (year: number) =>
      Temporal.PlainDate.from({ calendar: 'persian', year, month: 1, day: 1 }).withCalendar('iso8601').toString(),
  },
  {
    package: '@internationalized/date',
    of: (year: number) =>
      toCalendar(new PackageDate(createCalendar('persian'), year, 1, 1), new GregorianCalendar()).toString(),
  },
].map(({ package: name, of }) => ({
  group: 'persian-first-days',
  package: name,
  judge: (vector) => attempt(() => of(number(vector, 'year_sh')) === vector.date_gregorian),
}));

const ISLAMIC = ['islamic-civil', 'islamic-tbla', 'islamic-umalqura'] as const;

const monthStarts: readonly Trial[] = ISLAMIC.flatMap((calendar): Trial[] => [
  {
    group: 'hijri-month-starts',
    package: 'Intl',
    by: calendar,
    judge: (vector) =>
      attempt(() => {
        const [year, month, day] = intlDate(calendar, String(vector.first_day_gregorian));
        return year === vector.year && month === vector.month && day === 1;
      }),
  },
  {
    group: 'hijri-month-starts',
    package: '@internationalized/date',
    by: calendar,
    judge: (vector) =>
      attempt(() => {
        const date = new PackageDate(createCalendar(calendar), number(vector, 'year'), number(vector, 'month'), 1);
        return toCalendar(date, new GregorianCalendar()).toString() === vector.first_day_gregorian;
      }),
  },
]);

const holidays: Trial = {
  group: 'holidays',
  package: 'date-holidays',
  by: 'IR, public',
  judge(vector) {
    const official = new Set(vector.dates_gregorian as readonly string[]);
    const [first, last] = [firstDay(number(vector, 'year_sh')), firstDay(number(vector, 'year_sh') + 1)];
    const library = new DateHolidays('IR');
    const given = new Set(
      [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
        .flatMap((year) => library.getHolidays(year))
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10))
        .filter((date) => date >= first && date < last),
    );
    // Each missing day and each extra day is one error.
    return { passed: official.intersection(given).size, cases: official.union(given).size };
  },
};

const firstDay = (year: number): string => {
  const { gy, gm, gd } = toGregorian(year, 1, 1);
  return isoText(gy, gm, gd);
};

const equinoxes: Trial = {
  group: 'equinoxes',
  package: 'astronomy-engine',
  by: 'Seasons',
  judge: (vector) =>
    attempt(() => {
      const told = Date.parse(String(vector.moment));
      const given = Seasons(new Date(told).getUTCFullYear()).mar_equinox.date.getTime();
      return Math.abs(given - told) / 1000 <= number(vector, 'tolerance_seconds');
    }),
};

const TEHRAN = { fajr: 17.7, isha: 14, maghrib: 4.5 } as const;

const prayers: Trial = {
  group: 'prayer-times',
  package: 'adhan',
  by: 'Tehran',
  judge: (vector) =>
    attempt(() => {
      const [year, month, day] = String(vector.date_gregorian).split('-').map(Number);
      const method = new CalculationParameters('Tehran', TEHRAN.fajr, TEHRAN.isha, 0, TEHRAN.maghrib);
      const place = new Coordinates(number(vector, 'latitude'), number(vector, 'longitude'));
      const of = (plus: number) => new PrayerTimes(place, new Date(year!, month! - 1, day! + plus), method);
      const [times, next] = [of(0), of(1)];
      const moments: Readonly<Record<string, number>> = {
        fajr: times.fajr.getTime(),
        sunrise: times.sunrise.getTime(),
        dhuhr: times.dhuhr.getTime(),
        sunset: times.sunset.getTime(),
        maghrib: times.maghrib.getTime(),
        midnight: (times.sunset.getTime() + next.fajr.getTime()) / 2,
      };
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone: String(vector.timezone), timeStyle: 'medium' });
      const apart = Math.abs(
        minutesOf(clock.format(moments[String(vector.prayer)])) - minutesOf(String(vector.printed)),
      );
      return Math.min(apart, 1440 - apart) <= number(vector, 'tolerance_minutes') + 0.5;
    }),
};

function minutesOf(clock: string): number {
  const [hours, minutes, seconds = 0] = clock.split(':').map(Number);
  return hours! * 60 + minutes! + seconds / 60;
}

const TRIALS: readonly Trial[] = [...leapYears, ...firstDays, ...monthStarts, holidays, equinoxes, prayers];

/** Path of a package's package.json: in the slow tests, else in the project. */
const fileOf = (name: string): string =>
  ['test/slow/node_modules', 'node_modules'].map((folder) => `${folder}/${name}/package.json`).find(existsSync)!;

function versionOf(name: string): string {
  if (name === 'Temporal' || name === 'Intl') return `ICU ${process.versions.icu}`;
  return (JSON.parse(readFileSync(fileOf(name), 'utf8')) as { version: string }).version;
}

/** Returns the scores of every package in its groups. */
export function scores({ groups }: Body): Score[] {
  return TRIALS.map(({ group, package: name, by = '', judge }) => {
    const { vectors } = groups.find(({ id }) => id === group)!;
    const outcomes = vectors.map(judge);
    const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
    return { group, package: name, version: versionOf(name), by, passed: sum('passed'), cases: sum('cases') };
  });
}

if (import.meta.main) {
  const found = scores(vectorsBody(readData(), tables, createAlmanac(tables)));
  console.table(found.map((score) => ({ ...score, share: `${((100 * score.passed) / score.cases).toFixed(1)} %` })));
}
