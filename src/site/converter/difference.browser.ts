/** Age and difference: two dates, each in a calendar of choice. */
import { CALENDAR_NAMES, type CalendarKey } from '#api/calendar-keys.ts';
import { calendarOf } from '#core/calendars.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { html } from '#site/frame/html.ts';
import { language, part, print, today } from '#site/frame/page.browser.ts';
import { readTypedDate, type TypedDate } from '#site/frame/typed-date.ts';
import { fillIn, showProblem, typedIn, typeIn } from './date-group.browser.ts';
import { dateSpan } from './date-span.ts';
import { reversedNote, spanParts } from './view.ts';

const calendarField = (group: HTMLElement) => group.querySelector<HTMLSelectElement>('[data-field="calendar"]')!;
const keyOf = (group: HTMLElement) => calendarField(group).value as CalendarKey;

function nameMonths(group: HTMLElement): void {
  for (const option of group.querySelector<HTMLSelectElement>('[data-field="month"]')!.options) {
    option.textContent = monthName(CALENDAR_NAMES[keyOf(group)], Number(option.value))[language];
  }
}

interface DifferenceOptions {
  /** at first the year so far */
  readonly start?: readonly [from: Jdn, to: Jdn];
  /** in place of a day what was given for it and is none, in the Persian calendar */
  readonly wrong?: readonly [from: TypedDate | undefined, to: TypedDate | undefined];
  /** calendar of the first date, the Persian one if left out */
  readonly calendar?: CalendarKey;
  /** after every change; undefined while one of the dates is none */
  readonly onChange?: (span: { from: Jdn; to: Jdn; calendar: CalendarKey } | undefined) => void;
}

export function startDifference(
  hijri: HijriCalendar,
  { start, wrong, calendar, onChange }: DifferenceOptions = {},
): void {
  const groups = [part('from'), part('to')] as const;
  /** the day that each group names, undefined while it names none */
  const days: (Jdn | undefined)[] = [...(start ?? [persian.firstDayOfYear(persian.yearOf(today())), today()])];
  if (calendar) calendarField(groups[0]).value = calendar;

  function fill(index: 0 | 1): void {
    nameMonths(groups[index]);
    const jdn = days[index];
    if (jdn !== undefined) fillIn(groups[index], calendarOf(CALENDAR_NAMES[keyOf(groups[index])], hijri).fromJdn(jdn));
  }

  function read(index: 0 | 1): void {
    const key = keyOf(groups[index]);
    const result = readTypedDate(CALENDAR_NAMES[key], typedIn(groups[index]), hijri);
    days[index] = 'jdn' in result ? result.jdn : undefined;
    showProblem(groups[index], key, 'problem' in result ? result.problem : undefined);
  }

  function showSpan(): void {
    const [from, to] = days;
    if (from === undefined || to === undefined) {
      print('span', html``);
      onChange?.(undefined);
      return;
    }
    const [earlier, later] = from < to ? [from, to] : [to, from];
    const span = dateSpan(calendarOf(CALENDAR_NAMES[keyOf(groups[0])], hijri), earlier, later);
    print('span', html`${spanParts(language, span)}${to < from && reversedNote(language)}`);
    onChange?.({ from, to, calendar: keyOf(groups[0]) });
  }

  for (const index of [0, 1] as const) {
    groups[index].addEventListener('input', ({ target }) => {
      const isCalendar = target === calendarField(groups[index]);
      if (isCalendar) fill(index);
      if (!isCalendar || days[index] === undefined) read(index);
      showSpan();
    });
    fill(index);
    if (wrong?.[index]) {
      typeIn(groups[index], wrong[index]);
      read(index);
    }
  }
  showSpan();
}
