/** Tools that compute from the Sun: the moment of Nowruz and prayer times. */
import { nowruzYear } from '#api/date-parts.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { nowruz } from '#api/endpoints/nowruz.ts';
import { prayerTimes } from '#api/endpoints/prayer-times.ts';
import { times } from '#api/endpoints/times.ts';
import { isoText } from '#core/jdn.ts';
import { DATE_PROPERTY, withPersianParts } from '../queries.ts';
import { defineTool } from '../tool.ts';
import { inLanguage, PRAYER, SKY, weekdayOf } from './rows.ts';

export const newYear = defineTool({
  name: 'nowruz',
  endpoint: nowruz,
  title: 'Moment of Nowruz',
  description: 'When the Persian new year begins, to the second, in any time zone; default Tehran.',
  sources: SKY,
  optional: ['tz'],
  own: { year_sh: { type: 'integer', description: 'Persian year that begins; 2027: Nowruz of AD 2027' } },
  answer: ({ tz = 'Asia/Tehran', year_sh, ...rest }, api) =>
    api.answer({ endpoint: nowruz, query: { ...rest, ...(year_sh && { year_sh: nowruzYear(year_sh) }), tz } }),
  shorten: ({ local_parts, ...facts }, language) => ({
    facts: { ...facts, date_sh: isoText(local_parts.sh), weekday: weekdayOf(language, local_parts) },
  }),
});

/** Parameters that only the times by other methods, at coordinates and of whole months have. */
const OF_TIMES = ['latitude', 'longitude', 'tz', 'method', 'asr'];

export const prayers = defineTool<typeof times, AnswerOf<typeof times> | AnswerOf<typeof prayerTimes>>({
  name: 'prayer_times',
  endpoint: times,
  title: 'Prayer times',
  description: 'Of a city or of coordinates with `tz`: of a `date`, or of a Persian `year` and `month`; default today.',
  sources: PRAYER,
  isCounted: true,
  own: { date: DATE_PROPERTY, year: { type: 'integer', description: 'Persian year' }, day: undefined },
  example: { city: 'tehran', date: '2026-03-21' },
  answer: (query, api) => {
    const persianQuery = withPersianParts(query);
    const isOfMonths = 'year' in persianQuery && !('day' in persianQuery);
    const isOfTimes = isOfMonths || OF_TIMES.some((name) => name in persianQuery);
    return api.answer({ endpoint: isOfTimes ? times : prayerTimes, query: persianQuery });
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
