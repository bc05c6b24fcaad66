/** The tools below the converter: results update while typing, and the URL has the input. */
import { CALENDAR_NAMES, FIRST_GREGORIAN_YEAR } from '#api/calendar-keys.ts';
import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { Weekend, WorkdayOptions } from '#core/workdays.ts';
import { unpackDaysOff } from '#site/data/days-off.ts';
import { readHijriCalendar } from '#site/data/hijri.browser.ts';
import { readDaysOff } from '#site/data/snapshots.browser.ts';
import { language, nextTask, notice } from '#site/kit/page.browser.ts';
import { readTypedDate, splitDate } from '#site/kit/typed-date.ts';
import { remember, settings } from '#site/settings/settings.browser.ts';
import type { WrongDate } from './date-group.browser.ts';
import { startDifference } from './difference.browser.ts';
import { startLeave } from './leave.browser.ts';
import { asked, keep } from './query.browser.ts';
import { startSum, type Tools } from './sum.browser.ts';
import { CONVERTER_TEXT } from './text.ts';

const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-tool]')];
// The fields are enabled when the tables have loaded.
for (const form of forms) form.inert = true;
const [hijri, workdays] = await read();
const field = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T;
const weekendField = field<HTMLSelectElement>('tools-weekend');
const options = (): WorkdayOptions => ({ weekend: weekendField.value as Weekend, closures: true });

async function read() {
  try {
    const [calendar, days] = await Promise.all([readHijriCalendar(), readDaysOff()]);
    return [calendar, unpackDaysOff(days)] as const;
  } catch (error) {
    notice(CONVERTER_TEXT[language].failed);
    throw error;
  }
}

/** A date of the URL, or its invalid text. */
function dateAsked(name: string): { readonly jdn?: Jdn; readonly wrong?: WrongDate } {
  const text = asked.get(name) ?? '';
  if (text === '') return {};
  const typed = splitDate(text) ?? { year: text, month: '1', day: '1' };
  const key = Number(toLatinDigits(typed.year)) >= FIRST_GREGORIAN_YEAR ? 'gregorian' : 'sh';
  const found = readTypedDate(CALENDAR_NAMES[key], typed, hijri);
  return 'jdn' in found ? found : { wrong: { key, typed } };
}

/** The date for the URL: Gregorian on English pages if the year shows it, else Persian. */
const dateOf = (jdn: Jdn): string => {
  const date = { fa: persian, en: gregorian }[language].fromJdn(jdn);
  return isoText(date.year >= FIRST_GREGORIAN_YEAR ? date : persian.fromJdn(jdn));
};
const tools: Tools = { hijri, workdays, options, dateAsked, dateOf };

const chosen = [...weekendField.options].find(({ value }) => value === asked.get('weekend'))?.value;
weekendField.value = chosen ?? settings().weekend ?? 'fri';
const showAgain: (() => void)[] = [];
weekendField.addEventListener('change', () => {
  remember({ weekend: weekendField.value as Weekend });
  keep({ weekend: weekendField.value });
  for (const show of showAgain) show();
});
for (const start of [startDifference, startSum, startLeave]) {
  await nextTask();
  showAgain.push(start(tools));
}
for (const form of forms) {
  form.inert = false;
  form.addEventListener('submit', (event) => event.preventDefault());
}
