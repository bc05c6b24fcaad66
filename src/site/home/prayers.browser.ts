/**
 * Updates the prayer times of the visitor's city every second, and the tab's title with the day and the next prayer.
 */
import { PRAYER_METHODS, TEHRAN } from '#core/prayer-methods.ts';
import type { RememberedCity } from '#site/data/remembered-city.ts';
import { ownDayText } from '#site/kit/dates.ts';
import { numeral } from '#site/kit/numerals.ts';
import { dataOf, element, language, part, print, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { nextPrayer, prayerDay } from '#site/prayer-times/days.ts';
import { PRAYER_NAMES } from '#site/prayer-times/text.ts';
import { untilNext } from '#site/prayer-times/view.ts';
import { type MyCity, myCity } from '#site/settings/my-city.browser.ts';
import { onSettings, settings } from '#site/settings/settings.browser.ts';
import { cityPrayers } from './prayers.view.ts';

const tehran = JSON.parse(dataOf(part('prayers'), 'city')) as RememberedCity;
let mine: MyCity = { city: settings().city ?? tehran, isGuess: !settings().city };
let printed = '';

/** «دوشنبه ۲ آذر ۱۴۰۵ · اذان ظهر ۱۱:۵۱ | سالنما» */
function showTitle(next: ReturnType<typeof nextPrayer>): void {
  const clock = prayerDay(mine.city, next.jdn).moments.find(({ prayer }) => prayer === next.prayer)!.clock;
  const prayer = mine.isGuess ? '' : ` · ${PRAYER_NAMES[language][next.prayer]} ${numeral(language, clock)}`;
  document.title = `${ownDayText(language, today())}${prayer} | ${SITE_TEXT[language].name}`;
}

/** Every second the time that is left; the rest when it changes, so that focus and selection stay. */
function show(): void {
  const now = Date.now();
  const method = PRAYER_METHODS.find(({ id }) => id === settings().method) ?? TEHRAN;
  const next = nextPrayer(mine.city, now, method);
  const state = [mine.city.slug, mine.isGuess, method.id, next.prayer, next.jdn, today()].join();
  if (state !== printed) {
    print('prayers', cityPrayers(language, { ...mine, now, day: today(), method }));
    showTitle(next);
  } else if (!document.hidden) print(element('.home-until', part('prayers')), untilNext(language, next, now));
  printed = state;
}

async function showCity(): Promise<void> {
  mine = await myCity(tehran);
  show();
}

show();
void showCity();
setInterval(show, 1000);
onSettings(() => void showCity());
document.addEventListener('visibilitychange', show);
