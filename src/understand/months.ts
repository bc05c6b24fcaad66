/** Names of months and weekdays as people type them, in Persian, Dari, Pashto and Latin letters. */
import { AFGHAN_MONTHS, afghanMonthName } from '#core/afghan-names.ts';
import type { CalendarName } from '#core/calendars.ts';
import { MONTHS_A_YEAR, type Weekday } from '#core/jdn.ts';
import { lazy } from '#core/lazy.ts';
import { monthName, WEEKDAYS } from '#core/names.ts';
import dictionary from './months.json' with { type: 'json' };
import { foldedName } from './words.ts';

export interface MonthName {
  readonly calendar: Exclude<CalendarName, 'imperial'>;
  readonly month: number;
  /** the name alone may mean something else: «اسد», "mar" */
  readonly needsNumber?: true;
}

type ByCalendar<T> = Readonly<Partial<Record<MonthName['calendar'], T>>>;

const { otherNames, neighbours, weekdays } = dictionary as {
  /** other spellings of months, folded: without spaces, half-spaces and marks */
  readonly otherNames: ByCalendar<Readonly<Record<string, string>>>;
  /** the months in order: in Arabic, of the Levant and of Egypt, and in Kurdish; with a number only */
  readonly neighbours: ByCalendar<readonly string[]>;
  /** from Monday: shortened English names, and those in Latin letters, in Arabic and in Kurdish */
  readonly weekdays: readonly { readonly short: string; readonly others: string }[];
};
const CALENDARS = ['persian', 'hijri', 'gregorian'] as const;

/** Letters of the shortened English names. */
const SHORT = 3;
/** «آذر ماه» is «آذر». */
const MONTH = 'ماه';

function monthNames(): ReadonlyMap<string, MonthName> {
  const names = new Map<string, MonthName>();
  const add = (name: string, meant: MonthName) => {
    // In Arabic «شهر رمضان» is the month.
    for (const each of [name, name + MONTH, ...(meant.calendar === 'hijri' ? [`شهر${name}`] : [])])
      if (!names.has(each)) names.set(each, meant);
  };
  const each = (of: (month: number) => void) => {
    for (let month = 1; month <= MONTHS_A_YEAR; month++) of(month);
  };
  for (const calendar of CALENDARS) {
    each((month) => {
      const { fa, en } = monthName(calendar, month);
      for (const name of [fa, en]) add(foldedName(name), { calendar, month });
    });
  }
  for (const calendar of CALENDARS) {
    for (const [month, list] of Object.entries(otherNames[calendar] ?? {}))
      for (const name of list.split(' ')) add(name, { calendar, month: Number(month) });
  }
  each((month) => {
    const short = monthName('gregorian', month).en.slice(0, SHORT).toLowerCase();
    add(short, { calendar: 'gregorian', month, needsNumber: true });
    add(foldedName(afghanMonthName(month).fa), { calendar: 'persian', month });
    for (const name of [afghanMonthName(month).en, AFGHAN_MONTHS.ps[month - 1]!])
      add(foldedName(name), { calendar: 'persian', month, needsNumber: true });
    for (const calendar of CALENDARS) {
      for (const list of neighbours[calendar] ?? [])
        add(foldedName(list.split(' ')[month - 1]!), { calendar, month, needsNumber: true });
    }
  });
  return names;
}

export const isShortWeekday = (name: string): boolean => weekdays.some(({ short }) => short.split(' ').includes(name));

function weekdayNames(): ReadonlyMap<string, Weekday> {
  const names = new Map<string, Weekday>([['ادینه', 5]]);
  for (const [index, { fa, en }] of WEEKDAYS.entries()) {
    const { short, others } = weekdays[index]!;
    for (const name of [fa, en, ...`${short} ${others}`.split(' ')])
      names.set(foldedName(name), (index + 1) as Weekday);
  }
  // «۵شنبه»: Sunday is the first day after «شنبه».
  for (const [days, weekday] of [7, 1, 2, 3, 4].entries()) names.set(`${days + 1}شنبه`, weekday as Weekday);
  return names;
}

/** Made when the first text is read: programs that read none start without them. */
export const NAMES = lazy({
  /** folded name → month */
  months: monthNames,
  /** folded name → ISO weekday */
  weekdays: weekdayNames,
});
