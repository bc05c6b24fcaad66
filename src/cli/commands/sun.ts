/** Commands about prayer times and the new year. */

import { day } from '#api/endpoints/day.ts';
import { nowruz } from '#api/endpoints/nowruz.ts';
import { prayerTimes } from '#api/endpoints/prayer-times.ts';
import { times } from '#api/endpoints/times.ts';
import { TIME_NAMES_FA, withDayOffset } from '#api/facts/eight-times.ts';
import { nowruzYear, persianParts } from '#api/query/year-month-day.ts';
import { toLatinDigits } from '#core/digits.ts';
import { EIGHT_TIMES, PRAYER_NAMES_FA, PRAYERS } from '#core/prayer-names.ts';
import { defineCommand } from '../command.ts';
import { columns, dateText, digits, fullDate, say } from '../text.ts';

export const prayerCommand = defineCommand({
  endpoint: prayerTimes,
  arguments: '[DATE]',
  count: [0, 1],
  summary: 'Prayer times of a city; default today',
  options: ['city'],
  required: 'city',
  queryOf: ([date], { city }, ask) => ({
    city: ask(times, { city }).city!,
    ...(date !== undefined && persianParts(date, (text) => ask(day, { date: text }).date_sh)),
  }),
  print: ({ city, date_sh, date_gregorian, times }, language, style) =>
    [
      style.bold(`${city} · ${digits(language, date_sh)} · ${digits(language, date_gregorian)}`),
      columns(PRAYERS.map((name) => [say(language, PRAYER_NAMES_FA[name], name), digits(language, times[name])])),
    ].join('\n'),
});

/** `2027-02` is a month; other texts are a date, which the endpoint reads. */
const MONTH = /^(\d{4})[-/](\d{1,2})$/;

export const timesCommand = defineCommand({
  endpoint: times,
  arguments: '[DATE|MONTH]',
  count: [0, 1],
  summary: 'Eight prayer times by any method, of a day or a month (2027-02); default today',
  options: ['city', 'method', 'asr'],
  required: 'city',
  queryOf([text], options) {
    const [, year, month] = MONTH.exec(toLatinDigits(text ?? '')) ?? [];
    return { ...options, ...(year ? { year, month } : { date: text }) };
  },
  print: ({ city, method, rules, data }, language, style) =>
    [
      style.bold(`${city} · ${method.name}`),
      columns([
        ['', '', ...EIGHT_TIMES.map((name) => say(language, TIME_NAMES_FA[name], name))],
        ...data.map((day) => [
          digits(language, day.date_sh),
          digits(language, day.date_gregorian),
          ...EIGHT_TIMES.map((name) => digits(language, withDayOffset(day.times[name], day.day_offsets[name]))),
        ]),
      ]),
      ...rules.map(({ name }) => name),
    ].join('\n'),
});

export const nowruzCommand = defineCommand({
  endpoint: nowruz,
  arguments: 'YEAR',
  count: [1, 1],
  summary: 'The moment of the new year, in Tehran and UTC',
  options: [],
  queryOf: ([year = '']) => ({ year_sh: nowruzYear(year), tz: 'Asia/Tehran' }),
  print: ({ utc, local_parts }, language, style) =>
    [
      style.bold(`${fullDate(language, local_parts.sh)} ${digits(language, local_parts.time)}`),
      `${dateText(language, local_parts.gregorian)} · ${digits(language, utc)} UTC`,
    ].join('\n'),
});
