/** The date of a row in the list of a month. */
import type { Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import { OWN_CALENDARS } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';

/** «۵ پنجشنبه», "26 Thursday" */
export const listDate = (language: Language, jdn: Jdn): Html =>
  html`${numeral(language, OWN_CALENDARS[language].fromJdn(jdn).day)} <span class="note">${weekdayName(jdn)[language]}</span>`;
