/** The date dimension: one row for every day of the Persian years 1347 to 1500, whose holidays are known. */
import type { Almanac } from '#api/almanac.ts';
import { STATIC_YEARS, yearsOf } from '#api/ranges.ts';
import type { WorkdaySector } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriDate } from '#core/hijri.ts';
import { addDays, type CalendarDate, daysSinceSaturday, isoText, type Jdn, weekdayOf } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Weekend } from '#core/workdays.ts';
import { type ColumnOf, date, flag, integer, nullable, type Table, tableOf, text } from '../table.ts';

const SEASONS = [
  { fa: 'بهار', en: 'Spring' },
  { fa: 'تابستان', en: 'Summer' },
  { fa: 'پاییز', en: 'Autumn' },
  { fa: 'زمستان', en: 'Winter' },
] as const;
const FRIDAY = 7;

/** Sectors whose days off differ from the public ones. */
const SECTORS = ['labour', 'offices', 'banks', 'exchange'] as const satisfies WorkdaySector[];

interface Workday {
  readonly isBridge: boolean;
  readonly isWorkday: Readonly<Record<Weekend, boolean>>;
  readonly ofSector: Readonly<Record<(typeof SECTORS)[number], boolean>>;
  readonly ofMonth: number;
  readonly ofYear: number;
}

interface Day {
  readonly jdn: Jdn;
  readonly persian: CalendarDate;
  readonly gregorian: CalendarDate;
  readonly hijri: HijriDate;
  readonly dayOfYear: number;
  readonly weekday: number;
  readonly monthLength: number;
  readonly quarter: number;
  readonly holidays: readonly Occurrence[];
  readonly work: Workday;
}

const numeric = ({ year, month, day }: CalendarDate): number => year * 10_000 + month * 100 + day;
const firstOfYear = ({ jdn, dayOfYear }: Day): Jdn => addDays(jdn, 1 - dayOfYear);

/** Weeks from Saturday; week 1 holds 1 Farvardin. */
const weekOfYear = (day: Day): number => Math.floor((day.dayOfYear - 1 + daysSinceSaturday(firstOfYear(day))) / 7) + 1;

const daysToNowruz = ({ persian: { year }, dayOfYear }: Day): number =>
  dayOfYear === 1 ? 0 : persian.yearLength(year) - dayOfYear + 1;

const titles = ({ holidays }: Day, language: 'titleFa' | 'titleEn'): string =>
  holidays.map(({ occasion }) => occasion[language]).join(language === 'titleFa' ? '؛ ' : '; ');

/** ISO 8601 weeks, from Monday; the year of a week is the year of its Thursday. */
function isoWeek({ jdn }: Day): { year: number; week: number } {
  const thursday = addDays(jdn, THURSDAY - weekdayOf(jdn));
  const { year } = gregorian.fromJdn(thursday);
  return { year, week: Math.floor((thursday - gregorian.daysOfYear(year)[0]) / 7) + 1 };
}
const THURSDAY = 4;

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
  text('month_name_fa', 'Persian month in Persian', (day) => monthName('persian', day.persian.month).fa),
  text('month_name_en', 'Persian month in English', (day) => monthName('persian', day.persian.month).en),
  integer('year_gregorian', 'Gregorian year', (day) => day.gregorian.year),
  integer('month_gregorian', 'Gregorian month', (day) => day.gregorian.month),
  integer('day_gregorian', 'day of the Gregorian month', (day) => day.gregorian.day),
  text(
    'month_name_gregorian_fa',
    'Gregorian month in Persian',
    (day) => monthName('gregorian', day.gregorian.month).fa,
  ),
  text(
    'month_name_gregorian_en',
    'Gregorian month in English',
    (day) => monthName('gregorian', day.gregorian.month).en,
  ),
  integer('year_hijri', 'hijri year', (day) => day.hijri.year),
  integer('month_hijri', 'hijri month, 1 = Muharram', (day) => day.hijri.month),
  integer('day_hijri', 'day of the hijri month', (day) => day.hijri.day),
  text('month_name_hijri_fa', 'hijri month in Persian', (day) => monthName('hijri', day.hijri.month).fa),
  text('month_name_hijri_en', 'hijri month in English', (day) => monthName('hijri', day.hijri.month).en),
  flag(
    'is_hijri_estimate',
    'the hijri date is an estimate, not yet announced',
    (day) => day.hijri.basis === 'estimate',
  ),
  integer('year_pahlavi', 'Imperial year', (day) => persian.toImperial(day.persian).year),
  integer('weekday', 'day of the week, 1 = Saturday … 7 = Friday', (day) => day.weekday),
  text('weekday_fa', 'day of the week in Persian', (day) => weekdayName(day.jdn).fa),
  text('weekday_en', 'day of the week in English', (day) => weekdayName(day.jdn).en),
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
  integer('quarter', 'quarter of the Persian year, 1 = Farvardin to Khordad', (day) => day.quarter),
  integer('half', 'half of the Persian year, 1 = Farvardin to Shahrivar', (day) => (day.quarter <= 2 ? 1 : 2)),
  text('season_fa', 'season in Persian', (day) => SEASONS[day.quarter - 1]!.fa),
  text('season_en', 'season in English', (day) => SEASONS[day.quarter - 1]!.en),
  flag('is_month_start', 'first day of the Persian month', (day) => day.persian.day === 1),
  flag('is_month_end', 'last day of the Persian month', (day) => day.persian.day === day.monthLength),
  integer('month_length', 'days of the Persian month', (day) => day.monthLength),
  flag('is_leap_year', 'the Persian year has 366 days', (day) => persian.isLeapYear(day.persian.year)),
  integer('fiscal_year', 'fiscal year of Iran, from 1 Farvardin: the Persian year', (day) => day.persian.year),
  flag('is_friday', 'Friday, the weekly day off', (day) => day.weekday === FRIDAY),
  flag('is_holiday', 'an official holiday falls on the day', (day) => day.holidays.length > 0),
  nullable(
    text('holidays_fa', 'names of the official holidays in Persian; empty if there is none', (day) =>
      titles(day, 'titleFa'),
    ),
  ),
  nullable(
    text('holidays_en', 'names of the official holidays in English; empty if there is none', (day) =>
      titles(day, 'titleEn'),
    ),
  ),
  flag('is_closure', 'one of the holidays was given once by a decision', (day) =>
    day.holidays.some(({ occasion }) => occasion.isClosure === true),
  ),
  flag('is_bridge_day', 'a workday between two days off, with Friday as weekend', (day) => day.work.isBridge),
  flag('is_workday_fri', 'workday where Friday is the weekend', (day) => day.work.isWorkday.fri),
  flag(
    'is_workday_thu_fri',
    'workday where Thursday and Friday are the weekend',
    (day) => day.work.isWorkday['thu-fri'],
  ),
  flag(
    'is_workday_fri_sat',
    'workday where Friday and Saturday are the weekend',
    (day) => day.work.isWorkday['fri-sat'],
  ),
  ...SECTORS.map((sector) =>
    flag<Day>(
      `is_workday_${sector}`,
      `workday of the sector ${sector} with its own weekend and its nationwide closures; one-off closures are not complete`,
      (day) => day.work.ofSector[sector],
    ),
  ),
  integer(
    'workday_of_month',
    'workdays of the month to this day, it included; Friday is the weekend',
    (day) => day.work.ofMonth,
  ),
  integer(
    'workday_of_year',
    'workdays of the year to this day, it included; Friday is the weekend',
    (day) => day.work.ofYear,
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

function* daysOfYear(year: number, { hijri, occasions, workdays, workdaysOf }: Almanac): Generator<Day> {
  const first = persian.firstDayOfYear(year);
  const last = persian.lastDayOfYear(year);
  const holidays = Map.groupBy(
    occasions.inYear(year).filter(({ isHoliday }) => isHoliday),
    ({ jdn }) => jdn,
  );
  const bridges = new Set(workdays.bridgeDays(first, last));
  const isWorkday = (jdn: Jdn, weekend: Weekend) => workdays.isWorkday(jdn, { weekend, closures: true });
  const ofSector = (jdn: Jdn) =>
    Object.fromEntries(
      SECTORS.map((sector) => [sector, workdaysOf({ sector }).isWorkday(jdn, { weekend: 'own', closures: true })]),
    ) as Workday['ofSector'];
  let [ofMonth, ofYear] = [0, 0];
  for (let jdn = first; jdn <= last; jdn = addDays(jdn, 1)) {
    const date = persian.fromJdn(jdn);
    if (date.day === 1) ofMonth = 0;
    const isWork = isWorkday(jdn, 'fri');
    if (isWork) [ofMonth, ofYear] = [ofMonth + 1, ofYear + 1];
    yield {
      jdn,
      persian: date,
      gregorian: gregorian.fromJdn(jdn),
      hijri: hijri.fromJdn(jdn),
      dayOfYear: jdn - first + 1,
      weekday: daysSinceSaturday(jdn) + 1,
      monthLength: persian.monthLength(year, date.month),
      quarter: Math.ceil(date.month / 3),
      holidays: holidays.get(jdn) ?? [],
      work: {
        isBridge: bridges.has(jdn),
        isWorkday: { fri: isWork, 'thu-fri': isWorkday(jdn, 'thu-fri'), 'fri-sat': isWorkday(jdn, 'fri-sat') },
        ofSector: ofSector(jdn),
        ofMonth,
        ofYear,
      },
    };
  }
}
