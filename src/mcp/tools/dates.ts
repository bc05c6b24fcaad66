/** Tools about days: one day, a span, a month, the next ones, and the conversion of dates. */
import { CALENDAR_KEYS } from '#api/base/calendar-keys.ts';
import type { AnswerOf } from '#api/base/endpoint.ts';
import type { InOneLanguage, Language } from '#api/base/text.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import { convert } from '#api/endpoints/convert.ts';
import { day } from '#api/endpoints/day.ts';
import { next } from '#api/endpoints/next.ts';
import { range } from '#api/endpoints/range.ts';
import { isoText } from '#core/jdn.ts';
import { pick } from '#core/pick.ts';
import type { Short } from '../answer.ts';
import { DATE_PROPERTY, gregorianOr, monthOfAnyCalendar, withDateParts } from '../queries.ts';
import { defineTool } from '../tool.ts';
import { AS_OF_DAY, CALENDARS, dateAt, holidaysOf, moodOf, tableOf, titlesOf } from './rows.ts';

export const theDay = defineTool({
  name: 'day',
  endpoint: day,
  title: 'A day or today',
  description: 'Dates, holidays and occasions of a day; whether it is a workday.',
  own: { calendar: undefined, closures: undefined },
  sources: CALENDARS,
  shorten: ({ sh, events, hijri, ...answer }) => ({
    facts: {
      ...pick(answer, ['date_sh', 'date_gregorian', 'date_hijri']),
      ...{ weekday: sh.weekday, month: sh.month_name },
      ...pick(answer, ['is_holiday', 'is_workday', 'estimate']),
      hijri_estimate: hijri.estimate,
      closures_known_until: answer.closures_known_until ?? undefined,
    },
    ...tableOf(events, [
      ['occasion', ({ title }) => title],
      ...(['slug', 'category'] as const),
      ['holiday', (event) => event.is_holiday],
      ['mood', (event) => moodOf([event])],
    ]),
  }),
});

export const convertDate = defineTool({
  name: 'convert',
  endpoint: convert,
  title: 'Convert a date',
  description: 'A date in four calendars: `date`, or `year`, `month` and `day` of the calendar `from`.',
  sources: CALENDARS,
  optional: ['from', 'year', 'month', 'day'],
  own: {
    from: { type: 'string', enum: CALENDAR_KEYS, description: 'Calendar' },
    date: DATE_PROPERTY,
    year: { type: 'integer', description: 'Of `from`' },
  },
  example: { date: '2026-03-21' },
  answer: (query, ask) => ask(convert, withDateParts(query, ask)),
  shorten: ({ sh, gregorian, hijri, pahlavi }) => ({
    facts: {
      date_sh: isoText(sh),
      date_gregorian: isoText(gregorian),
      date_hijri: isoText(hijri),
      date_pahlavi: isoText(pahlavi),
      hijri_estimate: hijri.estimate,
      ...{ weekday: sh.weekday, month_sh: sh.month_name, month_hijri: hijri.month_name },
    },
  }),
});

export const days = defineTool({
  name: 'range',
  endpoint: range,
  title: 'Days of a span',
  description: 'The days from one date to another with their holidays; at most 400.',
  sources: CALENDARS,
  own: {
    from: { type: 'string', description: 'YYYY-MM-DD' },
    limit: { type: 'integer', description: 'Most days' },
    calendar: undefined,
    weekend: AS_OF_DAY,
    closures: undefined,
    categories: undefined,
    sector: AS_OF_DAY,
  },
  shorten: ({ data, ...facts }, language, query) => ({
    facts,
    ...tableOf(data, [
      ...(['date_sh', 'date_gregorian'] as const),
      ['weekday', ({ gregorian }) => gregorian.weekday],
      ['workday', ({ is_workday }) => is_workday],
      ['holidays', ({ events }) => holidaysOf(language, events)],
      ['mood', ({ events }) => moodOf(events)],
      'estimate',
    ]),
    fromOf: (row) => {
      const { date_sh, date_gregorian, date_hijri, pahlavi } = data[row]!;
      const texts = { sh: date_sh, gregorian: date_gregorian, hijri: date_hijri, pahlavi: isoText(pahlavi) };
      return texts[gregorianOr(query) as keyof typeof texts];
    },
  }),
});

export const nextDays = defineTool({
  name: 'next',
  endpoint: next,
  title: 'Next holidays',
  description: 'The next official holidays, or days of a `category` or of an occasion, by `slug`.',
  own: { calendar: undefined, tz: undefined },
  sources: CALENDARS,
  shorten: ({ from, data }, language, query) => ({
    facts: { from },
    ...tableOf(data, [
      ...(['days_away', 'date_sh', 'date_gregorian', 'weekday', 'estimate'] as const),
      ['occasions', ({ events }) => titlesOf(language, events)],
      ['mood', ({ events }) => moodOf(events)],
    ]),
    fromOf: dateAt(data, query),
  }),
});

export const month = defineTool<typeof calendar, AnswerOf<typeof calendar> | AnswerOf<typeof range>>({
  name: 'month',
  endpoint: calendar,
  title: 'Days of a month',
  description: 'Dates and holidays of a Persian or Gregorian month.',
  sources: CALENDARS,
  answer: monthOfAnyCalendar,
  shorten: (answer, language) => ('count' in answer ? ofGregorianMonth(answer, language) : ofGrid(answer, language)),
});

const ofGrid = (answer: InOneLanguage<AnswerOf<typeof calendar>>, language: Language): Short => ({
  facts: {
    ...pick(answer, ['year', 'month']),
    name: answer.month_name,
    ...pick(answer, ['gregorian_span', 'hijri_span']),
  },
  ...tableOf(
    answer.calendar.flat().filter((cell) => cell.is_current_month),
    [
      'day',
      ['date_gregorian', ({ gregorian }) => isoText(gregorian)],
      ['date_hijri', ({ hijri }) => isoText(hijri)],
      ['weekday', ({ gregorian }) => gregorian.weekday],
      ['holidays', ({ events }) => holidaysOf(language, events)],
    ],
  ),
});

const ofGregorianMonth = ({ data, ...facts }: InOneLanguage<AnswerOf<typeof range>>, language: Language): Short => ({
  facts,
  ...tableOf(data, [
    ['day', ({ gregorian }) => gregorian.day],
    ...(['date_sh', 'date_hijri'] as const),
    ['weekday', ({ gregorian }) => gregorian.weekday],
    ['holidays', ({ events }) => holidaysOf(language, events)],
  ]),
});
