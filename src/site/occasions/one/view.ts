/** The next day of an occasion, and its coming days: parts that follow today's date. */
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { dayLink } from '#site/data/address.ts';
import { bothDays, daysAwayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { MAY_MOVE_TEXT, type MayMove, mayMoveText, otherwiseText } from '../may-move.ts';
import { OCCASIONS_TEXT } from '../text.ts';

/** Days that the table of the coming days shows. */
export const MAX_SHOWN = 5;

export interface OccasionDay {
  readonly jdn: Jdn;
  /** undefined for a day that cannot move */
  readonly move?: MayMove | undefined;
}

export const dayTime = (language: Language, jdn: Jdn): Html =>
  html`<time datetime="${gregorian.toIsoDate(jdn)}">${dayLink(language, jdn, bothDays(language, jdn)[0])}</time>`;

/** Empty for a day that cannot move. */
const moveNote = (language: Language, { move }: OccasionDay): string =>
  move ? ` (${MAY_MOVE_TEXT[language].short})` : '';

/** The next day; for an occasion that is no longer observed its last day, in the past of `today`. */
export function nextDay(language: Language, day: OccasionDay, today: Jdn): Html {
  const text = OCCASIONS_TEXT[language];
  const isComing = day.jdn >= today;
  return html`<p class="note">${isComing ? text.next : text.last}</p>
<p class="big">${dayTime(language, day.jdn)}</p>
<p>${bothDays(language, day.jdn)[1]}${isComing && html` · ${daysAwayText(language, day.jdn - today)}`}</p>
${
  isComing &&
  day.move &&
  html`<p class="note">${mayMoveText(language, day.move)} (${otherwiseText(language, day.move.other)})</p>`
}${!isComing && html`<p class="note">${text.never}</p>`}`;
}

/** Rows of the table of the coming days. */
export const comingDays = (language: Language, days: readonly OccasionDay[], today: Jdn): Html =>
  html`${days
    .slice(0, MAX_SHOWN)
    .map(
      (day) =>
        html`<tr><td>${dayTime(language, day.jdn)}<p class="note">${bothDays(language, day.jdn)[1]}${moveNote(language, day)}</p></td><td>${daysAwayText(language, day.jdn - today)}</td></tr>`,
    )}`;

/** Items of the list of the other years. */
export const otherDays = (language: Language, days: readonly OccasionDay[]): Html =>
  html`${days.map((day) => html`<li>${dayTime(language, day.jdn)} <span class="note">${bothDays(language, day.jdn)[1]}${moveNote(language, day)}</span></li>`)}`;
