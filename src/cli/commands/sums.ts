/** Commands that add to a date, and compare two dates. */
import { add } from '#api/endpoints/add.ts';
import { difference } from '#api/endpoints/difference.ts';
import { defineCommand, type Language } from '../command.ts';
import { columns, digits, ESTIMATE, listed, say } from '../text.ts';

export const addCommand = defineCommand({
  endpoint: add,
  arguments: 'DATE',
  count: [1, 1],
  summary: 'A date plus years, months, weeks, days or working days; why the days between are off',
  options: [
    ...(['years', 'months', 'weeks', 'days', 'workdays', 'rule'] as const),
    ...(['sector', 'province', 'weekend', 'closures', 'calendar'] as const),
  ],
  queryOf: ([from], options) => ({ from, ...options }),
  print(answer, language, style) {
    const off = style.red(`${say(language, 'تعطیل', 'day off')}: ${listed(language, answer.reasons)}`);
    const state = answer.is_workday ? say(language, 'روز کاری', 'working day') : off;
    const skipped = answer.skipped.map((each) => [
      digits(language, each.date_sh),
      digits(language, each.date_gregorian),
      listed(language, each.reasons),
    ]);
    return [
      style.bold(`${answer.weekday} ${digits(language, answer.date_sh)} · ${digits(language, answer.date_gregorian)}`),
      ...(answer.is_workday === null ? [] : [state + (answer.estimate ? ` ${ESTIMATE[language]}` : '')]),
      ...(skipped.length > 0 ? [say(language, 'تعطیل‌های سر راه:', 'Days off on the way:'), columns(skipped)] : []),
      ...answer.notes,
    ].join('\n');
  },
});

export const differenceCommand = defineCommand({
  endpoint: difference,
  arguments: 'FROM [TO]',
  count: [1, 2],
  summary: 'Days, and years, months and days between two dates; TO is today if left out',
  options: ['calendar'],
  queryOf: ([from, to], { calendar }) => ({ from, to, calendar }),
  print: ({ days, sh, gregorian }, language) =>
    columns([
      [say(language, 'روز', 'days'), digits(language, days)],
      [say(language, 'شمسی', 'Persian'), inUnits(language, sh)],
      [say(language, 'میلادی', 'Gregorian'), inUnits(language, gregorian)],
    ]),
});

const inUnits = (
  language: Language,
  { years, months, days }: { years: number; months: number; days: number },
): string =>
  digits(language, say(language, `${years} سال، ${months} ماه، ${days} روز`, `${years} y, ${months} mo, ${days} d`));
