/** Results of the tools. */
import { type Break, lengthOf } from '#core/breaks.ts';
import type { DateDifference } from '#core/date-sums.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import { sizeText } from '#core/span-words.ts';
import type { WorkdayCount, WorkdayOptions, Workdays } from '#core/workdays.ts';
import { dayLink } from '#site/data/address.ts';
import { ownDayText, ownWeekdayText, rowDateText, shortDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { count, type Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { TOOL_TEXT } from './tools.text.ts';
import { spanWords } from './view.ts';

/** «۱ روز», "1 day" */
const daysText = (language: Language, days: number): string =>
  sizeText(language, 'days', days, (size) => count(language, size));

/** «چهارشنبه ۲ دی», "Wed 23 Dec" */
function shortDay(language: Language, jdn: Jdn): string {
  if (language === 'fa') return ownWeekdayText(language, jdn);
  return `${weekdayName(jdn).en.slice(0, 3)} ${rowDateText(language, jdn)}`;
}

/** English dates end with the year; Persian pages have the year in the heading. */
const yearAfter = (language: Language, jdn: Jdn): string =>
  ({ fa: '', en: ` ${gregorian.fromJdn(jdn).year}` })[language];

export const UNITS = ['days', 'months', 'workdays'] as const;

/** The day of a sum. @param nextWorkday of a day off */
export const sumResult = (language: Language, result: Html, nextWorkday: Jdn | undefined): Html =>
  html`${result}${
    nextWorkday &&
    html`<p>${TOOL_TEXT[language].nextWorkday} ${dayLink(language, nextWorkday, ownDayText(language, nextWorkday))}</p>`
  }`;

/** «۳۰ روز: ۸ دی» */
export const sumNote = (language: Language, amount: number, unit: string, day: Jdn): string =>
  `${count(language, amount)} ${unit}: ${rowDateText(language, day)}`;

/** «۲۵۳ روز از ۱ فروردین» */
export const spanNote = (language: Language, days: number, first: Jdn): string =>
  TOOL_TEXT[language].since.replace('{days}', daysText(language, days)).replace('{date}', rowDateText(language, first));

/** «۷ روز با ۱ روز مرخصی» */
export const leaveNote = (language: Language, best: Break | undefined): string =>
  best
    ? TOOL_TEXT[language].gives
        .replace('{days}', daysText(language, lengthOf(best)))
        .replace('{leave}', daysText(language, best.leave.length))
    : '';

/** Working days of a span, or the reason why they are unknown. */
export function workdayFacts(language: Language, counted: WorkdayCount | undefined): Html {
  const text = TOOL_TEXT[language];
  if (!counted) return html`<p class="note">${text.workdaysOutside}</p>`;
  const facts = [
    [text.workdays, counted.workdays],
    [text.weekendDays, counted.weekendDays],
    [text.holidays, counted.holidays],
  ] as const;
  return html`<dl class="facts">${facts.map(
    ([name, days]) => html`<div><dt>${name}</dt><dd>${count(language, days)}</dd></div>`,
  )}</dl>${counted.estimate && html`<p class="note">${text.estimate}</p>`}`;
}

/** The best breaks of a season: 0 is spring. */
export interface SeasonBreaks {
  readonly season: number;
  readonly breaks: readonly Break[];
}

/** The best breaks season by season: how much leave, how long the break is, and when. */
export function leaveTable(language: Language, seasons: readonly SeasonBreaks[]): Html {
  const text = TOOL_TEXT[language];
  const heads = text.seasonHeads.map((head) => html`<th scope="col">${head}</th>`);
  const bodies = seasons.map(({ season, breaks }) => {
    const name = html`<th scope="rowgroup" rowspan="${breaks.length}">${text.seasons[season]}</th>`;
    return html`<tbody>${breaks.map((each, index) => leaveRow(language, each, index === 0 && name))}</tbody>`;
  });
  return html`<div class="scroll" role="region" aria-label="${text.best}" tabindex="0"><table class="records leave-table"><thead><tr>${heads}</tr></thead>${bodies}</table></div>`;
}

const whole = (text: Html | string): Html => html`<span class="whole">${text}</span>`;

function leaveRow(language: Language, each: Break, head: Html | false): Html {
  const [leave, length] = [each.leave.length, lengthOf(each)].map((days) => whole(daysText(language, days)));
  return html`<tr>${head}<td>${leave}</td><td><b>${length}</b></td><td>${breakText(language, each)}</td></tr>`;
}

function breakText(language: Language, { first, last, leave }: Break): Html {
  const text = TOOL_TEXT[language];
  const { comma } = SITE_TEXT[language];
  const taken = leave.map((jdn, index) => {
    const after = index < leave.length - 1 ? comma : '';
    return html`${whole(`${shortDateText(language, jdn)}${after.trim()}`)} `;
  });
  const from = dayLink(language, first, shortDay(language, first));
  const to = dayLink(language, last, shortDay(language, last) + yearAfter(language, last));
  return html`${whole(from)} ${text.until} ${whole(to)} <span class="note">${text.take} ${taken}</span>`;
}

/** «۲۵ سال و ۳ ماه و ۱ روز», and the same in days, without and with the first day: working days are counted with both. */
export function spanParts(language: Language, span: DateDifference, days: number): Html {
  const text = TOOL_TEXT[language];
  if (days === 0) return html`<p class="big">${text.sameDay}</p>`;
  const withBoth = text.withBoth.replace('{days}', daysText(language, days + 1));
  return html`<p class="big" data-span="whole">${spanWords(language, span)}</p><p class="note parts"><span class="whole" data-span="days">${daysText(language, days)}</span> <span class="whole">${withBoth}</span></p>`;
}

export const reversedNote = (language: Language): Html => html`<p class="note">${TOOL_TEXT[language].reversed}</p>`;

export interface Tools {
  readonly hijri: HijriCalendar;
  readonly workdays: Workdays;
  /** by the weekend of the settings */
  readonly options: () => WorkdayOptions;
  /** A day as the converter shows it. */
  readonly resultOf: (jdn: Jdn) => Html;
}

/** Are the days off of the day known? */
export const isKnown = ({ firstDay, lastDay }: Workdays, jdn: Jdn): boolean => jdn >= firstDay && jdn <= lastDay;
