/** Tehran's day, named on pages where the visitor's own day comes first and is another. */
import { persianDayText } from './dates.ts';
import { html } from './html.ts';
import { language, part, print, tehranToday, today } from './page.browser.ts';
import { SITE_TEXT } from './text.ts';

const MINUTE_MS = 60_000;

function show(): void {
  const tehran = tehranToday();
  if (tehran === today()) part('tehran').replaceChildren();
  else {
    print(
      'tehran',
      html`<p class="tehran-day">${SITE_TEXT[language].inTehran} <b>${persianDayText(language, tehran)}</b></p>`,
    );
  }
}

/** Keeps the part `tehran` right, minute by minute. */
export function tellTehranDay(): void {
  show();
  setInterval(show, MINUTE_MS);
}
