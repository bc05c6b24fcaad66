/** Parts of the holidays of a year that follow today's date and the visitor's own weekend. */
import type { IsOff } from '#core/breaks.ts';
import * as gregorian from '#core/gregorian.ts';
import { type CalendarDate, type Jdn, weekdayOf } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import { firstOf, lastOf } from '#core/required.ts';
import { WEEKEND_DAYS, type Weekend } from '#core/weekends.ts';
import { dayForm } from '#site/components/day-form.view.ts';
import { dayPath } from '#site/data/address.ts';
import { breakText } from '#site/data/break-text.ts';
import { type ListedHoliday, type Row, rows, runText } from '#site/data/rows.ts';
import { type Calendar, daysAwayText, mayMoveMark, OWN_NAMES } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { HOLIDAYS_TEXT } from './text.ts';

/** «۵ روز در جمعه»: days off that fall on the weekend. */
export function onWeekendText(language: Language, days: readonly Jdn[], weekend: Weekend): string {
  const found = days.filter((jdn) => WEEKEND_DAYS[weekend].includes(weekdayOf(jdn)));
  return `${numeral(language, found.length)} ${HOLIDAYS_TEXT[language].onWeekend[weekend]}`;
}

/** «۸ روز مانده», "none left" */
export function leftText(language: Language, days: readonly Jdn[], today: Jdn): string {
  const { left, noneLeft } = HOLIDAYS_TEXT[language];
  const coming = days.filter((jdn) => jdn >= today).length;
  return coming > 0 ? `${numeral(language, coming)} ${left}` : noneLeft;
}

interface NextOptions {
  readonly hijri: CalendarDate;
  readonly holiday: ListedHoliday;
  readonly today: Jdn;
  readonly isOff: IsOff;
}

/** The next holiday in the form of a day. */
export function nextHoliday(language: Language, { hijri, holiday, today, isOff }: NextOptions): Html {
  const { jdn, title, mayMove } = holiday;
  return dayForm(language, {
    jdn,
    hijri,
    isOff: true,
    away: daysAwayText(language, jdn - today),
    heading: (date) => html`<h2><a href="${dayPath(language, jdn)}" data-day="${jdn}">${date}</a></h2>`,
    meaning: html`<p class="answer">${title}${mayMove && mayMoveMark(language)}</p><p class="answer-rest" data-break>${breakText(language, jdn, isOff)}</p>`,
  });
}

interface ListOptions {
  readonly today: Jdn;
  readonly isOff: IsOff;
  readonly calendar: Calendar;
}

/** Two lines a run of holidays: date and name, below them the weekday, the days off in a row, and how far it is. */
export function holidayRows(
  language: Language,
  runs: readonly (readonly ListedHoliday[])[],
  options: ListOptions,
): Html {
  return rows(
    language,
    runs.map((run) => rowOf(language, run, options)),
    options.today,
  );
}

/** «۲۰ روز گذشته» */
export const pastText = (language: Language, days: number): string =>
  HOLIDAYS_TEXT[language].past.replace('{count}', numeral(language, days));

function rowOf(language: Language, run: readonly ListedHoliday[], { isOff, calendar }: ListOptions): Row {
  const [first, last] = [firstOf(run), lastOf(run)];
  const date = html`<time datetime="${gregorian.toIsoDate(first.jdn)}">${runText(language, first.jdn, last.jdn, calendar)}</time>`;
  const name = html`<span data-title>${first.title}</span>${run.some(({ mayMove }) => mayMove) && mayMoveMark(language)}`;
  const below = [
    weekdayName(first.jdn)[language],
    html`<span data-break>${breakText(language, first.jdn, isOff)}</span>`,
  ] as const;
  return { jdn: first.jdn, last: last.jdn, date, colour: 'red', name, below };
}

/** The calendar of a list's dates. @param first day of the list: a Gregorian year begins in January */
export const calendarOf = (language: Language, first: Jdn): Calendar =>
  gregorian.fromJdn(first).month === 1 ? 'gregorian' : OWN_NAMES[language];
