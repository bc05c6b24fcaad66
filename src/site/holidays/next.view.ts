/** The box "next holiday" at the head of the holidays of a year. */
import type { Jdn } from '#core/jdn.ts';
import { holidayDayText } from '#site/kit/dates.ts';
import { daysAwayText } from '#site/kit/days-away.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

/** @param today the day from which the distance is counted */
export const nextHoliday = (language: Language, jdn: Jdn, titles: readonly string[], today: Jdn): Html =>
  html`<p class="big">${titles.join(SITE_TEXT[language].comma)}</p>
<p>${holidayDayText(language, jdn)} · <strong>${daysAwayText(language, jdn - today)}</strong></p>`;
