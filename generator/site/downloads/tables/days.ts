/** The date dimension: one row for every day of the Persian years 1347 to 1500, whose holidays are known. */

import type { Almanac } from '#api/base/almanac.ts';
import { STATIC_YEARS, yearsOf } from '#api/base/ranges.ts';
import type { WorkdaySector } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriDate } from '#core/hijri.ts';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  daysSinceSaturday,
  isFriday,
  isoText,
  type Jdn,
  weekdayOf,
} from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { itemAt } from '#core/required.ts';
import { WEEKENDS, type Weekend, weekendTexts } from '#core/weekends.ts';
import { type ColumnOf, date, flag, inBothLanguages, integer, nullable, type Table, tableOf, text } from '../table.ts';
import { titlesOf } from './holidays.ts';

const SEASONS = [
  { fa: 'بهار', en: 'Spring' },
  { fa: 'تابستان', en: 'Summer' },
  { fa: 'پاییز', en: 'Autumn' },
  { fa: 'زمستان', en: 'Winter' },
] as const;

/** Sectors whose days off differ from the public ones. */
const SECTORS = ['labour', 'offices', 'banks', 'exchange'] as const satisfies WorkdaySector[];

interface Day {
  readonly jdn: Jdn;
  readonly persian: CalendarDate;
  readonly gregorian: CalendarDate;
  readonly hijri: HijriDate;
  readonly dayOfYear: number;
  readonly holidays: readonly Occurrence[];
  readonly isBridge: boolean;
  readonly isWorkday: Readonly<Record<Weekend | (typeof SECTORS)[number], boolean>>;
  /** workdays of the month and of the year to this day, with Friday as weekend */
  readonly workdayOfMonth: number;
  readonly workdayOfYear: number;
}

const numeric = ({ year, month, day }: CalendarDate): number => year * 10_000 + month * 100 + day;
const quarter = ({ persian: { month } }: Day): number => Math.ceil(month / 3);
const monthLength = ({ persian: { year, month } }: Day): number => persian.monthLength(year, month);
const firstOfYear = ({ jdn, dayOfYear }: Day): Jdn => addDays(jdn, 1 - dayOfYear);

/** Weeks from Saturday; week 1 holds 1 Farvardin. */
const weekOfYear = (day: Day): number => Math.floor((day.dayOfYear - 1 + daysSinceSaturday(firstOfYear(day))) / 7) + 1;

const daysToNowruz = ({ persian: { year }, dayOfYear }: Day): number =>
  dayOfYear === 1 ? 0 : persian.yearLength(year) - dayOfYear + 1;

/** ISO 8601 weeks, from Monday; the year of a week is the year of its Thursday. */
function isoWeek({ jdn }: Day): { year: number; week: number } {
  const thursday = addDays(jdn, THURSDAY - weekdayOf(jdn));
  const { year } = gregorian.fromJdn(thursday);
  return { year, week: Math.floor((thursday - gregorian.daysOfYear(year)[0]) / 7) + 1 };
}
const THURSDAY = 4;

const WEEKEND_NAMES = weekendTexts();

const COLUMNS: readonly ColumnOf<Day>[] = [
  date('date', 'the day, Gregorian', (day) => isoText(day.gregorian)),
  integer('date_key', 'Gregorian date as a number, YYYYMMDD', (day) => numeric(day.gregorian)),
  integer('date_key_sh', 'Persian date as a number, YYYYMMDD', (day) => numeric(day.persian)),
  integer('date_key_hijri', 'hijri date as a number, YYYYMMDD', (day) => numeric(day.hijri)),
  integer('date_key_pahlavi', 'Imperial date as a number, YYYYMMDD', (day) => numeric(persian.toImperial(day.persian))),
  text('date_sh', 'Persian date, YYYY-MM-DD', (day) => isoText(day.persian)),
  text('date_gregorian', 'Gregorian date as text, YYYY-MM-DD', (day) => isoText(day.gregorian)),
  text('date_hijri', 'hijri date as kept in Iran, YYYY-MM-DD', (day) => isoText(day.hijri)),
  text('date_pahlavi', 'Imperial date, YYYY-MM-DD', (day) => isoText(persian.toImperial(day.persian))),
  integer('year_sh', 'Persian year', (day) => day.persian.year),
  integer('month_sh', 'Persian month, 1 = Farvardin', (day) => day.persian.month),
  integer('day_sh', 'day of the Persian month', (day) => day.persian.day),
  ...inBothLanguages<Day>('month_name', 'Persian month', (day) => monthName('persian', day.persian.month)),
  integer('year_gregorian', 'Gregorian year', (day) => day.gregorian.year),
  integer('month_gregorian', 'Gregorian month', (day) => day.gregorian.month),
  integer('day_gregorian', 'day of the Gregorian month', (day) => day.gregorian.day),
  ...inBothLanguages<Day>('month_name_gregorian', 'Gregorian month', (day) =>
    monthName('gregorian', day.gregorian.month),
  ),
  integer('year_hijri', 'hijri year', (day) => day.hijri.year),
  integer('month_hijri', 'hijri month, 1 = Muharram', (day) => day.hijri.month),
  integer('day_hijri', 'day of the hijri month', (day) => day.hijri.day),
  ...inBothLanguages<Day>('month_name_hijri', 'hijri month', (day) => monthName('hijri', day.hijri.month)),
  flag(
    'is_hijri_estimate',
    'the hijri date is an estimate, not yet announced',
    (day) => day.hijri.basis === 'estimate',
  ),
  integer('year_pahlavi', 'Imperial year', (day) => persian.toImperial(day.persian).year),
  integer('weekday', 'day of the week, 1 = Saturday … 7 = Friday', (day) => daysSinceSaturday(day.jdn) + 1),
  ...inBothLanguages<Day>('weekday', 'day of the week', (day) => weekdayName(day.jdn)),
  integer('day_of_year', 'day of the Persian year, 1 = 1 Farvardin', (day) => day.dayOfYear),
  integer('week_of_year', 'week of the Persian year; weeks begin on Saturday, week 1 holds 1 Farvardin', weekOfYear),
  date('week_start', 'Saturday that begins the week, Gregorian', ({ jdn }) =>
    gregorian.toIsoDate(addDays(jdn, -daysSinceSaturday(jdn))),
  ),
  integer('iso_week', 'week of ISO 8601, from Monday', (day) => isoWeek(day).week),
  integer('iso_week_year', 'year of the week of ISO 8601', (day) => isoWeek(day).year),
  integer('quarter_gregorian', 'quarter of the Gregorian year', (day) => Math.ceil(day.gregorian.month / 3)),
  integer('month_key', 'Gregorian year and month as a number, YYYYMM', (day) =>
    Math.floor(numeric(day.gregorian) / 100),
  ),
  integer('month_key_sh', 'Persian year and month as a number, YYYYMM', (day) =>
    Math.floor(numeric(day.persian) / 100),
  ),
  integer('quarter', 'quarter of the Persian year, 1 = Farvardin to Khordad', quarter),
  integer('half', 'half of the Persian year, 1 = Farvardin to Shahrivar', (day) => (quarter(day) <= 2 ? 1 : 2)),
  ...inBothLanguages<Day>('season', 'season', (day) => itemAt(SEASONS, quarter(day) - 1)),
  flag('is_month_start', 'first day of the Persian month', (day) => day.persian.day === 1),
  flag('is_month_end', 'last day of the Persian month', (day) => day.persian.day === monthLength(day)),
  integer('month_length', 'days of the Persian month', monthLength),
  flag('is_leap_year', 'the Persian year has 366 days', (day) => persian.isLeapYear(day.persian.year)),
  integer('fiscal_year', 'fiscal year of Iran, from 1 Farvardin: the Persian year', (day) => day.persian.year),
  flag('is_friday', 'Friday, the weekly day off', (day) => isFriday(day.jdn)),
  flag('is_holiday', 'an official holiday falls on the day', (day) => day.holidays.length > 0),
  ...(['fa', 'en'] as const).map((language) =>
    nullable(
      text<Day>(
        `holidays_${language}`,
        `names of the official holidays in ${{ fa: 'Persian', en: 'English' }[language]}; empty if there is none`,
        (day) => titlesOf(day.holidays)[language],
      ),
    ),
  ),
  flag('is_closure', 'one of the holidays was given once by a decision', (day) =>
    day.holidays.some(({ occasion }) => occasion.isClosure === true),
  ),
  flag('is_bridge_day', 'a workday between two days off, with Friday as weekend', (day) => day.isBridge),
  ...WEEKENDS.map((weekend) =>
    flag<Day>(
      `is_workday_${weekend.replace('-', '_')}`,
      `workday with the weekend ${WEEKEND_NAMES[weekend].en}`,
      (day) => day.isWorkday[weekend],
    ),
  ),
  ...SECTORS.map((sector) =>
    flag<Day>(
      `is_workday_${sector}`,
      `workday of the sector ${sector} with its own weekend and its nationwide closures; one-off closures are not complete`,
      (day) => day.isWorkday[sector],
    ),
  ),
  integer(
    'workday_of_month',
    'workdays of the month to this day, it included; Friday is the weekend',
    (day) => day.workdayOfMonth,
  ),
  integer(
    'workday_of_year',
    'workdays of the year to this day, it included; Friday is the weekend',
    (day) => day.workdayOfYear,
  ),
  flag('estimate', 'one of the holidays is there by a hijri date that is not announced', (day) =>
    day.holidays.some(({ estimate }) => estimate),
  ),
  integer('days_to_nowruz', 'days to the next 1 Farvardin, 0 on the day itself', daysToNowruz),
];

export const daysTable = (almanac: Almanac): Table =>
  tableOf({
    name: 'days',
    title: 'The days of Iran',
    description: `Date dimension: one row for every day of the Persian years ${STATIC_YEARS.first} to ${STATIC_YEARS.last}`,
    key: ['date'],
    columns: COLUMNS,
    rows: days(almanac),
  });

function* days(almanac: Almanac): Generator<Day> {
  for (const year of yearsOf(STATIC_YEARS)) yield* daysOfYear(year, almanac);
}

function* daysOfYear(year: number, { hijri, holidays, workdays, workdaysOf }: Almanac): Generator<Day> {
  const [first, last] = persian.daysOfYear(year);
  const ofDays = Map.groupBy(holidays.inYear(year), ({ jdn }) => jdn);
  const bridges = new Set(workdays.bridgeDays(first, last));
  const isWorkday = (jdn: Jdn) =>
    Object.fromEntries([
      ...WEEKENDS.map((weekend) => [weekend, workdays.isWorkday(jdn, { weekend, closures: true })]),
      ...SECTORS.map((sector) => [sector, workdaysOf({ sector }).isWorkday(jdn, { weekend: 'own', closures: true })]),
    ]) as Day['isWorkday'];
  let [workdayOfMonth, workdayOfYear] = [0, 0];
  for (const jdn of daysBetween(first, last)) {
    const persianDate = persian.fromJdn(jdn);
    const work = isWorkday(jdn);
    if (persianDate.day === 1) workdayOfMonth = 0;
    if (work.fri) [workdayOfMonth, workdayOfYear] = [workdayOfMonth + 1, workdayOfYear + 1];
    yield {
      jdn,
      persian: persianDate,
      gregorian: gregorian.fromJdn(jdn),
      hijri: hijri.fromJdn(jdn),
      dayOfYear: jdn - first + 1,
      holidays: ofDays.get(jdn) ?? [],
      isBridge: bridges.has(jdn),
      isWorkday: work,
      workdayOfMonth,
      workdayOfYear,
    };
  }
}
