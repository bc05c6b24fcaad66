/** Tools about days off: holidays, closures, workdays, and the reasons. */
import type { AnswerOf } from '#api/endpoint.ts';
import { closures } from '#api/endpoints/closures.ts';
import { explain } from '#api/endpoints/explain.ts';
import { holidays } from '#api/endpoints/holidays.ts';
import { workdays } from '#api/endpoints/workdays.ts';
import { SECTORS } from '#core/closures.ts';
import { isoText } from '#core/jdn.ts';
import type { Language, Short } from '../answer.ts';
import { holidaysOfAnyYear } from '../queries.ts';
import { defineTool, type Query } from '../tool.ts';
import { CALENDARS, dateAt, inLanguage, inOneLanguage, SECTOR, titleOf, titlesOf, weekdayOf } from './rows.ts';

export const holidaysOfYear = defineTool({
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

export const workdaysBetween = defineTool({
  name: 'workdays',
  endpoint: workdays,
  title: 'Count workdays',
  description: 'With `to`: the workdays between two dates, both included. With `add`: the date so many workdays away.',
  own: { calendar: undefined, tz: undefined, sector: SECTOR },
  sources: CALENDARS,
  shorten: (answer, language) => ({ facts: inOneLanguage(language, answer) }),
});

type Explained = AnswerOf<typeof explain>;
type Closures = AnswerOf<typeof closures>;

export const why = defineTool<typeof explain, Explained | Closures>({
  name: 'explain',
  endpoint: explain,
  title: 'Why a day is off',
  description:
    'Why a day is off or a workday: laws, rules, confidence, and what would change it. With `from` or `to` the one-off closures of these days for heat, smog, cold or mourning; the list is not complete.',
  own: {
    calendar: undefined,
    tz: undefined,
    weekend: undefined,
    closures: undefined,
    from: { type: 'string', description: 'Closures from YYYY-MM-DD' },
    to: { type: 'string', description: 'Closures until YYYY-MM-DD' },
    sector: { ...SECTOR, enum: SECTORS, description: 'Days off of whom; schools: closures only' },
  },
  sources: CALENDARS,
  answer: (query, api) => api.answer({ endpoint: 'from' in query || 'to' in query ? closures : explain, query }),
  shorten: (answer, language, query) =>
    'data' in answer ? closuresInShort(answer, language, query) : explainedInShort(answer, language),
});

const explainedInShort = (answer: Explained, language: Language): Short => ({
  facts: {
    date_sh: answer.date_sh,
    date_gregorian: answer.date_gregorian,
    date_hijri: answer.date_hijri,
    is_holiday: answer.is_holiday,
    is_workday: answer.is_workday,
    why: inLanguage(language, answer.why_fa, answer.why_en),
    closures: titlesOf(language, answer.closures) || undefined,
    confidence: answer.confidence,
    hijri_month_basis: answer.hijri_month.basis,
    would_change: inLanguage(language, answer.would_change_fa.join(' '), answer.would_change_en.join(' ')),
    sector_note: language === 'fa' ? answer.sector_note_fa : answer.sector_note_en,
  },
  columns: ['holiday', 'slug', 'rule', 'laws'],
  rows: answer.holidays.map((each) => [
    titleOf(language, each),
    each.slug,
    inLanguage(language, each.rule_fa, each.rule_en),
    titlesOf(language, each.laws),
  ]),
});

const closuresInShort = ({ from, to, data }: Closures, language: Language, query: Query): Short => ({
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
});
