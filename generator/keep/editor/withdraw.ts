/** A closure that is taken back, from a day on: as a governor withdraws a decision in the same night. */
import { readFileSync } from 'node:fs';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { withRows } from '../../compile/csv.ts';
import { readData } from '../../compile/data.ts';
import type { ClosureRow, Withdrawal } from '../../compile/forms/closures.ts';
import { NATIONAL, readDays, readProvinces } from './close-day.ts';
import { CLOSURES, withClosures } from './closure-files.ts';
import { daysInWords } from './days.ts';
import type { Edit } from './edit.ts';
import { Refusal } from './refusal.ts';
import { freeId, type GivenSource, idOfPage, sourceOf } from './source.ts';
import { type Given, readText } from './values.ts';

const WITHDRAWALS = 'data/withdrawals.csv';

type Withdrawn = GivenSource & Given<'day' | 'scope' | 'far' | 'reason'>;

/** @throws {Refusal} for invalid values, or a province that is not closed on that day */
export function withdrawal(root: string, given: Withdrawn, now: number): Edit {
  const data = readData(root);
  const { first: day } = readDays(given, data, now);
  const provinces = readProvinces(given.scope, data);
  const reason = readText('--reason', given.reason);
  const from = persian.toIsoDate(day);
  const base = [`withdrawal-${from}`, ...provinces.slice(0, 1)].join('-');
  const source = sourceOf(data, idOfPage(given.url) ?? base, given);
  const closedOn = data.closures.filter(({ first_day, last_day }) => first_day <= from && last_day >= from);
  const isIn = ({ provinces }: ClosureRow, place: string) =>
    place === NATIONAL ? provinces.length === 0 : provinces.includes(place);
  const places = provinces.length === 0 ? [NATIONAL] : provinces;
  const rows = closedOn.filter((row) => places.some((place) => isIn(row, place)));
  const open = places.find((place) => !rows.some((row) => isIn(row, place)));
  if (open)
    throw new Refusal(
      'day',
      given.day,
      `a day on which ${open === NATIONAL ? 'the whole country' : open} is closed in ${CLOSURES}`,
    );
  const taken = new Set(data.closures.map(({ slug }) => slug));
  const remaining = rows.flatMap((row) => remainingRows(row, provinces, day, taken));
  const withdrawn = rows.map(({ slug }) => ({ slug, note: reason, sources: [source.id] }));
  return {
    data,
    line: `withdrawn from ${from} on: ${rows.map(({ slug }) => slug).join(', ')}.`,
    notes: daysInWords(day, day, now),
    files: {
      [CLOSURES]: withClosures(root, rows, remaining),
      [WITHDRAWALS]: withRows<Withdrawal>(readFileSync(`${root}/${WITHDRAWALS}`, 'utf8'), withdrawn),
    },
    source,
  };
}

/** What stays of a closure: its other provinces, and its days before. */
function remainingRows(row: ClosureRow, provinces: readonly string[], day: Jdn, taken: ReadonlySet<string>) {
  const others = row.provinces.filter((province) => !provinces.includes(province));
  const isEarlier = row.first_day < persian.toIsoDate(day);
  const earlier = {
    ...row,
    slug: others.length > 0 ? freeId(row.slug, taken) : row.slug,
    provinces: row.provinces.filter((province) => provinces.includes(province)),
    last_day: persian.toIsoDate(addDays(day, -1)),
  };
  return [...(others.length > 0 ? [{ ...row, provinces: others }] : []), ...(isEarlier ? [earlier] : [])];
}
