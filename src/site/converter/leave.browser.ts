/** The leave planner: the best breaks of each season of the next twelve months, or of a year. */
import { type IsOff, lengthOf, longestBreaks } from '#core/breaks.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn, monthAfter } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { offBy } from '#site/data/days-off.ts';
import { element, language, print, today } from '#site/kit/page.browser.ts';
import { asked, keep } from './field.browser.ts';
import { leaveNote, leaveTable, type SeasonBreaks, type Tools } from './tools.view.ts';

const MAX_LEAVE = 4;
const MONTHS_A_SEASON = 3;
const DAYS_AHEAD = 365;
const yearField = element<HTMLSelectElement>('#tools-year');

/** The next twelve months, or a year; of this year its remaining part. */
function plannedDays(): readonly [Jdn, Jdn] {
  const year = Number(yearField.value);
  if (year === 0) return [today(), addDays(today(), DAYS_AHEAD)];
  const calendar = year >= gregorian.FIRST_GREGORIAN_YEAR ? gregorian : persian;
  const first = calendar.toJdn({ year, month: 1, day: 1 });
  const last = addDays(calendar.toJdn({ year: year + 1, month: 1, day: 1 }), -1);
  return [today() > first && today() <= last ? today() : first, last];
}

/** The longest break for one to four days of leave; without those in which a further day only adds itself. */
function bestBreaks(isOff: IsOff, days: readonly [Jdn, Jdn]): SeasonBreaks['breaks'] {
  const longest = Array.from({ length: MAX_LEAVE }, (_, index) => longestBreaks(isOff, days, index + 1)[0]);
  return longest.filter((each, index) => {
    const shorter = longest[index - 1];
    return each !== undefined && lengthOf(each) > (shorter ? lengthOf(shorter) : 1) + 1;
  }) as SeasonBreaks['breaks'];
}

/** The seasons of the Persian year that a span of days touches, each with its best breaks. */
function seasonsOf(isOff: IsOff, [from, to]: readonly [Jdn, Jdn]): SeasonBreaks[] {
  const seasons: SeasonBreaks[] = [];
  for (let first = from; first <= to; ) {
    const { year, month } = persian.fromJdn(first);
    const season = Math.floor((month - 1) / MONTHS_A_SEASON);
    const next = monthAfter({ year, month: season * MONTHS_A_SEASON + 1 }, MONTHS_A_SEASON);
    const end = persian.toJdn({ ...next, day: 1 });
    seasons.push({ season, breaks: bestBreaks(isOff, [first, Math.min(to, end - 1) as Jdn]) });
    first = end;
  }
  return seasons.filter(({ breaks }) => breaks.length > 0);
}

/** @returns a function that recomputes after the weekend has changed */
export function startLeave({ workdays, options }: Tools): () => void {
  function show(): void {
    const days = plannedDays();
    const off = offBy(workdays, options());
    const isOff: IsOff = (day) => day >= today() && off(day);
    const seasons = seasonsOf(isOff, days);
    print('leave', leaveTable(language, seasons));
    print('leave-note', leaveNote(language, seasons[0]?.breaks[0]));
  }
  const year = asked.get('year');
  yearField.value = [...yearField.options].find(({ value }) => value === year)?.value ?? '';
  yearField.addEventListener('change', () => {
    show();
    keep({ year: yearField.value || undefined });
  });
  show();
  return show;
}
