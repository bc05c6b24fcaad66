/** The moment of a new year on a clock, how far it is, and tables of years. */

import { TEHRAN_TIME } from '#api/base/tehran.ts';
import { groupBy } from '#core/group-by.ts';
import type { Jdn } from '#core/jdn.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { clockOf, type LocalTime, localTimeAt, TEHRAN_ZONE } from '#core/time-zone.ts';
import { yearHead } from '#site/components/pager.view.ts';
import { hasPage } from '#site/data/address.ts';
import type { AnnouncedNowruz, NowruzMoment } from '#site/data/resources.ts';
import { zoneOf } from '#site/data/zones.ts';
import { bothDays, daysLeftText, gregorianDateText, ownSpanText, persianDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { count, type Language, numeral, pagePath, signed } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { CARD_TEXT, minutesWords, spanWords } from '#site/prayer-times/card.text.ts';
import { momentOf } from './moments.ts';
import { NOWRUZ_TEXT } from './text.ts';

export const isZoneOfIran = (zone: string): boolean => [TEHRAN_ZONE, 'Iran'].includes(zone);

/** In a table with more columns the date has no weekday. */
const OWN_DATE = { fa: persianDateText, en: gregorianDateText } as const;

/** «۲۳:۵۴:۳۶ شنبه ۲۹ اسفند ۱۴۰۵، ۲۰ مارس ۲۰۲۷» */
export const momentIn = (language: Language, zone: string, moment: number): Html =>
  momentOn(language, localTimeAt(zoneOf(zone), moment), moment);

/** @param local clock time at that moment */
export function momentOn(language: Language, { jdn, msOfDay }: LocalTime, moment: number): Html {
  const [own, other] = bothDays(language, jdn);
  return html`<div class="big">${numeral(language, clockOf(msOfDay))}</div>
<time datetime="${new Date(moment).toISOString()}"><b>${own}</b></time>
<span class="note">${other}</span>`;
}

/** The moment on the visitor's clock. */
export const visitorClock = (name: string, zone: string, shown: Html): Html =>
  html`<dt>${name} <bdi class="ltr note">${zone.replaceAll('_', ' ')}</bdi></dt><dd data-clock="visitor">${shown}</dd>`;

/** The moment in a place, in the sky of its picture: day, clock, place and the other date. */
export function momentPicture(
  language: Language,
  { name, zone }: { readonly name: string; readonly zone: string },
  moment: number,
): Html {
  const [own, other] = bothDays(language, localTimeAt(zoneOf(zone), moment).jdn);
  return html`<p class="day-weekday"><b>${own}</b></p>
<p class="day-date number">${clockIn(language, zone, moment)}</p>
<p class="day-others">${name} · ${other}</p>`;
}

/** «۱۱۲ روز مانده»; on the last day hours and minutes, in the last ten minutes a clock; after it a greeting. */
export function leftText(language: Language, moment: number, now: number): string {
  const text = NOWRUZ_TEXT[language];
  if (now >= moment) return text.arrived;
  const days = localTimeAt(TEHRAN_TIME, moment).jdn - localTimeAt(TEHRAN_TIME, now).jdn;
  return `${days > 1 ? daysLeftText(language, days) : spanWords(language, moment - now)} ${CARD_TEXT[language].left}`;
}

/** First and last day. */
export type DaysOffSpan = readonly [first: Jdn, last: Jdn];

/** «۶ روز تعطیل، ۲۸ اسفند تا ۴ فروردین» */
export function daysOffText(language: Language, span: DaysOffSpan | undefined): string {
  if (!span) return '';
  const [first, last] = span;
  const days = NOWRUZ_TEXT[language].daysOff.replace('{days}', count(language, last - first + 1));
  return days + SITE_TEXT[language].comma + ownSpanText(language, first, last);
}

export interface YearRow {
  readonly year: number;
  readonly moment: number;
  readonly announced: AnnouncedNowruz | null;
}

/** A row for each year on a clock. @param isPast adds the moments that were announced, and how far they are from ours */
export function yearTable(language: Language, zone: string, rows: readonly YearRow[], isPast = false): Html {
  const text = NOWRUZ_TEXT[language];
  const clockName = zone === TEHRAN_ZONE ? text.time : text.localClock;
  const heads = [text.year, text.date, clockName, ...(isPast ? [text.announced, text.difference] : [])];
  return html`<table class="records nowruz-years"><thead><tr>${heads.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows.map(
    ({ year, moment, announced }) =>
      html`<tr><th scope="row">${numeral(language, year)}</th><td>${dayText(language, localTimeAt(zoneOf(zone), moment).jdn, isPast)}</td><td>${clockIn(language, zone, moment)}</td>${isPast && announcedCells(language, zone, announced)}</tr>`,
  )}</tbody></table>`;
}

const announcedCells = (language: Language, zone: string, announced: AnnouncedNowruz | null): Html =>
  announced
    ? html`<td>${clockIn(language, zone, momentOf(announced.utc))}</td><td>${differenceText(language, announced.difference_seconds)}</td>`
    : html`<td>–</td><td>–</td>`;

interface CityRow {
  readonly name: string;
  readonly href: string;
  readonly zone: string;
}

/** Cities from west to east with their clocks, below the day on which the moment falls there. */
export function nowruzCities(language: Language, moment: number, rows: readonly CityRow[]): Html {
  const days = groupBy(rows, ({ zone }) => localTimeAt(zoneOf(zone), moment).jdn);
  return html`${[...days].map(
    ([jdn, cities]) => html`<h3 class="note near">${bothDays(language, jdn).join(SITE_TEXT[language].comma)}</h3>
<ul class="clocks grid lines plain-links tall-links">${cities.map(
      ({ name, href, zone }) =>
        html`<li class="apart"><a href="${href}">${name}</a> <b>${clockIn(language, zone, moment).slice(0, 'HH:MM'.length)}</b></li>`,
    )}</ul>`,
  )}`;
}

function dayText(language: Language, jdn: Jdn, isShort = false): Html {
  const [own, other] = bothDays(language, jdn);
  return html`${isShort ? OWN_DATE[language](language, jdn) : own} <span class="note">${other}</span>`;
}

export const clockIn = (language: Language, zone: string, moment: number): string =>
  numeral(language, clockOf(localTimeAt(zoneOf(zone), moment).msOfDay));

/** Seconds with their sign, in the order in which both scripts read it. */
const differenceText = (language: Language, seconds: number): Html =>
  html`<bdi class="ltr">${signed(language, seconds, 0)}</bdi>`;

/** «۲ ساعت و ۳۰ دقیقه عقب‌تر از تهران» at a moment. */
export function fromTehranText(language: Language, zone: string, moment: number): string {
  const text = NOWRUZ_TEXT[language];
  const minutes = localTimeAt(zoneOf(zone), moment).offsetMinutes - localTimeAt(TEHRAN_TIME, moment).offsetMinutes;
  if (minutes === 0) return text.sameAsTehran;
  return `${minutesWords(language, Math.abs(minutes))} ${minutes > 0 ? text.ahead : text.behind}`;
}

/** The moment of a year in universal time, and what was announced. */
export function sourceOfYear(language: Language, { utc, time_scale, announced }: NowruzMoment): Html {
  const text = NOWRUZ_TEXT[language];
  return html`<bdi class="ltr">${numeral(language, utc)} ${time_scale}</bdi>${
    announced &&
    html` · ${text.announced} ${clockIn(language, TEHRAN_ZONE, momentOf(announced.utc))} (${differenceText(language, announced.difference_seconds)} ${text.secondsShort})`
  }`;
}

/** Arrows lead to the years before and after, which a script shows on the same page. */
export const nowruzHead = (language: Language, year: number): Html =>
  yearHead(language, {
    title: NOWRUZ_TEXT[language].heading,
    year,
    hrefOf: (to) => (hasPage(EQUINOX_YEARS, to) ? `${pagePath(language, '/nowruz')}?year=${to}` : undefined),
  });
