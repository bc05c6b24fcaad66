/** Records that a person has looked today at something of `data/checked.json`, which no row shows. */
import { readFileSync } from 'node:fs';
import { todayInTehran } from '#api/base/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import { readData } from '../../compile/data.ts';
import type { Edit } from './edit.ts';
import { type Given, readChoice } from './values.ts';

const FILE = 'data/checked.json';

/** @throws {Refusal} for unknown facts */
export function checkedToday(root: string, given: Given<'facts'>, now: number): Edit {
  const data = readData(root);
  const names = data.checked.map(({ id }) => id);
  const facts = readChoice('facts', given.facts, names);
  const today = todayInTehran(now);
  const day = gregorian.toIsoDate(today);
  const lastLook = new RegExp(`("${facts}": \\{[^}]*?"checked": )"[^"]*"`);
  return {
    data,
    line: `${facts} checked on ${day}.`,
    files: { [FILE]: readFileSync(`${root}/${FILE}`, 'utf8').replace(lastLook, `$1"${day}"`) },
  };
}
