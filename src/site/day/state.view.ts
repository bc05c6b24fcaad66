/** Whether a day is off, and why: holidays with their laws, the weekend, and dates that may still move. */

import { feastOn } from '#core/feasts.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, weekdayOf as isoWeekday, type Jdn } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import { WEEKEND_DAYS, type Weekend } from '#core/weekends.ts';
import type { Group } from '#site/data/group-names.ts';
import type { Cell, DayIndex, DayOccasion, HijriMonth, OccasionObject, RememberedCity } from '#site/data/resources.ts';
import { occasionLink } from '#site/data/titles.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { mayMoveText } from '#site/occasions/may-move.ts';
import { DAY_TEXT } from './text.ts';

/** What the detail of a day is drawn from. */
export interface DayFacts {
  readonly cell: Cell;
  readonly today: Jdn;
  readonly weekend: Weekend;
  readonly city: RememberedCity;
  /** groups of occasions that the reader has chosen; the others are folded */
  readonly shown: readonly Group[];
  /** slug of the occasion that the address names */
  readonly asked: string | undefined;
  readonly holidays: DayIndex['holidays'];
  readonly evenings: DayIndex['evenings'];
  readonly report?: DayIndex['report'];
  /** the hijri month of a day that may still move */
  readonly month?: HijriMonth | undefined;
}

const within = (year: number, first: number | null, last: number | null): boolean =>
  (first === null || year >= first) && (last === null || year <= last);

/** Is a day off for the reader? */
export const isDayOff = ({ cell, weekend }: Pick<DayFacts, 'cell' | 'weekend'>, jdn: Jdn): boolean =>
  cell.is_holiday || WEEKEND_DAYS[weekend].includes(isoWeekday(jdn));

/** The occasion whose picture the day has: its name stands on the cloth. */
export function feastOf({ sh, events }: Cell): DayOccasion | undefined {
  const feast = feastOn(sh);
  return feast && events.find(({ slug }) => slug.startsWith(feast.name));
}

/** Holiday, weekend or working day, and what may still change it. */
export function dayState(language: Language, facts: DayFacts, jdn: Jdn): Html {
  const { cell } = facts;
  const text = DAY_TEXT[language];
  const off = cell.events.filter(({ is_holiday }) => is_holiday);
  const isOff = isDayOff(facts, jdn);
  const isRecorded = cell.year >= HOLIDAY_YEARS.first;
  const state =
    off.length > 0
      ? SITE_TEXT[language].holiday
      : isOff
        ? SITE_TEXT[language].weekend
        : isRecorded
          ? SITE_TEXT[language].workday
          : text.unrecorded;
  const feast = feastOf(cell);
  return html`${feast && html`<p class="answer">${occasionLink(language, feast, jdn)}</p>`}
<p class="${feast ? 'answer-rest' : 'answer'} day-state${isOff && ' off'}">${state}</p>
${!isRecorded && html`<p class="note">${text.beforeRecord}</p>`}`;
}

/** The laws of the holidays, each once, because holidays on one day mostly have the same laws. */
export function dayLaws(language: Language, { cell, holidays }: DayFacts): Html {
  const off = cell.events.filter(({ is_holiday }) => is_holiday);
  const laws = off.flatMap(({ slug }) => holidays[slug]?.laws ?? []);
  const inForce = laws.filter(([first, last]) => within(cell.year, first, last));
  const names = [...new Set(inForce.map(([, , fa, en]) => ({ fa, en })[language]))];
  return html`${
    names.length > 0 &&
    html`<details><summary>${DAY_TEXT[language].laws}</summary>${names.map((law) => html`<p class="note" data-law>${law}</p>`)}</details>`
  }`;
}

/** Below a holiday: that it was moved or may move, and to which day. */
export function dayMoves(
  language: Language,
  { slug }: OccasionObject,
  { cell, holidays, month }: DayFacts,
  jdn: Jdn,
): Html | undefined {
  const grounds = holidays[slug];
  if (!grounds) return undefined;
  const text = DAY_TEXT[language];
  const isMoved = grounds.moved.includes(jdn);
  const isEstimated = grounds.hijri && cell.hijri.estimate && !isMoved;
  const other = grounds.hijri && !isMoved ? otherDay(month, jdn) : undefined;
  return html`${isMoved && html`<p class="note">${text.moved}</p>`}
${
  other && month
    ? html`<p class="note" data-probability>${mayMoveText(language, { probability: month.probability, other })}</p>`
    : isEstimated && html`<p class="note">${text.estimated}</p>`
}`;
}

/** The next likely day. */
function otherDay(month: HijriMonth | undefined, jdn: Jdn): Jdn | undefined {
  if (!month?.other_first_day_gregorian) return undefined;
  const [first, other] = [month.first_day_gregorian, month.other_first_day_gregorian].map(gregorian.fromIsoDate);
  return addDays(jdn, other! - first!);
}
