/** Tools that compute from the Sun: the moment of Nowruz and prayer times. */

import { nowruz } from '#api/endpoints/nowruz.ts';
import { times } from '#api/endpoints/times.ts';
import { timesOn, withDayOffset } from '#api/facts/eight-times.ts';
import { nowruzYear } from '#api/query/year-month-day.ts';
import { isoText } from '#core/jdn.ts';
import { EIGHT_TIMES, type EightTime } from '#core/prayer-names.ts';
import { defineTool } from '../tool.ts';
import { PRAYER, SKY, tableOf } from './rows.ts';

export const newYear = defineTool({
  name: 'nowruz',
  endpoint: nowruz,
  title: 'Moment of Nowruz',
  description: 'Moment of the Persian new year in any time zone; default Tehran.',
  sources: SKY,
  optional: ['tz'],
  own: { year_sh: { type: 'integer', description: 'The new Persian year; 2027: that of AD 2027' } },
  answer: ({ tz = 'Asia/Tehran', year_sh, ...rest }, ask) =>
    ask(nowruz, { ...rest, ...(year_sh && { year_sh: nowruzYear(year_sh) }), tz }),
  shorten: ({ local_parts: { sh, weekday }, ...facts }) => ({ facts: { ...facts, date_sh: isoText(sh), weekday } }),
});

export const prayers = defineTool({
  name: 'prayer_times',
  endpoint: times,
  title: 'Prayer times',
  description: 'Of a city or of coordinates with `tz`: of a `date`, or of a `year` and `month`; default today.',
  sources: PRAYER,
  isCounted: true,
  own: { day: undefined },
  example: { city: 'tehran', date: '2026-03-21' },
  shorten: ({ data, method, rules, asr, ...answer }) => {
    const facts = {
      ...answer,
      asr_school: asr,
      method: method.name,
      rules: rules.map(({ name }) => name).join('; ') || undefined,
    };
    const [first] = data;
    if (data.length === 1 && first) {
      const { times, day_offsets, ...dates } = first;
      const on = (offset: number) => timesOn(offset, day_offsets).join(', ') || undefined;
      return { facts: { ...facts, ...dates, ...times, next_day: on(1), previous_day: on(-1) } };
    }
    const timeOf = (name: EightTime) =>
      [name, ({ times, day_offsets }: (typeof data)[number]) => withDayOffset(times[name], day_offsets[name])] as const;
    return { facts, ...tableOf(data, ['date_sh', 'date_gregorian', ...EIGHT_TIMES.map(timeOf)]) };
  },
});
