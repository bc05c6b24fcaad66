/** Enters an official calendar of a Persian year: its months and its new occasions, with one source. */
import { readFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import * as gregorian from '#core/gregorian.ts';
import { isoText } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { tables } from '#tables/index.ts';
import { readData } from '../../compile/data.ts';
import type { HijriMonth } from '../../compile/forms/months.ts';
import {
  type CalendarDay,
  type CalendarMonth,
  type CalendarYear,
  checkFollows,
  missingOccasions,
} from './calendar-year.ts';
import type { Edit } from './edit.ts';
import { withAddedMonth, withNotice } from './month-rows.ts';
import { Refusal } from './refusal.ts';
import { type GivenSource, sourceOf } from './source.ts';

const MONTHS = 'data/hijri-months.csv';
const OCCASIONS = 'data/occasions/national.csv';
/** As other days of the official calendar. */
const RANK = 3;

/** @throws {Refusal} for a missing source, months that do not follow ours, or a new occasion without slug and title */
export function calendarEdit(root: string, calendar: CalendarYear, given: GivenSource): Edit {
  const data = readData(root);
  const source = sourceOf(data, `calendar-${calendar.year}`, given);
  const known = data.hijriMonths.map(({ value }) => value);
  const [first] = calendar.months;
  checkFollows(first!, monthBefore(first!, known));
  const reason = `printed in the official calendar of ${calendar.year}`;
  const months = calendar.months.reduce(
    (text, month) => {
      const notice = { month: month.text, day: gregorian.toIsoDate(month.firstDay), source: source.id, reason };
      const ours = known.find(({ year, month: number }) => year === month.year && number === month.month);
      if (!ours) return withAddedMonth(text, notice);
      const isSaid = ours.first_day === notice.day && ours.sources.includes(source.id);
      return isSaid ? text : withNotice(text, notice);
    },
    readFileSync(`${root}/${MONTHS}`, 'utf8'),
  );
  const missing = missingOccasions(calendar.occasions, tables);
  const rows = missing.map((occasion) => occasionRow(occasion, calendar.year, source.id));
  const occasions = readFileSync(`${root}/${OCCASIONS}`, 'utf8');
  return {
    line: `${calendar.months.length} months and ${missing.length} new occasions of ${calendar.year} entered.`,
    files: { [MONTHS]: months, ...(rows.length > 0 && { [OCCASIONS]: `${occasions.trimEnd()}\n${stringify(rows)}` }) },
    source,
    years: { first: calendar.year - 1, last: calendar.year + 1 },
  };
}

/** The last of our months before a month of the calendar. */
function monthBefore({ year, month }: CalendarMonth, known: readonly HijriMonth[]) {
  const index = known.findIndex((each) => each.year === year && each.month === month);
  const before = known.at(index === -1 ? -1 : index - 1)!;
  return { ...before, firstDay: gregorian.fromIsoDate(before.first_day) };
}

function occasionRow({ title, title_en, slug, day, line }: CalendarDay, year: number, source: string): string[] {
  if (slug === '' || title_en === '') {
    throw new Refusal(`line ${line}, ${title}`, undefined, 'a slug and an English title, for an occasion that is new');
  }
  const date = persian.fromJdn(day);
  const rule = `sh:${isoText(date).slice('YYYY-'.length)}`;
  return [slug, title, title_en, rule, String(year), 'print', '', String(RANK), source];
}
