/** Answers of the API at build time, for the pages. */
import { createAlmanac } from '#api/base/almanac.ts';
import { answerOf } from '#api/base/endpoint.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import { holidays } from '#api/endpoints/holidays.ts';
import { nowruzMoment } from '#api/facts/moments.ts';
import { memoized } from '#core/caches.ts';
import { dayProbability } from '#core/day-probability.ts';
import { hasPage, type Occasion, type Occurrence, WELL_KNOWN } from '#core/occasions.ts';
import { tables } from '#tables/index.ts';
import { gregorianMonth, isGregorian, persianMonthsOf } from './gregorian-month.ts';
import { createRanking } from './groups.ts';
import { buildNow, buildYear } from './now.build.ts';
import type { Holidays, Marked, MonthGrid, NowruzMoment } from './resources.ts';

export const almanac = createAlmanac(tables);

/** Pages that follow one another show the same months. */
const MAX_MONTHS = 48;

const context = { almanac, now: buildNow };

const slugsOf = (isMarked: (occasion: Occasion) => boolean): string[] =>
  tables.occasions.filter(isMarked).map(({ slug }) => slug);

/** Estimates say themselves that they may move. */
const moves = (occurrence: Occurrence): boolean =>
  !occurrence.estimate &&
  (occurrence.isHoliday || occurrence.occasion.rank <= WELL_KNOWN) &&
  dayProbability(occurrence, almanac) !== undefined;

/** Which occasions nearly everybody in Iran knows, which have a page, and which days may move. */
export const MARKED: Marked = {
  known: slugsOf(({ rank }) => rank <= WELL_KNOWN),
  paged: slugsOf(hasPage),
  lunar: slugsOf(
    ({ rule, rank, holidayYears }) => rule.startsWith('hijri:') && (rank <= WELL_KNOWN || holidayYears.length > 0),
  ),
  moving: [buildYear, buildYear + 1].flatMap((year) =>
    almanac.occasions
      .inYear(year)
      .filter(moves)
      .map(({ jdn }) => jdn),
  ),
};

const inOrder = createRanking(MARKED);

const monthOfIndex = memoized(
  (index: number) => inOrder(answerOf(calendar, { year: Math.floor(index / 12), month: (index % 12) + 1 }, context)),
  MAX_MONTHS,
);

export const monthGrid = (year: number, month: number): MonthGrid => monthOfIndex(year * 12 + month - 1);

/** A month of the Persian calendar, or from 1900 on of the Gregorian one. */
export const anyMonthGrid = (year: number, month: number): MonthGrid =>
  isGregorian(year)
    ? gregorianMonth(
        { year, month },
        persianMonthsOf({ year, month }).map((each) => monthGrid(each.year, each.month)),
      )
    : monthGrid(year, month);

export const holidaysOf = (year: number): Holidays => answerOf(holidays, { year }, context);

/** @throws {RangeError} for a year without data */
export function nowruzOf(year: number): NowruzMoment {
  const moment = nowruzMoment(year, almanac);
  if (!moment) throw new RangeError(`Nowruz ${year} is not known`);
  return moment;
}
