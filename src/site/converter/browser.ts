/** The converter: a date in any words, or from the fields in the fold; the URL has it. Then the tools below it start. */
import { CALENDAR_NAMES, type CalendarKey } from '#api/base/calendar-keys.ts';
import { type CalendarName, calendarOf } from '#core/calendars.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import type { Workdays } from '#core/workdays.ts';
import { dayPath, hasDetail } from '#site/data/address.ts';
import { unpackDaysOff } from '#site/data/days-off.ts';
import { readHijriCalendar } from '#site/data/hijri.browser.ts';
import { readDaysOff } from '#site/data/snapshots.browser.ts';
import { tellTehranDay } from '#site/data/tehran-day.browser.ts';
import type { Html } from '#site/kit/html.ts';
import { numeral } from '#site/kit/language.ts';
import { dataOf, element, language, nextTask, notice, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { copyOnPress } from '#site/kit/save.browser.ts';
import { chosenWeekend, onSettings } from '#site/settings/settings.browser.ts';
import { startDifference } from './difference.browser.ts';
import {
  addressOf,
  asked,
  type DateField,
  dateIn,
  keep,
  problemOf,
  readDay,
  startField,
  TYPING_MS,
} from './field.browser.ts';
import { nameHoliday } from './holiday.browser.ts';
import { startLeave } from './leave.browser.ts';
import { startSum } from './sum.browser.ts';
import { CONVERTER_TEXT } from './text.ts';
import { conversionFacts, conversionResult, factsNote, sentence } from './view.ts';

const forms = document.querySelectorAll<HTMLFormElement>('main form');
const fold = part('fields');
const calendarField = element<HTMLSelectElement>('#pick-calendar', fold);
const [dayField, monthField, yearField] = ['day', 'month', 'year'].map((name) =>
  element<HTMLInputElement>(`#pick-${name}`, fold),
) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];

const movesFrom = Number(dataOf(part('converter'), 'movesFrom'));
let workdays: Workdays;
let hijri: HijriCalendar;
let field: DateField;
/** The day that is shown, the calendar in which it was written, and another day that the text may mean. */
let shown: readonly [Jdn, CalendarName?, Jdn?] = [today()];

/** The day of the last finished text: below a text that is no day, a half-typed one would answer nothing. */
let settled = shown;
let settling: ReturnType<typeof setTimeout> | undefined;

const pickedCalendar = () => CALENDAR_NAMES[calendarField.value as CalendarKey];

function resultOf(jdn: Jdn, typed?: CalendarName, other?: Jdn): Html {
  const weekend = chosenWeekend();
  return conversionResult(language, jdn, { hijri, movesFrom, today: today(), weekend, workdays, typed, other });
}

/** Dims the result of an earlier text, and what is done with it. */
function markOld(isOld: boolean): void {
  for (const each of [part('result'), part('copy-sentence').parentElement!]) each.inert = isOld;
}

function showResult(): void {
  print('result', resultOf(...shown));
  nameHoliday(part('result'));
}

function show(...day: typeof shown): void {
  shown = day;
  const [jdn] = day;
  const link = element<HTMLAnchorElement>('[data-shown]');
  link.href = dayPath(language, jdn);
  link.dataset.day = String(jdn);
  link.hidden = !hasDetail(jdn);
  markOld(false);
  showResult();
  print('facts', conversionFacts(language, jdn));
  print('facts-note', factsNote(language, jdn));
}

/** Writes the shown day into the fields of the fold. */
function fillFold(): void {
  const name = pickedCalendar();
  const { year, month, day } = calendarOf(name, hijri).fromJdn(shown[0]);
  for (const option of monthField.querySelectorAll('option')) {
    print(option, monthName(name, Number(option.value))[language]);
  }
  dayField.value = numeral(language, day);
  monthField.value = String(month);
  yearField.value = numeral(language, year);
  print('fields-problem', '');
  print('fields-note', calendarField.selectedOptions[0]!.text);
}

/** @param isFinal the reader has left the fields: only now «۳۱» in a month of 30 days is a mistake */
function readFold(isFinal: boolean): void {
  const date = `${yearField.value.trim().padStart(4, '0')}-${monthField.value}-${dayField.value}`;
  const text = dateIn(pickedCalendar(), date);
  const read = readDay(text, hijri);
  const isWrong = isFinal && !read;
  print('fields-problem', isWrong ? problemOf('date', text, hijri) : '');
  for (const each of [dayField, yearField]) each.setAttribute('aria-invalid', String(isWrong));
  if (!read) return;
  field.write('');
  show(read.jdn, read.calendar);
  settle(addressOf(read, hijri));
}

/** The day that is typed into the one field, or today. What is shown is no answer to a text that is no day. */
function showTyped(): void {
  const read = field.read();
  const isUnread = !read && !field.isEmpty();
  if (isUnread) show(...settled);
  else show(read?.jdn ?? today(), read?.calendar, read?.other);
  markOld(isUnread);
  fillFold();
  clearTimeout(settling);
  if (!isUnread) settling = setTimeout(settle, TYPING_MS, addressOf(read, hijri));
}

function settle(date: string | undefined): void {
  settled = shown;
  keep({ date });
}

function listen(): void {
  calendarField.addEventListener('change', fillFold);
  for (const each of [dayField, monthField, yearField]) each.addEventListener('input', () => readFold(false));
  fold.addEventListener('focusout', ({ relatedTarget }) => {
    if (!fold.contains(relatedTarget as Node | null)) readFold(true);
  });
  for (const form of forms) form.addEventListener('submit', (event) => event.preventDefault());
  copyOnPress(part('copy-sentence'), () => sentence(language, shown[0], hijri));
}

function start(): void {
  field = startField('date', hijri, asked.get('date') ?? '', showTyped);
  show(today());
  fillFold();
  if (!field.isEmpty()) showTyped();
  listen();
  onSettings(showResult);
  // A page that stays open past midnight shows the new day, unless another day was chosen.
  onNewDay(() => (asked.has('date') ? showResult() : showTyped()));
}

/** Starts the tools and enables all forms. */
async function startTools(): Promise<void> {
  const options = () => ({ weekend: chosenWeekend(), closures: true });
  for (const startTool of [startDifference, startSum, startLeave]) {
    await nextTask();
    onSettings(startTool({ hijri, workdays, options, resultOf }));
  }
  for (const form of forms) form.inert = false;
}

// The fields are enabled when the tables have loaded.
for (const form of forms) form.inert = true;
tellTehranDay();
Promise.all([readHijriCalendar(), readDaysOff()]).then(
  ([table, packed]) => {
    hijri = table;
    workdays = unpackDaysOff(packed);
    start();
    void startTools();
  },
  () => notice(CONVERTER_TEXT[language].failed),
);
