import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const INPUTS: { input: string; where: string; right: string }[] = parse(
  readFileSync(new URL('inputs.csv', import.meta.url)),
  { columns: true },
);

/** What people type at a place, and what is right there; `today` is 6 Azar 1405, a Friday. */
export const inputsOf = (place: string) => INPUTS.filter(({ where }) => where === place);
