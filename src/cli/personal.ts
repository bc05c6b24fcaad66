/** `salnama personal LIST.csv`: birthdays, anniversaries and instalments of a list as a calendar file for fifty years. */
import { personalFile } from '#api/personal/file.ts';
import { readPersonalList } from '#api/personal/list.ts';
import { todayInTehran } from '#api/tehran.ts';
import { createHijriCalendar } from '#core/hijri.ts';
import { tables } from '#tables/index.ts';
import type { Language } from './command.ts';

export const PERSONAL_HELP = `usage: salnama personal LIST.csv [--lang fa|en] > my-dates.ics

LIST.csv may be -, what is piped in.
Columns: title, kind (birthday, anniversary, instalment), calendar (sh, hijri, gregorian), year, month, day,
missing (before, after, skip: what becomes of a day that a month has not), count (of instalments).
Reminders: at 18:00 of the day before and at 9:00 of the day.`;

const REMINDERS = [
  { daysBefore: 1, hour: 18 },
  { daysBefore: 0, hour: 9 },
];

/** The calendar file. @throws {RangeError} that names line, column, value and what is allowed */
export const personalCalendar = (list: string, now: number, language: Language): string =>
  personalFile(readPersonalList(list), {
    hijri: createHijriCalendar(tables.hijriMonths),
    language,
    from: todayInTehran(now),
    now,
    reminders: REMINDERS,
  });
