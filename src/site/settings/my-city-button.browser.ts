/**
 * A city's page: its button stores the city as "My city", and is then replaced by one that removes it. Choosing the city
 * in the list or in the header's search box stores it, too.
 */

import type { RememberedCity } from '#site/data/resources.ts';
import { dataOf, element } from '#site/kit/page.browser.ts';
import { onSettings, remember, settings } from './settings.browser.ts';
import { CHOSEN_KEY } from './settings.ts';

const button = element<HTMLButtonElement>('[data-my-city]');
const chosen = element('[data-my-city-chosen]');
const city = JSON.parse(dataOf(element('[data-place]:has([data-my-city])'), 'place')) as RememberedCity;

function show(): void {
  const isMine = settings().city?.slug === city.slug;
  button.hidden = isMine;
  button.classList.toggle('keeps-place', !isMine);
  chosen.hidden = !isMine;
}

/** The list of cities, and "the nearest to me", stand on this page. */
const isFromList = (): boolean => {
  const from = document.referrer && new URL(document.referrer);
  return from !== '' && from.origin === location.origin && /^\/(en\/)?prayer-times$/.test(from.pathname);
};

button.addEventListener('click', () => {
  remember({ city });
  element('button', chosen).focus();
});
element('button', chosen).addEventListener('click', () => {
  remember({ city: undefined });
  button.focus();
});
onSettings(show);
if (isFromList() || sessionStorage.getItem(CHOSEN_KEY) === city.slug) remember({ city });
sessionStorage.removeItem(CHOSEN_KEY);
show();
