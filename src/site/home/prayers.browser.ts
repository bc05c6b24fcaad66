/** Keeps the times of the visitor's city at the present second. */
import { language, part, print, today } from '#site/frame/page.browser.ts';
import { onSettings, type RememberedCity, settings } from '#site/settings/settings.browser.ts';
import { cityPrayers } from './prayers.view.ts';

const tehran = JSON.parse(part('prayers').dataset.city!) as RememberedCity;
let printed = '';

/** Prints what has changed only: a screen reader's place and a selection stay. */
function show(): void {
  if (document.hidden) return;
  const markup = cityPrayers(language, settings().city ?? tehran, Date.now(), today());
  if (markup.text === printed) return;
  printed = markup.text;
  print('prayers', markup);
}

show();
setInterval(show, 1000);
onSettings(show);
document.addEventListener('visibilitychange', show);
