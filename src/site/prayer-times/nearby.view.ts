/** Capitals near the visitor's city, with their times. */
import type { Prayer } from '#api/prayer-days.ts';
import type { Jdn } from '#core/jdn.ts';
import { nearestTo } from '#site/cities/distance.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
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

/** «شهرهای نزدیک: قم ۱۷:۱۵ …»: each with its own time of a prayer. */
export const nearbyCities = (language: Language, cities: readonly Capital[], awaited: Prayer, jdn: Jdn): Html =>
  html`${cities.length > 0 && html`<span class="note">${CARD_TEXT[language].nearYou}:</span>`} ${cities.map(
    ({ name, href, place }) => {
      const { clock } = prayerDay(place, jdn).moments.find(({ prayer }) => prayer === awaited)!;
      return html`<a href="${href}">${name} <b>${numeral(language, clock)}</b></a> `;
    },
  )}`;
