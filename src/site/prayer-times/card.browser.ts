/** Updates the card with the prayer times of the visitor's city every second. */
import type { Jdn } from '#core/jdn.ts';
import { PRAYER_METHODS, TEHRAN } from '#core/prayer-methods.ts';
import type { FastingDays } from '#core/ramadan.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { dataOf, element, everySecond, language, part, print, today } from '#site/kit/page.browser.ts';
import { type MyCity, myCity } from '#site/settings/my-city.browser.ts';
import { onSettings, settings } from '#site/settings/settings.browser.ts';
import { cityPrayers, untilNext } from './card.view.ts';
import { cardDay, cityDay, type NextPrayer, nextPrayer } from './days.ts';

interface CardOptions {
  /** day of the page; the card has a countdown only if it is today */
  readonly day: () => Jdn;
  /** called when the city or the next prayer has changed */
  readonly onChange?: (mine: MyCity, next: NextPrayer) => void;
  /** the city of the card; by default "My city" */
  readonly cityNow?: (tehran: RememberedCity) => Promise<MyCity>;
}

/** @returns prints the card again, for another day */
export function startCard({ day: dayOfPage, onChange, cityNow = myCity }: CardOptions): () => void {
  const card = part('prayers');
  const tehran = JSON.parse(dataOf(card, 'city')) as RememberedCity;
  const ramadans = JSON.parse(dataOf(card, 'ramadans')) as readonly FastingDays[];
  let mine: MyCity = { city: settings().city ?? tehran, isGuess: !settings().city };
  let printed = '';

  /** Every second the time that is left; the rest when it changes, so that focus and selection stay. */
  const show = (): void => {
    const now = Date.now();
    const { city, isGuess } = mine;
    const method = PRAYER_METHODS.find(({ id }) => id === settings().method) ?? TEHRAN;
    const next = nextPrayer(city, now, method, ramadans);
    const day = dayOfPage();
    const isTurned = day !== today();
    const { jdn } = cardDay(city, now, method);
    const state = [city.slug, isGuess, method.id, next.prayer, next.jdn, jdn, day, today()].join();
    if (state !== printed) {
      print('prayers', cityPrayers(language, { ...mine, now, day, isTurned, method, ramadans }));
      onChange?.(mine, next);
    } else if (!isTurned) {
      print(element('.card-until', card), untilNext(language, next, now, cityDay(city, now)));
    }
    printed = state;
  };

  const showCity = async (): Promise<void> => {
    mine = await cityNow(tehran);
    show();
  };

  everySecond(show);
  void showCity();
  onSettings(() => void showCity());
  return show;
}
