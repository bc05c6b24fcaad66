/** Converts queries of tools to queries of endpoints: whole dates, Gregorian years, further results. */
import { calendarKeyOfYear } from '#api/base/calendar-keys.ts';
import type { AnswerOf, Ask } from '#api/base/endpoint.ts';
import { parameterError } from '#api/base/errors.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import type { cities } from '#api/endpoints/cities.ts';
import { day } from '#api/endpoints/day.ts';
import { range } from '#api/endpoints/range.ts';
import { search } from '#api/endpoints/search.ts';
import { convertParts } from '#api/query/year-month-day.ts';
import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText, MONTHS_A_YEAR } from '#core/jdn.ts';
import { namedMonth } from '#understand/dates.ts';
import type { Query } from './tool.ts';

export const DATE_PROPERTY = { type: 'string', description: 'YYYY-MM-DD' };

/** Calendar of the query's dates. */
export function gregorianOr({ calendar, from, date = from }: Query): string {
  return calendar ?? calendarKeyOfYear(Number.parseInt(toLatinDigits(date ?? ''), 10));
}

/** The query with year, month and day, and with the calendar as `from`. */
export const withDateParts = ({ date, ...query }: Query, ask: Ask): Query => {
  const persianDateOf = (text: string) => {
    const { answer } = ask(search, { q: text });
    if (answer?.kind === 'day') return answer.from_sh;
    // Refuses the text, with the date that it may mean.
    return ask(day, { date: text }).date_sh;
  };
  return date === undefined ? query : { ...convertParts(date, persianDateOf), ...query };
};

/** The grid of a Persian month, or the days of a Gregorian one. @throws {RequestError} for a month that does not exist */
export function monthOfAnyCalendar(query: Query, ask: Ask): AnswerOf<typeof calendar> | AnswerOf<typeof range> {
  const year = Number(toLatinDigits(query.year ?? ''));
  if (calendarKeyOfYear(year) === 'sh') return ask(calendar, query);
  const given = query.month ?? '';
  const month = counted('month', given, MONTHS_A_YEAR, namedMonth(given)?.month);
  const from = isoText({ year, month, day: 1 });
  const to = isoText({ year, month, day: gregorian.monthLength(year, month) });
  return ask(range, { from, to });
}

/**
 * A number from 1 to `most`, in digits of any kind.
 * @param meant the number that another text probably means
 * @throws {RequestError} for another text
 */
export function counted(name: string, text: string, most: number, meant?: number): number {
  const value = Number(toLatinDigits(text));
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw parameterError(
    name,
    text,
    `a whole number from 1 to ${most}`,
    meant === undefined ? undefined : `did you mean ${meant}?`,
  );
}

/** Results from a given position on, because the API returns only the first results. */
export const searchFrom = {
  property: {
    from: { type: 'integer', description: 'First result' },
  },
  first: ({ from = '1' }: Query): number => Number(toLatinDigits(from)),
  answer(endpoint: typeof search | typeof cities, { from = '1', ...query }: Query, ask: Ask): unknown {
    const { fallback, schema } = endpoint.parameters.limit!;
    const most = schema.maximum!;
    const first = counted('from', from, most);
    if (first === 1) return ask(endpoint, query);
    const limit = Math.min(most, first - 1 + counted('limit', query.limit ?? fallback!, most));
    const answer = ask(endpoint, { ...query, limit: String(limit) });
    return { ...answer, data: answer.data.slice(first - 1) };
  },
};
