/** Keeps the times of the visitor's city at the present second. */
import { PRAYER_METHODS, TEHRAN } from '#core/prayer-methods.ts';
import { language, part, print, today } from '#site/frame/page.browser.ts';
import { nextPrayer } from '#site/prayer-times/days.ts';
import { untilNext } from '#site/prayer-times/view.ts';
import { onSettings, type RememberedCity, settings } from '#site/settings/settings.browser.ts';
import { cityPrayers } from './prayers.view.ts';

const tehran = JSON.parse(part('prayers').dataset.city!) as RememberedCity;
let printed = '';

/** Every second the time that is left; the rest when it changes, so that focus and selection stay. */
function show(): void {
  if (document.hidden) return;
  const now = Date.now();
  const chosen = settings();
  const city = chosen.city ?? tehran;
  const method = PRAYER_METHODS.find(({ id }) => id === chosen.method) ?? TEHRAN;
  const next = nextPrayer(city, now, method);
  const state = [city.slug, method.id, next.prayer, next.jdn, today()].join();
  if (state !== printed) print('prayers', cityPrayers(language, city, now, today(), method));
  else part('prayers').querySelector('.home-until')!.innerHTML = untilNext(language, next, now).text;
  printed = state;
}

show();
setInterval(show, 1000);
onSettings(show);
document.addEventListener('visibilitychange', show);
