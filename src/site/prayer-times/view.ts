/** Prayer times of a day, of a month, of the provincial capitals and of those near a city. */

import { PRAYERS, type Prayer } from '#api/prayer-days.ts';
import * as gregorian from '#core/gregorian.ts';
import type { CalendarDate, Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { findIn, firstOf, lastOf } from '#core/required.ts';
import { nearestTo } from '#site/cities/distance.ts';
import { dayPath } from '#site/data/address.ts';
import { bothDays, isFriday } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { CARD_TEXT, SHORT_PRAYER_NAMES } from './card.text.ts';
import { timesList } from './card.view.ts';
import { type CityPlace, type MoreTimes, type NextPrayer, type PrayerDay, prayerDay } from './days.ts';
import { PRAYER_TEXT } from './text.ts';

interface StripOptions {
  readonly more: MoreTimes;
  /** marked if it belongs to the day */
  readonly next?: NextPrayer;
  readonly now?: number;
  readonly isTomorrow?: boolean;
}

/** The six times of a day, with asr and isha among them. */
export function prayerStrip(language: Language, day: PrayerDay, { more, next, now, isTomorrow }: StripOptions): Html {
  const text = PRAYER_TEXT[language];
  const [own, other] = bothDays(language, day.jdn);
  return html`<p class="prayer-date row">${isTomorrow && html`<b class="pill next">${text.tomorrow}</b> `}<b><time datetime="${gregorian.toIsoDate(day.jdn)}">${own}</time></b>
<span class="note">${other}</span></p>
${timesList(language, day, { next, more, now })}`;
}

const CALENDARS = { persian, gregorian };

/** The months that the days are in: «آبان ۱۴۰۵», «اکتبر – نوامبر ۲۰۲۶». */
function monthsText(language: Language, calendar: keyof typeof CALENDARS, days: readonly PrayerDay[]): string {
  const first = CALENDARS[calendar].fromJdn(firstOf(days).jdn);
  const last = CALENDARS[calendar].fromJdn(lastOf(days).jdn);
  const nameOf = ({ month }: CalendarDate) => monthName(calendar, month)[language];
  const end = `${nameOf(last)} ${last.year}`;
  if (first.month === last.month) return numeral(language, end);
  const firstYear = first.year === last.year ? '' : ` ${first.year}`;
  return numeral(language, `${nameOf(first)}${firstYear} – ${end}`);
}

/** The month in the readers' own calendar, and the months of the other calendar that it covers. */
export function prayerMonthHeading(language: Language, days: readonly PrayerDay[]): Html {
  const inPersian = monthsText(language, 'persian', days);
  const inGregorian = monthsText(language, 'gregorian', days);
  const [own, other] = language === 'fa' ? [inPersian, inGregorian] : [inGregorian, inPersian];
  return html`${own} <span class="note">${other}</span>`;
}

/** A row a day: the day in the readers' own calendar, which opens, weekday, the day in the other calendar, six times. */
export function prayerMonthTable(language: Language, days: readonly PrayerDay[], today: Jdn): Html {
  const text = PRAYER_TEXT[language];
  return html`<table class="records prayer-month"><thead><tr><th scope="col" colspan="2">${text.day}</th><th scope="col" class="only-wide">${text.otherCalendar}</th>${PRAYERS.map(
    (prayer) => html`<th scope="col">${SHORT_PRAYER_NAMES[language][prayer]}</th>`,
  )}</tr></thead><tbody>${days.map((day) => monthRow(language, day, today))}</tbody></table>`;
}

const OTHER_CALENDAR = { fa: 'gregorian', en: 'persian' } as const;

function monthRow(language: Language, { jdn, moments }: PrayerDay, today: Jdn): Html {
  const [own, other] =
    language === 'fa' ? [persian.fromJdn(jdn), gregorian.fromJdn(jdn)] : [gregorian.fromJdn(jdn), persian.fromJdn(jdn)];
  const otherName = monthName(OTHER_CALENDAR[language], other.month)[language];
  const weekday = language === 'fa' ? weekdayName(jdn).fa : weekdayName(jdn).en.slice(0, 3);
  const ownName =
    language === 'en' && html`<span class="only-wide"> ${monthName('gregorian', own.month).en.slice(0, 3)}</span>`;
  const link = html`<a class="day-link" href="${dayPath(language, jdn)}" data-day="${jdn}" aria-label="${bothDays(language, jdn)[0]}">${numeral(language, own.day)}</a>${ownName}`;
  return html`<tr${jdn === today && html` class="today" aria-current="date"`}>
<th scope="row"${isFriday(jdn) && html` class="off"`}>${link}</th>
<td class="date${isFriday(jdn) && ' off'}">${weekday}</td>
<td class="only-wide note">${numeral(language, other.day)} ${otherName}</td>
${moments.map(({ clock }) => html`<td>${numeral(language, clock)}</td>`)}</tr>`;
}

/** A city of the table of capitals, with the address of its page. */
export interface Capital {
  readonly place: CityPlace;
  readonly name: string;
  readonly href: string;
}

interface CapitalDay extends Capital {
  readonly day: PrayerDay;
}

/**
 * The capitals in two tables, side by side on wide screens.
 * @param mine slug of the visitor's city, whose row is marked
 */
export function capitalsTables(language: Language, rows: readonly CapitalDay[], mine = ''): Html {
  const half = Math.ceil(rows.length / 2);
  return html`${capitalsTable(language, rows.slice(0, half), mine)}${capitalsTable(language, rows.slice(half), mine)}`;
}

const capitalsTable = (language: Language, rows: readonly CapitalDay[], mine: string): Html => html`
<table class="records prayer-month capitals tall-links"><thead><tr><th scope="col">${PRAYER_TEXT[language].city}</th>${PRAYERS.map(
  (prayer) => html`<th scope="col">${SHORT_PRAYER_NAMES[language][prayer]}</th>`,
)}</tr></thead><tbody>${rows.map(
  ({ name, href, place, day: { moments } }) =>
    html`<tr${place.slug === mine && html` class="today"`}><th scope="row"><a href="${href}">${name}</a></th>${moments.map(({ clock }) => html`<td>${numeral(language, clock)}</td>`)}</tr>`,
)}</tbody></table>`;

const MAX_NEARBY = 4;
/** Capitals farther away have other times, and are of no use to a reader abroad. */
const MAX_KILOMETRES = 600;

/** The nearest other capitals, nearest first. */
export const nearCapitals = (city: CityPlace, capitals: readonly Capital[]): Capital[] =>
  nearestTo(
    city,
    capitals.filter(({ place }) => place.slug !== city.slug).map((capital) => ({ ...capital, ...capital.place })),
    MAX_NEARBY,
  )
    .filter(({ kilometres }) => kilometres <= MAX_KILOMETRES)
    .map(({ place }) => place);

/**
 * «شهرهای نزدیک: قم ۱۷:۱۵ …»: each with its own time of a prayer; a reader abroad gets the way to the city's month instead.
 * @param slug of the visitor's city
 */
export function nearbyCities(
  language: Language,
  slug: string,
  cities: readonly Capital[],
  awaited: Prayer,
  jdn: Jdn,
): Html {
  const text = CARD_TEXT[language];
  if (cities.length === 0)
    return html`<a href="${pagePath(language, `/prayer-times/${slug}`)}">${text.monthAndYear}</a>`;
  return html`<span class="note">${text.nearYou}:</span> ${cities.map(({ name, href, place }) => {
    const { clock } = findIn(prayerDay(place, jdn).moments, ({ prayer }) => prayer === awaited);
    return html`<a href="${href}">${name} <b>${numeral(language, clock)}</b></a> `;
  })}`;
}
