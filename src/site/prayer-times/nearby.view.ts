/** Capitals near the visitor's city, with their times. */
import type { Prayer } from '#api/prayer-days.ts';
import type { Jdn } from '#core/jdn.ts';
import { nearestTo } from '#site/cities/distance.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { CARD_TEXT } from './card.text.ts';
import { type CityPlace, prayerDay } from './days.ts';
import type { Capital } from './view.ts';

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
    const { clock } = prayerDay(place, jdn).moments.find(({ prayer }) => prayer === awaited)!;
    return html`<a href="${href}">${name} <b>${numeral(language, clock)}</b></a> `;
  })}`;
}
