/**
 * Time zones with every change of their clocks at hand, for runtimes that have Temporal: a look at one takes a thirtieth of the time
 * that `Intl` takes to tell an offset, of the same database.
 */
import { keepZones, keptZones } from './kept-zones.ts';
import { createZone, type Zone, type ZoneOf } from './time-zone.ts';

/** Before the first change of any clock. */
const BEGINNING = Date.UTC(1600, 0, 1);
/** After the years of the equinoxes; many zones change their clocks for ever. */
const END = Date.UTC(2200, 0, 1);
const NANOSECONDS_PER_MINUTE = 60e9;

/** Each zone made once, in the way that the runtime has. */
export const keepZonesOfSpans = (): ZoneOf =>
  typeof Temporal === 'undefined' ? keepZones() : keptZones(createZoneOfSpans);

/**
 * The same zone as that of {@link createZone}; it takes up to a millisecond to make, and 10 kB.
 * @throws {RangeError} if the runtime has no such zone
 */
export function createZoneOfSpans(name: string): Zone {
  const { starts, minutes, end } = spansOf(name);
  /** from `end` on */
  let after: Zone | undefined;
  /** place of the last one found: the times of a day are asked for one after another */
  let latest = 0;
  return {
    name,
    offsetMinutesAt(epochMs) {
      if (epochMs >= end) {
        after ??= createZone(name);
        return after.offsetMinutesAt(epochMs);
      }
      if (!(epochMs >= starts[latest]! && epochMs < starts[latest + 1]!)) latest = lastNotAfter(starts, epochMs);
      return minutes[latest]!;
    },
  };
}

/** Times in which a zone's clocks were not changed. */
interface Spans {
  /** milliseconds since 1970; the last one is the `end` */
  readonly starts: readonly number[];
  /** what the clocks are ahead of UTC */
  readonly minutes: readonly number[];
  /** where this is no longer known; infinite if the clocks stand still for ever */
  readonly end: number;
}

function spansOf(name: string): Spans {
  const starts = [Number.NEGATIVE_INFINITY];
  const minutes: number[] = [];
  let span: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(BEGINNING).toZonedDateTimeISO(name);
  while (span && span.epochMilliseconds < END) {
    minutes.push(minutesOf(span));
    span = span.getTimeZoneTransition('next');
    starts.push(span?.epochMilliseconds ?? Number.POSITIVE_INFINITY);
  }
  return { starts, minutes, end: starts.at(-1)! };
}

/** Rounded as {@link Zone} has it. */
function minutesOf({ offsetNanoseconds }: Temporal.ZonedDateTime): number {
  const size = Math.round(Math.abs(offsetNanoseconds) / NANOSECONDS_PER_MINUTE);
  return offsetNanoseconds < 0 ? -size : size;
}

/** Place of the last of rising numbers that is not greater than a value; the first one is not. */
function lastNotAfter(numbers: readonly number[], value: number): number {
  let low = 0;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= value) low = middle;
    else high = middle;
  }
  return low;
}
