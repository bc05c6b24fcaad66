/** Days on which the user's dates fall. */
import { createHijriCalendar } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import { type PersonalDate, type PersonalDay, personalDays } from '#core/personal-dates.ts';
import { type HijriBits, unpackHijriTable } from '#site/data/hijri-bits.ts';
import { readFile } from '#site/data/snapshots.browser.ts';
import { language } from '#site/kit/page.browser.ts';
import { storedDates } from './list.browser.ts';

export interface OwnDay {
  readonly day: PersonalDay;
  readonly title: string;
}

const BIRTHDAY_OF = { fa: 'تولد {name}', en: '{name}’s birthday' };

/** «تولد سارا», "Sara’s birthday"; a title that already contains the word stays unchanged. */
function nameOf({ kind, title }: PersonalDate): string {
  if (kind !== 'birthday' || /تولد|birthday/i.test(title)) return title;
  return BIRTHDAY_OF[language].replace('{name}', title);
}

/** @throws {Error} if the table of hijri months cannot be read */
export async function readOwnDays(first: Jdn, last: Jdn): Promise<OwnDay[]> {
  const hijri = createHijriCalendar(unpackHijriTable(await readFile<HijriBits>('/converter/hijri.json')));
  return storedDates()
    .flatMap((date) => personalDays(date, first, last, hijri).map((day) => ({ day, title: nameOf(date) })))
    .toSorted((a, b) => a.day.jdn - b.day.jdn);
}
