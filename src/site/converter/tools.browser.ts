/** The tools below the converter: results update while typing, and the URL has the input. */
import { CALENDAR_KEYS, CALENDAR_NAMES, type CalendarKey, FIRST_GREGORIAN_YEAR } from '#api/calendar-keys.ts';
import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { Weekend, WorkdayOptions } from '#core/workdays.ts';
import { unpackDaysOff } from '#site/data/days-off.ts';
import { readHijriCalendar } from '#site/data/hijri.browser.ts';
import { readDaysOff } from '#site/data/snapshots.browser.ts';
import { html } from '#site/kit/html.ts';
import { language, nextTask, notice, print, today } from '#site/kit/page.browser.ts';
import { readTypedDate, splitDate } from '#site/kit/typed-date.ts';
import { remember, settings } from '#site/settings/settings.browser.ts';
import type { WrongDate } from './date-group.browser.ts';
import { startDifference } from './difference.browser.ts';
import { startLeave } from './leave.browser.ts';
import { asked, keep } from './query.browser.ts';
import { isKnown, showSum, startSum, type Tools } from './sum.browser.ts';
import { CONVERTER_TEXT } from './text.ts';
import { workdayFacts } from './tools.view.ts';

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

/** The calendar that readers of the page live by. */
const OWN = ({ fa: 'sh', en: 'gregorian' } as const)[language];
const own = { sh: persian, gregorian }[OWN];

/** A date of the URL, or its invalid text. */
function dateAsked(name: string): { readonly jdn?: Jdn; readonly wrong?: WrongDate } {
  const text = asked.get(name) ?? '';
  if (text === '') return {};
  const typed = splitDate(text) ?? { year: text, month: '1', day: '1' };
  const key = Number(toLatinDigits(typed.year)) >= FIRST_GREGORIAN_YEAR ? 'gregorian' : 'sh';
  const found = readTypedDate(CALENDAR_NAMES[key], typed, hijri);
  return 'jdn' in found ? found : { wrong: { key, typed } };
}

/** The date for the URL: Gregorian if the year shows it, else Persian. */
const dateOf = (jdn: Jdn): string => {
  const date = own.fromJdn(jdn);
  return isoText(OWN === 'sh' || date.year >= FIRST_GREGORIAN_YEAR ? date : persian.fromJdn(jdn));
};
const tools: Tools = { hijri, workdays, options, dateAsked, dateOf };

// Difference and age

interface Span {
  readonly from: Jdn;
  readonly to: Jdn;
  readonly calendar: CalendarKey;
}

let span: Span | undefined;

function showWorkdays(): void {
  if (!span) {
    print('workdays', html``);
    return;
  }
  const [first, last] = span.from < span.to ? [span.from, span.to] : [span.to, span.from];
  const isCounted = isKnown(first) && isKnown(last);
  print('workdays', workdayFacts(language, isCounted ? workdays.count(first, last, options()) : undefined));
}

function startSpan(): void {
  const [from, to] = [dateAsked('since'), dateAsked('until')];
  const firstOfYear = own.toJdn({ year: own.fromJdn(today()).year, month: 1, day: 1 });
  const calendar = CALENDAR_KEYS.find((key) => key === asked.get('calendar'));
  let isTyped = false;
  startDifference(hijri, {
    start: [from.jdn ?? firstOfYear, to.jdn ?? today()],
    wrong: [from.wrong, to.wrong],
    ...(calendar && !from.wrong && { calendar }),
    onChange(changed) {
      span = changed;
      showWorkdays();
      if (isTyped && changed) {
        const other = changed.calendar === OWN ? undefined : changed.calendar;
        keep({ since: dateOf(changed.from), until: dateOf(changed.to), calendar: other });
      }
    },
  });
  isTyped = true;
}

const startPlanner = (): void => {
  showLeave = startLeave({ workdays, options });
};

function startWeekend(): void {
  const chosen = [...weekendField.options].find(({ value }) => value === asked.get('weekend'))?.value;
  weekendField.value = chosen ?? settings().weekend ?? 'fri';
  weekendField.addEventListener('change', () => {
    remember({ weekend: weekendField.value as Weekend });
    keep({ weekend: weekendField.value });
    showSum(tools);
    showWorkdays();
    showLeave?.();
  });
}

let showLeave: (() => void) | undefined;
startWeekend();
for (const startNext of [() => startSum(tools), startSpan, startPlanner]) {
  await nextTask();
  startNext();
}
for (const form of forms) {
  form.inert = false;
  form.addEventListener('submit', (event) => event.preventDefault());
}
