/**
 * Iran's clock. Summer time ended by law in 1401: the clocks were set back in the night of 31 Shahrivar. If it returns,
 * add a row for each change; nothing else in the code knows the offset.
 */
import { addDays, fromEpochMs, type Jdn, MS_PER_MINUTE } from './jdn.ts';

/** Standard time, the mean time of 52.5° E, in which the Calendar Centre announces moments. */
export const STANDARD_MINUTES = 210;

/**
 * The Persian year from whose beginning a bill in parliament may move the clock by an hour; undefined if there is none. Of the bill:
 * `official-time` in data/checked.json.
 */
export const UNDECIDED_FROM: number | undefined = 1406;

/** Minutes ahead of UTC from a moment on (milliseconds since 1970), ascending; `Intl` knows the earlier ones. */
export const OFFSETS: readonly (readonly [since: number, minutes: number])[] = [
  // 21 September 2022, 19:30 UTC
  [1_663_788_600_000, STANDARD_MINUTES],
];

/** First whole day without summer time. */
export const STANDARD_FROM: Jdn = addDays(fromEpochMs(OFFSETS[0]![0] + STANDARD_MINUTES * MS_PER_MINUTE), 1);

/** Minutes that Iran's clock is ahead of UTC; undefined before the first row. */
export const iranMinutesAt = (epochMs: number): number | undefined =>
  OFFSETS.findLast(([since]) => since <= epochMs)?.[1];
