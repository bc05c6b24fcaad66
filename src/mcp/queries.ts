/** Converts queries of tools to queries of endpoints: whole dates, Gregorian years, further results. */
import { calendarKeyOfYear } from '#api/base/calendar-keys.ts';
import type { AnswerOf, Endpoint } from '#api/base/endpoint.ts';
import { parameterError } from '#api/base/errors.ts';
import { GREGORIAN_YEARS } from '#api/base/ranges.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import { day } from '#api/endpoints/day.ts';
import { holidays } from '#api/endpoints/holidays.ts';
import { range } from '#api/endpoints/range.ts';
import { search } from '#api/endpoints/search.ts';
import { convertParts } from '#api/query/year-month-day.ts';
import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText, MONTHS_A_YEAR } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { namedMonth } from '#understand/dates.ts';
import type { Api, Query } from './tool.ts';

export const DATE_PROPERTY = { type: 'string', description: 'YYYY-MM-DD' };

/** Calendar of the query's dates. */
export function gregorianOr({ calendar, from, date = from }: Query): string {
  return calendar ?? calendarKeyOfYear(Number.parseInt(toLatinDigits(date ?? ''), 10));
}

/** The query with year, month and day, and with the calendar as `from`. */
export const withDateParts = ({ date, ...query }: Query, api: Api): Query => {
  const persianDateOf = (text: string) => {
    const { answer } = api.answer({ endpoint: search, query: { q: text } }) as AnswerOf<typeof search>;
    if (answer?.kind === 'day') return answer.from_sh;
    // Refuses the text, with the date that it may mean.
    return (api.answer({ endpoint: day, query: { date: text } }) as AnswerOf<typeof day>).date_sh;
  };
  return date === undefined ? query : { ...convertParts(date, persianDateOf), ...query };
};

type Holidays = AnswerOf<typeof holidays>;

/** Holidays of a Persian year, or of a Gregorian one, as its file has them. */
export function holidaysOfAnyYear(query: Query, api: Api): Holidays {
  const answerOf = (ofYear: Query) => api.answer({ endpoint: holidays, query: ofYear }) as Holidays;
  const year = Number(toLatinDigits(query.year ?? ''));
  const isFiled = Number.isInteger(year) && year >= GREGORIAN_YEARS.first && year <= GREGORIAN_YEARS.last;
  if (!isFiled) return answerOf(query);
  const [first, last] = gregorian.daysOfYear(year).map(persian.yearOf) as [number, number];
  const data = [first, last].flatMap((touched) => answerOf({ year: String(touched) }).data);
  return { year, data: data.filter(({ date_gregorian }) => date_gregorian.startsWith(`${year}-`)) };
}

/** The grid of a Persian month, or the days of a Gregorian one. @throws {RequestError} for a month that does not exist */
export function monthOfAnyCalendar(query: Query, api: Api): AnswerOf<typeof calendar> | AnswerOf<typeof range> {
  const year = Number(toLatinDigits(query.year ?? ''));
  if (calendarKeyOfYear(year) === 'sh') return api.answer({ endpoint: calendar, query }) as AnswerOf<typeof calendar>;
  const given = query.month ?? '';
  const month = counted('month', given, MONTHS_A_YEAR, namedMonth(given)?.month);
  const from = isoText({ year, month, day: 1 });
  const to = isoText({ year, month, day: gregorian.monthLength(year, month) });
  return api.answer({ endpoint: range, query: { from, to } }) as AnswerOf<typeof range>;
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
  answer(endpoint: Endpoint, { from = '1', ...query }: Query, api: Api): unknown {
    const { fallback, schema } = endpoint.parameters.limit!;
    const most = schema.maximum!;
    const first = counted('from', from, most);
    if (first === 1) return api.answer({ endpoint, query });
    const limit = Math.min(most, first - 1 + counted('limit', query.limit ?? fallback!, most));
    const answer = api.answer({ endpoint, query: { ...query, limit: String(limit) } }) as AnswerOf<typeof search>;
    return { ...answer, data: answer.data.slice(first - 1) };
  },
};
