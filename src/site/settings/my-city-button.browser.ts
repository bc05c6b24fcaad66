/**
 * A city's page: its button stores the city as "My city". Choosing it in the list or in the header's search box stores
 * it, too.
 */

import type { RememberedCity } from '#site/data/remembered-city.ts';
import { dataOf, element } from '#site/kit/page.browser.ts';
import { onSettings, remember, settings } from './settings.browser.ts';
import { CHOSEN_KEY } from './settings.ts';

const button = element<HTMLButtonElement>('[data-my-city]');
const city = JSON.parse(dataOf(element('[data-place]:has([data-my-city])'), 'place')) as RememberedCity;

function show(): void {
  const isMine = settings().city?.slug === city.slug;
  button.setAttribute('aria-pressed', String(isMine));
}

/** The list of cities, and "the nearest to me", stand on this page. */
const isFromList = (): boolean => {
  const from = document.referrer && new URL(document.referrer);
  return from !== '' && from.origin === location.origin && /^\/(en\/)?prayer-times$/.test(from.pathname);
};

button.addEventListener('click', () => remember({ city: settings().city?.slug === city.slug ? undefined : city }));
onSettings(show);
if (isFromList() || sessionStorage.getItem(CHOSEN_KEY) === city.slug) remember({ city });
sessionStorage.removeItem(CHOSEN_KEY);
show();
button.hidden = false;
