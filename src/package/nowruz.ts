/** The moment of the new year. */
import NOWRUZ_DATA from 'salnama-data:nowruz';
import { whole } from './check.ts';

const BASE = 36;

let moments: readonly number[] | undefined;

/** Milliseconds since 1970; read when first asked for. */
function read(): readonly number[] {
  if (moments) return moments;
  const { first, mean, steps } = NOWRUZ_DATA;
  let moment = first;
  moments = [first, ...steps.split(',').map((step) => (moment += mean + Number.parseInt(step, BASE)))];
  return moments;
}

/**
 * Moment of the March equinox that begins a Persian year, from NASA JPL DE431: within 0.1 s; of the future it supposes no
 * further leap second, and before 1972 it is UT1.
 * @param year 979 … 1577
 * @example nowruzMoment(1405).toISOString() // '2026-03-20T14:45:57.…Z'
 */
export function nowruzMoment(year: number): Date {
  const known = read();
  whole('year', year, NOWRUZ_DATA.firstYear, NOWRUZ_DATA.firstYear + known.length - 1);
  return new Date(known[year - NOWRUZ_DATA.firstYear]!);
}
