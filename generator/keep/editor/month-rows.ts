/** The rows of `data/hijri-months.csv` after a notice about a first day. */
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { columnsIn, rowText, withRows } from '../../compile/csv.ts';
import { claimsOf, type HijriMonthCells } from '../../compile/forms/months.ts';
import { Refusal } from './refusal.ts';

export interface Notice {
  /** `YYYY-MM` */
  readonly month: string;
  /** Gregorian first day, YYYY-MM-DD */
  readonly day: string;
  /** id */
  readonly source: string;
  /** why a published day moves */
  readonly reason: string;
}

/** Adds the month after the last one. */
export const withAddedMonth = (text: string, { month, day, source }: Notice): string =>
  withRows<HijriMonthCells>(text, [{ month, first_day: day, status: 'official', sources: source }]);

/**
 * Records the notice in the row of its month. Every source stays in the row: beside `sources` if it gives the new day,
 * under `disagreeing` with its own day if not. A source that is cited again was misread, so its former day goes.
 * @throws {Refusal} if the row says the same already
 */
export function withNotice(text: string, notice: Notice): string {
  const columns = columnsIn(text);
  return text
    .split('\n')
    .map((line) => (line.startsWith(`${notice.month},`) ? noticedRow(line, columns, notice) : line))
    .join('\n');
}

function noticedRow(line: string, columns: readonly string[], { day, source, reason }: Notice): string {
  // The cells of a row are read like a header.
  const cells = columnsIn(line);
  const row = Object.fromEntries(columns.map((column, index) => [column, cells[index]]));
  const { first_day: was = '', sources = '', disagreeing = '' } = row;
  const claims = [...words(sources).map((id) => [id, was] as const), ...claimsOf(disagreeing)];
  if (was === day && words(sources).includes(source)) {
    throw new Refusal('first day', day, 'a day other than the published one, or another source that confirms it');
  }
  const others = claims.filter(([id]) => id !== source);
  const agree = others.filter(([, first]) => first === day).map(([id]) => id);
  const disagree = others.filter(([, first]) => first !== day).map((claim) => claim.join('='));
  const isConfirmed = was === day;
  const noticed: { readonly [Column in keyof HijriMonthCells]?: string | string[] } = {
    first_day: day,
    sources: isConfirmed ? [...agree, source] : [source, ...agree],
    disagreeing: disagree.join(' '),
    ...(!isConfirmed && { status: 'official-corrected', note: reason }),
  };
  return rowText(columns, { ...row, ...noticed }).trimEnd();
}

/**
 * Checks that 29 or 30 days lie between the first days of two months.
 * @param day the entered first day
 * @param other first day of the month before (direction 1) or after (-1)
 * @param hint follows the allowed days in the message
 * @throws {Refusal} for another number of days
 */
export function checkMonthLength(parameter: string, day: Jdn, other: Jdn, direction: 1 | -1, hint = ''): void {
  const allowed = [29, 30].map((length) => addDays(other, direction * length));
  if (allowed.includes(day)) return;
  const days = allowed.map(gregorian.toIsoDate).join(' or ');
  throw new Refusal(parameter, gregorian.toIsoDate(day), days + hint);
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);
