/** Days counted from today: «سه ماه بعد», «۴۰ روز پیش», "in 3 months", "90 days ago". */
import type * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { plusMonths } from '#site/data/date-span.ts';
import { OWN_CALENDARS } from '#site/kit/dates.ts';
import type { Language } from '#site/kit/language.ts';
import { plain } from './questions.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ یک: 1, دو: 2, سه: 3, چهار: 4, پنج: 5, شش: 6, هفت: 7, هشت: 8, نه: 9, ده: 10, بیست: 20, سی: 30, چهل: 40, صد: 100 },
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
};

const NUMBER = `\\d{1,5}|${Object.keys(NUMBERS).join('|')}`;
const PERSIAN = new RegExp(`^(${NUMBER}) (روز|هفته|ماه|سال) (بعد|دیگر|دیگه|اینده|پیش|قبل)$`);
const LATER = new RegExp(`^(?:in )?(${NUMBER}) (day|week|month|year)s?(?: (?:later|from now|from today|ahead))?$`);
const AGO = new RegExp(`^(${NUMBER}) (day|week|month|year)s? (?:ago|before|earlier)$`);

const UNITS: Readonly<Record<string, readonly [size: number, unit: 'days' | 'months']>> = {
  ...{ روز: [1, 'days'], هفته: [7, 'days'], ماه: [1, 'months'], سال: [12, 'months'] },
  ...{ day: [1, 'days'], week: [7, 'days'], month: [1, 'months'], year: [12, 'months'] },
};

/** Months and years are those of the language's own calendar. @returns undefined for other texts */
export function readRelative(typed: string, today: Jdn, language: Language): Jdn | undefined {
  const text = plain(typed);
  const [, number, unit, direction] = PERSIAN.exec(text) ?? AGO.exec(text) ?? LATER.exec(text) ?? [];
  if (number === undefined || unit === undefined) return undefined;
  const isPast = direction === 'پیش' || direction === 'قبل' || AGO.test(text);
  const [size, of] = UNITS[unit]!;
  const amount = (isPast ? -1 : 1) * size * (NUMBERS[number] ?? Number(number));
  const calendar = OWN_CALENDARS[language];
  const jdn = of === 'days' ? addDays(today, amount) : inMonths(calendar, today, amount);
  return jdn !== undefined && jdn >= persian.FIRST_DAY && jdn <= persian.LAST_DAY ? jdn : undefined;
}

function inMonths(calendar: typeof persian | typeof gregorian, today: Jdn, months: number): Jdn | undefined {
  try {
    return plusMonths(calendar, calendar.fromJdn(today), months);
  } catch {
    // A year outside the calendar.
    return undefined;
  }
}
