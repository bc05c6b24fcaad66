/** The leave planner: the longest breaks and the bridge days of the next twelve months, or of a year. */
import { FIRST_GREGORIAN_YEAR } from '#api/calendar-keys.ts';
import { GREGORIAN_YEARS, STATIC_YEARS } from '#api/ranges.ts';
import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { WorkdayOptions, Workdays } from '#core/workdays.ts';
import { bridgeDays, longestBreaks } from '#site/data/breaks.ts';
import { offBy } from '#site/data/days-off.ts';
import { hasPage } from '#site/data/page-years.ts';
import { numeral } from '#site/kit/numerals.ts';
import { element, language, print, today } from '#site/kit/page.browser.ts';
import { asked, keep } from './query.browser.ts';
import { TOOLS_TEXT } from './tools.text.ts';
import { bridgeList, leaveTable } from './tools.view.ts';

const MAX_LEAVE = 6;
const DAYS_AHEAD = 365;
const yearField = element<HTMLSelectElement>('#tools-year');

interface Planner {
  readonly workdays: Workdays;
  readonly options: () => WorkdayOptions;
}

/** The next twelve months, or a year; of this year its remaining part. */
function plannedDays(): readonly [Jdn, Jdn] {
  const year = Number(yearField.value);
  if (year === 0) return [today(), addDays(today(), DAYS_AHEAD)];
  const calendar = year >= FIRST_GREGORIAN_YEAR ? gregorian : persian;
  const first = calendar.toJdn({ year, month: 1, day: 1 });
  const last = addDays(calendar.toJdn({ year: year + 1, month: 1, day: 1 }), -1);
  return [today() > first && today() <= last ? today() : first, last];
}

/** Selects the year of the URL, even if the list does not contain it. */
function chooseAsked(typed: string): void {
  const year = Number(toLatinDigits(typed));
  const isYear = hasPage(STATIC_YEARS, year) || hasPage(GREGORIAN_YEARS, year);
  print('year-problem', typed === '' || isYear ? '' : TOOLS_TEXT[language].wrongYear);
  if (!isYear) return;
  if (![...yearField.options].some(({ value }) => value === String(year))) {
    yearField.add(new Option(numeral(language, year), String(year)));
  }
  yearField.value = String(year);
}

/** @returns a function that recomputes after the weekend has changed */
export function startLeave({ workdays, options }: Planner): () => void {
  function show(): void {
    const days = plannedDays();
    const isOff = offBy(workdays, options());
    const rows = Array.from({ length: MAX_LEAVE }, (_, index) => longestBreaks(isOff, days, index + 1));
    print('bridges', bridgeList(language, bridgeDays(isOff, days)));
    const found = rows.filter((breaks) => breaks.length > 0);
    print('leave', leaveTable(language, found));
  }
  chooseAsked(asked.get('year') ?? '');
  yearField.addEventListener('change', () => {
    print('year-problem', '');
    show();
    keep({ year: yearField.value || undefined });
  });
  show();
  return show;
}
