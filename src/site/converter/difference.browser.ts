/** Age and difference: two dates, each in a selectable calendar. */
import { CALENDAR_NAMES, type CalendarKey } from '#api/calendar-keys.ts';
import { calendarOf } from '#core/calendars.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import { dateSpan } from '#site/data/date-span.ts';
import { html } from '#site/kit/html.ts';
import { language, part, print } from '#site/kit/page.browser.ts';
import { readTypedDate } from '#site/kit/typed-date.ts';
import {
  calendarField,
  fillIn,
  keyOf,
  nameMonths,
  showProblem,
  typedIn,
  typeWrong,
  type WrongDate,
} from './date-group.browser.ts';
import { reversedNote, spanParts } from './view.ts';

interface DifferenceOptions {
  readonly start: readonly [from: Jdn, to: Jdn];
  /** an invalid value instead of a day */
  readonly wrong?: readonly [from: WrongDate | undefined, to: WrongDate | undefined];
  /** calendar of the first date, if it differs from the page's calendar */
  readonly calendar?: CalendarKey;
  /** called after every change; undefined while one of the dates is invalid */
  readonly onChange?: (span: { from: Jdn; to: Jdn; calendar: CalendarKey } | undefined) => void;
}

export function startDifference(hijri: HijriCalendar, { start, wrong, calendar, onChange }: DifferenceOptions): void {
  const groups = [part('from'), part('to')] as const;
  /** the day of each group; undefined while its date is incomplete or invalid */
  const days: (Jdn | undefined)[] = [...start];
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
      typeWrong(groups[index], wrong[index]);
      read(index);
    }
  }
  showSpan();
}
