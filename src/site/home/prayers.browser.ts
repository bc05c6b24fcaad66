/** Keeps the times of the visitor's city at the present second. */
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
  const city = settings().city ?? tehran;
  const next = nextPrayer(city, now);
  const state = [city.slug, next.prayer, next.jdn, today()].join();
  if (state !== printed) print('prayers', cityPrayers(language, city, now, today()));
  else part('prayers').querySelector('.home-until')!.innerHTML = untilNext(language, next, now).text;
  printed = state;
}

show();
setInterval(show, 1000);
onSettings(show);
document.addEventListener('visibilitychange', show);
