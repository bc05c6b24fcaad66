/** Records that a person has compared facts with their sources today, or has searched closures up to today. */
import { readFileSync } from 'node:fs';
import * as gregorian from '#core/gregorian.ts';
import * as persian from '#core/persian.ts';
import { readData } from '../../compile/data.ts';
import { CHECKED_FACTS } from '../../compile/forms/checked.ts';
import { tehranDay } from '../../compile/solar-days.ts';
import type { Edit } from './edit.ts';
import { readChoice } from './values.ts';

const CLOSURES = 'data/closures.csv';
const FILE = 'data/checked.json';
const WATCHES = 'data/watches.json';

/** @throws {Refusal} for unknown facts */
export function checkedToday(root: string, what: string | undefined, now: number): Edit {
  const data = readData(root);
  const watches = data.watches.map(({ value: { id } }) => id);
  const facts = readChoice('facts', what, ['closures', ...CHECKED_FACTS, ...watches]);
  const today = tehranDay(now);
  const year = persian.yearOf(today);
  const line = `${facts} checked on ${gregorian.toIsoDate(today)}.`;
  const edit = { data, line, years: { first: year, last: year } };
  if (facts === 'closures') {
    const text = readFileSync(`${root}/${CLOSURES}`, 'utf8');
    const day = persian.toIsoDate(today);
    return { ...edit, files: { [CLOSURES]: text.replace(/^(# collected: \S+) \S+/m, `$1 ${day}`) } };
  }
  if (watches.includes(facts)) {
    const text = readFileSync(`${root}/${WATCHES}`, 'utf8');
    const day = new RegExp(`("${facts}": \\{\\s*"checked": )"[^"]*"`);
    return { ...edit, files: { [WATCHES]: text.replace(day, `$1"${gregorian.toIsoDate(today)}"`) } };
  }
  const days = data.checked.map(({ value: { id, checked } }) => [id, checked] as const);
  const renewed = new Map([...days, [facts, gregorian.toIsoDate(today)]]);
  const lines = [...renewed].map(([id, checked]) => `  "${id}": { "checked": "${checked}" }`);
  return { ...edit, files: { [FILE]: `{\n${lines.join(',\n')}\n}\n` } };
}
