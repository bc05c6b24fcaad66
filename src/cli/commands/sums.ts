/** Commands that add to a date, and compare two dates. */
import { add } from '#api/endpoints/add.ts';
import { difference } from '#api/endpoints/difference.ts';
import { defineCommand, type Language } from '../command.ts';
import { columns, digits, ESTIMATE, say } from '../text.ts';

export const addCommand = defineCommand({
  endpoint: add,
  arguments: 'DATE',
  count: [1, 1],
  summary: 'A date plus years, months, weeks, days or working days; why the days between are off',
  options: [
    'years',
    'months',
    'weeks',
    'days',
    'workdays',
    'rule',
    'sector',
    'province',
    'weekend',
    'closures',
    'calendar',
  ],
  queryOf: ([from], options) => ({ from, ...options }),
  print(answer, language, style) {
    const comma = say(language, '، ', ', ');
    const weekday = say(language, answer.weekday_fa, answer.weekday_en);
    const reasons = answer[`reasons_${language}`];
    const off = style.red(`${say(language, 'تعطیل', 'day off')}: ${reasons.join(comma)}`);
    const state = answer.is_workday ? say(language, 'روز کاری', 'working day') : off;
    const skipped = answer.skipped.map((each) => [
      digits(language, each.date_sh),
      digits(language, each.date_gregorian),
      each[`reasons_${language}`].join(comma),
    ]);
    return [
      style.bold(`${weekday} ${digits(language, answer.date_sh)} · ${digits(language, answer.date_gregorian)}`),
      ...(answer.is_workday === null ? [] : [state + (answer.estimate ? ` ${ESTIMATE[language]}` : '')]),
      ...(skipped.length > 0 ? [say(language, 'تعطیل‌های سر راه:', 'Days off on the way:'), columns(skipped)] : []),
      ...answer[`notes_${language}`],
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
