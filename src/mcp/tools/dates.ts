/** Tools about days: one day, a span, a month, the next ones, and the conversion of dates. */
import { CALENDAR_KEYS } from '#api/base/calendar-keys.ts';
import type { AnswerOf } from '#api/base/endpoint.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import { convert } from '#api/endpoints/convert.ts';
import { day } from '#api/endpoints/day.ts';
import { next } from '#api/endpoints/next.ts';
import { range } from '#api/endpoints/range.ts';
import { isoText } from '#core/jdn.ts';
import type { Language, Short } from '../answer.ts';
import { DATE_PROPERTY, gregorianOr, monthOfAnyCalendar, withDateParts } from '../queries.ts';
import { defineTool } from '../tool.ts';
import { AS_OF_DAY, CALENDARS, dateAt, dayOff, inLanguage, moodOf, titleOf, titlesOf, weekdayOf } from './rows.ts';

export const theDay = defineTool({
  name: 'day',
  endpoint: day,
  title: 'A day or today',
  description: 'Dates, holidays and occasions of a day; whether it is a workday.',
  own: {
    calendar: undefined,
    closures: undefined,
  },
  sources: CALENDARS,
  shorten: ({ sh, gregorian, events, pahlavi: _, hijri, ...answer }, language) => ({
    facts: {
      date_sh: answer.date_sh,
      date_gregorian: answer.date_gregorian,
      date_hijri: answer.date_hijri,
      weekday: weekdayOf(language, gregorian),
      month: inLanguage(language, sh.month_name_fa, sh.month_name_en),
      is_holiday: answer.is_holiday,
      is_workday: answer.is_workday,
      estimate: answer.estimate,
      hijri_estimate: hijri.estimate,
      closures_known_until: answer.closures_known_until ?? undefined,
    },
    columns: ['occasion', 'slug', 'category', 'holiday', 'mood'],
    rows: events.map((event) => [
      titleOf(language, event),
      event.slug,
      event.category,
      event.is_holiday,
      moodOf([event]),
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
  answer: (query, api) => api.answer({ endpoint: convert, query: withDateParts(query, api) }),
  shorten: ({ sh, gregorian, hijri, pahlavi }, language) => ({
    facts: {
      date_sh: isoText(sh),
      date_gregorian: isoText(gregorian),
      date_hijri: isoText(hijri),
      date_pahlavi: isoText(pahlavi),
      hijri_estimate: hijri.estimate,
      weekday: weekdayOf(language, sh),
      month_sh: inLanguage(language, sh.month_name_fa, sh.month_name_en),
      month_hijri: inLanguage(language, hijri.month_name_fa, hijri.month_name_en),
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
    columns: ['date_sh', 'date_gregorian', 'weekday', 'workday', 'holidays', 'mood', 'estimate'],
    rows: data.map((each) => [
      each.date_sh,
      each.date_gregorian,
      weekdayOf(language, each.gregorian),
      each.is_workday,
      titlesOf(language, dayOff(each.events)) || '-',
      moodOf(each.events),
      each.estimate,
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
    columns: ['days_away', 'date_sh', 'date_gregorian', 'weekday', 'estimate', 'occasions', 'mood'],
    rows: data.map((each) => [
      each.days_away,
      each.date_sh,
      each.date_gregorian,
      weekdayOf(language, each),
      each.estimate,
      titlesOf(language, each.events),
      moodOf(each.events),
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

const ofGrid = (answer: AnswerOf<typeof calendar>, language: Language): Short => ({
  facts: {
    year: answer.year,
    month: answer.month,
    name: inLanguage(language, answer.month_name_fa, answer.month_name_en),
    gregorian_span: answer.gregorian_span,
    hijri_span: answer.hijri_span,
  },
  columns: ['day', 'date_gregorian', 'date_hijri', 'weekday', 'holidays'],
  rows: answer.calendar
    .flat()
    .flatMap((cell) =>
      cell.is_current_month
        ? [
            [
              cell.day,
              isoText(cell.gregorian),
              isoText(cell.hijri),
              weekdayOf(language, cell.gregorian),
              titlesOf(language, dayOff(cell.events)) || '-',
            ],
          ]
        : [],
    ),
});

const ofGregorianMonth = ({ data, ...facts }: AnswerOf<typeof range>, language: Language): Short => ({
  facts,
  columns: ['day', 'date_sh', 'date_hijri', 'weekday', 'holidays'],
  rows: data.map((each) => [
    each.gregorian.day,
    each.date_sh,
    each.date_hijri,
    weekdayOf(language, each.gregorian),
    titlesOf(language, dayOff(each.events)) || '-',
  ]),
});
