/** The next day of an occasion as the large thing, and its coming days: parts that follow today's date. */
import * as gregorian from '#core/gregorian.ts';
import type { CalendarDate, Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import { dayForm } from '#site/components/day-form.view.ts';
import { dayLink, dayPath } from '#site/data/address.ts';
import { bothDays, daysAwayText, mayMoveMark, OWN_CALENDARS, rowDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { type MayMove, mayMoveText } from './may-move.ts';
import { OCCASIONS_TEXT } from './text.ts';

/** Days after the next one that the list shows. */
export const MAX_SHOWN = 4;

export interface OccasionDay {
  readonly jdn: Jdn;
  /** its date in the hijri calendar */
  readonly hijri: CalendarDate;
  /** for those who work from Saturday to Thursday; undefined where the holidays are not known */
  readonly state?: 'holiday' | 'weekend' | 'workday' | undefined;
  /** undefined for a day that cannot move */
  readonly move?: MayMove | undefined;
}

export const dayTime = (language: Language, jdn: Jdn): Html =>
  html`<time datetime="${gregorian.toIsoDate(jdn)}">${dayLink(language, jdn, bothDays(language, jdn)[0])}</time>`;

const yearOf = (language: Language, jdn: Jdn): string => numeral(language, OWN_CALENDARS[language].fromJdn(jdn).year);

/** ±1 after a day that may move. */
const moveMark = (language: Language, { move }: OccasionDay): Html | undefined => move && mayMoveMark(language);

interface NextDay {
  /** of the occasion, where no heading above has it */
  readonly title?: Html | undefined;
  /** whose picture it is */
  readonly feast?: string | undefined;
  readonly today: Jdn;
}

/** The name of an occasion in the picture of its feast. */
export const feastTitle = (name: string): Html => html`<h1><span class="answer">${name}</span></h1>`;

/** The next day; for an occasion that is no longer observed its last day, in the past of `today`. */
export function nextDay(language: Language, day: OccasionDay, { title, feast, today }: NextDay): Html {
  const text = OCCASIONS_TEXT[language];
  const { jdn, hijri, state, move } = day;
  const isComing = jdn >= today;
  const meaning = html`${title}${isComing ? state && html`<p class="answer-rest${state === 'holiday' && ' off'}">${SITE_TEXT[language][state]}</p>` : html`<p class="answer-rest">${text.never}</p>`}
${isComing && move && html`<p class="note">${mayMoveText(language, move)}</p>`}`;
  return dayForm(language, {
    ...{ jdn, hijri, meaning, feast: feast ?? false },
    mayMove: move !== undefined,
    isOff: state === 'holiday',
    away: isComing ? daysAwayText(language, jdn - today) : text.last,
    heading: (date) => html`<p>${date}</p>`,
  });
}

/** The days after the next one. */
export const comingDays = (language: Language, days: readonly OccasionDay[]): Html =>
  html`${days.slice(1, MAX_SHOWN + 1).map(
    (day) =>
      html`<li><a href="${dayPath(language, day.jdn)}" data-day="${day.jdn}"><b>${yearOf(language, day.jdn)}</b>
<span class="row-rest"><time datetime="${gregorian.toIsoDate(day.jdn)}">${weekdayName(day.jdn)[language]} ${rowDateText(language, day.jdn)}${moveMark(language, day)}</time>
<span class="note">${bothDays(language, day.jdn)[1]}</span></span></a></li>`,
  )}`;

/** Items of the list of the other years. */
export const otherDays = (language: Language, days: readonly OccasionDay[]): Html =>
  html`${days.map((day) => html`<li>${dayTime(language, day.jdn)} <span class="note">${bothDays(language, day.jdn)[1]}${moveMark(language, day)}</span></li>`)}`;
