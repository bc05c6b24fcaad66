/** The list of personal dates, each with its date in words and the next day on which it falls. */
import type { HijriCalendar } from '#core/hijri.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { type PersonalDate, type PersonalDay, personalDays } from '#core/personal-dates.ts';
import { daysAwayText, ownDayText, withWholeDates } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { canBeMissing, PersonalDateError, type PersonalListError } from './list.ts';
import { nameOf, numberText } from './name.ts';
import { MY_DATES_TEXT } from './text.ts';

/** 30 Esfand can be eight years away. */
const DAYS_AHEAD = 3000;

/** The next day on or after a day; undefined if there is none. */
const nextDay = (date: PersonalDate, today: Jdn, hijri: HijriCalendar): PersonalDay | undefined =>
  personalDays(date, today, addDays(today, DAYS_AHEAD), hijri)[0];

/** «۱۵ مهر ۱۳۷۰», «هر ماه، روز ۵ از مهر ۱۴۰۵»; without its year an instalment is of every month. */
function dateWords(language: Language, { kind, calendar, year, month: firstMonth, day }: PersonalDate): string {
  const text = MY_DATES_TEXT[language];
  const month = kind === 'instalment' && year === null ? null : firstMonth;
  const monthYear = [month === null ? undefined : monthName(calendar, month)[language], year ?? undefined]
    .filter((part) => part !== undefined)
    .join(' ');
  if (kind === 'instalment') {
    return numeral(language, `${text.everyMonth} ${day}${monthYear ? ` ${text.from} ${monthYear}` : ''}`);
  }
  return numeral(language, `${day} ${monthYear}`);
}

/** What is wrong with a list: the line, the cell and the allowed values. */
export function listProblem(language: Language, { line, cause }: PersonalListError): string {
  const text = MY_DATES_TEXT[language];
  const problem =
    cause instanceof PersonalDateError
      ? `${text.badCell(cause.field, cause.value)} ${text.problems[cause.field]}`
      : text.badLine;
  return `${text.line(numeral(language, line))} ${problem}`;
}

export function dateList(language: Language, dates: readonly PersonalDate[], today: Jdn, hijri: HijriCalendar): Html {
  const text = MY_DATES_TEXT[language];
  if (dates.length === 0) return html`<p class="note">${text.empty}</p>`;
  return html`<ol class="my-list lines">${dates.map(
    (date, index) => html`<li>
<p class="apart"><b><bdi>${nameOf(language, date)}</bdi></b> <span class="field">
<button class="step" type="button" data-edit="${index}" aria-label="${text.edit} ${date.title}">${text.edit}</button>
<button class="step" type="button" data-remove="${index}" aria-label="${text.remove} ${date.title}">${text.remove}</button></span></p>
<p>${dateWords(language, date)}${date.calendar !== 'persian' && html` <span class="note">${SITE_TEXT[language].calendarNames[date.calendar]}</span>`}</p>
<p class="note">${nextWords(language, date, nextDay(date, today, hijri), today)}${
      canBeMissing(date) && html` · ${text.ifMissing} ${text.rules[date.missing]}`
    }</p></li>`,
  )}</ol>`;
}

function nextWords(language: Language, date: PersonalDate, next: PersonalDay | undefined, today: Jdn): Html | string {
  const text = MY_DATES_TEXT[language];
  if (!next) return text.none;
  const day = ownDayText(language, next.jdn);
  const estimate = next.estimate ? ` (${SITE_TEXT[language].estimate})` : '';
  const away = `${SITE_TEXT[language].comma}${daysAwayText(language, next.jdn - today)}`;
  const number = numberText(language, date, next);
  return html`${text.next}: ${withWholeDates(day)}${estimate}${away}${number && ` · ${number}`}`;
}
