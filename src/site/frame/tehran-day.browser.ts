/** Tehran's day, on pages that show the visitor's day first, if the two days differ. */
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
      html`<p class="statement tehran-day">${SITE_TEXT[language].inTehran} <b>${persianDayText(language, tehran)}</b></p>`,
    );
  }
}

/** Updates the part `tehran` every minute. */
export function tellTehranDay(): void {
  show();
  setInterval(show, MINUTE_MS);
}
