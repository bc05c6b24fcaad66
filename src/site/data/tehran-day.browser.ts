/** Tehran's day and time, on pages that show the visitor's day first, if the two days differ. */
import { TEHRAN_TIME, todayInTehran } from '#api/base/tehran.ts';
import type { Jdn } from '#core/jdn.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import { ownWeekdayText } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { numeral } from '#site/kit/language.ts';
import { everyMinute, language, print, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

const IN_TEHRAN = { fa: 'در تهران:', en: 'In Tehran:' }[language];

export const tehranToday = (): Jdn => todayInTehran(Date.now());

function show(): void {
  const tehran = tehranToday();
  const clock = clockOf(localTimeAt(TEHRAN_TIME, Date.now()).msOfDay).slice(0, 'HH:MM'.length);
  const words = html`${ownWeekdayText(language, tehran)}${SITE_TEXT[language].comma}${numeral(language, clock)}`;
  print('tehran', tehran === today() ? '' : html`<p class="note tehran-day">${IN_TEHRAN} <b>${words}</b></p>`);
}

/** Updates the part `tehran` every minute. */
export const tellTehranDay = (): void => everyMinute(show);
