/** Commands about holidays and workdays. */

import { holidays, holidaysOfAnyYear } from '#api/endpoints/holidays.ts';
import { next } from '#api/endpoints/next.ts';
import { workdays } from '#api/endpoints/workdays.ts';
import { toLatinDigits } from '#core/digits.ts';
import { isoText } from '#core/jdn.ts';
import { BadValue, defineCommand } from '../command.ts';
import { columns, daysAway, digits, ESTIMATE, say, titles } from '../text.ts';

export const holidaysCommand = defineCommand({
  endpoint: holidays,
  arguments: '[YEAR]',
  count: [0, 1],
  summary: 'Official holidays of a Persian or Gregorian year; default this Persian year',
  options: [],
  queryOf: ([year]) => ({ year }),
  answer: holidaysOfAnyYear,
  print: ({ data }, language) =>
    columns(
      data.map(({ year_sh, month_sh, day_sh, date_gregorian, weekday, estimate, events }) => [
        digits(language, isoText({ year: year_sh, month: month_sh, day: day_sh })),
        digits(language, date_gregorian),
        weekday,
        titles(language, events) + (estimate ? ` ${ESTIMATE[language]}` : ''),
      ]),
    ),
});

export const nextCommand = defineCommand({
  endpoint: next,
  arguments: '[CATEGORY]',
  count: [0, 1],
  summary: 'The next official holiday, or the next day with an occasion of a category',
  options: [],
  queryOf: ([category]) => ({ category }),
  print: ({ data }, language, style) =>
    data
      .flatMap(({ days_away, date_sh, date_gregorian, weekday, estimate, events }) => [
        style.bold(titles(language, events)),
        `${weekday} ${digits(language, date_sh)} · ${digits(language, date_gregorian)}` +
          (estimate ? ` ${ESTIMATE[language]}` : ''),
        daysAway(language, days_away),
      ])
      .join('\n'),
});

export const workdaysCommand = defineCommand({
  endpoint: workdays,
  arguments: 'FROM TO',
  count: [2, 2],
  summary: 'Working days from one date to another, both counted',
  options: ['calendar', 'weekend', 'closures', 'sector', 'province'],
  queryOf([from, to], options) {
    if (/^[-+]?\d{1,3}$/.test(toLatinDigits(to ?? ''))) {
      throw new BadValue(`to: "${to}" is no date; to add workdays: salnama add ${from} --workdays ${to}`);
    }
    return { from, to, ...options };
  },
  print(answer, language, style) {
    if (answer.to === undefined) throw new Error('counted to no date');
    const { days, weekend_days, holidays, workdays, estimate } = answer;
    return [
      columns([
        [say(language, 'روز کاری', 'workdays'), style.bold(digits(language, workdays))],
        [say(language, 'آخر هفته', 'weekend days'), digits(language, weekend_days)],
        [say(language, 'تعطیل رسمی', 'holidays'), digits(language, holidays)],
        [say(language, 'همهٔ روزها', 'days'), digits(language, days)],
      ]),
      columns(
        answer.weekdays.map((each) => [
          each.weekday,
          digits(language, say(language, `${each.workdays} از ${each.days}`, `${each.workdays} of ${each.days}`)),
        ]),
      ),
      ...(estimate ? [ESTIMATE[language]] : []),
      ...[answer.sector_note, answer.closures_note].filter((note) => note !== null),
    ].join('\n');
  },
});
