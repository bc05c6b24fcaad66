/** The day, month and year fields of one date, and their error message. */
import { CALENDAR_NAMES, type CalendarKey } from '#api/calendar-keys.ts';
import { toLatinDigits } from '#core/digits.ts';
import type { CalendarDate } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { numeral } from '#site/kit/numerals.ts';
import { element, language, print } from '#site/kit/page.browser.ts';
import type { DateProblem, TypedDate } from '#site/kit/typed-date.ts';
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
export const calendarField = (group: HTMLElement) => element<HTMLSelectElement>('[data-field="calendar"]', group);
export const keyOf = (group: HTMLElement) => calendarField(group).value as CalendarKey;

/** Writes the month names of the chosen calendar into the month field. */
export function nameMonths(group: HTMLElement): void {
  for (const option of element<HTMLSelectElement>('[data-field="month"]', group).options) {
    print(option, monthName(CALENDAR_NAMES[keyOf(group)], Number(option.value))[language]);
  }
}

/** An invalid date with the calendar in which it was read. */
export interface WrongDate {
  readonly key: CalendarKey;
  readonly typed: TypedDate;
}

export function typeWrong(group: HTMLElement, { key, typed }: WrongDate): void {
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
