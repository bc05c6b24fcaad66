/** The converter: every row updates the other three; the URL has the date. Then the tools below it start. */
import { CALENDAR_KEYS, CALENDAR_NAMES, type CalendarKey } from '#api/calendar-keys.ts';
import { calendarOf } from '#core/calendars.ts';
import { toLatinDigits } from '#core/digits.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { addDays, isoText, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { createDaysOff, type DaysOff, unpackDaysOff } from '#site/data/days-off.ts';
import { readHijriCalendar } from '#site/data/hijri.browser.ts';
import { readDaysOff } from '#site/data/snapshots.browser.ts';
import { tellTehranDay } from '#site/data/tehran-day.browser.ts';
import { completeness, fillIn, showProblem, typedIn, typeIn } from '#site/date-fields/browser.ts';
import { asked, keep } from '#site/date-fields/query.browser.ts';
import { startTools, TOOL_FORMS } from '#site/date-tools/browser.ts';
import { dayOnOwnClock, element, language, notice, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { copyOnPress } from '#site/kit/save.browser.ts';
import { readTypedDate, splitDate } from '#site/kit/typed-date.ts';
import { onSettings, settings } from '#site/settings/settings.browser.ts';
import { readDate } from '#understand/dates.ts';
import { CONVERTER_TEXT } from './text.ts';
import { conversionFacts, conversionResult, datesOf, isEstimate, sentence } from './view.ts';

const converter = part('converter');
const rowOf = (key: CalendarKey): HTMLElement => element(`[data-calendar="${key}"]`, converter);
const keyOf = (row: HTMLElement): CalendarKey => row.dataset.calendar as CalendarKey;

const fold = element<HTMLDetailsElement>('[data-fields]', converter);
const typed = element<HTMLInputElement>('[data-typed]', converter);
const isComplete = completeness(converter);

let daysOff: DaysOff;
let hijri: HijriCalendar;
let shown: Jdn = today();
let led: CalendarKey = 'sh';

/** @param edited the row that the user is typing into, which does not change */
function show(jdn: Jdn, edited?: CalendarKey): void {
  shown = jdn;
  led = edited ?? led;
  const dates = datesOf(jdn, hijri);
  for (const key of CALENDAR_KEYS) {
    const row = rowOf(key);
    if (key !== edited) fillIn(row, dates[key]);
    showProblem(row, key, undefined);
  }
  part('estimate').hidden = !isEstimate(jdn, hijri);
  print('sentence', sentence(language, jdn, hijri));
  showFacts();
}

function writeAddress(): void {
  const date = calendarOf(CALENDAR_NAMES[led], hijri).fromJdn(shown);
  keep({ from: led, date: isoText(date) });
}

/** @param isFinal what cannot be a date is told; while the reader fills in the fields, it may still become one */
function readRow(row: HTMLElement, isFinal: boolean): void {
  const key = keyOf(row);
  const read = readTypedDate(CALENDAR_NAMES[key], typedIn(row), hijri);
  if ('jdn' in read) {
    show(read.jdn, key);
    writeAddress();
    return;
  }
  if (isFinal) showProblem(row, key, read.problem);
}

/** Writes a date that was typed in its usual form: in the page's digits, without leading zeros. */
function tidy(row: HTMLElement): void {
  const read = readTypedDate(CALENDAR_NAMES[keyOf(row)], typedIn(row), hijri);
  if ('jdn' in read) fillIn(row, calendarOf(CALENDAR_NAMES[keyOf(row)], hijri).fromJdn(shown));
}

/** The date of the address. @returns false if it has none */
function readAddress(): boolean {
  const key = CALENDAR_KEYS.find((each) => each === asked.get('from'));
  const typed = splitDate(asked.get('date') ?? '');
  if (!key || !typed) return false;
  typeIn(rowOf(key), typed);
  readRow(rowOf(key), true);
  fold.open = rowOf(key).querySelector('[aria-invalid="true"]') !== null;
  tidy(rowOf(key));
  return true;
}

function goTo(jdn: Jdn): void {
  if (jdn < persian.FIRST_DAY || jdn > persian.LAST_DAY) return;
  show(jdn);
  writeAddress();
}

function showFacts(): void {
  const { weekend = 'fri' } = settings();
  const facts = { hijri, today: today(), weekend, daysOff };
  print('result', conversionResult(language, shown, facts));
  print('facts', conversionFacts(language, shown, facts));
}

const actions: Readonly<Record<string, () => void>> = {
  before: () => goTo(addDays(shown, -1)),
  today: () => goTo(today()),
  after: () => goTo(addDays(shown, 1)),
};

/**
 * The day of a whole date; undefined for another text. A numeric date in the Islamic row is Islamic; in other rows the
 * year determines the calendar.
 */
function wholeDay(key: CalendarKey, text: string): Jdn | undefined {
  const numbers = toLatinDigits(text).match(/\d+/g) ?? [];
  if (numbers.length < 2) return undefined;
  const [year = '', month = '', day] = numbers;
  if (key === 'hijri' && /^\P{L}*$/u.test(text) && year.length >= 3 && day !== undefined) {
    const read = readTypedDate(CALENDAR_NAMES[key], { year, month, day }, hijri);
    return 'jdn' in read ? read.jdn : undefined;
  }
  const found = readDate(text, { hijri, today: today(), dayAt: dayOnOwnClock });
  return found?.kind === 'day' ? found.jdn : undefined;
}

/** Goes to the day of a whole date that was pasted into a field. @returns false if the text is no date */
function takeWhole(row: HTMLElement, text: string): boolean {
  const jdn = wholeDay(keyOf(row), text);
  if (jdn !== undefined) goTo(jdn);
  return jdn !== undefined;
}

/** The field for a date in any words. @param isFinal tells that a text is no date */
function readTyped(isFinal: boolean): void {
  const text = typed.value.trim();
  const found = readDate(text, { hijri, today: today(), dayAt: dayOnOwnClock });
  const jdn = found?.kind === 'day' ? found.jdn : undefined;
  if (jdn !== undefined) goTo(jdn);
  const isWrong = isFinal && text !== '' && jdn === undefined;
  print('typed-problem', isWrong ? CONVERTER_TEXT[language].notRead : '');
  typed.setAttribute('aria-invalid', String(isWrong));
}

function listen(): void {
  converter.addEventListener('input', ({ target }) => {
    const row = (target as HTMLElement).closest<HTMLElement>('[data-calendar]');
    if (row) readRow(row, isComplete(row));
  });
  converter.addEventListener('change', ({ target }) => {
    const row = (target as HTMLElement).closest<HTMLElement>('[data-calendar]');
    if (row) takeWhole(row, (target as HTMLInputElement).value);
  });
  converter.addEventListener('paste', (event) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-calendar]');
    if (row && takeWhole(row, event.clipboardData?.getData('text') ?? '')) event.preventDefault();
  });
  converter.addEventListener('focusout', ({ target, relatedTarget }) => {
    const row = (target as HTMLElement).closest<HTMLElement>('[data-calendar]');
    if (!row) return;
    if (!row.contains(relatedTarget as Node | null)) readRow(row, true);
    tidy(row);
  });
  typed.addEventListener('input', () => readTyped(false));
  typed.addEventListener('change', () => readTyped(true));
  converter.addEventListener('submit', (event) => {
    event.preventDefault();
    readTyped(true);
  });
  converter.addEventListener('click', ({ target }) => {
    const action = (target as HTMLElement).closest<HTMLElement>('[data-action]')?.dataset.action;
    if (action) actions[action]?.();
  });
  copyOnPress(part('copy'), () => {
    writeAddress();
    return location.href;
  });
  copyOnPress(part('copy-sentence'), () => part('sentence').textContent!);
}

function start(): void {
  listen();
  onSettings(showFacts);
  const isAsked = readAddress();
  if (!isAsked) show(today());
  // A page that stays open past midnight shows the new day, unless another day was chosen.
  let last = today();
  onNewDay((day) => {
    if (shown === last && !asked.has('date')) show(day);
    last = day;
  }, last);
  converter.inert = false;
}

// The fields are enabled when the tables have loaded.
for (const form of [converter, ...TOOL_FORMS]) form.inert = true;
tellTehranDay();
Promise.all([readHijriCalendar(), readDaysOff()]).then(
  ([table, packed]) => {
    hijri = table;
    daysOff = createDaysOff(packed);
    start();
    void startTools(hijri, unpackDaysOff(packed));
  },
  () => notice(CONVERTER_TEXT[language].failed),
);
