/** The tools: each answers as it is typed into, and the address keeps what was asked. */
import type { CalendarKey } from '#api/calendar-keys.ts';
import { CALENDAR_KEYS } from '#api/calendar-keys.ts';
import { STATIC_YEARS } from '#api/ranges.ts';
import { toLatinDigits } from '#core/digits.ts';
import { createHijriCalendar } from '#core/hijri.ts';
import { isoText } from '#core/iso-text.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { Weekend, WorkdayOptions } from '#core/workdays.ts';
import { fillIn, showProblem, typedIn, typeIn } from '#site/converter/date-group.browser.ts';
import { plusMonths } from '#site/converter/date-span.ts';
import { startDifference } from '#site/converter/difference.browser.ts';
import { type HijriBits, unpackHijriTable } from '#site/frame/hijri-bits.ts';
import { html } from '#site/frame/html.ts';
import { numeral } from '#site/frame/numerals.ts';
import { language, nextTask, part, print, today } from '#site/frame/page.browser.ts';
import { readFile } from '#site/frame/twins.browser.ts';
import { readTypedDate, splitDate, type TypedDate } from '#site/frame/typed-date.ts';
import { remember, settings } from '#site/settings/settings.browser.ts';
import { type PackedDaysOff, unpackDaysOff } from './days-off.ts';
import { bridgeDays, longestBreaks } from './leave.ts';
import { TOOLS_TEXT } from './text.ts';
import { bridgeList, leaveTable, resultDay, workdayFacts } from './view.ts';

const text = TOOLS_TEXT[language];
const MOST_AMOUNT = 100_000;
const MOST_LEAVE = 6;

const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-tool]')];
// Nothing can be typed before the tables that answer it are there.
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

/** Keeps these in the address; undefined takes one away. */
function keep(values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) asked.delete(name);
    else asked.set(name, value);
  }
  history.replaceState(null, '', `${location.pathname}${asked.size > 0 ? `?${asked}` : ''}${location.hash}`);
}

/** A Persian date of the address, or what stands in its place and is none. */
function dateAsked(name: string): { readonly jdn?: Jdn; readonly wrong?: TypedDate } {
  const text = asked.get(name) ?? '';
  if (text === '') return {};
  const typed = splitDate(text) ?? { year: text, month: '1', day: '1' };
  const found = readTypedDate('persian', typed, hijri);
  return 'jdn' in found ? found : { wrong: typed };
}

const dateOf = (jdn: Jdn): string => isoText(persian.fromJdn(jdn));
const wholeNumber = (typed: string): number | undefined => {
  const latin = toLatinDigits(typed.trim()).replace(/^[−‎]+/, '-');
  return /^[+-]?\d{1,6}$/.test(latin) ? Number(latin) : undefined;
};

const isKnown = (jdn: Jdn): boolean =>
  jdn >= persian.firstDayOfYear(STATIC_YEARS.first) && jdn < persian.firstDayOfYear(STATIC_YEARS.last + 1);

// Adding and subtracting

const UNITS = ['days', 'months', 'workdays'] as const;
type Unit = (typeof UNITS)[number];
const start = part('start');
const amountField = field('tools-amount');
const unitField = field<HTMLSelectElement>('tools-unit');

/** @throws {RangeError} if the result is outside the years that are known */
function added(from: Jdn, amount: number, unit: Unit): Jdn {
  if (unit === 'workdays') return workdays.add(from, amount, options());
  if (unit === 'days') return addDays(from, amount);
  const { year, month } = persian.fromJdn(from);
  const months = year * 12 + month - 1 + amount;
  if (months < 12 || months >= 3001 * 12) throw new RangeError(`month ${months} is not known`);
  return plusMonths(persian, persian.fromJdn(from), amount);
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
  const found = readTypedDate('persian', typedIn(start), hijri);
  showProblem(start, 'sh', 'problem' in found ? found.problem : undefined);
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
  const found = readTypedDate('persian', typedIn(start), hijri);
  const amount = wholeNumber(amountField.value);
  if ('problem' in found || amount === undefined) return;
  keep({ date: dateOf(found.jdn), add: String(amount), unit: unitField.value });
}

function startSum(): void {
  const { jdn = today(), wrong } = dateAsked('date');
  if (wrong) typeIn(start, wrong);
  else fillIn(start, persian.fromJdn(jdn));
  const amount = asked.get('add') ?? '';
  if (amount !== '') amountField.value = numeral(language, wholeNumber(amount) ?? amount);
  const unit = UNITS.find((each) => each === asked.get('unit'));
  if (unit) unitField.value = unit;
  part('adding').addEventListener('input', () => {
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
  const firstOfYear = persian.firstDayOfYear(persian.yearOf(today()));
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
        const other = changed.calendar === 'sh' ? undefined : changed.calendar;
        keep({ from: dateOf(changed.from), to: dateOf(changed.to), calendar: other });
      }
    },
  });
  isTyped = true;
}

// Leave

const yearField = field('tools-year');

function showYear(): void {
  const year = wholeNumber(yearField.value);
  const isWrong = year === undefined || year < STATIC_YEARS.first || year > STATIC_YEARS.last;
  yearField.setAttribute('aria-invalid', String(isWrong));
  part('year-problem').textContent = isWrong ? text.wrongYear : '';
  if (isWrong) return;
  const days = [persian.firstDayOfYear(year), addDays(persian.firstDayOfYear(year + 1), -1)] as const;
  print('bridges', bridgeList(language, bridgeDays(workdays, days, options())));
  const rows = Array.from({ length: MOST_LEAVE }, (_, index) => longestBreaks(workdays, days, index + 1, options()));
  print('leave', leaveTable(language, rows));
}

function startYear(): void {
  const year = asked.get('year') ?? '';
  yearField.value = numeral(language, year === '' ? persian.yearOf(today()) : (wholeNumber(year) ?? year));
  yearField.addEventListener('input', () => {
    showYear();
    keep({ year: String(wholeNumber(yearField.value) ?? '') || undefined });
  });
  showYear();
}

function startWeekend(): void {
  const chosen = [...weekendField.options].find(({ value }) => value === asked.get('weekend'))?.value;
  weekendField.value = chosen ?? settings().weekend ?? 'fri';
  weekendField.addEventListener('change', () => {
    remember({ weekend: weekendField.value as Weekend });
    keep({ weekend: weekendField.value });
    showSum();
    showWorkdays();
    showYear();
  });
}

startWeekend();
for (const startNext of [startSum, startSpan, startYear]) {
  await nextTask();
  startNext();
}
for (const form of forms) {
  form.inert = false;
  form.addEventListener('submit', (event) => event.preventDefault());
}
part('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(location.href);
  part('copied').textContent = text.copied;
});
document.documentElement.setAttribute('data-ready', '');
