/** Enters an official calendar of a Persian year: its months and its new occasions, with one source. */
import { readFileSync } from 'node:fs';
import { createAlmanac } from '#api/base/almanac.ts';
import { counted } from '#api/words/text-answer.ts';
import * as gregorian from '#core/gregorian.ts';
import { type CalendarDate, isoText } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { firstOf } from '#core/required.ts';
import type { Tables } from '#tables/types.ts';
import { withRows } from '../../compile/csv.ts';
import { readData } from '../../compile/data.ts';
import type { OccasionRow } from '../../compile/forms/occasions.ts';
import { monthBefore, tablesWith } from './calendar-tables.ts';
import { type CalendarDay, type CalendarYear, checkFollows, missingOccasions } from './calendar-year.ts';
import type { Edit } from './edit.ts';
import { withAddedMonth, withNotice } from './month-rows.ts';
import { Refusal } from './refusal.ts';
import { type GivenSource, sourceOf } from './source.ts';

const MONTHS = 'data/hijri-months.csv';
const OCCASIONS = 'data/occasions/national.csv';
/** New occasions get the rank of the other days of the official calendar. */
const RANK = 3;

/** @throws {Refusal} for a missing source, months that do not follow ours, or a new occasion without slug and title */
export function calendarEdit(root: string, calendar: CalendarYear, given: GivenSource): Edit {
  const data = readData(root);
  const source = sourceOf(data, `calendar-${calendar.year}`, given);
  const known = data.hijriMonths;
  const first = firstOf(calendar.months);
  checkFollows(first, monthBefore(first, known));
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
  const after = tablesWith(calendar, data);
  const missing = missingOccasions(calendar.occasions, after);
  const rulesOf = rulesIn(after);
  const rows = missing.map((occasion) => occasionRow(occasion, rulesOf(occasion), calendar.year, source.id));
  const occasions = readFileSync(`${root}/${OCCASIONS}`, 'utf8');
  return {
    data,
    line: `${calendar.months.length} months and ${counted(missing.length, 'new occasion')} of ${calendar.year} entered.`,
    notes: missing
      .filter(({ rule }) => rule === '')
      .map((occasion) => [occasion.title, ...rulesOf(occasion)] as const)
      .map(
        ([title, sh, hijri]) => `${title} has the rule ${sh}; if it follows the Islamic date, its row needs ${hijri}`,
      ),
    files: { [MONTHS]: months, ...(rows.length > 0 && { [OCCASIONS]: withRows<OccasionRow>(occasions, rows) }) },
    source,
  };
}

/** The rules by which an occasion of the calendar can recur: by its Persian and by its Islamic date. */
function rulesIn(tables: Tables) {
  const { hijri } = createAlmanac(tables);
  const monthDay = (date: CalendarDate) => isoText(date).slice('YYYY-'.length);
  return ({ day }: CalendarDay) =>
    [`sh:${monthDay(persian.fromJdn(day))}`, `hijri:${monthDay(hijri.fromJdn(day))}`] as const;
}

function occasionRow(
  { title, title_en, slug, line, rule }: CalendarDay,
  rules: readonly [string, string],
  year: number,
  source: string,
) {
  if (slug === '' || title_en === '') {
    throw new Refusal(`line ${line}, ${title}`, undefined, 'a slug and an English title, for an occasion that is new');
  }
  if (rule !== '' && !rules.includes(rule)) throw new Refusal(`line ${line}, rule`, rule, rules.join(' or '));
  return {
    slug,
    title_fa: title,
    title_en,
    rule: rule || rules[0],
    first_year: year,
    first_year_basis: 'print',
    rank: RANK,
    sources: [source],
  };
}
