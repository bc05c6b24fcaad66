/** Updates the row with the prayer times of the visitor's city. */
import type { Fast } from '#core/now.ts';
import { PRAYER_METHODS, TEHRAN_METHOD } from '#core/prayer-methods.ts';
import type { FastingDays } from '#core/ramadan.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { dataOf, everyMinute, language, part, print, today, wake } from '#site/kit/page.browser.ts';
import { type MyCity, myCity } from '#site/settings/my-city.browser.ts';
import { onSettings, settings } from '#site/settings/settings.browser.ts';
import { countsSeconds } from './card.text.ts';
import { cityPrayers } from './card.view.ts';
import { type NextPrayer, nextFast, nextPrayer } from './days.ts';

interface CardOptions {
  /** called when the city or the next prayer has changed. @param fast in Ramadan */
  readonly onChange?: (mine: MyCity, next: NextPrayer, fast: Fast | undefined) => void;
  /** the city of the card; by default "My city" */
  readonly cityNow?: (tehran: RememberedCity) => Promise<MyCity>;
}

export function startCard({ onChange, cityNow = myCity }: CardOptions): void {
  const card = part('prayers');
  const tehran = JSON.parse(dataOf(card, 'city')) as RememberedCity;
  const ramadans = JSON.parse(dataOf(card, 'ramadans')) as readonly FastingDays[];
  let mine: MyCity = { city: settings().city ?? tehran, isGuess: !settings().city };
  let told = '';

  /** @returns whether the seconds to the next prayer count */
  const show = (): boolean => {
    const now = Date.now();
    const { city, isGuess } = mine;
    const method = PRAYER_METHODS.find(({ id }) => id === settings().method) ?? TEHRAN_METHOD;
    const next = nextPrayer(city, now, method, ramadans);
    print('prayers', cityPrayers(language, { ...mine, now, day: today(), method, ramadans }));
    const state = [city.slug, isGuess, method.id, next.prayer, next.jdn].join();
    if (state !== told) {
      told = state;
      onChange?.(mine, next, nextFast(city, now, method, ramadans));
    }
    return countsSeconds(next.moment - now);
  };

  const showCity = async (): Promise<void> => {
    mine = await cityNow(tehran);
    wake();
  };

  everyMinute(show);
  void showCity();
  onSettings(() => void showCity());
}
