/** `npm run check:facts` lists the tasks that are due for an editor today, one per line. Exit code 1 if any task is due. */
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type Data, readData } from './data.ts';
import { tehranDay } from './solar-days.ts';

/** A month this near needs an announcement. */
const DAYS_AHEAD = 3;
/** Azar: by then the calendar of the next year is out. */
const CALENDAR_IS_OUT = 9;

/** @param today day number in Tehran */
export function dueFacts({ hijriMonths }: Pick<Data, 'hijriMonths'>, today: Jdn): string[] {
  const { year, month } = persian.fromJdn(today);
  const last = hijriMonths.at(-1)!.value;
  const lastDay = gregorian.fromIsoDate(last.first_day);
  const due: string[] = [];
  if (today + DAYS_AHEAD >= lastDay + 29) {
    due.push(
      `the month after ${last.year}/${last.month} begins by ${gregorian.toIsoDate((lastDay + 30) as Jdn)} and is not announced`,
    );
  }
  if (month >= CALENDAR_IS_OUT && lastDay + 59 < persian.firstDayOfYear(year + 2)) {
    due.push(`the official calendar of ${year + 1} is not entered: months end with ${last.year}/${last.month}`);
  }
  return due;
}

if (import.meta.main) {
  const today = tehranDay(Date.now());
  const due = dueFacts(readData(), today);
  for (const line of due) console.log(line);
  if (due.length === 0) console.log('nothing is due');
  process.exitCode = due.length === 0 ? 0 : 1;
}
