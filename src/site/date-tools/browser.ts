/** The tools below the converter: results update while typing, and the URL has the input. */
import { CALENDAR_NAMES } from '#api/calendar-keys.ts';
import { toLatinDigits } from '#core/digits.ts';
import { FIRST_GREGORIAN_YEAR } from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { isoText, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { Weekend, Workdays } from '#core/workdays.ts';
import { asked, keep } from '#site/date-fields/query.browser.ts';
import { OWN_CALENDARS } from '#site/kit/dates.ts';
import { language, nextTask } from '#site/kit/page.browser.ts';
import { readTypedDate, splitDate } from '#site/kit/typed-date.ts';
import { remember, settings } from '#site/settings/settings.browser.ts';
import { WEEKENDS } from '#site/settings/settings.ts';
import { startDifference } from './difference.browser.ts';
import { startLeave } from './leave.browser.ts';
import { startSum, type Tools } from './sum.browser.ts';

export const TOOL_FORMS = document.querySelectorAll<HTMLFormElement>('form[data-tool]');

/** The date for the URL: Gregorian on English pages if the year shows it, else Persian. */
function dateOf(jdn: Jdn): string {
  const date = OWN_CALENDARS[language].fromJdn(jdn);
  return isoText(date.year >= FIRST_GREGORIAN_YEAR ? date : persian.fromJdn(jdn));
}

/** A date of the URL, or its invalid text. */
function dateAsked(name: string, hijri: HijriCalendar): ReturnType<Tools['dateAsked']> {
  const text = asked.get(name) ?? '';
  if (text === '') return {};
  const typed = splitDate(text) ?? { year: text, month: '1', day: '1' };
  const key = Number(toLatinDigits(typed.year)) >= FIRST_GREGORIAN_YEAR ? 'gregorian' : 'sh';
  const found = readTypedDate(CALENDAR_NAMES[key], typed, hijri);
  return 'jdn' in found ? found : { wrong: { key, typed } };
}

/** Enables the forms. */
export async function startTools(hijri: HijriCalendar, workdays: Workdays): Promise<void> {
  let weekend = WEEKENDS.find((each) => each === asked.get('weekend')) ?? settings().weekend ?? 'fri';
  const options = () => ({ weekend, closures: true });
  const tools = { hijri, workdays, options, dateAsked: (name: string) => dateAsked(name, hijri), dateOf };
  const showAgain: (() => void)[] = [];
  const weekendFields = document.querySelectorAll<HTMLSelectElement>('[data-weekend]');
  for (const field of weekendFields) {
    field.value = weekend;
    field.addEventListener('change', () => {
      weekend = field.value as Weekend;
      for (const each of weekendFields) each.value = weekend;
      remember({ weekend });
      keep({ weekend });
      for (const show of showAgain) show();
    });
  }
  for (const start of [startDifference, startSum, startLeave]) {
    await nextTask();
    showAgain.push(start(tools));
  }
  for (const form of TOOL_FORMS) {
    form.inert = false;
    form.addEventListener('submit', (event) => event.preventDefault());
  }
}
