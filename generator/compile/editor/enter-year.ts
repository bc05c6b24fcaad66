/** Enters an official calendar of a Persian year: its months and its new occasions, with one source. */
import { readFileSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { tables } from '#tables/index.ts';
import { readData } from '../data.ts';
import type { HijriMonth } from '../forms/months.ts';
import { type CalendarDay, type CalendarMonth, type CalendarYear, missingOccasions } from './calendar-year.ts';
import type { Edit } from './edit.ts';
import { withAddedMonth, withNotice } from './month-rows.ts';
import { Refusal } from './refusal.ts';
import { sourceOf } from './source.ts';

const MONTHS = 'data/hijri-months.csv';
const OCCASIONS = 'data/occasions/national.csv';
/** As other days of the official calendar. */
const RANK = 3;

interface Given {
  readonly source?: string | undefined;
  readonly url?: string | undefined;
}

/** @throws {Refusal} for a missing source, months that do not follow ours, or a new occasion without slug and title */
export function calendarEdit(root: string, calendar: CalendarYear, given: Given): Edit {
  const data = readData(root);
  const source = sourceOf(data, `calendar-${calendar.year}`, given);
  const known = data.hijriMonths.map(({ value }) => value);
  checkFollows(calendar.months, known);
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

/** The first month is one of ours or the next one, 29 or 30 days after the month before. */
function checkFollows([first]: readonly CalendarMonth[], known: readonly HijriMonth[]): void {
  const { year, month, text, firstDay, line } = first!;
  const index = known.findIndex((each) => each.year === year && each.month === month);
  const before = known[index === -1 ? known.length - 1 : index - 1]!;
  const start = gregorian.fromIsoDate(before.first_day);
  const [nextYear, nextMonth] = before.month === 12 ? [before.year + 1, 1] : [before.year, before.month + 1];
  if (year !== nextYear || month !== nextMonth) {
    throw new Refusal(`line ${line}, month`, text, `${nextYear}/${nextMonth}, which follows our months`);
  }
  if (firstDay - start === 29 || firstDay - start === 30) return;
  const days = [29, 30].map((length) => gregorian.toIsoDate(addDays(start, length) as Jdn)).join(' or ');
  throw new Refusal(`line ${line}, month ${text}`, gregorian.toIsoDate(firstDay), days);
}

function occasionRow({ title, titleEn, slug, day, line }: CalendarDay, year: number, source: string): string[] {
  if (slug === '' || titleEn === '') {
    throw new Refusal(`line ${line}, ${title}`, undefined, 'a slug and an English title, for an occasion that is new');
  }
  const date = persian.fromJdn(day);
  const rule = `sh:${[date.month, date.day].map((number) => String(number).padStart(2, '0')).join('-')}`;
  return [slug, title, titleEn, rule, String(year), 'print', '', String(RANK), source];
}
