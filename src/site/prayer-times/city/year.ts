/** A year of prayer times: the earliest and the latest of each, changes of the clock, and lines to draw. */

import { PRAYERS, type Prayer } from '#api/prayer-days.ts';
import { addDays, type Jdn, toEpochMs } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { firstOf, itemAt } from '#core/required.ts';
import { zoneOf } from '#site/data/zones.ts';
import { type CityPlace, prayerDay, prayerMinutes } from '#site/prayer-times/days.ts';

export interface Extreme {
  readonly jdn: Jdn;
  /** from the clock's midnight */
  readonly minutes: number;
  readonly clock: string;
}

interface PrayerRange {
  readonly prayer: Prayer;
  readonly earliest: Extreme;
  readonly latest: Extreme;
}

export interface ClockChange {
  /** the first day on the new time */
  readonly jdn: Jdn;
  /** minutes that the clock goes forward, negative for back */
  readonly minutes: number;
}

export interface PrayerYear {
  readonly year: number;
  readonly ranges: readonly PrayerRange[];
  readonly clockChanges: readonly ClockChange[];
  readonly chart: YearChart;
}

/** Paths in units of half a day across and three minutes down. */
export interface YearChart {
  readonly width: number;
  readonly height: number;
  /** hours at the top and at the bottom; 25 is one o'clock of the next night */
  readonly firstHour: number;
  readonly lastHour: number;
  /** from fajr to maghrib, and from sunrise to sunset */
  readonly twilight: string;
  readonly daylight: string;
  readonly dhuhr: string;
  readonly midnight: string;
}

export const UNITS_PER_DAY = 2;
const MINUTES_PER_UNIT = 3;
const UNITS_PER_HOUR = 60 / MINUTES_PER_UNIT;
const GRID_HOURS = 3;
/** A straight line over so many days is off by less than a unit at usual latitudes. Clock changes are drawn on their day. */
const DAYS_PER_POINT = 10;

interface Day {
  readonly jdn: Jdn;
  /** from the clock's midnight */
  readonly minutes: Readonly<Record<Prayer, number>>;
}

export function prayerYear(place: CityPlace, year: number): PrayerYear {
  const first = persian.firstDayOfYear(year);
  const days = Array.from({ length: persian.yearLength(year) }, (_, day): Day => {
    const jdn = addDays(first, day);
    return { jdn, minutes: prayerMinutes(place, jdn) };
  });
  const changes = clockChanges(place, days);
  const ranges = PRAYERS.map((prayer) => rangeOf(place, days, prayer));
  return { year, ranges, clockChanges: changes, chart: yearChart(days, ranges, changes) };
}

/** The first of the earliest days, and of the latest ones. */
function rangeOf(place: CityPlace, days: readonly Day[], prayer: Prayer): PrayerRange {
  const earlier = (a: Day, b: Day): Day => (b.minutes[prayer] < a.minutes[prayer] ? b : a);
  const later = (a: Day, b: Day): Day => (b.minutes[prayer] > a.minutes[prayer] ? b : a);
  const extreme = ({ jdn, minutes }: Day): Extreme => ({
    jdn,
    minutes: minutes[prayer],
    clock: itemAt(prayerDay(place, jdn).moments, PRAYERS.indexOf(prayer)).clock,
  });
  return { prayer, earliest: extreme(days.reduce(earlier)), latest: extreme(days.reduce(later)) };
}

/** Days at whose noon the zone's offset is another than the day before. */
function clockChanges({ zone }: CityPlace, days: readonly Day[]): ClockChange[] {
  const offsets = days.map(({ jdn }) => zoneOf(zone).offsetMinutesAt(toEpochMs(jdn) + 43_200_000));
  return days.flatMap(({ jdn }, index) => {
    const { [index]: offset = 0, [index - 1]: before = offset } = offsets;
    const minutes = offset - before;
    return minutes === 0 ? [] : [{ jdn, minutes }];
  });
}

/** Days that the lines go through: every tenth, the last, and both sides of a change of the clock. */
function pointsOf(days: readonly Day[], changes: readonly ClockChange[]): number[] {
  const first = firstOf(days).jdn;
  const steps = changes.flatMap(({ jdn }) => [jdn - first - 1, jdn - first]);
  return days
    .map((_, index) => index)
    .filter((index) => index % DAYS_PER_POINT === 0 || index === days.length - 1 || steps.includes(index));
}

const floorTo = (value: number, grid: number): number => Math.floor(value / grid) * grid;

function yearChart(days: readonly Day[], ranges: readonly PrayerRange[], changes: readonly ClockChange[]): YearChart {
  const firstHour = floorTo(Math.min(...ranges.map(({ earliest }) => earliest.minutes)) / 60, GRID_HOURS);
  const lastHour = -floorTo(-Math.max(...ranges.map(({ latest }) => latest.minutes)) / 60, GRID_HOURS);
  const points = pointsOf(days, changes);
  const line = (prayer: Prayer): Point[] =>
    points.map((day) => [
      day * UNITS_PER_DAY,
      Math.round((itemAt(days, day).minutes[prayer] - firstHour * 60) / MINUTES_PER_UNIT),
    ]);
  const band = (upper: Prayer, lower: Prayer) => `${pathOf([...line(upper), ...line(lower).reverse()])}z`;
  return {
    width: (days.length - 1) * UNITS_PER_DAY,
    height: (lastHour - firstHour) * UNITS_PER_HOUR,
    firstHour,
    lastHour,
    twilight: band('fajr', 'maghrib'),
    daylight: band('sunrise', 'sunset'),
    dhuhr: pathOf(line('dhuhr')),
    midnight: pathOf(line('midnight')),
  };
}

type Point = readonly [x: number, y: number];

/** Path through whole numbers, each point relative to the one before, which keeps it short. */
function pathOf([first = [0, 0], ...rest]: readonly Point[]): string {
  let [x, y] = first;
  const steps = rest.map(([toX, toY]) => {
    const step = `${toX - x}${toY < y ? '' : ' '}${toY - y}`;
    [x, y] = [toX, toY];
    return step.startsWith('-') ? step : ` ${step}`;
  });
  return `M${first.join(' ')}l${steps.join('').trim()}`;
}
