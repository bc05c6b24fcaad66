/**
 * The line of a day: the Sun's height over a city's horizon from 4:00 to 24:00, on a sky by the day's own times. What is past
 * is drawn, what is to come is dotted; a point at each time, a large one at the present moment. The times stand in text below.
 */
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, toEpochMs } from '#core/jdn.ts';
import type { EightTime } from '#core/prayer-names.ts';
import { clockTime } from '#core/prayer-times.ts';
import { placeAtNoon } from '#core/sun.ts';
import { zoneOf } from '#site/data/zones.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SHORT_PRAYER_NAMES } from './card.text.ts';
import { type CityPlace, type PrayerDay, timeOf } from './days.ts';

const WIDTH = 328;
const HEIGHT = 112;
const HORIZON = 72;
const FIRST_HOUR = 4;
const STEP_MS = 20 * MS_PER_MINUTE;
/** The bar of a fast at the foot. */
const BAR = 6;
const LABELS = [6, 12, 18];
const FAST = { fa: 'روزه از {from} تا {to}', en: 'fast from {from} to {to}' };
const NOW = { fa: 'اکنون', en: 'now' };

/** Degrees above the horizon. */
function sunHeight({ latitude, longitude }: CityPlace, moment: number): number {
  const { declination, equationOfTime } = placeAtNoon(Math.floor(moment / MS_PER_DAY));
  const radians = (degrees: number) => (degrees / 180) * Math.PI;
  const hourAngle = 2 * Math.PI * ((moment % MS_PER_DAY) / MS_PER_DAY - 0.5) + radians(longitude) + equationOfTime;
  const [sin, cos] = [Math.sin(radians(latitude)), Math.cos(radians(latitude))];
  const height = Math.asin(sin * Math.sin(declination) + cos * Math.cos(declination) * Math.cos(hourAngle));
  return (height / Math.PI) * 180;
}

/** High above the horizon and deep below it the line is flat; at the horizon both sides have one slope. */
const yOf = (degrees: number): number =>
  HORIZON - (degrees > 0 ? 70 * (1 - Math.exp(-degrees / 26)) : -28 * (1 - Math.exp(degrees / 10.4)));

interface LineOptions {
  /** milliseconds since 1970; undefined while unknown, and for another day: then nothing is past */
  readonly now?: number | undefined;
  /** the fast from fajr to maghrib has a bar */
  readonly isFast?: boolean;
}

export function dayLine(
  language: Language,
  place: CityPlace,
  day: PrayerDay,
  { now, isFast = false }: LineOptions = {},
): Html {
  const { jdn, moments } = day;
  const offsetAt = zoneOf(place.zone).offsetMinutesAt;
  const midnight = toEpochMs(jdn) - offsetAt(toEpochMs(jdn)) * MS_PER_MINUTE;
  const [start, end] = [midnight + FIRST_HOUR * MS_PER_HOUR, midnight + MS_PER_DAY];
  const round = (value: number) => Math.round(value * 10) / 10;
  // Time runs in the direction of reading.
  const xOf = (moment: number): number => {
    const x = ((moment - start) / (end - start)) * WIDTH;
    return round(language === 'fa' ? WIDTH - x : x);
  };
  const point = (moment: number) => `${xOf(moment)} ${round(yOf(sunHeight(place, moment)))}`;
  const pathOf = (from: number, to: number): string => {
    const steps = Array.from(
      { length: Math.max(0, Math.ceil((to - from) / STEP_MS)) },
      (_, step) => from + step * STEP_MS,
    );
    return steps.length > 0 ? `M${[...steps, to].map(point).join('L')}` : '';
  };
  const present = now === undefined ? undefined : Math.min(Math.max(now, start), end);
  const times = moments.map(({ moment }) => moment).filter((moment) => moment > start && moment < end);
  const stop = (moment: number, colour: string) => {
    const share = ((moment - start) / (end - start)) * 100;
    return html`<stop offset="${round(Math.min(100, Math.max(0, share)))}%" stop-color="${colour}"/>`;
  };
  const at = Object.fromEntries(moments.map(({ prayer, moment }) => [prayer, moment])) as Record<EightTime, number>;
  const { fajr, sunrise, sunset, maghrib } = at;
  const night = Math.max(maghrib, at.isha);
  /** colours of night, dawn and day one after the other, in the direction of reading */
  const shades = (atNight: string, atDawn: string, atDay: string) => [
    stop(fajr, atNight),
    stop(sunrise, atDawn),
    stop(sunrise + MS_PER_HOUR, atDay),
    stop(sunset - MS_PER_HOUR, atDay),
    stop(sunset, atDawn),
    stop(night, atNight),
  ];
  const [from, to] = language === 'fa' ? [WIDTH, 0] : [0, WIDTH];
  const gradient = (id: string, stops: readonly Html[]) =>
    html`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}" y1="0" y2="0">${stops}</linearGradient>`;
  const sky = gradient('sky', shades('var(--sky-night)', 'var(--sky-dawn)', 'var(--sky-day)'));
  const sunLine = gradient('sun-line', shades('#fff', 'var(--sky-line)', 'var(--sky-line)'));
  const bar = (from: number, to: number, fill: Html) =>
    to > from &&
    html`<rect ${fill} x="${Math.min(xOf(from), xOf(to))}" y="${HEIGHT - BAR}" width="${round(Math.abs(xOf(to) - xOf(from)))}" height="${BAR}"/>`;
  const done = Math.min(Math.max(now ?? fajr, fajr), maghrib);
  const clock = (moment: number) => numeral(language, clockTime(moment, offsetAt(moment)));
  const names = SHORT_PRAYER_NAMES[language];
  const label = [
    ...(['sunrise', 'dhuhr', 'sunset'] as const).map(
      (name) => `${names[name]} ${numeral(language, timeOf(day, name).clock)}`,
    ),
    ...(isFast ? [FAST[language].replace('{from}', clock(fajr)).replace('{to}', clock(maghrib))] : []),
    ...(now === undefined ? [] : [`${NOW[language]} ${clock(now)}`]),
  ].join({ fa: '، ', en: ', ' }[language]);
  return html`<svg class="day-line" viewBox="0 0 ${WIDTH} 130" role="img" aria-label="${label}">
<defs>${sky}${sunLine}<clipPath id="sky-shape"><rect width="${WIDTH}" height="${HEIGHT}" rx="12"/></clipPath></defs>
<g clip-path="url(#sky-shape)"><rect fill="url(#sky)" width="${WIDTH}" height="${HEIGHT}"/><rect opacity="0.12" y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON}"/>
${isFast && [bar(fajr, done, html`fill="var(--accent-fill)"`), bar(done, maghrib, html`fill="#fff" opacity="0.75"`)]}
<g fill="none" stroke="url(#sun-line)" stroke-width="2"><path d="${pathOf(start, present ?? start)}"/><path stroke-dasharray="0.1 4" stroke-linecap="round" d="${pathOf(present ?? start, end)}"/></g>
${times.map((moment) => html`<circle fill="url(#sun-line)" cx="${xOf(moment)}" cy="${round(yOf(sunHeight(place, moment)))}" r="3"/>`)}
${present !== undefined && present === now && html`<circle fill="var(--accent-fill)" stroke="#fff" stroke-width="2" cx="${xOf(now)}" cy="${round(yOf(sunHeight(place, now)))}" r="7"/>`}</g>
<g fill="var(--ink-soft)" font-size="12" text-anchor="middle">${LABELS.map((hour) => html`<text x="${xOf(midnight + hour * MS_PER_HOUR)}" y="126">${numeral(language, hour)}</text>`)}</g></svg>`;
}
