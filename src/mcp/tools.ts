/** The tools, in the order in which they are listed. */
import type { AnswerOf } from '#api/endpoint.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import { cities } from '#api/endpoints/cities.ts';
import { closures } from '#api/endpoints/closures.ts';
import { convert } from '#api/endpoints/convert.ts';
import { day } from '#api/endpoints/day.ts';
import { explain } from '#api/endpoints/explain.ts';
import { holidays } from '#api/endpoints/holidays.ts';
import { next } from '#api/endpoints/next.ts';
import { nowruz } from '#api/endpoints/nowruz.ts';
import { prayerTimes } from '#api/endpoints/prayer-times.ts';
import { range } from '#api/endpoints/range.ts';
import { search } from '#api/endpoints/search.ts';
import { times } from '#api/endpoints/times.ts';
import { workdays } from '#api/endpoints/workdays.ts';
import { SECTORS } from '#core/closures.ts';
import { isoText } from '#core/jdn.ts';
import type { Language, Short } from './answer.ts';
import {
  DATE_PROPERTY,
  gregorianOr,
  holidaysOfAnyYear,
  monthOfAnyCalendar,
  searchFrom,
  withDateParts,
  withPersianParts,
} from './queries.ts';
import { defineTool, type Query, type Tool } from './tool.ts';

/** Date of a row in the calendar of the query's dates, for the query of the next rows. */
const dateAt =
  (data: readonly { readonly date_sh: string; readonly date_gregorian: string }[], query: Query) =>
  (row: number): string => {
    const { date_sh, date_gregorian } = data[row]!;
    return gregorianOr(query) === 'gregorian' ? date_gregorian : date_sh;
  };

const CALENDARS = ['ut-calendar', 'ut-yearly-calendars'];
const PLACES = ['geonames', 'iana-tz'];
const SKY = ['jpl-de431', 'iers-2010', 'ut-centre-list'];
const PRAYER = ['institute-tables-1405', ...PLACES];

/** Schools are in `closures` only, because the school year is not in the data. */
const SECTOR = {
  type: 'string',
  enum: SECTORS.filter((sector) => sector !== 'schools'),
  description: 'Days off of whom',
};

interface Titled {
  readonly title_fa: string;
  readonly title_en: string;
}

const inLanguage = (language: Language, fa: string, en: string): string => (language === 'fa' ? fa : en);
const titleOf = (language: Language, { title_fa, title_en }: Titled): string =>
  inLanguage(language, title_fa, title_en);
const titlesOf = (language: Language, events: readonly Titled[]): string =>
  events.map((event) => titleOf(language, event)).join(inLanguage(language, '، ', ', '));
const weekdayOf = (language: Language, date: { readonly weekday_fa: string; readonly weekday_en: string }): string =>
  inLanguage(language, date.weekday_fa, date.weekday_en);
const dayOff = (events: readonly (Titled & { readonly is_holiday: boolean })[]) =>
  events.filter(({ is_holiday }) => is_holiday);

const theDay = defineTool({
  name: 'day',
  endpoint: day,
  title: 'A day or today',
  description: 'Dates, holidays and occasions of a day; whether it is a workday.',
  own: { calendar: undefined, tz: undefined, weekend: undefined, closures: undefined, sector: SECTOR },
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
    },
    columns: ['occasion', 'slug', 'category', 'holiday'],
    rows: events.map((event) => [titleOf(language, event), event.slug, event.category, event.is_holiday]),
  }),
});

const convertDate = defineTool({
  name: 'convert',
  endpoint: convert,
  title: 'Convert a date',
  description: 'A date in four calendars: give `date`, or `from` (its calendar), `year`, `month` and `day`.',
  sources: CALENDARS,
  optional: ['from', 'year', 'month', 'day'],
  own: { date: DATE_PROPERTY, year: { type: 'integer', description: 'Of calendar `from`' } },
  example: { date: '2026-03-21' },
  answer: (query, api) => api.answer({ endpoint: convert, query: withDateParts(query) }),
  shorten: ({ sh, gregorian, hijri, pahlavi, zodiac, animal_year }, language) => ({
    facts: {
      date_sh: isoText(sh),
      date_gregorian: isoText(gregorian),
      date_hijri: isoText(hijri),
      date_pahlavi: isoText(pahlavi),
      hijri_estimate: hijri.estimate,
      weekday: weekdayOf(language, sh),
      month_sh: inLanguage(language, sh.month_name_fa, sh.month_name_en),
      month_hijri: inLanguage(language, hijri.month_name_fa, hijri.month_name_en),
      zodiac: inLanguage(language, zodiac.name_fa, zodiac.name_en),
      animal_year: inLanguage(language, animal_year.name_fa, animal_year.name_en),
    },
  }),
});

const days = defineTool({
  name: 'range',
  endpoint: range,
  title: 'Days of a span',
  description: 'The days from one date to another with their holidays; at most 400.',
  sources: CALENDARS,
  own: {
    from: { type: 'string', description: 'YYYY-MM-DD' },
    limit: { type: 'integer', description: 'Maximum days' },
    calendar: undefined,
    weekend: undefined,
    closures: undefined,
    categories: undefined,
    sector: SECTOR,
  },
  shorten: ({ data, ...facts }, language, query) => ({
    facts,
    columns: ['date_sh', 'date_gregorian', 'weekday', 'workday', 'holidays', 'estimate'],
    rows: data.map((each) => [
      each.date_sh,
      each.date_gregorian,
      weekdayOf(language, each.gregorian),
      each.is_workday,
      titlesOf(language, dayOff(each.events)) || '-',
      each.estimate,
    ]),
    fromOf: (row) => {
      const { date_sh, date_gregorian, date_hijri, pahlavi } = data[row]!;
      const texts = { sh: date_sh, gregorian: date_gregorian, hijri: date_hijri, pahlavi: isoText(pahlavi) };
      return texts[gregorianOr(query) as keyof typeof texts];
    },
  }),
});

const nextDays = defineTool({
  name: 'next',
  endpoint: next,
  title: 'Next holidays',
  description: 'The next official holidays, or the next days of a `category` or of one occasion, by `slug`.',
  own: { calendar: undefined, tz: undefined },
  sources: CALENDARS,
  shorten: ({ from, data }, language, query) => ({
    facts: { from },
    columns: ['days_away', 'date_sh', 'date_gregorian', 'weekday', 'estimate', 'occasions'],
    rows: data.map((each) => [
      each.days_away,
      each.date_sh,
      each.date_gregorian,
      weekdayOf(language, each),
      each.estimate,
      titlesOf(language, each.events),
    ]),
    fromOf: dateAt(data, query),
  }),
});

const holidaysOfYear = defineTool({
  name: 'holidays',
  endpoint: holidays,
  title: 'Holidays of a year',
  description: 'Public holidays of a Persian (1347 to 1500) or Gregorian year (1969 to 2121).',
  sources: CALENDARS,
  answer: holidaysOfAnyYear,
  shorten: ({ year, data }, language) => ({
    facts: { year, count: data.length },
    columns: ['date_sh', 'date_gregorian', 'weekday', 'estimate', 'holidays'],
    rows: data.map((each) => [
      isoText({ year: each.year_sh, month: each.month_sh, day: each.day_sh }),
      each.date_gregorian,
      weekdayOf(language, each),
      each.estimate,
      titlesOf(language, each.events),
    ]),
  }),
});

const workdaysBetween = defineTool({
  name: 'workdays',
  endpoint: workdays,
  title: 'Count workdays',
  description: 'With `to`: the workdays between two dates, both included. With `add`: the date so many workdays away.',
  own: { calendar: undefined, tz: undefined, sector: SECTOR },
  sources: CALENDARS,
  shorten: (answer, language) => {
    if (!('add' in answer)) return { facts: answer };
    const { weekday_fa: _, weekday_en: __, ...facts } = answer;
    return { facts: { ...facts, weekday: weekdayOf(language, answer) } };
  },
});

const month = defineTool<typeof calendar, AnswerOf<typeof calendar> | AnswerOf<typeof range>>({
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

const newYear = defineTool({
  name: 'nowruz',
  endpoint: nowruz,
  title: 'Moment of Nowruz',
  description: 'The Persian new year to the second, in any time zone; default the next one, in Tehran.',
  sources: SKY,
  optional: ['tz'],
  own: { year_sh: { type: 'integer', description: 'Persian year that begins; 2027: Nowruz of AD 2027' } },
  answer: ({ tz = 'Asia/Tehran', year_sh = '', ...rest }, api) => {
    const of = gregorianOr({ date: year_sh }) === 'gregorian' ? String(Number(year_sh) - YEARS_TO_GREGORIAN) : year_sh;
    return api.answer({ endpoint: nowruz, query: { ...rest, ...(of !== '' && { year_sh: of }), tz } });
  },
  shorten: ({ local_parts, ...facts }, language) => ({
    facts: { ...facts, date_sh: isoText(local_parts.sh), weekday: weekdayOf(language, local_parts) },
  }),
});

/** 1 Farvardin 1406 is in AD 2027. */
const YEARS_TO_GREGORIAN = 621;

/** Parameters that only the times by other methods, at coordinates and of whole months have. */
const OF_TIMES = ['latitude', 'longitude', 'tz', 'method', 'asr'];

const prayers = defineTool<typeof times, AnswerOf<typeof times> | AnswerOf<typeof prayerTimes>>({
  name: 'prayer_times',
  endpoint: times,
  title: 'Prayer times',
  description: 'Of a city or of coordinates with `tz`: of a `date`, or of a Persian `year` and `month`; default today.',
  sources: PRAYER,
  isCounted: true,
  own: { date: DATE_PROPERTY, year: { type: 'integer', description: 'Persian year' }, day: undefined },
  example: { city: 'tehran', date: '2026-03-21' },
  answer: (query, api) => {
    const asked = withPersianParts(query);
    const isOfMonths = 'year' in asked && !('day' in asked);
    const isOfTimes = isOfMonths || OF_TIMES.some((name) => name in asked);
    return api.answer({ endpoint: isOfTimes ? times : prayerTimes, query: asked });
  },
  shorten: (answer, language) => {
    if (!('data' in answer)) return { facts: { ...answer, ...answer.times, times: undefined } };
    const { data, method, ...facts } = answer;
    const names = Object.keys(data[0]?.times ?? {}) as (keyof (typeof data)[number]['times'])[];
    return {
      facts: { ...facts, method: inLanguage(language, method.name_fa, method.name_en) },
      columns: ['date_sh', 'date_gregorian', ...names],
      rows: data.map((each) => [each.date_sh, each.date_gregorian, ...names.map((name) => each.times[name])]),
    };
  },
});

const occasions = defineTool({
  name: 'search',
  endpoint: search,
  title: 'Find an occasion',
  description: 'Occasions by any usual name in Persian or English: slug, category and next date.',
  sources: CALENDARS,
  own: searchFrom.property,
  answer: (query, api) => searchFrom.answer(search, query, api),
  shorten: ({ q, data }, language, query) => ({
    facts: { q, found: data.length },
    columns: ['occasion', 'slug', 'category', 'next_sh', 'next_gregorian', 'estimate', 'holiday'],
    rows: data.map((each) => [
      titleOf(language, each),
      each.slug,
      each.category,
      each.next?.date_sh ?? null,
      each.next?.date_gregorian ?? null,
      each.next?.estimate ?? null,
      each.next?.is_holiday ?? null,
    ]),
    fromOf: (row) => row + searchFrom.first(query),
  }),
});

const places = defineTool({
  name: 'cities',
  endpoint: cities,
  title: 'Find a city',
  description: 'Cities by any usual name in Persian or English: slug, time zone and coordinates.',
  sources: PLACES,
  own: searchFrom.property,
  answer: (query, api) => searchFrom.answer(cities, query, api),
  shorten: ({ q, data }, language, query) => ({
    facts: { q, found: data.length },
    columns: ['city', 'slug', 'country', 'time_zone', 'latitude', 'longitude'],
    rows: data.map((each) => [
      inLanguage(language, each.city_name, each.city_name_en),
      each.slug,
      inLanguage(language, each.country_name_fa, each.country_name_en),
      each.timezone_id,
      each.latitude,
      each.longitude,
    ]),
    fromOf: (row) => row + searchFrom.first(query),
  }),
});

const why = defineTool({
  name: 'explain',
  endpoint: explain,
  title: 'Why a day is off',
  description: 'Why a day is off or a workday: laws, rules, confidence, and what would change it.',
  own: { calendar: undefined, tz: undefined, weekend: undefined, closures: undefined, sector: SECTOR },
  sources: CALENDARS,
  shorten: (answer, language) => ({
    facts: {
      date_sh: answer.date_sh,
      date_gregorian: answer.date_gregorian,
      date_hijri: answer.date_hijri,
      is_holiday: answer.is_holiday,
      is_workday: answer.is_workday,
      why: inLanguage(language, answer.why_fa, answer.why_en),
      confidence: answer.confidence,
      hijri_month_basis: answer.hijri_month.basis,
      would_change: inLanguage(language, answer.would_change_fa.join(' '), answer.would_change_en.join(' ')),
    },
    columns: ['holiday', 'slug', 'rule', 'laws'],
    rows: answer.holidays.map((each) => [
      titleOf(language, each),
      each.slug,
      inLanguage(language, each.rule_fa, each.rule_en),
      titlesOf(language, each.laws),
    ]),
  }),
});

const closed = defineTool({
  name: 'closures',
  endpoint: closures,
  title: 'One-off closures',
  description: 'Closures for heat, smog, cold or mourning by day and province. The list is not complete.',
  sources: CALENDARS,
  own: {
    from: { type: 'string', description: 'YYYY-MM-DD, default 30 days ago' },
    to: { type: 'string', description: 'YYYY-MM-DD, default in 30 days' },
    calendar: undefined,
  },
  shorten: ({ from, to, data }, language, query) => ({
    facts: { from, to, found: data.length },
    columns: ['date_sh', 'date_gregorian', 'closure', 'closed', 'provinces', 'hours'],
    rows: data.map((each) => [
      each.date_sh,
      each.date_gregorian,
      titleOf(language, each),
      each.bodies.join(', '),
      [...each.provinces, ...each.counties].join(', ') || 'nationwide',
      each.hours,
    ]),
    fromOf: dateAt(data, query),
  }),
});

export const TOOLS: readonly Tool[] = [
  theDay,
  convertDate,
  days,
  nextDays,
  holidaysOfYear,
  workdaysBetween,
  month,
  newYear,
  prayers,
  occasions,
  places,
  why,
  closed,
];
