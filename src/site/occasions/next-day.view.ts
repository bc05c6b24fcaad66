/** The next day of an occasion as the large thing, and its coming days: parts that follow today's date. */
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import { dayLink, dayPath } from '#site/data/address.ts';
import {
  bothDays,
  daysAwayText,
  MAX_BESIDE_PICTURE,
  mayMoveMark,
  OWN_CALENDARS,
  rowDateText,
  shortDateText,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { type MayMove, mayMoveText } from './may-move.ts';
import { OCCASIONS_TEXT } from './text.ts';

/** Days after the next one that the list shows. */
export const MAX_SHOWN = 4;

export interface OccasionDay {
  readonly jdn: Jdn;
  /** its date in the hijri calendar, in words */
  readonly hijri: string;
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
  const date = feast ? rowDateText(language, jdn) : shortDateText(language, jdn);
  const isYearBelow = feast && date.length > MAX_BESIDE_PICTURE;
  const year = html`<span class="day-year">${yearOf(language, jdn)}</span>`;
  const dates = html`<p class="day-weekday"><b>${weekdayName(jdn)[language]}</b> <span>· ${isComing ? daysAwayText(language, jdn - today) : text.last}</span></p>
<p class="day-date"><time datetime="${gregorian.toIsoDate(jdn)}">${date}${!isYearBelow && html` ${year}`}</time></p>
<p class="day-others">${isYearBelow && html`${year} · `}<span class="whole">${bothDays(language, jdn)[1]}</span> · <span class="whole">${hijri}</span>${moveMark(language, day)}</p>`;
  const meaning = html`${title}${isComing ? state && html`<p class="answer-rest${state === 'holiday' && ' off'}">${SITE_TEXT[language][state]}</p>` : html`<p class="answer-rest">${text.never}</p>`}
${isComing && move && html`<p class="note">${mayMoveText(language, move)}</p>`}`;
  if (!feast) {
    return html`<div class="day-form${state === 'holiday' && ' red'}">${dates}<div class="day-meaning">${meaning}</div></div>`;
  }
  return html`<div class="day-form feast ${feast}"><div class="day-sky"><div>${dates}</div><img src="/feasts/${feast}.svg" alt="" width="136" height="122"></div>
<div class="day-meaning">${meaning}</div></div>`;
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
