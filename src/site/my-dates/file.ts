/** Personal dates as a calendar file for fifty years. The browser writes the file, without a server. */

import { type CalendarEvent, calendarText } from '#api/feeds/calendar-file.ts';
import { toPersianDigits } from '#core/digits.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import { addDays, type Jdn, MS_PER_MINUTE, SECONDS_PER_DAY, SECONDS_PER_HOUR } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type PersonalDate, type PersonalDay, personalDays } from '#core/personal-dates.ts';
import { itemAt } from '#core/required.ts';
import type { Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { nameOf, numberText } from './name.ts';

const YEARS = 50;
/** 1 January 2026, from which imports are numbered by the minute. */
const FIRST_IMPORT = Date.UTC(2026, 0, 1);

/** A reminder by the clock: at an hour of the day itself (0) or of a day before. */
export interface Reminder {
  readonly daysBefore: number;
  /** 0 … 23 */
  readonly hour: number;
}

interface PersonalFileOptions {
  readonly hijri: HijriCalendar;
  readonly language: Language;
  /** the first day of the file; its years are counted from the Persian year of that day */
  readonly from: Jdn;
  /** the present moment in milliseconds since 1970; a later file updates what an earlier one brought */
  readonly now: number;
  readonly reminders: readonly Reminder[];
}

/** The list as a calendar file. Events keep their UID while kind and title stay the same, even if their date changes. */
export function personalFile(dates: readonly PersonalDate[], options: PersonalFileOptions): string {
  const ids = lastingIds(dates);
  const isPersian = options.language === 'fa';
  return calendarText(
    { name: isPersian ? 'تاریخ‌های من' : 'My dates', product: 'My dates', language: isPersian ? 'FA' : 'EN' },
    dates.flatMap((date, index) => eventsOf(date, itemAt(ids, index), options)),
  );
}

function eventsOf(
  date: PersonalDate,
  id: string,
  { hijri, language, from, now, reminders }: PersonalFileOptions,
): CalendarEvent[] {
  const last = addDays(persian.firstDayOfYear(persian.yearOf(from) + YEARS), -1);
  const alarms = reminders.map(alarmOf);
  return personalDays(date, from, last, hijri).map((day) => ({
    id: `${id}-${day.year}${date.kind === 'instalment' ? `-${day.month}` : ''}`,
    sequence: Math.max(0, Math.floor((now - FIRST_IMPORT) / MS_PER_MINUTE)),
    changed: now,
    start: { day: day.jdn },
    isTentative: day.estimate,
    title: titleOf(date, day, language),
    notes: notesOf(date.day, day, language),
    alarms,
  }));
}

/** A name that does not depend on the date: kind and title, with a number for duplicates. */
function lastingIds(dates: readonly PersonalDate[]): string[] {
  const seen = new Map<string, number>();
  return dates.map(({ kind, title }) => {
    const key = `${kind} ${title.trim()}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return `personal-${kind}-${hashOf(key)}${times > 1 ? `-${times}` : ''}`;
  });
}

/** FNV-1a over two seeds, 64 bits: UIDs need names that differ, not secrets. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((seed) => {
      let hash = seed;
      for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      return (hash >>> 0).toString(36);
    })
    .join('');
}

/** «تولد سارا، ۳۰ سالگی», "House loan, instalment 3 of 12" */
const titleOf = (date: PersonalDate, day: PersonalDay, language: Language): string =>
  [nameOf(language, date), numberText(language, date, day)].filter(Boolean).join(SITE_TEXT[language].comma);

/** «۱۴۰۵/۱۲/۳۰»: the set day, which this year lacks. */
const REPLACED = {
  fa: (date: string) => `${toPersianDigits(date)} در تقویم نیست و این روز جای آن است.`,
  en: (date: string) => `There is no ${date}; this day stands in for it.`,
} as const;
const ESTIMATED = {
  fa: 'تاریخ قمری هنوز اعلام نشده است و شاید یک روز جابه‌جا شود.',
  en: 'The Islamic date is not announced yet and may move by a day.',
} as const;

const notesOf = (set: number, { year, month, isReplaced, estimate }: PersonalDay, language: Language): string[] => [
  ...(isReplaced ? [REPLACED[language](`${year}/${month}/${set}`)] : []),
  ...(estimate ? [ESTIMATED[language]] : []),
];

/** Seconds from the midnight at which the day begins. */
const alarmOf = ({ daysBefore, hour }: Reminder): number => hour * SECONDS_PER_HOUR - daysBefore * SECONDS_PER_DAY;
