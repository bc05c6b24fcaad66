/** The sentence of the hour, and which days are off for the reader: what home needs at once. */
import { weekdayOf as isoWeekday, type Jdn } from '#core/jdn.ts';
import type { Sentence } from '#core/now.ts';
import { WEEKEND_DAYS, type Weekend } from '#core/weekends.ts';
import type { Cell } from '#site/data/resources.ts';
import { dayNumber, withWholeDates } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';

export const isWeekendDay = (cell: Cell, weekend: Weekend): boolean =>
  WEEKEND_DAYS[weekend].includes(isoWeekday(dayNumber(cell.gregorian)));

/** Weekdays that most of the world has off: Saturday and Sunday. */
const WORLD_WEEKEND = [6, 7];

export const isWorldWeekend = (day: Jdn): boolean => WORLD_WEEKEND.includes(isoWeekday(day));

/** The sentence of the hour; on the last day of a year a script counts the seconds above it. */
export function nowAnswer(language: Language, { moment, head, rest, isOff }: Sentence): Html {
  const said = (text: string) => withWholeDates(numeral(language, text));
  return html`${moment === 'new-year-eve' && html`<p class="now-left number" role="timer"></p>`}<p class="answer${isOff && ' off'}" data-moment="${moment}">${said(head[language])}</p>${
    rest[language] && html`<p class="answer-rest">${said(rest[language])}</p>`
  }`;
}
