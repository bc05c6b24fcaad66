/** Enters an announced month, or corrects one. */

import { readFileSync } from 'node:fs';
import { todayInTehran } from '#api/base/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn, monthAfter } from '#core/jdn.ts';
import { itemAt, lastOf } from '#core/required.ts';
import { readData } from '../../compile/data.ts';
import type { HijriMonth } from '../../compile/forms/months.ts';
import { marginOfMonth } from '../../compile/hijri-estimate.ts';
import { dayReader, daysInWords, type MonthName } from './days.ts';
import type { Edit } from './edit.ts';
import { checkMonthLength, withAddedMonth, withNotice } from './month-rows.ts';
import { Refusal } from './refusal.ts';
import { type GivenSource, sourceOf } from './source.ts';
import { type Given, readText } from './values.ts';

/** With a reason a published day moves, and a day that contradicts a clear evening is accepted too. */
type Announcement = GivenSource & Given<'month' | 'day' | 'reason'>;

const FILE = 'data/hijri-months.csv';
/** Errors are found, and decisions published, within a month or two. */
const MAX_DAYS_SINCE = 60;
/** The Centre publishes the calendar of a year some months before the year begins. */
const MAX_DAYS_AHEAD = 600;
/**
 * If a day contradicts an evening this clear, a typing error is likelier than a decision. The greatest miss since 1428
 * was 1.18.
 */
const MARGIN_BEYOND_DOUBT = 2;

/** @throws {Refusal} for invalid values */
export function announcement(root: string, given: Announcement, now: number): Edit {
  const data = readData(root);
  const read = dayReader(data, now);
  const month = read.month('month', given.month);
  const day = read.day('day', given.day);
  const dayText = gregorian.toIsoDate(day);
  const reason = given.reason === undefined ? undefined : readText('--reason', given.reason);
  const source = sourceOf(data, `announcement-${month.text}`, given);
  const months = data.hijriMonths;
  const today = todayInTehran(now);
  const index = months.findIndex((each) => each.year === month.year && each.month === month.month);
  checkPlace(months, index, month, today);
  const before = itemAt(months, index === -1 ? months.length - 1 : index - 1);
  const after = index === -1 ? undefined : months[index + 1];
  const previous = gregorian.fromIsoDate(before.first_day);
  checkMonthLength('day', day, previous, 1, `; the month before has 29 or 30 days from ${before.first_day}`);
  if (after) {
    const hint = `; ${after.year}/${after.month} begins on ${after.first_day}; if it moves too, announce it first`;
    checkMonthLength('day', day, gregorian.fromIsoDate(after.first_day), -1, hint);
  }
  const isConfirmed = months[index]?.first_day === dayText;
  if (!isConfirmed && reason === undefined && isBeyondDoubt(previous, before.year, day)) {
    const other = gregorian.toIsoDate(addDays(previous, day - previous === 29 ? 30 : 29));
    const hint = 'the evening before is clear beyond doubt; give a reason too if it is announced';
    throw new Refusal('day', dayText, `${other}: ${hint}`);
  }
  if (day > today + MAX_DAYS_AHEAD) {
    throw new Refusal('day', dayText, `a day within ${MAX_DAYS_AHEAD} days from now`);
  }
  const text = readFileSync(`${root}/${FILE}`, 'utf8');
  const was = months[index] && gregorian.fromIsoDate(months[index].first_day);
  const isSighting = was !== undefined && today >= was - 2;
  const because = reason ?? (isSighting ? 'moved after a sighting' : 'corrected by a later notice');
  const notice = { month: month.text, day: dayText, source: source.id, reason: because };
  return {
    data,
    line: `${month.text} AH begins on ${dayText}${outcome(months[index], dayText)}.`,
    notes: daysInWords(day, day, now),
    files: { [FILE]: index === -1 ? withAddedMonth(text, notice) : withNotice(text, notice) },
    source,
  };
}

const outcome = (known: HijriMonth | undefined, day: string): string =>
  known ? (known.first_day === day ? ', confirmed' : ', moved') : '';

/** The next month after the table, an announced one, or one that has begun a short while ago. */
function checkPlace(months: readonly HijriMonth[], index: number, month: MonthName, today: Jdn): void {
  const next = monthAfter(lastOf(months));
  if (index === -1 && (month.year !== next.year || month.month !== next.month)) {
    const allowed = `the next month ${next.year}/${next.month}, or an announced one that has moved`;
    throw new Refusal('month', month.text, allowed);
  }
  const known = months[index];
  if (known && gregorian.fromIsoDate(known.first_day) < today - MAX_DAYS_SINCE) {
    const allowed = `a month that began at most ${MAX_DAYS_SINCE} days ago`;
    throw new Refusal('month', month.text, `${allowed}; this one is ${known.status}: correct it by hand`);
  }
}

/** Checks whether the evening before the 30th day clearly contradicts a first day of the next month. */
function isBeyondDoubt(before: Jdn, yearBefore: number, day: Jdn): boolean {
  const margin = marginOfMonth(before, yearBefore);
  return (day - before === 29 ? -margin : margin) >= MARGIN_BEYOND_DOUBT;
}
