/** The valid address that a query with wrong parameter names probably means. */

import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { type CalendarDate, isoText, MONTHS } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { findIn } from '#core/required.ts';
import { calendarKeyOfYear } from '../base/calendar-keys.ts';
import type { Context, Endpoint } from '../base/endpoint.ts';
import { RequestError } from '../base/errors.ts';
import { readParameters } from '../base/parameters.ts';
import { queryAddress } from '../base/paths.ts';
import { readNumericDate } from './date-parameters.ts';

/** Names and texts of a query. */
export type Given = ReadonlyMap<string, string>;

/**
 * An equivalent query that is valid; undefined if there is none.
 * @param given names and texts of the query
 * @param otherName returns the API's name for a name of the query
 * @param context without it only the forms of values are checked
 * @returns its address, and whether only the names of the parameters were changed
 */
export function suggestedAddress(
  given: Given,
  endpoint: Endpoint,
  all: readonly Endpoint[],
  otherName: (name: string) => string | undefined,
  context?: Context,
): { readonly address: string; readonly isRenamed: boolean } | undefined {
  const whole = new Map([...given].filter(([name]) => name !== 'date'));
  const date = dateIn(given.get('date'));
  const atPath = (wanted: string) => findIn(all, ({ path }) => path === wanted);
  const renamed = new Map([...given].map(([name, text]) => [otherName(name) ?? name, text]));
  const tries: (readonly [Endpoint, Given | undefined])[] = [
    [endpoint, renamed.size === given.size ? renamed : undefined],
    [endpoint, date && withParts(whole, date, endpoint)],
    [endpoint, joined(given, endpoint)],
    [endpoint, withEnds(given, endpoint)],
    [atPath('/times'), date && given.has('city') ? given : undefined],
    [atPath('/summary'), date && given.has('city') ? new Map([...whole, ['date', isoText(date)]]) : undefined],
    [atPath('/add'), given],
    [atPath('/day'), date && new Map([...whole, ['date', isoText(date)]])],
    [atPath('/day'), date && new Map([['date', isoText(date)]])],
    [atPath('/range'), isGregorianMonth(given) ? withEnds(given, atPath('/range')) : undefined],
  ];
  for (const [target, query] of tries) {
    if (query && isAnswered(target, query, context))
      return { address: queryAddress(target.path, [...query]), isRenamed: query === renamed };
  }
  return undefined;
}

/** The address of a query, or of the one with the ends of its year or month; undefined if the endpoint takes neither. */
export function validAddress(given: Given, endpoint: Endpoint): string | undefined {
  const query = [given, withEnds(given, endpoint)].find((each) => each && isAnswered(endpoint, each));
  return query && queryAddress(endpoint.path, [...query]);
}

/** @param context undefined: only the forms of the values are checked, not whether a day or a city exists */
function isAnswered(endpoint: Endpoint, query: Given, context?: Context): boolean {
  if ([...query.keys()].some((name) => !Object.hasOwn(endpoint.parameters, name))) return false;
  try {
    const values = readParameters(endpoint.parameters, new URLSearchParams([...query]));
    if (context) endpoint.resolve(values, context, endpoint.find?.(values, context));
    return true;
  } catch (error) {
    if (error instanceof RequestError) return false;
    throw error;
  }
}

/** days of the longest month of any calendar */
const MAX_DAYS = 31;

function dateIn(text: string | undefined): CalendarDate | undefined {
  const date = readNumericDate(text ?? '');
  return date && date.month >= 1 && date.month <= MONTHS.length && date.day >= 1 && date.day <= MAX_DAYS
    ? date
    : undefined;
}

const isGregorian = ({ year }: Pick<CalendarDate, 'year'>): boolean => calendarKeyOfYear(year) === 'gregorian';

/** The query with year, month and day in place of a date. */
function withParts(rest: Given, date: CalendarDate, { parameters }: Endpoint): Given | undefined {
  const nameOf = (part: 'month' | 'day') => [part, `${part}_sh`].find((name) => Object.hasOwn(parameters, name));
  const [month, day] = [nameOf('month'), nameOf('day')];
  if (!Object.hasOwn(parameters, 'year') || month === undefined || day === undefined) return undefined;
  // Only one endpoint accepts year, month and day of every calendar; its `from` names the calendar.
  const takesAll = Object.hasOwn(parameters, 'from');
  const keeps = takesAll || !isGregorian(date) || !gregorian.isValidDate(date);
  const converted = keeps ? date : persian.fromJdn(gregorian.toJdn(date));
  const calendar = rest.get('from') ?? rest.get('calendar') ?? calendarKeyOfYear(date.year);
  return new Map([
    ...(takesAll ? [['from', calendar] as const] : []),
    ...without(rest, ['from', 'calendar']),
    ['year', String(converted.year)],
    [month, String(converted.month)],
    [day, String(converted.day)],
  ]);
}

/** The query with a date in place of year, month and day. */
function joined(given: Given, { parameters }: Endpoint): Given | undefined {
  const date = dateIn(['year', 'month', 'day'].map((name) => given.get(name)).join('-'));
  if (!date || !Object.hasOwn(parameters, 'date')) return undefined;
  return new Map([['date', isoText(date)], ...without(given, ['year', 'month', 'day'])]);
}

/** The older endpoints take Persian months only. */
const isGregorianMonth = (given: Given): boolean =>
  given.has('month') && isGregorian({ year: Number(toLatinDigits(given.get('year') ?? '')) });

/** The query with first and last day in place of a year or a month. */
function withEnds(given: Given, { parameters }: Endpoint): Given | undefined {
  if (!Object.hasOwn(parameters, 'to') || given.has('day')) return undefined;
  const first = dateIn(`${given.get('year')}-${given.get('month') ?? '1'}-1`);
  if (!first) return undefined;
  const month = given.has('month') ? first.month : 12;
  const monthLength = isGregorian(first) ? gregorian.monthLength : persian.monthLength;
  const last = { year: first.year, month, day: monthLength(first.year, month) };
  return new Map([['from', isoText(first)], ['to', isoText(last)], ...without(given, ['year', 'month'])]);
}

const without = (given: Given, names: readonly string[]) => [...given].filter(([name]) => !names.includes(name));
