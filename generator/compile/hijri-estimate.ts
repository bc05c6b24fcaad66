/**
 * Estimates the hijri months that no official calendar covers, from the visibility of the crescent at four cities of
 * Iran.
 *
 * A month has 29 days if the crescent counts as visible on the evening of its 29th, else 30. The next month starts
 * after its last day. The rule corrects itself: a chain that starts a day or two off is right within a few months.
 */

import { memoized } from '#core/caches.ts';
import {
  type Confidence,
  type CrescentEvening,
  confidenceOf,
  visibilityLimits,
  visibilityMargin,
} from '#core/hijri-visibility.ts';
import { addDays, type Jdn, monthAfter } from '#core/jdn.ts';
import { itemAt, lastOf } from '#core/required.ts';
import { eveningAt, type Place, skyOfEvening } from './crescent-evening.ts';

/** First days of consecutive hijri months, as published. */
export interface PublishedMonths {
  readonly firstYear: number;
  /** 1 … 12 */
  readonly firstMonth: number;
  readonly firstDays: readonly Jdn[];
}

export interface EstimatedMonth {
  /** Proleptic: year 0 precedes year 1. */
  readonly year: number;
  readonly month: number;
  readonly firstDay: Jdn;
  readonly length: 29 | 30;
  /** Margin that decides this month's length; 0 or more means 29 days. */
  readonly margin: number;
  readonly confidence: Confidence;
}

export interface EstimateRange {
  /** First month estimated; year 0 begins half a year before the day 622-03-22, the first of Persian year 1. */
  readonly firstYear: number;
  /** The last month estimated holds this day. */
  readonly lastDay: Jdn;
}

/** Hijri 0/1 … about 3093: the Persian years 1 … 3000 and two months more, for month grids. */
export const WHOLE_RANGE: EstimateRange = { firstYear: 0, lastDay: 3_044_107 as Jdn };

/** Places at the rims of the country, whose evenings span what an observer in Iran can see. */
const PLACES: readonly (Place & { readonly name: string })[] = [
  { name: 'Chabahar', latitudeDegrees: 25.29, longitudeDegrees: 60.64 },
  { name: 'Bushehr', latitudeDegrees: 28.97, longitudeDegrees: 50.84 },
  { name: 'Ahvaz', latitudeDegrees: 31.32, longitudeDegrees: 48.68 },
  { name: 'Urmia', latitudeDegrees: 37.55, longitudeDegrees: 45.08 },
];

/** 1 Muharram of year 1 (16 July 622, Julian) and the mean month, to place the start of a chain. */
const EPOCH = 1_948_440;
const MEAN_MONTH_DAYS = 29.530588;
/** Months a chain runs before its first answer, so that its start no longer matters. */
const RUN_IN_MONTHS = 24;

type EveningAtPlace = CrescentEvening & { readonly place: string };

/** The evening of a civil day at the four places. Estimates, probabilities and the accuracy report need the same evenings. */
export const crescentEvenings = memoized((day: Jdn): readonly EveningAtPlace[] => {
  const sky = skyOfEvening(day);
  return PLACES.map((place) => ({ place: place.name, ...eveningAt(sky, place) }));
}, Infinity);

/** Margin of the month that begins on `firstDay`, from the evening of its 29th at the best of the places. */
export function marginOfMonth(firstDay: Jdn, hijriYear: number): number {
  const limits = visibilityLimits(hijriYear);
  return Math.max(...crescentEvenings(addDays(firstDay, 28)).map((evening) => visibilityMargin(evening, limits)));
}

/** Months are numbered from 0/1, so that years need no separate arithmetic. */
const indexOf = (year: number, month: number): number => year * 12 + month - 1;

function estimateMonth(index: number, firstDay: Jdn): EstimatedMonth {
  const { year, month } = monthAfter({ year: 0, month: 1 }, index);
  const margin = marginOfMonth(firstDay, year);
  return { year, month, firstDay, length: margin >= 0 ? 29 : 30, margin, confidence: confidenceOf(margin) };
}

/** Estimates months from a first day for as long as `isWanted` returns true. */
function chain(
  startIndex: number,
  startDay: Jdn,
  isWanted: (index: number, firstDay: Jdn) => boolean,
): EstimatedMonth[] {
  const months: EstimatedMonth[] = [];
  let firstDay = startDay;
  for (let index = startIndex; isWanted(index, firstDay); index += 1) {
    const month = estimateMonth(index, firstDay);
    months.push(month);
    firstDay = addDays(firstDay, month.length);
  }
  return months;
}

/** Estimates all months from one to the month before another. The chain begins earlier, so that its start does not matter. */
function monthsBetween(first: number, end: number): EstimatedMonth[] {
  const start = first - RUN_IN_MONTHS;
  const startDay = Math.round(EPOCH + (start - indexOf(1, 1)) * MEAN_MONTH_DAYS) as Jdn;
  return chain(start, startDay, (index) => index < end).slice(RUN_IN_MONTHS);
}

/** The day on which the published table has to begin, by the estimate of the month before it. */
export function tableStartByEstimate({ firstYear, firstMonth }: Omit<PublishedMonths, 'firstDays'>): Jdn {
  const index = indexOf(firstYear, firstMonth);
  const last = lastOf(monthsBetween(index - 1, index));
  return addDays(last.firstDay, last.length);
}

/**
 * Returns all months outside the published table, ascending, and the table's last month. The first day of that month is
 * published, but not its length. Months before 1265 AH use the limit of the unaided eye. Months after the table use the
 * present limit.
 *
 * Checked on the table itself: see {@link backTest}. In the far future the civil day depends on ΔT, which
 * astronomy-engine extrapolates to 12 minutes in 2300 and 3 hours in 3600. Its uncertainty alone can shift late months
 * by a day.
 *
 * @param published the table; `range.firstYear` must not be after its first year. A rule of lint checks that it begins
 *   where the months before it end.
 */
export function estimateMonths(published: PublishedMonths, range: EstimateRange = WHOLE_RANGE): EstimatedMonth[] {
  const first = indexOf(published.firstYear, published.firstMonth);
  const last = first + published.firstDays.length - 1;
  return [
    ...monthsBetween(indexOf(range.firstYear, 1), first),
    ...chain(last, lastOf(published.firstDays), (_, firstDay) => firstDay <= range.lastDay),
  ];
}

/** A published month and the estimate for the evening of its 29th. */
export interface BackTestMonth extends EstimatedMonth {
  readonly publishedLength: number;
}

/**
 * Estimates the lengths of all published months but the last, each from its published first day, by the limits of its era.
 *
 * Results for the table of 1265/1 … 1448/10:
 * - 242 of 249 months of 1428 … 1448 AH agree (97.2 %);
 * - 139 of 141 months of 1437 … 1448 AH (98.6 %);
 * - 1159 of 1233 months of 1346 … 1448 AH (94.0 %).
 */
export function backTest({ firstYear, firstMonth, firstDays }: PublishedMonths): BackTestMonth[] {
  const first = indexOf(firstYear, firstMonth);
  return firstDays.slice(1).map((next, position) => {
    const firstDay = itemAt(firstDays, position);
    return { ...estimateMonth(first + position, firstDay), publishedLength: next - firstDay };
  });
}

/** Is the estimated length the published one? */
export const isRight = ({ length, publishedLength }: BackTestMonth): boolean => length === publishedLength;
