/** A city's page: its star stores the city as "My city", or forgets it. Choosing the city in the list or in the header's search box stores it, too. */

import type { RememberedCity } from '#site/data/resources.ts';
import { dataOf, element, language, part, print } from '#site/kit/page.browser.ts';
import { myCityButton } from './my-city-button.view.ts';
import { onSettings, remember, settings } from './settings.browser.ts';
import { CHOSEN_KEY } from './settings.ts';

const place = part('my-city');
const city = JSON.parse(dataOf(element('[data-place]'), 'place')) as RememberedCity;
const isMine = (): boolean => settings().city?.slug === city.slug;

const show = (): void => print(place, myCityButton(language, isMine()));

/** The list of cities, and "the nearest to me", stand on this page. */
const isFromList = (): boolean => {
  const from = document.referrer && new URL(document.referrer);
  return from !== '' && from.origin === location.origin && /^\/(en\/)?prayer-times$/.test(from.pathname);
};

place.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  remember({ city: isMine() ? undefined : city });
  element('button', place).focus();
});
onSettings(show);
if (isFromList() || sessionStorage.getItem(CHOSEN_KEY) === city.slug) remember({ city });
sessionStorage.removeItem(CHOSEN_KEY);
show();
