/** A month that the Calendar Centre announces, or that a sighting moves on the evening before. */
import { readFileSync } from 'node:fs';
import * as gregorian from '#core/gregorian.ts';
import { addDays, fromEpochMs, type Jdn } from '#core/jdn.ts';
import { readData } from '../data.ts';
import type { HijriMonth } from '../forms/months.ts';
import { marginOfMonth } from '../hijri-estimate.ts';
import type { Edit } from './edit.ts';
import { Refusal } from './refusal.ts';
import { type MonthName, readGregorianDay, readMonth, readText, readUrl } from './values.ts';

export interface Announcement {
  readonly month?: string | undefined;
  readonly day?: string | undefined;
  readonly source?: string | undefined;
  readonly url?: string | undefined;
  /** Why a published day moves; with it a day against a clear evening is taken too. */
  readonly reason?: string | undefined;
}

const FILE = 'data/hijri-months.csv';
/** The Centre's calendar of a year is out some months before it begins. */
const MOST_DAYS_AHEAD = 600;
/** Against an evening as clear as this a slip of the pen is likelier than a decision; the greatest miss since 1428 was 1.18. */
const MARGIN_BEYOND_DOUBT = 2;

/** @throws {Refusal} for what cannot be meant */
export function announcement(root: string, given: Announcement, now: number): Edit {
  const month = readMonth('month', given.month);
  const day = readGregorianDay('first day', given.day);
  const source = readText('--source', given.source);
  const url = readUrl('--url', given.url);
  const reason = given.reason === undefined ? undefined : readText('--reason', given.reason);
  const data = readData(root);
  const months = data.hijriMonths.map(({ value }) => value);
  const index = months.findIndex((each) => each.year === month.year && each.month === month.month);
  checkPlace(months, index, month);
  const before = months[index === -1 ? months.length - 1 : index - 1]!;
  const after = index === -1 ? undefined : months[index + 1];
  checkLength('first day', given.day!, before, day);
  if (after && [29, 30].every((length) => addDays(day, length) !== gregorian.fromIsoDate(after.first_day))) {
    throw new Refusal('first day', given.day, `29 or 30 days before ${after.first_day}, when the next month begins`);
  }
  if (reason === undefined) checkPlausible(before, day, given.day!);
  if (day > fromEpochMs(now) + MOST_DAYS_AHEAD) {
    throw new Refusal('first day', given.day, `a day within ${MOST_DAYS_AHEAD} days from now`);
  }
  const known = data.sources.find(({ value }) => value.id === source)?.value.id;
  const id = known ?? `announcement-${month.text}`;
  const text = begun(readFileSync(`${root}/${FILE}`, 'utf8'), gregorian.toIsoDate(fromEpochMs(now)));
  return {
    line: `${month.text} AH begins on ${given.day}${index === -1 ? '' : ', moved after a sighting'}.`,
    files: { [FILE]: index === -1 ? added(text, month, given.day!, id) : corrected(text, month, given.day!, id) },
    source: { id, title: source, url },
    reason: reason === undefined ? undefined : { month: month.text, text: reason },
  };
}

/** The next month after the table, or an announced one that has been moved. */
function checkPlace(months: readonly HijriMonth[], index: number, month: MonthName): void {
  const last = months.at(-1)!;
  const next = last.month === 12 ? [last.year + 1, 1] : [last.year, last.month + 1];
  if (index === -1 && (month.year !== next[0] || month.month !== next[1])) {
    throw new Refusal('month', month.text, `the next month ${next.join('/')}, or an announced one that has moved`);
  }
  const status = months[index]?.status;
  if (status !== undefined && status !== 'announced') {
    throw new Refusal('month', month.text, `a month that has not begun by the calendar; this one is ${status}`);
  }
}

function checkLength(parameter: string, text: string, before: HijriMonth, day: Jdn): void {
  const first = gregorian.fromIsoDate(before.first_day);
  if (day - first === 29 || day - first === 30) return;
  const days = [29, 30].map((length) => gregorian.toIsoDate(addDays(first, length))).join(' or ');
  throw new Refusal(parameter, text, `${days}: the month before has 29 or 30 days from ${before.first_day}`);
}

function checkPlausible(before: HijriMonth, day: Jdn, text: string): void {
  const first = gregorian.fromIsoDate(before.first_day);
  const margin = marginOfMonth(first, before.year);
  const against = day - first === 29 ? -margin : margin;
  if (against >= MARGIN_BEYOND_DOUBT) {
    const other = gregorian.toIsoDate(addDays(first, day - first === 29 ? 30 : 29));
    throw new Refusal(
      'first day',
      text,
      `${other}: the evening before is clear beyond doubt; with --reason it is taken`,
    );
  }
}

/** Announced months whose first day has come are official. */
const begun = (text: string, today: string): string =>
  text.replace(/^(\d{4}-\d\d),(\d{4}-\d\d-\d\d),announced,/gm, (row, month, day) =>
    day <= today ? `${month},${day},official,` : row,
  );

const added = (text: string, month: MonthName, day: string, source: string): string =>
  `${text.trimEnd()}\n${month.text},${day},announced,${source},\n`;

/** Sources that told the former day disagree from now on. */
function corrected(text: string, month: MonthName, day: string, source: string): string {
  const rows = text.split('\n').map((line) => {
    const [name, was, , sources = '', disagreeing = ''] = line.split(',');
    if (name !== month.text) return line;
    if (was === day) throw new Refusal('first day', day, 'another day than the one that is published already');
    const former = sources.split(' ').map((id) => `${id}=${was}`);
    return [name, day, 'official-corrected', source, [disagreeing, ...former].filter(Boolean).join(' ')].join(',');
  });
  return rows.join('\n');
}
