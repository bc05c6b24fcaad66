/** The commands, in the order of the help. */
import { convertParts, persianParts } from '#api/date-parts.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import { cities } from '#api/endpoints/cities.ts';
import { convert } from '#api/endpoints/convert.ts';
import { day } from '#api/endpoints/day.ts';
import { holidays } from '#api/endpoints/holidays.ts';
import { next } from '#api/endpoints/next.ts';
import { nowruz } from '#api/endpoints/nowruz.ts';
import { prayerTimes } from '#api/endpoints/prayer-times.ts';
import { search } from '#api/endpoints/search.ts';
import { summary } from '#api/endpoints/summary.ts';
import { today } from '#api/endpoints/today.ts';
import { workdays } from '#api/endpoints/workdays.ts';
import { holidaysOfGregorianYear } from '#api/occasion-days.ts';
import { PRAYER_NAMES_FA, PRAYERS } from '#api/prayer-days.ts';
import { GREGORIAN_YEARS } from '#api/ranges.ts';
import { toLatinDigits } from '#core/digits.ts';
import { isoText } from '#core/jdn.ts';
import { BadValue, type Command, defineCommand, type Language } from './command.ts';
import { monthGrid } from './month-grid.ts';
import type { Style } from './style.ts';
import { columns, dateText, digits, ESTIMATE, type FourDates, fourDates, fullDate, say, title } from './text.ts';

function printDates(answer: FourDates, language: Language, style: Style): string {
  const [first = '', ...rest] = fourDates(language, answer);
  return [style.bold(first), ...rest].join('\n');
}

/** Holiday or working day, occasions, prayer times and the next holiday, each on a line. */
function glance(told: AnswerOf<typeof summary>, language: Language, style: Style): string[] {
  const { is_workday, reasons, occasions, times, next_holiday } = told;
  const comma = say(language, '، ', ', ');
  const state = is_workday
    ? say(language, 'روز کاری', 'Working day')
    : style.red(`${say(language, 'تعطیل', 'Day off')}: ${reasons.join(comma)}`);
  const others = occasions.map((each) => each.title).filter((each) => !reasons.includes(each));
  const clocks = PRAYERS.map(
    (name) => `${say(language, PRAYER_NAMES_FA[name], name)} ${digits(language, times[name])}`,
  );
  const next = next_holiday && [
    say(language, 'تعطیلی بعدی', 'Next holiday'),
    `${daysAway(language, next_holiday.days_away)}: ${next_holiday.titles.join(comma)}`,
  ];
  return [state, ...others, clocks.join(comma), ...(next ? [next.join(' ')] : [])];
}

const todayCommand = defineCommand({
  endpoint: today,
  arguments: '',
  count: [0, 0],
  summary: 'Today in four calendars, with occasions, prayer times of Tehran and the next holiday',
  options: [],
  queryOf: () => ({}),
  print: (answer, language, style, ask) =>
    [printDates(answer, language, style), '', ...glance(ask(summary, { lang: language }), language, style)].join('\n'),
});

const dayCommand = defineCommand({
  endpoint: day,
  arguments: '[DATE]',
  count: [0, 1],
  summary: 'Dates, holiday and occasions of a day; default today',
  options: ['calendar', 'weekend', 'closures', 'sector', 'province', 'categories'],
  queryOf: ([date], options) => ({ date, ...options }),
  print(answer, language, style) {
    const [first = '', ...rest] = fourDates(language, answer);
    const kind = answer.is_workday ? say(language, 'روز کاری', 'workday') : say(language, 'تعطیل', 'day off');
    const events = answer.events.map((event) =>
      event.is_holiday ? style.red(title(language, event)) : title(language, event),
    );
    return [style.bold(first), ...rest, kind, ...(events.length > 0 ? ['', ...events] : [])].join('\n');
  },
});

const convertCommand = defineCommand({
  endpoint: convert,
  arguments: 'DATE',
  count: [1, 1],
  summary: 'A date in all four calendars',
  options: ['calendar'],
  queryOf: ([date = ''], { calendar }) => ({
    ...convertParts(date),
    ...(calendar !== undefined && { from: calendar }),
  }),
  print: printDates,
});

const MONTH = /^(\d+|[۰-۹]+|[٠-٩]+)[-/](\d+|[۰-۹]+|[٠-٩]+)$/;

const monthCommand = defineCommand({
  endpoint: calendar,
  arguments: 'YEAR-MONTH',
  count: [1, 1],
  summary: 'Grid of a Persian month with days off marked',
  options: [],
  queryOf([text = '']) {
    const [, year, month] = MONTH.exec(text) ?? [];
    if (month !== undefined) return { year, month };
    throw new BadValue(`month: "${text}" is not allowed; give a month YYYY-MM, in Latin or Persian digits`);
  },
  print: monthGrid,
});

const holidaysCommand = defineCommand({
  endpoint: holidays,
  arguments: '[YEAR]',
  count: [0, 1],
  summary: 'Official holidays of a Persian or Gregorian year; default this Persian year',
  options: [],
  queryOf: ([year]) => ({ year }),
  answer({ year = '' }, { occasions }) {
    const asked = Number(toLatinDigits(year));
    const isKnown = asked >= GREGORIAN_YEARS.first && asked <= GREGORIAN_YEARS.last;
    return isKnown ? holidaysOfGregorianYear(asked, occasions) : undefined;
  },
  print: ({ data }, language) =>
    columns(
      data.map(({ year_sh, month_sh, day_sh, date_gregorian, weekday_fa, weekday_en, estimate, events }) => [
        digits(language, isoText({ year: year_sh, month: month_sh, day: day_sh })),
        digits(language, date_gregorian),
        say(language, weekday_fa, weekday_en),
        events.map((event) => title(language, event)).join(say(language, '، ', ', ')) +
          (estimate ? ` ${ESTIMATE[language]}` : ''),
      ]),
    ),
});

/** The distance of a day in words. */
function daysAway(language: Language, days: number): string {
  if (days === 0) return say(language, 'امروز', 'today');
  if (days === 1) return say(language, 'فردا', 'tomorrow');
  return say(language, `${digits('fa', days)} روز دیگر`, `in ${days} days`);
}

const nextCommand = defineCommand({
  endpoint: next,
  arguments: '[CATEGORY]',
  count: [0, 1],
  summary: 'The next official holiday, or the next day with an occasion of a category',
  options: [],
  queryOf: ([category]) => ({ category }),
  print: ({ data }, language, style) =>
    data
      .flatMap(({ days_away, date_sh, date_gregorian, weekday_fa, weekday_en, estimate, events }) => [
        style.bold(events.map((event) => title(language, event)).join(say(language, '، ', ', '))),
        `${say(language, weekday_fa, weekday_en)} ${digits(language, date_sh)} · ${digits(language, date_gregorian)}` +
          (estimate ? ` ${ESTIMATE[language]}` : ''),
        daysAway(language, days_away),
      ])
      .join('\n'),
});

const workdaysCommand = defineCommand({
  endpoint: workdays,
  arguments: 'FROM TO',
  count: [2, 2],
  summary: 'Working days from one date to another, both counted',
  options: ['calendar', 'weekend', 'closures', 'sector', 'province'],
  queryOf: ([from, to], options) => ({ from, to, ...options }),
  print(answer, language, style) {
    if (answer.to === undefined) throw new Error('counted to no date');
    const { days, weekend_days, holidays, workdays, estimate } = answer;
    const notes = {
      fa: [answer.sector_note_fa, answer.closures_note_fa],
      en: [answer.sector_note_en, answer.closures_note_en],
    }[language];
    return [
      columns([
        [say(language, 'روز کاری', 'workdays'), style.bold(digits(language, workdays))],
        [say(language, 'آخر هفته', 'weekend days'), digits(language, weekend_days)],
        [say(language, 'تعطیل رسمی', 'holidays'), digits(language, holidays)],
        [say(language, 'همهٔ روزها', 'days'), digits(language, days)],
      ]),
      ...(estimate ? [ESTIMATE[language]] : []),
      ...notes.filter((note) => note !== null),
    ].join('\n');
  },
});

const prayerCommand = defineCommand({
  endpoint: prayerTimes,
  arguments: '[DATE]',
  count: [0, 1],
  summary: 'Prayer times of a city; default today',
  options: ['city'],
  required: 'city',
  queryOf: ([date], { city }) => ({ city, ...(date !== undefined && persianParts(date)) }),
  print: ({ city, date_sh, date_gregorian, times }, language, style) =>
    [
      style.bold(`${city} · ${digits(language, date_sh)} · ${digits(language, date_gregorian)}`),
      columns(PRAYERS.map((name) => [say(language, PRAYER_NAMES_FA[name], name), digits(language, times[name])])),
    ].join('\n'),
});

const nowruzCommand = defineCommand({
  endpoint: nowruz,
  arguments: 'YEAR',
  count: [1, 1],
  summary: 'The moment of the new year, in Tehran and UTC',
  options: [],
  queryOf: ([year]) => ({ year_sh: year, tz: 'Asia/Tehran' }),
  print: ({ utc, local_parts }, language, style) =>
    [
      style.bold(`${fullDate(language, local_parts.sh)} ${digits(language, local_parts.time)}`),
      `${dateText(language, local_parts.gregorian)} · ${digits(language, utc)} UTC`,
    ].join('\n'),
});

/** What the two searches have in common. */
const SEARCH = {
  arguments: 'TEXT…',
  count: [1, Number.POSITIVE_INFINITY],
  options: [],
  queryOf: (words: readonly string[]) => ({ q: words.join(' ') }),
} as const;

const found = (language: Language, rows: readonly string[][]): string =>
  rows.length === 0 ? say(language, 'چیزی پیدا نشد', 'nothing found') : columns(rows);

const searchCommand = defineCommand({
  endpoint: search,
  ...SEARCH,
  summary: 'Find occasions by name, with their next date',
  print: ({ data }, language) =>
    found(
      language,
      data.map(({ slug, next: coming, ...occasion }) => [
        coming ? digits(language, coming.date_sh) : '-',
        slug,
        title(language, occasion),
      ]),
    ),
});

const citiesCommand = defineCommand({
  endpoint: cities,
  ...SEARCH,
  summary: 'Find cities by name, with the slug for --city',
  print: ({ data }, language) =>
    found(
      language,
      data.map((city) => [
        city.slug,
        say(language, city.city_name, city.city_name_en),
        say(language, city.country_name_fa, city.country_name_en),
        city.timezone_id,
      ]),
    ),
});

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    today: todayCommand,
    day: dayCommand,
    convert: convertCommand,
    month: monthCommand,
    holidays: holidaysCommand,
    next: nextCommand,
    workdays: workdaysCommand,
    prayer: prayerCommand,
    nowruz: nowruzCommand,
    search: searchCommand,
    cities: citiesCommand,
  }),
);
