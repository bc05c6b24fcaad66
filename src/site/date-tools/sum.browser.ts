/** Adding and subtracting days, months and workdays. */
import { STATIC_YEARS } from '#api/ranges.ts';
import type { Calendar } from '#core/calendars.ts';
import { monthsLater } from '#core/calendars.ts';
import { toLatinDigits } from '#core/digits.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { addDays, isoText, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { WorkdayOptions, Workdays } from '#core/workdays.ts';
import { type Html, html } from '#site/kit/html.ts';
import { numeral } from '#site/kit/numerals.ts';
import { element, language, part, print, today } from '#site/kit/page.browser.ts';
import '#site/kit/random-uuid.browser.ts';
import { startGroup, type WrongDate } from '#site/date-fields/browser.ts';
import { asked, keep } from '#site/date-fields/query.browser.ts';
import { download } from '#site/kit/save.browser.ts';
import { TOOL_TEXT } from './text.ts';
import { type ResultState, resultDay } from './view.ts';

/** What the tools of the page share. */
export interface Tools {
  readonly hijri: HijriCalendar;
  readonly workdays: Workdays;
  readonly options: () => WorkdayOptions;
  /** a date of the URL, or its invalid text */
  readonly dateAsked: (name: string) => { readonly jdn?: Jdn; readonly wrong?: WrongDate };
  /** the date for the URL */
  readonly dateOf: (jdn: Jdn) => string;
}

const text = TOOL_TEXT[language];
const amountField = element<HTMLInputElement>('#tools-amount');
const unitField = element<HTMLSelectElement>('#tools-unit');
const MAX_AMOUNT = 100_000;
const UNITS = ['days', 'months', 'workdays'] as const;
type Unit = (typeof UNITS)[number];

/** Days whose days off are known. */
export const isKnown = (jdn: Jdn): boolean =>
  jdn >= persian.firstDayOfYear(STATIC_YEARS.first) && jdn < persian.firstDayOfYear(STATIC_YEARS.last + 1);

function wholeNumber(typed: string): number | undefined {
  const latin = toLatinDigits(typed.trim()).replace(/^[−‎]+/, '-');
  return /^[+-]?\d{1,6}$/.test(latin) ? Number(latin) : undefined;
}

/** A day with the calendar in which its months are counted. */
interface Start {
  readonly day: Jdn;
  readonly calendar: Calendar;
}

/** Undefined or a {@link RangeError} if the result is outside the years that are known. */
function added({ workdays, options }: Tools, { day, calendar }: Start, amount: number, unit: Unit): Jdn | undefined {
  if (unit === 'workdays') return workdays.add(day, amount, options());
  if (unit === 'days') return addDays(day, amount);
  const date = calendar.fromJdn(day);
  const year = date.year + Math.floor((date.month - 1 + amount) / 12);
  const { year: first } = calendar.fromJdn(persian.FIRST_DAY);
  const { year: last } = calendar.fromJdn(persian.LAST_DAY);
  if (year < first || year > last) throw new RangeError(`year ${year} is not known`);
  return monthsLater(calendar, date, amount);
}

/** the day of the last result */
let shownDay: Jdn | undefined;

const stateOf = ({ workdays, options }: Tools, day: Jdn): ResultState => ({
  isWorkday: workdays.isWorkday(day, options()),
  nextWorkday: workdays.add(day, 1, options()),
});

/** The result as an event of a whole day. */
async function saveEvent(day: Jdn): Promise<void> {
  const { calendarText } = await import('#api/calendar-file.ts');
  const title = text.resultTitle;
  const name = isoText(persian.fromJdn(day));
  const event = { id: `sum-${name}`, changed: Date.now(), start: { day }, title, notes: [] };
  const head = { name: title, product: 'Dates', language: ({ fa: 'FA', en: 'EN' } as const)[language] };
  download(`salnama-${name}.ics`, 'text/calendar;charset=utf-8', calendarText(head, [event]));
}

function resultOf(tools: Tools, start: Start, amount: number, unit: Unit): Html {
  try {
    const result = added(tools, start, amount, unit);
    const isInside = (day: Jdn) =>
      unit === 'workdays' ? isKnown(day) : day >= persian.FIRST_DAY && day <= persian.LAST_DAY;
    if (result !== undefined && isInside(result)) {
      shownDay = result;
      return resultDay(language, result, isKnown(result) ? stateOf(tools, result) : undefined);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return html`<p class="note">${unit === 'workdays' ? text.workdaysOutside : text.outside}</p>`;
}

/** @returns a function that shows the result again after the weekend has changed */
export function startSum(tools: Tools): () => void {
  const { hijri, dateAsked, dateOf } = tools;
  const { jdn = today(), wrong } = dateAsked('start');
  const start = startGroup(part('start'), hijri, { jdn, wrong, onChange });

  function show(): void {
    const day = start.day();
    const amount = wholeNumber(amountField.value);
    const isWrong = amount === undefined || Math.abs(amount) > MAX_AMOUNT;
    amountField.setAttribute('aria-invalid', String(isWrong));
    print('amount-problem', isWrong ? text.wrongAmount.replaceAll('{most}', numeral(language, MAX_AMOUNT)) : '');
    const isAnswered = day !== undefined && !isWrong;
    const unit = unitField.value as Unit;
    print('sum', isAnswered ? resultOf(tools, { day, calendar: start.calendar() }, amount, unit) : html``);
  }

  function onChange(): void {
    show();
    const day = start.day();
    const typed = wholeNumber(amountField.value);
    if (day !== undefined && typed !== undefined) {
      keep({ start: dateOf(day), add: String(typed), unit: unitField.value });
    }
  }

  const amount = asked.get('add') ?? '';
  if (amount !== '') amountField.value = numeral(language, wholeNumber(amount) ?? amount);
  unitField.value = UNITS.find((each) => each === asked.get('unit')) ?? unitField.value;
  for (const field of [amountField, unitField]) field.addEventListener('input', onChange);
  part('sum').addEventListener('click', ({ target }) => {
    if ((target as HTMLElement).closest('[data-action="ics"]') && shownDay !== undefined) void saveEvent(shownDay);
  });
  part('presets').addEventListener('click', ({ target }) => {
    const { amount: size, unit } = (target as HTMLElement).dataset;
    if (size === undefined || unit === undefined) return;
    amountField.value = numeral(language, size);
    unitField.value = unit;
    onChange();
  });
  show();
  return show;
}
