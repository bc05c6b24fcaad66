/** Prayer times of the provincial capitals and of those near a city. */

import type { Jdn } from '#core/jdn.ts';
import { PRAYERS, type Prayer } from '#core/prayer-names.ts';
import { nearestTo } from '#site/cities/distance.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral, pagePath } from '#site/kit/language.ts';
import { CARD_TEXT, PRAYER_NAMES, SHORT_PRAYER_NAMES } from './card.text.ts';
import { type CityPlace, prayerDay, sixTimes, timeOf } from './days.ts';
import { PRAYER_TEXT } from './text.ts';

/** A city of the table of capitals, with the address of its page. */
export interface Capital extends CityPlace {
  readonly name: string;
  readonly href: string;
}

/**
 * The capitals in two tables, side by side on wide screens.
 * @param mine slug of the visitor's city, whose row is marked
 */
export function capitalsTables(language: Language, rows: readonly Capital[], jdn: Jdn, mine = ''): Html {
  const half = Math.ceil(rows.length / 2);
  return html`${[rows.slice(0, half), rows.slice(half)].map((some) => capitalsTable(language, some, jdn, mine))}`;
}

const capitalsTable = (language: Language, rows: readonly Capital[], jdn: Jdn, mine: string): Html => html`
<table class="records prayer-month capitals tall-links"><thead><tr><th scope="col">${PRAYER_TEXT[language].city}</th>${PRAYERS.map(
  (prayer) => html`<th scope="col">${SHORT_PRAYER_NAMES[language][prayer]}</th>`,
)}</tr></thead><tbody>${rows.map(
  (capital) =>
    html`<tr${capital.slug === mine && html` class="today"`}><th scope="row"><a href="${capital.href}">${capital.name}</a></th>${sixTimes(prayerDay(capital, jdn)).map(({ clock }) => html`<td>${numeral(language, clock)}</td>`)}</tr>`,
)}</tbody></table>`;

const MAX_NEARBY = 3;
/** Capitals farther away have other times, and are of no use to a reader abroad. */
const MAX_KILOMETRES = 600;

/** The nearest other capitals, nearest first. */
export const nearCapitals = (city: CityPlace, capitals: readonly Capital[]): Capital[] =>
  nearestTo(
    city,
    capitals.filter(({ slug }) => slug !== city.slug),
    MAX_NEARBY,
  )
    .filter(({ kilometres }) => kilometres <= MAX_KILOMETRES)
    .map(({ place }) => place);

/**
 * «اذان مغرب در شهرهای نزدیک: قم ۱۷:۱۵ …»: each with its own time of a prayer; a reader abroad gets the way to the city's month instead.
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
  return html`<span class="note full">${PRAYER_NAMES[language][awaited]} ${text.nearYou}</span> ${cities.map(
    (capital) =>
      html`<a href="${capital.href}">${capital.name} <b>${numeral(language, timeOf(prayerDay(capital, jdn), awaited).clock)}</b></a> `,
  )}`;
}
