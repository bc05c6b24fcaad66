/** Search for a city, and for the one nearest to the visitor; the links lead to the city's page under `base`. */
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { CITY_TEXT } from './text.ts';

interface CitySearch {
  readonly language: Language;
  /** address of the Persian pages of cities, `/nowruz` for those outside Iran */
  readonly base: '/prayer-times' | '/nowruz' | '/ramadan';
  /** omits the sentence about location, on pages about other topics */
  readonly compact?: boolean;
}

export function citySearch({ language, base, compact = false }: CitySearch): Html {
  const text = CITY_TEXT[language];
  return html`<div class="city-search flow${compact && ' compact'}" data-part="city-search" data-base="${pagePath(language, base)}"${base === '/ramadan' && html` data-one-page=""`} data-index="/prayer-times/cities.json"${base === '/nowruz' && html` data-abroad=""`}>
<form class="field" role="search" action="${pagePath(language, base)}"><label for="city">${text.search}</label>
<input class="input" id="city" type="search" name="q" placeholder="${text.searchHint}" autocomplete="off" spellcheck="false" required>
<button class="button primary" type="submit">${text.find}</button>
<button class="button" type="button" data-part="nearest">${text.nearest}</button></form>
<noscript><p class="notice">${text.needsScript}</p></noscript>
<p class="note" data-part="city-status" role="status">${!compact && text.nearestNote}</p>
<ul class="city-results grid tall-links" data-part="city-results"></ul></div>`;
}
