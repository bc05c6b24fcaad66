/** The dates in this browser's storage, and the days on which they fall. Invalid entries are dropped. */

import type { Jdn } from '#core/jdn.ts';
import { type PersonalDate, personalDays } from '#core/personal-dates.ts';
import { readHijriCalendar } from '#site/data/hijri.browser.ts';
import { language } from '#site/kit/page.browser.ts';
import { MY_DATES_KEY as KEY } from '#site/settings/settings.ts';
import { type PersonalCells, personalCells, readPersonalDate } from './list.ts';
import { nameOf } from './name.ts';

const read = (cells: PersonalCells): PersonalDate[] => {
  try {
    return [readPersonalDate(cells)];
  } catch {
    return [];
  }
};

export function storedDates(): PersonalDate[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((cells) => read(cells as PersonalCells)) : [];
  } catch {
    return [];
  }
}

/** @returns false if the browser refuses to store */
export function keepDates(dates: readonly PersonalDate[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(dates.map(personalCells)));
    return true;
  } catch {
    return false;
  }
}

/** @throws {Error} if the table of hijri months cannot be read */
export async function readOwnDays(first: Jdn, last: Jdn) {
  const hijri = await readHijriCalendar();
  return storedDates()
    .flatMap((date) => personalDays(date, first, last, hijri).map((day) => ({ day, title: nameOf(language, date) })))
    .toSorted((a, b) => a.day.jdn - b.day.jdn);
}
