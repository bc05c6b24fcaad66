/**
 * What other projects can take over, from the tables.
 *
 *     npm run upstream                                   writes upstream/islamic-iran; --check only compares
 *     npm run upstream -- python-holidays CHECKOUT       edits a checkout of python-holidays
 *     npm run upstream -- date-holidays CHECKOUT         edits a checkout of date-holidays
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createAlmanac } from '#api/almanac.ts';
import { tables } from '#tables/index.ts';
import { holidayDates } from './holiday-dates.ts';
import { packedYearsSource } from './islamic-iran.ts';

const PACKED_YEARS = 'upstream/islamic-iran/src/data.rs';
/** Project → the program that edits its checkout. */
const SCRIPTS: Readonly<Record<string, readonly [program: string, script: string]>> = {
  'python-holidays': ['python3', 'upstream/python-holidays/apply.py'],
  'date-holidays': [process.execPath, 'upstream/date-holidays/apply.mjs'],
};

const almanac = createAlmanac(tables);

function editCheckout(project: string, checkout: string): void {
  const [program, script] = SCRIPTS[project]!;
  const input = JSON.stringify(holidayDates(almanac));
  execFileSync(program, [script, checkout], { input, stdio: ['pipe', 'inherit', 'inherit'] });
}

/** @returns exit code */
function writePackedYears(isCheck: boolean): number {
  const text = packedYearsSource(almanac);
  if (existsSync(PACKED_YEARS) && readFileSync(PACKED_YEARS, 'utf8') === text) return 0;
  console.log(isCheck ? `${PACKED_YEARS} is stale; run npm run upstream` : `wrote ${PACKED_YEARS}`);
  if (!isCheck) writeFileSync(PACKED_YEARS, text);
  return isCheck ? 1 : 0;
}

function main([project, checkout]: readonly string[]): number {
  if (project === undefined || project === '--check') return writePackedYears(project === '--check');
  if (!(project in SCRIPTS) || checkout === undefined || !existsSync(checkout)) {
    console.error(`usage: npm run upstream [-- ${Object.keys(SCRIPTS).join(' | ')} CHECKOUT]`);
    return 2;
  }
  editCheckout(project, checkout);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
