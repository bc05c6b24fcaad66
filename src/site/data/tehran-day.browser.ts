/** Tehran's day, on pages that show the visitor's day first, if the two days differ. */
import { todayInTehran } from '#api/tehran.ts';
import type { Jdn } from '#core/jdn.ts';
import { persianDayText } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { language, print, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

const MINUTE_MS = 60_000;

export const tehranToday = (): Jdn => todayInTehran(Date.now());

function show(): void {
  const tehran = tehranToday();
  if (tehran === today()) print('tehran', '');
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
