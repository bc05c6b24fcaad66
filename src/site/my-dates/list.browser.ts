/** The list in this browser's storage. Invalid entries are dropped. */
import type { PersonalDate } from '#core/personal-dates.ts';
import { MY_DATES_KEY as KEY } from './key.ts';
import { type PersonalCells, personalCells, readPersonalDate } from './list.ts';

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

/** The texts that a form or a row of a list would hold. */
export const cellsOf = (date: PersonalDate): Record<keyof PersonalDate, string> =>
  Object.fromEntries(
    Object.entries(personalCells(date)).map(([name, value]) => [name, value === null ? '' : String(value)]),
  ) as Record<keyof PersonalDate, string>;

/** @returns false if the browser refuses to store */
export function keepDates(dates: readonly PersonalDate[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(dates.map(cellsOf)));
    return true;
  } catch {
    return false;
  }
}
