/** The commands, in the order of the help. */
import { BadValue, type Command, type Language } from './command.ts';
import { type MonthAnswer, monthGrid } from './month-grid.ts';
import {
  columns,
  dateText,
  digits,
  ESTIMATE,
  type Event,
  type FourDates,
  fourDates,
  fullDate,
  say,
  title,
} from './text.ts';

interface DayAnswer extends FourDates {
  readonly is_workday: boolean;
  readonly events: readonly Event[];
}

interface HolidaysAnswer {
  readonly data: readonly {
    readonly month_sh: number;
    readonly date_gregorian: string;
    readonly date_sh?: string;
    readonly year_sh: number;
    readonly day_sh: number;
    readonly weekday_fa: string;
    readonly weekday_en: string;
    readonly estimate: boolean;
    readonly events: readonly Event[];
  }[];
}

interface NextAnswer {
  readonly data: readonly {
    readonly days_away: number;
    readonly date_sh: string;
    readonly date_gregorian: string;
    readonly weekday_fa: string;
    readonly weekday_en: string;
    readonly estimate: boolean;
    readonly events: readonly Event[];
  }[];
}

interface WorkdaysAnswer {
  readonly days: number;
  readonly weekend_days: number;
  readonly holidays: number;
  readonly workdays: number;
  readonly estimate: boolean;
}

interface PrayerAnswer {
  readonly city: string;
  readonly date_sh: string;
  readonly date_gregorian: string;
  readonly method: string;
  readonly times: Readonly<Record<'fajr' | 'sunrise' | 'dhuhr' | 'sunset' | 'maghrib' | 'midnight', string>>;
}

interface NowruzAnswer {
  readonly year_sh: number;
  readonly utc: string;
  readonly local: string;
  readonly timezone: string;
  readonly local_parts: FourDates & { readonly time: string };
}

interface SearchAnswer {
  readonly data: readonly {
    readonly slug: string;
    readonly title_fa: string;
    readonly title_en: string;
    readonly next: { readonly date_sh: string; readonly date_gregorian: string } | null;
  }[];
}

const PRAYERS_FA = {
  fajr: 'اذان صبح',
  sunrise: 'طلوع آفتاب',
  dhuhr: 'اذان ظهر',
  sunset: 'غروب آفتاب',
  maghrib: 'اذان مغرب',
  midnight: 'نیمه‌شب شرعی',
} as const;

/** Year, month and day of a date in digits of any of the three kinds; what they mean is for the function to judge. */
function partsOf(name: keyof typeof FORMS, text: string): string[] {
  const [form, pattern] = FORMS[name];
  const match = pattern.exec(text);
  if (!match)
    throw new BadValue(`${name}: "${text}" is not allowed; give a ${name} ${form}, in Latin or Persian digits`);
  return match.slice(1);
}

const FORMS = {
  date: ['YYYY-MM-DD', /^(\d+|[۰-۹]+|[٠-٩]+)[-/](\d+|[۰-۹]+|[٠-٩]+)[-/](\d+|[۰-۹]+|[٠-٩]+)$/],
  month: ['YYYY-MM', /^(\d+|[۰-۹]+|[٠-٩]+)[-/](\d+|[۰-۹]+|[٠-٩]+)$/],
} as const;

const today: Command<FourDates> = {
  arguments: '',
  count: [0, 0],
  summary: 'Today in four calendars',
  options: [],
  question: () => ({ path: '/today', query: {} }),
  print: (answer, language, style) => {
    const [first, ...rest] = fourDates(language, answer);
    return [style.bold(first!), ...rest].join('\n');
  },
};

const day: Command<DayAnswer> = {
  arguments: '[DATE]',
  count: [0, 1],
  summary: 'A day: its dates, is it a holiday, its occasions; today without DATE',
  options: ['calendar', 'weekend', 'closures'],
  question: ([date], { calendar, weekend, closures }) => ({
    path: '/day',
    query: { date, calendar, weekend, closures },
  }),
  print(answer, language, style) {
    const [first, ...rest] = fourDates(language, answer);
    const kind = answer.is_workday ? say(language, 'روز کاری', 'workday') : say(language, 'تعطیل', 'day off');
    const events = answer.events.map((event) =>
      event.is_holiday ? style.red(title(language, event)) : title(language, event),
    );
    return [style.bold(first!), ...rest, kind, ...(events.length > 0 ? ['', ...events] : [])].join('\n');
  },
};

const convert: Command<FourDates> = {
  arguments: 'DATE',
  count: [1, 1],
  summary: 'A date in all four calendars',
  options: ['calendar'],
  question([date], { calendar = 'sh' }) {
    const [year, month, day] = partsOf('date', date!);
    return { path: '/convert', query: { from: calendar, year, month, day } };
  },
  print: today.print,
};

const month: Command<MonthAnswer> = {
  arguments: 'YEAR-MONTH',
  count: [1, 1],
  summary: 'The grid of a Persian month, days off marked',
  options: [],
  question([text]) {
    const [year, month] = partsOf('month', text!);
    return { path: '/calendar', query: { year, month } };
  },
  print: monthGrid,
};

const holidays: Command<HolidaysAnswer> = {
  arguments: '[YEAR]',
  count: [0, 1],
  summary: 'Official holidays of a Persian year; of this one without YEAR',
  options: [],
  question: ([year]) => ({ path: '/holidays', query: { year } }),
  print: ({ data }, language) =>
    columns(
      data.map(({ year_sh, month_sh, day_sh, date_gregorian, weekday_fa, weekday_en, estimate, events }) => [
        digits(language, `${year_sh}-${pad(month_sh)}-${pad(day_sh)}`),
        digits(language, date_gregorian),
        say(language, weekday_fa, weekday_en),
        events.map((event) => title(language, event)).join(say(language, '، ', ', ')) +
          (estimate ? ` ${ESTIMATE[language]}` : ''),
      ]),
    ),
};

/** How far a day lies ahead, in words. */
function daysAway(language: Language, days: number): string {
  if (days === 0) return say(language, 'امروز', 'today');
  if (days === 1) return say(language, 'فردا', 'tomorrow');
  return say(language, `${digits('fa', days)} روز دیگر`, `in ${days} days`);
}

const next: Command<NextAnswer> = {
  arguments: '[CATEGORY]',
  count: [0, 1],
  summary: 'The next official holiday, or day with an occasion of a category',
  options: [],
  question: ([category]) => ({ path: '/next', query: { category } }),
  print: ({ data }, language, style) =>
    data
      .flatMap(({ days_away, date_sh, date_gregorian, weekday_fa, weekday_en, estimate, events }) => [
        style.bold(events.map((event) => title(language, event)).join(say(language, '، ', ', '))),
        `${say(language, weekday_fa, weekday_en)} ${digits(language, date_sh)} · ${digits(language, date_gregorian)}` +
          (estimate ? ` ${ESTIMATE[language]}` : ''),
        daysAway(language, days_away),
      ])
      .join('\n'),
};

const workdays: Command<WorkdaysAnswer> = {
  arguments: 'FROM TO',
  count: [2, 2],
  summary: 'Working days from one date to another, both included',
  options: ['calendar', 'weekend', 'closures'],
  question: ([from, to], { calendar, weekend, closures }) => ({
    path: '/workdays',
    query: { from, to, calendar, weekend, closures },
  }),
  print: ({ days, weekend_days, holidays, workdays, estimate }, language, style) =>
    [
      columns([
        [say(language, 'روز کاری', 'workdays'), style.bold(digits(language, workdays))],
        [say(language, 'آخر هفته', 'weekend days'), digits(language, weekend_days)],
        [say(language, 'تعطیل رسمی', 'holidays'), digits(language, holidays)],
        [say(language, 'همهٔ روزها', 'days'), digits(language, days)],
      ]),
      ...(estimate ? [ESTIMATE[language]] : []),
    ].join('\n'),
};

const prayer: Command<PrayerAnswer> = {
  arguments: '[DATE]',
  count: [0, 1],
  summary: 'Prayer times of a city on a Persian date; today there without DATE',
  options: ['city'],
  required: 'city',
  question([date], { city }) {
    if (date === undefined) return { path: '/prayer-times', query: { city } };
    const [year, month, day] = partsOf('date', date);
    return { path: '/prayer-times', query: { city, year, month, day } };
  },
  print: ({ city, date_sh, date_gregorian, times }, language, style) =>
    [
      style.bold(`${city} · ${digits(language, date_sh)} · ${digits(language, date_gregorian)}`),
      columns(
        (Object.keys(PRAYERS_FA) as (keyof typeof PRAYERS_FA)[]).map((name) => [
          say(language, PRAYERS_FA[name], name),
          digits(language, times[name]),
        ]),
      ),
    ].join('\n'),
};

const nowruz: Command<NowruzAnswer> = {
  arguments: 'YEAR',
  count: [1, 1],
  summary: 'The moment of the new year, in Tehran and UTC',
  options: [],
  question: ([year]) => ({ path: '/nowruz', query: { year_sh: year, tz: 'Asia/Tehran' } }),
  print: ({ utc, local_parts }, language, style) =>
    [
      style.bold(`${fullDate(language, local_parts.sh)} ${digits(language, local_parts.time)}`),
      `${dateText(language, local_parts.gregorian)} · ${digits(language, utc)} UTC`,
    ].join('\n'),
};

const search: Command<SearchAnswer> = {
  arguments: 'TEXT…',
  count: [1, Number.POSITIVE_INFINITY],
  summary: 'Occasions by name, with the next day of each',
  options: [],
  question: (words) => ({ path: '/search', query: { q: words.join(' ') } }),
  print: ({ data }, language) =>
    data.length === 0
      ? say(language, 'چیزی پیدا نشد', 'nothing found')
      : columns(
          data.map(({ slug, title_fa, title_en, next: coming }) => [
            coming ? digits(language, coming.date_sh) : '-',
            slug,
            say(language, title_fa, title_en),
          ]),
        ),
};

const pad = (value: number): string => String(value).padStart(2, '0');

export const COMMANDS: ReadonlyMap<string, Command<never>> = new Map<string, Command<never>>(
  Object.entries({ today, day, convert, month, holidays, next, workdays, prayer, nowruz, search }),
);
