/** A day in one line. In English the Gregorian date comes first, in Persian the Persian one. */
import type { Jdn } from '#core/jdn.ts';
import { dayLink } from '#site/calendar/day-link.ts';
import { gregorianDateText, gregorianDayText, persianDateText, persianDayText } from './dates.ts';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';

/** «چهارشنبه ۲ دی ۱۴۰۵ · ۲۳ دسامبر ۲۰۲۶», "Wednesday 23 December 2026 · 2 Dey 1405"; the first part opens the day. */
export function dateLine(language: Language, day: Jdn): Html {
  const [own, other] =
    language === 'fa'
      ? [persianDayText(language, day), gregorianDateText(language, day)]
      : [gregorianDayText(language, day), persianDateText(language, day)];
  return html`<span class="date-line">${dayLink(language, day, own)} <span class="note">${other}</span></span>`;
}
