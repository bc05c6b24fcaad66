/** Commands about a day or a month, and the conversion of dates. */

import type { AnswerOf, Ask } from '#api/base/endpoint.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import { convert } from '#api/endpoints/convert.ts';
import { day } from '#api/endpoints/day.ts';
import { summary } from '#api/endpoints/summary.ts';
import { today } from '#api/endpoints/today.ts';
import { convertParts } from '#api/query/year-month-day.ts';
import { isoText } from '#core/jdn.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { PRAYER_NAMES_FA, PRAYERS } from '#core/prayer-names.ts';
import { namedMonth } from '#understand/dates.ts';
import { BadValue, defineCommand, type Language } from '../command.ts';
import { monthGrid } from '../month-grid.ts';
import type { Style } from '../style.ts';
import { daysAway, digits, type FourDates, fourDates, listed, say, workdayText } from '../text.ts';

function printDates(answer: FourDates, language: Language, style: Style): string {
  const [first = '', ...rest] = fourDates(language, answer);
  return [style.bold(first), ...rest].join('\n');
}

/** Holiday or working day, occasions, prayer times and the next holiday, each on a line. */
function glance(summaryOfDay: AnswerOf<typeof summary>, language: Language, style: Style): string[] {
  const { is_workday, reasons, occasions, times, next_holiday } = summaryOfDay;
  const state = is_workday
    ? workdayText(language, summaryOfDay)
    : style.red(`${say(language, 'تعطیل', 'Day off')}: ${listed(language, reasons)}`);
  const others = occasions.map((each) => each.title).filter((each) => !reasons.includes(each));
  const clocks = PRAYERS.map(
    (name) => `${say(language, PRAYER_NAMES_FA[name], name)} ${digits(language, times[name])}`,
  );
  const next = next_holiday && [
    say(language, 'تعطیلی بعدی', 'Next holiday'),
    `${daysAway(language, next_holiday.days_away)}: ${listed(language, next_holiday.titles)}`,
  ];
  return [state, ...others, listed(language, clocks), ...(next ? [next.join(' ')] : [])];
}

export const todayCommand = defineCommand({
  endpoint: today,
  arguments: '',
  count: [0, 0],
  summary: 'Today in four calendars, with occasions, prayer times (of Tehran without --city) and the next holiday',
  options: ['city'],
  queryOf: () => ({}),
  print: (answer, language, style, ask, { city }) =>
    [printDates(answer, language, style), '', ...glance(ask(summary, { lang: language, city }), language, style)].join(
      '\n',
    ),
});

export const dayCommand = defineCommand({
  endpoint: day,
  arguments: '[DATE]',
  count: [0, 1],
  summary: 'Dates, holiday and occasions of a day; default today',
  options: ['calendar', 'weekend', 'closures', 'sector', 'province', 'categories'],
  queryOf: ([date], options) => ({ date, ...options }),
  print(answer, language, style) {
    const [first = '', ...rest] = fourDates(language, answer);
    const kind = answer.is_workday ? workdayText(language, answer) : say(language, 'تعطیل', 'Day off');
    const events = answer.events.map(({ is_holiday, title }) => (is_holiday ? style.red(title) : title));
    return [style.bold(first), ...rest, kind, ...(events.length > 0 ? ['', ...events] : [])].join('\n');
  },
});

export const convertCommand = defineCommand({
  endpoint: convert,
  arguments: 'DATE',
  count: [1, 1],
  summary: 'A date in all four calendars',
  options: ['calendar'],
  queryOf: ([date = ''], { calendar }, ask) => ({
    ...convertParts(date, (text) => ask(day, { date: text }).date_sh),
    ...(calendar !== undefined && { from: calendar }),
  }),
  print: printDates,
});

const MONTH = /^(\d+|[۰-۹]+|[٠-٩]+)[-/](\d+|[۰-۹]+|[٠-٩]+)$/;

/** The Persian month that a text names, by default of this year: «مهر», "mehr 1404". */
function persianMonth(text: string, ask: Ask): string | undefined {
  const named = namedMonth(text);
  if (named?.calendar !== 'persian') return undefined;
  const { year = ask(today, {}).sh.year } = named;
  const isKnown = year >= EQUINOX_YEARS.first && year <= EQUINOX_YEARS.last;
  return isKnown ? isoText({ year, month: named.month, day: 1 }).slice(0, -'-01'.length) : undefined;
}

export const monthCommand = defineCommand({
  endpoint: calendar,
  arguments: 'YEAR-MONTH',
  count: [1, 1],
  summary: 'Grid of a Persian month with days off marked',
  options: [],
  queryOf([text = ''], _, ask) {
    const [, year, month] = MONTH.exec(text) ?? [];
    if (month !== undefined) return { year, month };
    const meant = persianMonth(text, ask);
    const hint = meant ? `; did you mean ${meant}?` : '';
    throw new BadValue(`month: "${text}" is not allowed; give a month YYYY-MM, in Latin or Persian digits${hint}`);
  },
  print: monthGrid,
});
