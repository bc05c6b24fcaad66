/** Tools about days off: holidays, closures, workdays, and the reasons. */
import type { AnswerOf } from '#api/base/endpoint.ts';
import { queryError } from '#api/base/errors.ts';
import type { InOneLanguage, Language } from '#api/base/text.ts';
import { add } from '#api/endpoints/add.ts';
import { closures } from '#api/endpoints/closures.ts';
import { difference } from '#api/endpoints/difference.ts';
import { explain } from '#api/endpoints/explain.ts';
import { holidays, holidaysOfAnyYear } from '#api/endpoints/holidays.ts';
import { workdays } from '#api/endpoints/workdays.ts';
import { DEADLINE_RULES } from '#core/deadlines.ts';
import { isoText } from '#core/jdn.ts';
import { pick } from '#core/pick.ts';
import type { Short } from '../answer.ts';
import { defineTool, type Query } from '../tool.ts';
import { AS_OF_DAY, CALENDARS, dateAt, tableOf, titlesOf } from './rows.ts';

export const holidaysOfYear = defineTool({
  name: 'holidays',
  endpoint: holidays,
  title: 'Holidays of a year',
  description: 'Public holidays of a Persian (1347 to 1500) or Gregorian year (1969 to 2121).',
  sources: CALENDARS,
  answer: holidaysOfAnyYear,
  shorten: ({ year, data }, language) => ({
    facts: { year, count: data.length },
    ...tableOf(data, [
      ['date_sh', ({ year_sh: year, month_sh: month, day_sh: day }) => isoText({ year, month, day })],
      ...(['date_gregorian', 'weekday', 'estimate'] as const),
      ['holidays', ({ events }) => titlesOf(language, events)],
    ]),
  }),
});

type Sum = AnswerOf<typeof add>;
type Count = AnswerOf<typeof workdays> & { readonly difference?: AnswerOf<typeof difference>['sh'] };

const AMOUNTS = ['days', 'weeks', 'months', 'years'] as const;
const SUM_ONLY = [...AMOUNTS, 'rule'];

export const workdaysBetween = defineTool<typeof workdays, Count | Sum>({
  name: 'workdays',
  endpoint: workdays,
  title: 'Workdays, deadlines, age',
  description:
    'With `to`: workdays and difference. With `add` (workdays), `days`, `weeks`, `months` or `years`: the later date, moved by `rule`, and why.',
  own: {
    calendar: undefined,
    tz: undefined,
    closures: undefined,
    sector: AS_OF_DAY,
    weekend: AS_OF_DAY,
    ...Object.fromEntries(AMOUNTS.map((name) => [name, { type: 'integer', description: `Add ${name}` }])),
    rule: { type: 'string', enum: DEADLINE_RULES, description: 'If the result is off' },
  },
  sources: CALENDARS,
  answer({ add: added, ...query }, ask) {
    if (SUM_ONLY.some((name) => name in query)) {
      return ask(add, { ...query, ...(added !== undefined && { workdays: added }) });
    }
    const counted = ask(workdays, { ...query, ...(added !== undefined && { add: added }) });
    if (query.to === undefined) return counted;
    const { from = 'today', to } = query;
    return { ...counted, difference: ask(difference, { from, to }).sh };
  },
  shorten(answer) {
    if ('skipped' in answer) return sumInShort(answer);
    const { difference: found, ...counted } = answer;
    const between = found && { difference: `${found.years} years, ${found.months} months, ${found.days} days` };
    if (!('weekdays' in counted)) return { facts: { ...counted, ...between } };
    const { weekdays, ...facts } = counted;
    return { facts: { ...facts, ...between }, ...tableOf(weekdays, ['weekday', 'days', 'workdays']) };
  },
});

const sumInShort = ({ skipped, ...answer }: InOneLanguage<Sum>): Short => ({
  facts: {
    ...pick(answer, ['date_sh', 'date_gregorian', 'weekday', 'is_workday']),
    reasons: answer.reasons.join(', ') || undefined,
    ...pick(answer, ['rule', 'before_rule_sh', 'estimate', 'confidence']),
    notes: answer.notes.join(' '),
  },
  ...tableOf(skipped, [
    ['skipped_sh', ({ date_sh }) => date_sh],
    ['skipped_gregorian', ({ date_gregorian }) => date_gregorian],
    ['reasons', ({ reasons }) => reasons.join(', ')],
  ]),
});

type Explained = AnswerOf<typeof explain>;
type Closures = AnswerOf<typeof closures>;

export const why = defineTool<typeof explain, Explained | Closures>({
  name: 'explain',
  endpoint: explain,
  title: 'Why a day is off',
  description:
    'Why a day is off: laws, rules, confidence. With `from` or `to`: one-off closures, as for heat or smog; not complete.',
  own: {
    calendar: undefined,
    tz: undefined,
    weekend: undefined,
    closures: undefined,
    from: { type: 'string', description: 'Closures from' },
    to: { type: 'string', description: 'Closures until' },
    sector: { ...AS_OF_DAY, description: 'As of day; schools: closures only' },
  },
  sources: CALENDARS,
  answer(query, ask) {
    const isSpan = 'from' in query || 'to' in query;
    if (isSpan && 'date' in query) throw queryError(['date'], 'given together with from or to', 'one of them');
    return isSpan ? ask(closures, query) : ask(explain, query);
  },
  shorten: (answer, language, query) =>
    'data' in answer ? closuresInShort(answer, query) : explainedInShort(answer, language),
});

const explainedInShort = (answer: InOneLanguage<Explained>, language: Language): Short => ({
  facts: {
    ...pick(answer, ['date_sh', 'date_gregorian', 'date_hijri', 'is_holiday', 'is_workday', 'why']),
    closures: titlesOf(language, answer.closures) || undefined,
    confidence: answer.confidence,
    hijri_month_basis: answer.hijri_month.basis,
    would_change: answer.would_change.join(' '),
    sector_note: answer.sector_note,
  },
  ...tableOf(answer.holidays, [
    ['holiday', ({ title }) => title],
    ...(['slug', 'rule'] as const),
    ['laws', ({ laws }) => titlesOf(language, laws)],
  ]),
});

const closuresInShort = ({ from, to, data }: InOneLanguage<Closures>, query: Query): Short => ({
  facts: { from, to, found: data.length },
  ...tableOf(data, [
    ...(['date_sh', 'date_gregorian'] as const),
    ['closure', ({ title }) => title],
    ['closed', ({ bodies }) => bodies.join(', ')],
    ['provinces', ({ provinces, counties }) => [...provinces, ...counties].join(', ') || 'nationwide'],
    'hours',
  ]),
  fromOf: dateAt(data, query),
});
