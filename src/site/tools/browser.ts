/** The tools: results update while typing, and the URL has the input. */
import type { CalendarKey } from '#api/calendar-keys.ts';
import { CALENDAR_KEYS, CALENDAR_NAMES, FIRST_GREGORIAN_YEAR } from '#api/calendar-keys.ts';
import { STATIC_YEARS } from '#api/ranges.ts';
import { calendarOf } from '#core/calendars.ts';
import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { createHijriCalendar } from '#core/hijri.ts';
import { isoText } from '#core/iso-text.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { Weekend, WorkdayOptions } from '#core/workdays.ts';
import {
  calendarField,
  fillIn,
  keyOf,
  nameMonths,
  showProblem,
  typedIn,
  typeWrong,
  type WrongDate,
} from '#site/converter/date-group.browser.ts';
import { plusMonths } from '#site/converter/date-span.ts';
import { startDifference } from '#site/converter/difference.browser.ts';
import { copyOnPress } from '#site/frame/copy.browser.ts';
import { type HijriBits, unpackHijriTable } from '#site/frame/hijri-bits.ts';
import { html } from '#site/frame/html.ts';
import { numeral } from '#site/frame/numerals.ts';
import { language, nextTask, part, print, today } from '#site/frame/page.browser.ts';
import { readFile } from '#site/frame/twins.browser.ts';
import { readTypedDate, splitDate } from '#site/frame/typed-date.ts';
import { remember, settings } from '#site/settings/settings.browser.ts';
import { type PackedDaysOff, unpackDaysOff } from './days-off.ts';
import { startLeave } from './leave.browser.ts';
import { TOOLS_TEXT } from './text.ts';
import { resultDay, workdayFacts } from './view.ts';

const text = TOOLS_TEXT[language];
const MOST_AMOUNT = 100_000;

const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-tool]')];
// The fields are enabled when the tables have loaded.
for (const form of forms) form.inert = true;
const [hijri, workdays] = await read();
const asked = new URLSearchParams(location.search);
const field = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T;
const weekendField = field<HTMLSelectElement>('tools-weekend');
const options = (): WorkdayOptions => ({ weekend: weekendField.value as Weekend, closures: true });

async function read() {
  try {
    const [months, days] = await Promise.all([
      readFile<HijriBits>('/converter/hijri.json'),
      readFile<PackedDaysOff>('/tools/days-off.json'),
    ]);
    return [createHijriCalendar(unpackHijriTable(months)), unpackDaysOff(days)] as const;
  } catch (error) {
    part('notice').textContent = text.failed;
    part('notice').hidden = false;
    throw error;
  }
}

/** Writes these values into the URL; undefined removes a value. */
function keep(values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) asked.delete(name);
    else asked.set(name, value);
  }
  history.replaceState(null, '', `${location.pathname}${asked.size > 0 ? `?${asked}` : ''}${location.hash}`);
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
const wholeNumber = (typed: string): number | undefined => {
  const latin = toLatinDigits(typed.trim()).replace(/^[−‎]+/, '-');
  return /^[+-]?\d{1,6}$/.test(latin) ? Number(latin) : undefined;
};

const isKnown = (jdn: Jdn): boolean =>
  jdn >= persian.firstDayOfYear(STATIC_YEARS.first) && jdn < persian.firstDayOfYear(STATIC_YEARS.last + 1);

// Adding and subtracting

const readStart = () => readTypedDate(CALENDAR_NAMES[startKey()], typedIn(start), hijri);
const UNITS = ['days', 'months', 'workdays'] as const;
type Unit = (typeof UNITS)[number];
const start = part('start');
const startKey = () => keyOf(start);
const startCalendar = () => calendarOf(CALENDAR_NAMES[startKey()], hijri);
const amountField = field('tools-amount');
const unitField = field<HTMLSelectElement>('tools-unit');

/** @throws {RangeError} if the result is outside the years that are known */
function added(from: Jdn, amount: number, unit: Unit): Jdn {
  if (unit === 'workdays') return workdays.add(from, amount, options());
  if (unit === 'days') return addDays(from, amount);
  const calendar = startCalendar();
  const date = calendar.fromJdn(from);
  const year = date.year + Math.floor((date.month - 1 + amount) / 12);
  const [first, last] = [persian.FIRST_DAY, persian.LAST_DAY].map((day) => calendar.fromJdn(day).year);
  if (year < first! || year > last!) throw new RangeError(`year ${year} is not known`);
  return plusMonths(calendar, date, amount);
}

function resultOf(from: Jdn, amount: number, unit: Unit) {
  try {
    const result = added(from, amount, unit);
    const isInside = unit === 'workdays' ? isKnown(result) : result >= persian.FIRST_DAY && result <= persian.LAST_DAY;
    if (isInside) return resultDay(language, result);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return html`<p class="note">${unit === 'workdays' ? text.workdaysOutside : text.outside}</p>`;
}

function showSum(): void {
  const found = readStart();
  showProblem(start, startKey(), 'problem' in found ? found.problem : undefined);
  const amount = wholeNumber(amountField.value);
  const isWrong = amount === undefined || Math.abs(amount) > MOST_AMOUNT;
  amountField.setAttribute('aria-invalid', String(isWrong));
  part('amount-problem').textContent = isWrong
    ? text.wrongAmount.replaceAll('{most}', numeral(language, MOST_AMOUNT))
    : '';
  const isAnswered = 'jdn' in found && !isWrong;
  print('sum', isAnswered ? resultOf(found.jdn, amount, unitField.value as Unit) : html``);
}

function keepSum(): void {
  const found = readStart();
  const amount = wholeNumber(amountField.value);
  if ('problem' in found || amount === undefined) return;
  keep({ date: dateOf(found.jdn), add: String(amount), unit: unitField.value });
}

function startSum(): void {
  const { jdn = today(), wrong } = dateAsked('date');
  let known = jdn;
  if (wrong) typeWrong(start, wrong);
  else fillIn(start, startCalendar().fromJdn(jdn));
  const amount = asked.get('add') ?? '';
  if (amount !== '') amountField.value = numeral(language, wholeNumber(amount) ?? amount);
  const unit = UNITS.find((each) => each === asked.get('unit'));
  if (unit) unitField.value = unit;
  part('adding').addEventListener('input', ({ target }) => {
    if (target === calendarField(start)) {
      nameMonths(start);
      fillIn(start, startCalendar().fromJdn(known));
    }
    const found = readStart();
    if ('jdn' in found) known = found.jdn;
    showSum();
    keepSum();
  });
  showSum();
}

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
  const [from, to] = [dateAsked('from'), dateAsked('to')];
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
        keep({ from: dateOf(changed.from), to: dateOf(changed.to), calendar: other });
      }
    },
  });
  isTyped = true;
}

const startPlanner = (): void => {
  showLeave = startLeave({ workdays, options, asked, keep });
};

function startWeekend(): void {
  const chosen = [...weekendField.options].find(({ value }) => value === asked.get('weekend'))?.value;
  weekendField.value = chosen ?? settings().weekend ?? 'fri';
  weekendField.addEventListener('change', () => {
    remember({ weekend: weekendField.value as Weekend });
    keep({ weekend: weekendField.value });
    showSum();
    showWorkdays();
    showLeave?.();
  });
}

let showLeave: (() => void) | undefined;
startWeekend();
for (const startNext of [startSum, startSpan, startPlanner]) {
  await nextTask();
  startNext();
}
for (const form of forms) {
  form.inert = false;
  form.addEventListener('submit', (event) => event.preventDefault());
}
copyOnPress(part('copy'), () => location.href);
document.documentElement.setAttribute('data-ready', '');
