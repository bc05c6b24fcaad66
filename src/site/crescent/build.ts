/** Ends of hijri months from the tables: both possible continuations. */
import * as gregorian from '#core/gregorian.ts';
import { createHijriCalendar, type HijriCalendar, withMonthLength } from '#core/hijri.ts';
import { addDays, isoText, type Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { createOccasionYears, hasPage, type Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { almanac } from '#site/data/answers.build.ts';
import { tables } from '#tables/index.ts';
import { type CrescentMonth, DAY_OF_SIGHTING, type Future, type MonthName, type MovingDay } from './month.ts';

/** Official days and what nearly everybody knows. */
const LOWEST_RANK = 3;
const { hijri, hijriProbability } = almanac;

const MONTHS_BEFORE = 11;
const MONTHS_AFTER_PUBLISHED = 24;
const monthNumber = (year: number, month: number): number => year * 12 + month - 1;
const current = hijri.fromJdn(gregorian.fromIsoDate(tables.dataset.changed));
const FIRST = monthNumber(current.year, current.month) - MONTHS_BEFORE;
const LAST = monthNumber(...tables.hijriMonths.lastPublished) + MONTHS_AFTER_PUBLISHED;

/** @param number of the month since the beginning of the calendar */
function monthOf(number: number): MonthName {
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1];
  const { fa, en } = monthName('hijri', month);
  return { year, month, name_fa: fa, name_en: en };
}

const firstDayOf = ({ year, month }: MonthName): Jdn => hijri.toJdn({ year, month, day: 1 });

const persianIso = (jdn: Jdn): string => isoText(persian.fromJdn(jdn));

function crescentMonth(number: number): CrescentMonth {
  const [month, next] = [monthOf(number), monthOf(number + 1)];
  const firstDay = firstDayOf(month);
  const evening = addDays(firstDay, DAY_OF_SIGHTING - 1);
  const nextFirst = firstDayOf(next);
  return {
    data_version: tables.dataset.version,
    month,
    next,
    evening_sh: persianIso(evening),
    evening_gregorian: gregorian.toIsoDate(evening),
    evening_estimate: hijri.fromJdn(firstDay).basis === 'estimate',
    basis: hijri.fromJdn(nextFirst).basis,
    first_day_gregorian: gregorian.toIsoDate(nextFirst),
    futures: futures(month, next),
  };
}

/** Days of the occasions at a month's end and in the next month, by their names, from the rules of a calendar. */
function daysIn(calendar: HijriCalendar, month: MonthName, next: MonthName): Map<string, Occurrence> {
  const first = calendar.toJdn({ year: month.year, month: month.month, day: DAY_OF_SIGHTING });
  const last = addDays(calendar.toJdn({ year: next.year, month: next.month, day: 1 }), DAY_OF_SIGHTING - 1);
  const known = tables.occasions.filter(({ rule, rank }) => rule.startsWith('hijri:') && rank <= LOWEST_RANK);
  const found = createOccasionYears(known, calendar, tables.dayLists).onDays(first, last);
  return new Map(found.map((one) => [`${one.occasion.slug} ${one.ruleYear} ${one.ordinal}`, one] as const));
}

function futures(month: MonthName, next: MonthName): CrescentMonth['futures'] {
  const daysAfter = (length: 29 | 30) => {
    const table = withMonthLength(tables.hijriMonths, month.year, month.month, length);
    return daysIn(createHijriCalendar(table), month, next);
  };
  const [short, long] = [daysAfter(29), daysAfter(30)];
  const future = (length: 29 | 30, days: typeof short, others: typeof short): Future => {
    const firstDay = addDays(firstDayOf(month), length);
    return {
      seen: length === 29,
      length,
      probability: probabilityOf(month, next, length),
      first_day_sh: persianIso(firstDay),
      first_day_gregorian: gregorian.toIsoDate(firstDay),
      days: [...days]
        .filter(([name, { jdn }]) => (others.get(name)?.jdn ?? jdn) !== jdn)
        .map(([, occurrence]) => movingDay(occurrence)),
    };
  };
  return [future(29, short, long), future(30, long, short)];
}

const movingDay = ({ occasion, jdn, isHoliday }: Occurrence): MovingDay => ({
  slug: occasion.slug,
  title_fa: occasion.title_fa,
  title_en: occasion.title_en,
  is_holiday: isHoliday,
  has_page: hasPage(occasion),
  date_sh: persianIso(jdn),
  date_gregorian: gregorian.toIsoDate(jdn),
});

/** The probability of the next month's first day as in the API, or its complement. */
function probabilityOf(month: MonthName, next: MonthName, length: 29 | 30): number {
  const { probability } = hijriProbability.ofMonth(next.year, next.month)!;
  const isGiven = hijri.monthLength(month.year, month.month) === length;
  return Math.round((isGiven ? probability : 1 - probability) * 1000) / 1000;
}

/** From the months of the year before the last change of the data to two years after the last published one. */
export const crescentMonths: readonly CrescentMonth[] = Array.from({ length: LAST - FIRST + 1 }, (_, index) =>
  crescentMonth(FIRST + index),
);
