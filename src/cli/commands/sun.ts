/** Commands about prayer times and the new year. */
import { nowruzYear, persianParts } from '#api/date-parts.ts';
import { day } from '#api/endpoints/day.ts';
import { nowruz } from '#api/endpoints/nowruz.ts';
import { prayerTimes } from '#api/endpoints/prayer-times.ts';
import { times } from '#api/endpoints/times.ts';
import { PRAYER_NAMES_FA, PRAYERS } from '#api/prayer-days.ts';
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
