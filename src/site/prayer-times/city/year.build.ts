/**
 * A year of prayer times in a city: a chart of night, twilight and day with lines for noon and midnight, and a table of the
 * earliest and the latest of each time.
 */

import { PRAYERS, type Prayer } from '#api/facts/prayer-days.ts';
import { memoized } from '#core/caches.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn, MONTHS, MS_PER_DAY, toEpochMs, twoDigits } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { itemAt } from '#core/required.ts';
import { buildNow } from '#site/data/now.build.ts';
import { zoneOf } from '#site/data/zones.ts';
import { shortDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { InLanguages, Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { PRAYER_NAMES } from '#site/prayer-times/card.text.ts';
import { type CityPlace, cityDay, prayerDay, prayerMinutes } from '#site/prayer-times/days.ts';
import type { City } from '#tables/types.ts';
import { CITY_PRAYER_TEXT } from './text.ts';
import { todayPath, UNITS_PER_DAY } from './view.ts';

interface Day {
  readonly jdn: Jdn;
  /** from the clock's midnight */
  readonly minutes: Readonly<Record<Prayer, number>>;
}

interface Extreme extends Day {
  readonly clock: string;
}

export interface PrayerYear {
  readonly year: number;
  readonly days: readonly Day[];
  readonly ranges: readonly { readonly prayer: Prayer; readonly earliest: Extreme; readonly latest: Extreme }[];
  /** first days on a new time, and the minutes that the clock goes forward, negative for back */
  readonly clockChanges: readonly { readonly jdn: Jdn; readonly minutes: number }[];
}

/** Today in the city, and its Persian year. The pages of a city in both languages are built one after the other. */
export const timesOfCity = memoized((city: City) => {
  const today = cityDay(city, buildNow);
  return { today, wholeYear: prayerYear(city, persian.yearOf(today)) };
}, 1);

export function prayerYear(place: CityPlace, year: number): PrayerYear {
  const days = Array.from({ length: persian.yearLength(year) }, (_, day): Day => {
    const jdn = addDays(persian.firstDayOfYear(year), day);
    return { jdn, minutes: prayerMinutes(place, jdn) };
  });
  /** The first of the days that are the earliest, or the latest. */
  const extreme = (prayer: Prayer, isBeyond: (minutes: number, other: number) => boolean): Extreme => {
    const day = days.reduce((a, b) => (isBeyond(b.minutes[prayer], a.minutes[prayer]) ? b : a));
    return { ...day, clock: itemAt(prayerDay(place, day.jdn).moments, PRAYERS.indexOf(prayer)).clock };
  };
  const ranges = PRAYERS.map((prayer) => ({
    prayer,
    earliest: extreme(prayer, (a, b) => a < b),
    latest: extreme(prayer, (a, b) => a > b),
  }));
  // The clock has changed where the offset at noon is another than the day before.
  const offsets = days.map(({ jdn }) => zoneOf(place.zone).offsetMinutesAt(toEpochMs(jdn) + MS_PER_DAY / 2));
  const clockChanges = days.flatMap(({ jdn }, index) => {
    const { [index]: offset = 0, [index - 1]: before = offset } = offsets;
    return offset === before ? [] : [{ jdn, minutes: offset - before }];
  });
  return { year, days, ranges, clockChanges };
}

const GRID_HOURS = 3;
const UNITS_PER_HOUR = 20;
/** A straight line over so many days is off by less than a unit at usual latitudes. Clock changes are drawn on their day. */
const DAYS_PER_POINT = 10;

const floorToGrid = (hours: number): number => Math.floor(hours / GRID_HOURS) * GRID_HOURS;
const numbersTo = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

type Point = readonly [x: number, y: number];

/** Each point relative to the one before, which compresses well. */
const pathOf = (points: readonly Point[]): string =>
  points
    .map(([x, y], at) => [x - (points[at - 1]?.[0] ?? 0), y - (points[at - 1]?.[1] ?? 0)])
    .map(([x, y], at) => `${at === 0 ? 'M' : 'l'}${x} ${y}`)
    .join('');

/** @param today marked with a line */
export function yearChart(language: Language, { year, days, ranges, clockChanges }: PrayerYear, today: Jdn): Html {
  const first = persian.firstDayOfYear(year);
  // Hour 25 is one o'clock of the next night.
  const firstHour = floorToGrid(Math.min(...ranges.map(({ earliest, prayer }) => earliest.minutes[prayer])) / 60);
  const lastHour = -floorToGrid(-Math.max(...ranges.map(({ latest, prayer }) => latest.minutes[prayer])) / 60);
  const [width, height] = [(days.length - 1) * UNITS_PER_DAY, (lastHour - firstHour) * UNITS_PER_HOUR];
  const steps = clockChanges.flatMap(({ jdn }) => [jdn - first - 1, jdn - first]);
  const points = numbersTo(days.length).filter(
    (day) => day % DAYS_PER_POINT === 0 || day === days.length - 1 || steps.includes(day),
  );
  const line = (prayer: Prayer): Point[] =>
    points.map((day) => {
      const hours = itemAt(days, day).minutes[prayer] / 60 - firstHour;
      return [day * UNITS_PER_DAY, Math.round(hours * UNITS_PER_HOUR)];
    });
  const path = (name: string, points: string) => html`<path class="chart-${name}" d="${points}"/>`;
  const band = (upper: Prayer, lower: Prayer) => `${pathOf([...line(upper), ...line(lower).reverse()])}z`;
  const rows = numbersTo((lastHour - firstHour) / GRID_HOURS + 1).map((row) => row * GRID_HOURS);
  const starts = MONTHS.map((nth) => MONTH_START[language](year, nth));
  const grid = [
    ...rows.slice(1, -1).map((hours) => `M0 ${hours * UNITS_PER_HOUR}H${width}`),
    ...starts.map(({ jdn }) => `M${(jdn - first) * UNITS_PER_DAY} 0V${height}`),
  ];
  const label = (hours: number) => numeral(language, twoDigits((((firstHour + hours) % 24) + 24) % 24));
  return html`<figure class="year-chart"><div class="chart-hours" aria-hidden="true">${rows.map((hours) => html`<span>${label(hours)}</span>`)}</div>
<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="${CITY_PRAYER_TEXT[language].chartAlt}">
${path('twilight', band('fajr', 'maghrib'))}${path('daylight', band('sunrise', 'sunset'))}${path('grid', grid.join(''))}
${path('dhuhr', pathOf(line('dhuhr')))}${path('midnight', pathOf(line('midnight')))}
<path class="chart-today" d="${todayPath(today - first)}" data-year="${year}"/></svg>
<div class="chart-months" aria-hidden="true">${starts.map(({ month, name }) => html`<span><abbr title="${name}">${language === 'fa' ? numeral(language, month) : html`${name.slice(0, 1)}<span class="only-wide">${name.slice(1, 3)}</span>`}</abbr></span>`)}</div></figure>`;
}

/** The months of the readers' own calendar that begin in a Persian year; the first begins with it, or is April. */
const MONTH_START: InLanguages<(year: number, nth: number) => { jdn: number; month: number; name: string }> = {
  fa: (year, month) => ({ jdn: persian.toJdn({ year, month, day: 1 }), month, name: monthName('persian', month).fa }),
  en: (year, nth) => {
    const month = ((nth + 2) % 12) + 1;
    const jdn = gregorian.toJdn({ year: year + (month < 4 ? 622 : 621), month, day: 1 });
    return { jdn, month, name: monthName('gregorian', month).en };
  },
};

/** Earliest and latest of each time, and the days on which the clock changes. */
export function yearRanges(language: Language, { ranges, clockChanges }: PrayerYear): Html {
  const text = CITY_PRAYER_TEXT[language];
  const extreme = ({ clock, jdn }: Extreme) =>
    html`<b>${numeral(language, clock)}</b> <span class="note">${shortDateText(language, jdn)}</span>`;
  const change = ({ jdn, minutes }: PrayerYear['clockChanges'][number]) => {
    const direction = minutes > 0 ? text.clockForward : text.clockBack;
    const size = `${numeral(language, Math.abs(minutes))} ${text.minutes}`;
    const words = language === 'fa' ? [size, direction] : [direction, size];
    return `${shortDateText(language, jdn)}: ${words.join(' ')}. `;
  };
  return html`<table class="records year-ranges"><thead><tr><td></td><th scope="col">${text.earliest}</th><th scope="col">${text.latest}</th></tr></thead><tbody>${ranges.map(
    ({ prayer, earliest, latest }) =>
      html`<tr><th scope="row"><span class="chart-key ${prayer}"></span> ${PRAYER_NAMES[language][prayer]}</th><td>${extreme(earliest)}</td><td>${extreme(latest)}</td></tr>`,
  )}</tbody></table><p class="note">${clockChanges.map(change).join('')}</p>`;
}
