/** The form of personal dates: the list stays in this browser, and the file is made here. */

import { CALENDAR_NAMES, type CalendarKey } from '#api/base/calendar-keys.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { monthName } from '#core/names.ts';
import type { PersonalDate } from '#core/personal-dates.ts';
import { itemAt } from '#core/required.ts';
import '#site/kit/random-uuid.browser.ts';
import { readHijriCalendar } from '#site/data/hijri.browser.ts';
import { numeral } from '#site/kit/language.ts';
import { language, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { download } from '#site/kit/save.browser.ts';
import { MY_DATES_KEY } from '#site/settings/settings.ts';
import type { Reminder } from './file.ts';
import { keepDates, storedDates } from './list.browser.ts';
import {
  COLUMNS,
  canBeMissing,
  PersonalDateError,
  PersonalListError,
  personalCells,
  personalCsv,
  readPersonalDate,
  readPersonalList,
} from './list.ts';
import { MY_DATES_TEXT } from './text.ts';
import { dateList, listProblem } from './view.ts';

/** Byte order mark: spreadsheets then read the list as UTF-8. */
const UTF8_MARK = '\uFEFF';

const text = MY_DATES_TEXT[language];
const form = part('date') as HTMLFormElement;
type Field = HTMLInputElement | HTMLSelectElement;
const field = (name: string) => form.elements.namedItem(name) as Field;

/** Fields that only some dates need, and the months in the words of the calendar. */
function suitFields(): void {
  const calendar = CALENDAR_NAMES[field('calendar').value as CalendarKey];
  for (const option of (field('month') as HTMLSelectElement).options) {
    print(option, monthName(calendar, Number(option.value))[language]);
  }
  const date = typedDate();
  part('missing').hidden = !(date && canBeMissing(date));
}

const typedCells = () => Object.fromEntries(COLUMNS.map((name) => [name, field(name).value]));

/** The typed date, with or without a title; undefined if a field is invalid. */
function typedDate(): PersonalDate | undefined {
  try {
    return readPersonalDate({ ...typedCells(), title: 'x' });
  } catch {
    return undefined;
  }
}

function showProblem(error: PersonalDateError | undefined): void {
  const problem = error ? text.problems[error.field] : '';
  print('title-problem', error?.field === 'title' ? problem : '');
  print('problem', error?.field === 'title' ? '' : problem);
  for (const name of COLUMNS) field(name).setAttribute('aria-invalid', String(error?.field === name));
  if (error) field(error.field).focus();
}

const isUntouched = () => field('title').value.trim() === '' && field('day').value.trim() === '';

let hijri: HijriCalendar;
let dates: readonly PersonalDate[] = storedDates();
/** the entry that the user is editing; undefined: a new entry */
let edited: number | undefined;

function show(): void {
  print('list', dateList(language, dates, today(), hijri));
  print('add', edited === undefined ? text.addButton : text.saveButton);
  // An empty list makes no file.
  part('taking').hidden = dates.length === 0;
}

function change(to: readonly PersonalDate[]): void {
  dates = to;
  if (!keepDates(dates)) print('status', text.notStored);
  show();
}

function clearForm(): void {
  edited = undefined;
  const { kind, calendar } = typedCells();
  form.reset();
  field('kind').value = kind!;
  field('calendar').value = calendar!;
  suitFields();
}

/** @returns false if the typed date is invalid; then the error is shown */
function take(): boolean {
  try {
    const date = readPersonalDate(typedCells());
    const to = edited === undefined ? [...dates, date] : dates.map((each, index) => (index === edited ? date : each));
    clearForm();
    showProblem(undefined);
    change(to);
    return true;
  } catch (error) {
    if (!(error instanceof PersonalDateError)) throw error;
    showProblem(error);
    return false;
  }
}

function edit(index: number): void {
  edited = index;
  const cells = personalCells(itemAt(dates, index));
  for (const name of COLUMNS) field(name).value = cells[name];
  suitFields();
  show();
  field('title').focus();
}

/** A typed date that is not added yet is part of the file. */
async function save(): Promise<void> {
  if (!isUntouched() && !take()) return;
  const options = { hijri, language, from: today(), now: Date.now(), reminders: reminders() };
  const { personalFile } = await import('./file.ts');
  download('my-dates.ics', 'text/calendar;charset=utf-8', personalFile(dates, options));
  print('status', text.downloaded);
}

async function openList(file: File): Promise<void> {
  const status = part('status');
  try {
    const read = readPersonalList(await file.text());
    if (read.length === 0) {
      print(status, text.emptyList);
      return;
    }
    // The edited date belongs to the previous list.
    if (edited !== undefined) clearForm();
    print(status, text.opened(numeral(language, read.length)));
    change(read);
  } catch (error) {
    const problem = error instanceof PersonalListError ? ` ${listProblem(language, error)}` : '';
    print(status, text.badList + problem);
  }
}

/** @param calendar gives the first days of the Islamic months */
function start(calendar: HijriCalendar): void {
  hijri = calendar;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (take()) field('title').focus();
  });
  form.addEventListener('input', suitFields);
  part('list').addEventListener('click', ({ target }) => {
    const { edit: toEdit, remove } = (target as HTMLElement).dataset;
    if (toEdit !== undefined) edit(Number(toEdit));
    if (remove === undefined) return;
    clearForm();
    change(dates.filter((_, index) => index !== Number(remove)));
    (part('list').querySelector<HTMLElement>(`[data-remove="${remove}"]`) ?? field('title')).focus();
  });
  // Another window has changed the list.
  addEventListener('storage', ({ key }) => {
    if (key !== MY_DATES_KEY) return;
    dates = storedDates();
    if (edited !== undefined) clearForm();
    show();
  });
  part('download').addEventListener('click', () => {
    save().catch(() => {
      print('status', text.notMade);
    });
  });
  part('save-list').addEventListener('click', () =>
    download('my-dates.csv', 'text/csv;charset=utf-8', UTF8_MARK + personalCsv(dates)),
  );
  const opener = part('open-list') as HTMLInputElement;
  opener.addEventListener('change', () => {
    if (opener.files?.[0])
      void openList(opener.files[0]).then(() => part('status').scrollIntoView({ block: 'nearest' }));
    opener.value = '';
  });
  onNewDay(show);
  clearForm();
  show();
  form.inert = false;
}

/** `1-18`: at 18:00 of the day before */
const reminders = (): Reminder[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[name="alarm"]:checked')].map(({ value }) => {
    const [daysBefore = 0, hour = 0] = value.split('-').map(Number);
    return { daysBefore, hour };
  });

form.inert = true;
readHijriCalendar().then(start, () => {
  print('status', text.failed);
});
