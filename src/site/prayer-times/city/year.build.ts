/** The length of the days of a year in a city, as a chart. */

import { memoized } from '#core/caches.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn, MS_PER_MINUTE, toEpochMs } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { itemAt } from '#core/required.ts';
import { almanac } from '#site/data/answers.build.ts';
import { buildNow, buildYear } from '#site/data/now.build.ts';
import { zoneOf } from '#site/data/zones.ts';
import { shortDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type InLanguages, type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { minutesWords, SHORT_PRAYER_NAMES } from '#site/prayer-times/card.text.ts';
import { type CityPlace, cityDay, exactTimes } from '#site/prayer-times/days.ts';
import type { City } from '#tables/types.ts';
import { CITY_PRAYER_TEXT } from './text.ts';
import { dayX, todayPath, UNITS_PER_DAY } from './view.ts';

/** The holidays of this year and the next, for the table of a month. */
export const holidays = almanac.holidays
  .onDays(persian.firstDayOfYear(buildYear), persian.lastDayOfYear(buildYear + 1))
  .map(({ jdn }) => jdn);

type Drawn = 'sunrise' | 'dhuhr' | 'sunset';

type PrayerYear = ReturnType<typeof prayerYear>;
type Day = PrayerYear['days'][number];

/** Today in the city, and its Persian year. The pages of a city in both languages are built one after the other. */
export const timesOfCity = memoized((city: City) => {
  const today = cityDay(city, buildNow);
  return { today, wholeYear: prayerYear(city, persian.yearOf(today)) };
}, 1);

export function prayerYear(place: CityPlace, year: number) {
  const days = Array.from({ length: persian.yearLength(year) }, (_, day) => {
    const jdn = addDays(persian.firstDayOfYear(year), day);
    // Rounded to minutes, weeks would have the shortest day.
    const times = exactTimes(place, jdn);
    /** from the clock's midnight */
    const minutesOf = (name: Drawn) =>
      (times[name] - toEpochMs(jdn)) / MS_PER_MINUTE + zoneOf(place.zone).offsetMinutesAt(times[name]);
    return { jdn, minutes: { sunrise: minutesOf('sunrise'), dhuhr: minutesOf('dhuhr'), sunset: minutesOf('sunset') } };
  });
  return { year, days };
}

const UNITS_PER_HOUR = 20;
/** A straight line over so many days is off by less than a unit at usual latitudes. A clock change is drawn on its day. */
const DAYS_PER_POINT = 10;
/** An hour between a day and the next: the clock has changed. */
const CLOCK_CHANGE_MINUTES = 45;

type Point = readonly [x: number, y: number];

/** Each point relative to the one before, which compresses well. */
const pathOf = (points: readonly Point[]): string =>
  points
    .map(([x, y], at) => [x - (points[at - 1]?.[0] ?? 0), y - (points[at - 1]?.[1] ?? 0)])
    .map(([x, y], at) => `${at === 0 ? 'M' : 'l'}${x} ${y}`)
    .join('');

const HEIGHT_PX = 140;
/** Per cent of the width; the rest is for the hours. */
const CHART_WIDTH = 92;

/** How long the days of a year are: sunrise, noon and sunset. @param today marked with a line */
export function yearChart(language: Language, { year, days }: PrayerYear, today: Jdn): Html {
  const first = persian.firstDayOfYear(year);
  const hoursOf = (prayer: Drawn) => days.map(({ minutes }) => minutes[prayer] / 60);
  const firstHour = Math.floor(Math.min(...hoursOf('sunrise')) - 1);
  const lastHour = Math.ceil(Math.max(...hoursOf('sunset')) + 1);
  const [width, height] = [(days.length - 1) * UNITS_PER_DAY, (lastHour - firstHour) * UNITS_PER_HOUR];
  const noonAt = (day: number) => days[day]?.minutes.dhuhr ?? Number.NaN;
  const changes = days.flatMap((_, day) =>
    Math.abs(noonAt(day) - noonAt(day - 1)) > CLOCK_CHANGE_MINUTES ? [day - 1, day] : [],
  );
  const drawn = days.flatMap((_, day) =>
    day % DAYS_PER_POINT === 0 || day === days.length - 1 || changes.includes(day) ? [day] : [],
  );
  const line = (prayer: Drawn): Point[] =>
    drawn.map((day) => {
      const hours = itemAt(days, day).minutes[prayer] / 60 - firstHour;
      return [dayX(language, day, days.length), Math.round(hours * UNITS_PER_HOUR)];
    });
  const path = (look: Html, points: string) => html`<path vector-effect="non-scaling-stroke" ${look} d="${points}"/>`;
  const share = (x: number) =>
    `${((language === 'fa' ? 100 - CHART_WIDTH : 0) + (x / width) * CHART_WIDTH).toFixed(1)}%`;
  const yAt = (hours: number) => Math.round(((hours - firstHour) / (lastHour - firstHour)) * HEIGHT_PX);
  /** in the spring, where the lines lie apart */
  const labelDay = 60;
  const label = (prayer: Drawn) => {
    const y = yAt(itemAt(days, labelDay).minutes[prayer] / 60) + (prayer === 'sunset' ? -6 : 16);
    const name = SHORT_PRAYER_NAMES[language][prayer];
    return html`<text x="${share(dayX(language, labelDay, days.length))}" y="${y}">${name}</text>`;
  };
  const seasons = SEASONS.map((nth) => MONTH_START[language](year, nth));
  const left = language === 'fa' ? 100 - CHART_WIDTH : 0;
  return html`<svg class="year-chart" height="164" fill="var(--ink)" font-size="12" text-anchor="middle" overflow="visible" role="img" aria-label="${chartWords(language, days)}">
<svg x="${left}%" width="${CHART_WIDTH}%" height="${HEIGHT_PX}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" fill="none" stroke="var(--sky-line)" stroke-width="1.5"><rect width="${width}" height="${height}" fill="var(--panel)" stroke="none"/>
${path(html`fill="var(--sky-day)" stroke="none"`, `${pathOf([...line('sunrise'), ...line('sunset').reverse()])}z`)}
${path(html``, pathOf(line('sunrise')) + pathOf(line('sunset')))}${path(html`stroke-dasharray="2 3" class="chart-dhuhr"`, pathOf(line('dhuhr')))}
${path(html`class="chart-today" stroke="var(--accent)" stroke-width="2" data-year="${year}" data-days="${days.length}"`, todayPath(language, today - first, days.length))}</svg>
${[label('sunrise'), label('dhuhr'), label('sunset')]}
${HOURS.map((hour) => html`<text x="${language === 'fa' ? (100 - CHART_WIDTH) / 2 : (100 + CHART_WIDTH) / 2}%" y="${yAt(hour) + 4}">${numeral(language, hour)}</text>`)}
${seasons.map(({ jdn, name }) => {
  const day = Math.max(jdn - first + MIDDLE_OF_MONTH, FIRST_NAME_DAY);
  const x = share(dayX(language, day, days.length));
  return html`<text x="${x}" y="160">${language === 'fa' ? name : name.slice(0, 3)}</text>`;
})}</svg>`;
}

const HOURS = [6, 12, 18];
const SEASONS = [1, 4, 7, 10];
const MIDDLE_OF_MONTH = 15;
/** The name of the first month ends with the chart. */
const FIRST_NAME_DAY = 28;

/** «کوتاه‌ترین روز ۹ ساعت و ۴۵ دقیقه است (۳۰ آذر)، بلندترین …» */
function chartWords(language: Language, days: readonly Day[]): string {
  const lengthOf = ({ minutes }: Day) => minutes.sunset - minutes.sunrise;
  const [shortest, longest] = [-1, 1].map((sign) =>
    days.reduce((a, b) => (sign * lengthOf(b) > sign * lengthOf(a) ? b : a)),
  ) as [Day, Day];
  const words = (day: Day) =>
    `${minutesWords(language, Math.round(lengthOf(day)))} (${shortDateText(language, day.jdn)})`;
  const { shortestDay, longestDay } = CITY_PRAYER_TEXT[language];
  return `${shortestDay} ${words(shortest)}${SITE_TEXT[language].semicolon}${longestDay} ${words(longest)}`;
}

/** The months of the readers' own calendar that begin in a Persian year; the first begins with it, or is April. */
const MONTH_START: InLanguages<(year: number, nth: number) => { jdn: number; name: string }> = {
  fa: (year, month) => ({ jdn: persian.toJdn({ year, month, day: 1 }), name: monthName('persian', month).fa }),
  en: (year, nth) => {
    const month = ((nth + 2) % 12) + 1;
    const jdn = gregorian.toJdn({ year: year + (month < 4 ? 622 : 621), month, day: 1 });
    return { jdn, name: monthName('gregorian', month).en };
  },
};
