/** A city's page: its star stores the city as "My city", or forgets it. Choosing the city in the list or in the header's search box stores it, too. */

import type { RememberedCity } from '#site/data/resources.ts';
import { element, keepInTab, language, part, print, tabText } from '#site/kit/page.browser.ts';
import { myCityButton } from './my-city-button.view.ts';
import { onSettings, remember, settings } from './settings.browser.ts';
import { CHOSEN_KEY } from './settings.ts';

/** The list of cities, and "the nearest to me", stand on this page. */
const isFromList = (): boolean => {
  const from = document.referrer && new URL(document.referrer);
  return from !== '' && from.origin === location.origin && /^\/(en\/)?prayer-times$/.test(from.pathname);
};

/** Stores the city of a page that the reader came to by choosing the city. */
export function rememberChosenCity(city: RememberedCity): void {
  if (isFromList() || tabText(CHOSEN_KEY) === city.slug) remember({ city });
  keepInTab(CHOSEN_KEY, '');
}

/** @param city of the page */
export function startMyCityButton(city: RememberedCity): void {
  const place = part('my-city');
  const isMine = (): boolean => settings().city?.slug === city.slug;
  const show = (): void => print(place, myCityButton(language, isMine()));
  place.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    remember({ city: isMine() ? undefined : city });
    element('button', place).focus();
  });
  onSettings(show);
  show();
}
