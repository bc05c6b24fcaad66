/** Fields for a date in any words. What is read in them is in the address of the page, which can be shared. */
import { type CalendarName, calendarOf } from '#core/calendars.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { addDays, isoText, type Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { OWN_NAMES } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { numeral } from '#site/kit/language.ts';
import { dayOnOwnClock, element, language, print, today } from '#site/kit/page.browser.ts';
import { readDate } from '#understand/dates.ts';
import { TOOL_TEXT } from './tools.text.ts';
import { calendarDateText, problemText } from './view.ts';

/** The query of the address, which can be shared. */
export const asked = new URLSearchParams(location.search);

/** Writes these values into the address; undefined removes a value. */
export function keep(values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) asked.delete(name);
    else asked.set(name, value);
  }
  history.replaceState(null, '', `${location.pathname}${asked.size > 0 ? `?${asked}` : ''}${location.hash}`);
}

/** A day, and the calendar in which its date was written; the readers' own for «فردا». */
export interface DayRead {
  readonly jdn: Jdn;
  readonly calendar: CalendarName;
  /** another day that the text may mean */
  readonly other?: Jdn | undefined;
}

/** Words for the calendars in addresses, where the year does not show which is meant. */
const ERAS: Readonly<Record<CalendarName, string>> = {
  persian: 'shamsi',
  gregorian: 'AD',
  hijri: 'AH',
  imperial: 'imperial',
};

const reading = (text: string, hijri: HijriCalendar) => readDate(text, { hijri, today: today(), dayAt: dayOnOwnClock });

const YEAR = /[\d۰-۹٠-٩]{3,}/;

const ownDay = (jdn: Jdn): DayRead => ({ jdn, calendar: OWN_NAMES[language] });

/** The day that a text names; of «۲۲ بهمن ۱۳۵۷ تا امروز» the first, as the answer counts from it to today. */
export function readDay(text: string, hijri: HijriCalendar): DayRead | undefined {
  const read = reading(text, hijri);
  if (read?.kind === 'day') return { ...read, calendar: read.calendar ?? OWN_NAMES[language] };
  const isUntilToday = read?.kind === 'span' && read.isBetween && read.last === today();
  return isUntilToday ? ownDay(read.first) : undefined;
}

/** Why a text names no day; a month without such a day offers its last one, a period its length. @param id of the field in the address */
export function problemOf(id: string, text: string, hijri: HijriCalendar): Html {
  const read = reading(text, hijri);
  const problem = problemText(language, text, read, reading(text.replace(YEAR, '1400'), hijri));
  const address = new URLSearchParams(asked);
  if (read?.kind === 'span') {
    address.set('since', addressOf(ownDay(read.first), hijri)!);
    address.set('until', addressOf(ownDay(read.last), hijri)!);
    return html`${problem} <a href="?${String(address)}#difference">${TOOL_TEXT[language].toolNames.difference}</a>`;
  }
  if (read?.kind !== 'missing') return html`${problem}`;
  const { calendar, first, length } = read;
  const last = { calendar, jdn: addDays(first, length - 1) };
  address.set(id, addressOf(last, hijri)!);
  return html`${problem} <a href="?${String(address)}">${numeral(language, length)} ${monthName(calendar, read.month)[language]}</a>`;
}

/** A date as text that {@link readDay} reads, in any calendar: `1405-08-30`, `1447-09-01 AH`. */
export const dateIn = (calendar: CalendarName, date: string): string => `${date} ${ERAS[calendar]}`;

/** A date for the address, with its calendar only if its year does not show it. */
export function addressOf(day: DayRead | undefined, hijri: HijriCalendar): string | undefined {
  if (!day) return undefined;
  const date = isoText(calendarOf(day.calendar, hijri).fromJdn(day.jdn));
  const read = reading(date, hijri);
  return read?.kind === 'day' && read.jdn === day.jdn ? date : dateIn(day.calendar, date);
}

/** The one day of an occasion, or the day from which an age counts, by the search. @throws {Error} without a network */
async function searched(text: string): Promise<Jdn | undefined> {
  const { askSearch } = await import('#site/search-box/ask.browser.ts');
  const { answer } = await askSearch(text, 1);
  // The age of a day has its days, too; that of a year has none.
  const isDay =
    answer !== null &&
    (answer.kind === 'age'
      ? answer.detail_en !== ''
      : /^(?:name|occasion|day|next_holiday|new_year)$/.test(answer.kind) && answer.from_sh === answer.to_sh);
  return isDay ? gregorian.fromIsoDate(answer.from_gregorian) : undefined;
}

export interface DateField {
  /** undefined while the text is no day */
  readonly read: () => DayRead | undefined;
  readonly isEmpty: () => boolean;
  /** Changes the text; an empty one is no mistake. */
  readonly write: (text: string) => void;
}

/** After the last key a text is finished: one that is no day is a mistake then. */
export const TYPING_MS = 600;

/**
 * Starts a field. A day that was read is written in its usual form once the reader leaves the field; a text that is no day is
 * a mistake then, or once typing has stopped.
 * @param start a day of the readers' calendar, or the text of the address
 */
export function startField(id: string, hijri: HijriCalendar, start: Jdn | string, onChange: () => void): DateField {
  const input = element<HTMLInputElement>(`#${id}`);
  let read: DayRead | undefined;
  /** a text that is no date, such as «یلدا», and the day that the search knows of it */
  let known: readonly [string, DayRead] | undefined;

  const textOf = ({ jdn, calendar }: DayRead): string =>
    calendarDateText(language, calendar, calendarOf(calendar, hijri).fromJdn(jdn));

  let typing: ReturnType<typeof setTimeout> | undefined;

  function take(tellsProblem: boolean): void {
    clearTimeout(typing);
    const text = input.value;
    read = text === known?.[0] ? known[1] : readDay(text, hijri);
    const isWrong = tellsProblem && !read && text.trim() !== '';
    print(`${id}-problem`, isWrong ? problemOf(id, text, hijri) : '');
    input.setAttribute('aria-invalid', String(isWrong));
  }

  async function look(): Promise<void> {
    const text = input.value;
    const day = !read && text.trim() !== '' ? await searched(text).catch(() => undefined) : undefined;
    if (text !== input.value) return;
    if (day !== undefined) known = [text, { jdn: day, calendar: OWN_NAMES[language] }];
    take(true);
    if (day !== undefined) onChange();
  }

  function finish(): void {
    take(true);
    if (read) input.value = textOf(read);
  }

  function write(text: string): void {
    input.value = text;
    finish();
  }

  write(typeof start === 'string' ? start : textOf({ jdn: start, calendar: OWN_NAMES[language] }));
  input.addEventListener('input', () => {
    take(false);
    typing = setTimeout(() => void look(), TYPING_MS);
    onChange();
  });
  input.addEventListener('change', finish);
  return { read: () => read, isEmpty: () => input.value.trim() === '', write };
}
