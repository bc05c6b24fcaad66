/** Rows of a list of days: a date in its colour, a name, and at the end how far it is. Each row leads to its day. */
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import {
  type Calendar,
  daysLeftText,
  OWN_CALENDARS,
  OWN_NAMES,
  ownSpanText,
  rowDateText,
  shortDateText,
  shortWeekday,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { dayPath } from './address.ts';

export interface Row {
  readonly jdn: Jdn;
  /** of days in a row */
  readonly last?: Jdn;
  /** a text instead of the day and its month */
  readonly date?: Html | string;
  /** of the date: red for a holiday, the accent for what is the reader's or the next new year */
  readonly colour?: 'red' | 'accent' | undefined;
  readonly name: Html | string;
  /** a second line: what stands below the date, below the name, and at the end */
  readonly below?: readonly [date: Html | string, name: Html | string];
  readonly id?: string;
  /** another address than that of the day */
  readonly href?: string;
}

/** The date of a row in the list of one month: «۵ پنجشنبه», "26 Thu". */
export const listDate = (language: Language, jdn: Jdn): Html =>
  html`${numeral(language, OWN_CALENDARS[language].fromJdn(jdn).day)} <span class="note">${shortWeekday(language, jdn)}</span>`;

/** @param today days before it are soft */
export const rows = (language: Language, list: readonly Row[], today: Jdn): Html =>
  html`<ol class="rows">${list.map((row) => rowOf(language, row, today))}</ol>`;

/** Days from today to a day, or to days in a row; 0 while they last. */
export const daysTo = (today: Jdn, first: Jdn, last: Jdn = first): number =>
  first > today ? first - today : Math.min(0, last - today);

function rowOf(language: Language, { jdn, last, date, colour, name, below, id, href }: Row, today: Jdn): Html {
  const away = daysTo(today, jdn, last);
  const left = html`<span class="note" data-left>${daysLeftText(language, away)}</span>`;
  const days = html`data-day="${jdn}"${last && last > jdn && html` data-last="${last}"`}`;
  const link = href ? html`href="${href}"` : html`href="${dayPath(language, jdn)}" ${days}`;
  const isPast = away < 0;
  return html`<li${id && html` id="${id}"`}${isPast && html` class="past"`}><a ${link}><b${colour && html` class="${colour}"`}>${date ?? rowDateText(language, jdn)}</b> <span class="row-rest"><span>${name}</span> ${!below && left}</span>${
    below &&
    html` <span class="below">${below[0]}</span> <span class="row-rest below"><span>${below[1]}</span> ${left}</span>`
  }</a></li>`;
}

export interface ListedHoliday {
  readonly jdn: Jdn;
  readonly title: string;
  readonly mayMove: boolean;
}

/** Without a second name in brackets at its end: "Nowruz (Persian New Year)" is Nowruz; «(عج)» is none. */
export const plainTitle = (title: string): string => title.replace(/ \([^)]{4,}\)$/, '');

/**
 * Holidays in a row under one name, which are one row of a list: «نوروز», «عید نوروز».
 *
 * @param days in order. @returns each run in order; a day alone is a run, too
 */
export function runsOf<T extends Pick<ListedHoliday, 'jdn' | 'title'>>(days: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before && day.jdn === before.jdn + 1 && day.title.includes(plainTitle(run![0]!.title))) run!.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** The date of a run: «۱۹ و ۲۰ اسفند», «۱ تا ۴ فروردین», "10–11 Mar", "30 Mar–2 Apr" */
export function runText(language: Language, first: Jdn, last: Jdn, calendar: Calendar = OWN_NAMES[language]): string {
  if (first === last) return language === 'en' ? rowDateText(language, last) : shortDateText(language, first, calendar);
  if (language === 'en') {
    const { month, day } = gregorian.fromJdn(first);
    return `${month === gregorian.fromJdn(last).month ? day : rowDateText(language, first)}–${rowDateText(language, last)}`;
  }
  const span = ownSpanText(language, first, last, { calendar });
  return last === first + 1 ? span.replace(' تا ', ' و ') : span;
}
