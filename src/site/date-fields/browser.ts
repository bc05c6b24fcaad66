/** The day, month and year fields of one date, and their error message. */
import { CALENDAR_NAMES, type CalendarKey } from '#api/calendar-keys.ts';
import { type Calendar, calendarOf } from '#core/calendars.ts';
import { toLatinDigits } from '#core/digits.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { CalendarDate, Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { numeral } from '#site/kit/numerals.ts';
import { element, language, print } from '#site/kit/page.browser.ts';
import { type DateProblem, readTypedDate, type TypedDate } from '#site/kit/typed-date.ts';
import { problemText } from './view.ts';

type Field = HTMLInputElement | HTMLSelectElement;

const fieldOf = (group: HTMLElement, part: keyof TypedDate): Field => element<Field>(`[data-field="${part}"]`, group);

export const typedIn = (group: HTMLElement): TypedDate => ({
  year: fieldOf(group, 'year').value,
  month: fieldOf(group, 'month').value,
  day: fieldOf(group, 'day').value,
});

export function fillIn(group: HTMLElement, { year, month, day }: CalendarDate): void {
  fieldOf(group, 'year').value = numeral(language, year);
  fieldOf(group, 'month').value = String(month);
  fieldOf(group, 'day').value = numeral(language, day);
}

/** Does not change the fields, not even an invalid one. */
export function typeIn(group: HTMLElement, typed: TypedDate): void {
  const inDigits = (text: string) => numeral(language, toLatinDigits(text));
  fieldOf(group, 'year').value = inDigits(typed.year);
  fieldOf(group, 'month').value = String(Number(toLatinDigits(typed.month)));
  fieldOf(group, 'day').value = inDigits(typed.day);
}

/** The select element for the calendar of a group's date. */
const calendarField = (group: HTMLElement) => element<HTMLSelectElement>('[data-field="calendar"]', group);
const keyOf = (group: HTMLElement) => calendarField(group).value as CalendarKey;

/** Writes the month names of the chosen calendar into the month field. */
function nameMonths(group: HTMLElement): void {
  for (const option of element<HTMLSelectElement>('[data-field="month"]', group).options) {
    print(option, monthName(CALENDAR_NAMES[keyOf(group)], Number(option.value))[language]);
  }
}

/** An invalid date with the calendar in which it was read. */
export interface WrongDate {
  readonly key: CalendarKey;
  readonly typed: TypedDate;
}

function typeWrong(group: HTMLElement, { key, typed }: WrongDate): void {
  calendarField(group).value = key;
  nameMonths(group);
  typeIn(group, typed);
}

export function showProblem(group: HTMLElement, key: CalendarKey, problem: DateProblem | undefined): void {
  print(element('[data-problem]', group), problem ? problemText(language, key, problem) : '');
  for (const part of ['year', 'month', 'day'] as const) {
    const isWrong = problem !== undefined && (problem.part === part || problem.part === 'date');
    fieldOf(group, part).setAttribute('aria-invalid', String(isWrong));
  }
}

/**
 * Which dates of a region are complete: all three fields were touched since the reader came to them. «۳۱» in a month of 30
 * days is no mistake before the month is chosen.
 */
export function completeness(region: HTMLElement): (group: HTMLElement) => boolean {
  const touched = new Set<EventTarget>();
  region.addEventListener('input', ({ target }) => touched.add(target!), { capture: true });
  region.addEventListener('focusin', ({ target, relatedTarget }) => {
    const group = (target as HTMLElement).closest('.date-fields');
    if (!group?.contains(relatedTarget as Node | null)) touched.clear();
  });
  return (group) =>
    [...group.querySelectorAll('[data-field]:not([data-field="calendar"])')].every((field) => touched.has(field));
}

interface GroupStart {
  readonly jdn: Jdn;
  /** an invalid date, shown instead of the day */
  readonly wrong?: WrongDate | undefined;
  /** other than the calendar that the page has chosen */
  readonly calendar?: CalendarKey | undefined;
  /** called after every change by the reader */
  readonly onChange: () => void;
}

export interface DateGroup {
  /** undefined while its date is incomplete or invalid */
  readonly day: () => Jdn | undefined;
  readonly key: () => CalendarKey;
  readonly calendar: () => Calendar;
}

/** Starts the fields of a date whose calendar can be selected: another calendar writes the same day anew. */
export function startGroup(group: HTMLElement, hijri: HijriCalendar, start: GroupStart): DateGroup {
  let known = start.jdn;
  let day: Jdn | undefined = known;
  const key = () => keyOf(group);
  const calendar = () => calendarOf(CALENDAR_NAMES[key()], hijri);

  function fill(): void {
    nameMonths(group);
    fillIn(group, calendar().fromJdn(known));
  }

  const isComplete = completeness(group);

  /** @param isFinal what cannot be a date is told */
  function read(isFinal: boolean): void {
    const result = readTypedDate(CALENDAR_NAMES[key()], typedIn(group), hijri);
    day = 'jdn' in result ? result.jdn : undefined;
    known = day ?? known;
    showProblem(group, key(), isFinal && 'problem' in result ? result.problem : undefined);
  }

  if (start.calendar) calendarField(group).value = start.calendar;
  if (start.wrong) {
    typeWrong(group, start.wrong);
    read(true);
  } else fill();
  group.addEventListener('input', ({ target }) => {
    if (target === calendarField(group)) fill();
    read(isComplete(group));
    start.onChange();
  });
  group.addEventListener('focusout', ({ relatedTarget }) => {
    if (!group.contains(relatedTarget as Node | null)) read(true);
  });
  return { day: () => day, key, calendar };
}
