/**
 * Writes patches for other projects, generated from the tables.
 *
 *     npm run upstream                                   writes upstream/islamic-iran, as a release does
 *     npm run upstream -- PROJECT CHECKOUT               edits a checkout of one of the projects below
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createAlmanac } from '#api/almanac.ts';
import { tables } from '#tables/index.ts';
import { readData } from '../compile/data.ts';
import { occasionYears } from './first-years.ts';
import { holidayDates } from './holiday-dates.ts';
import { packedYearsSource } from './islamic-iran.ts';

const PACKED_YEARS = 'upstream/islamic-iran/src/data.rs';
/** Project → the program that edits its checkout. */
const SCRIPTS: Readonly<Record<string, readonly [program: string, script: string]>> = {
  'python-holidays': ['python3', 'upstream/python-holidays/apply.py'],
  'date-holidays': [process.execPath, 'upstream/date-holidays/apply.mjs'],
  jollyday: [process.execPath, 'upstream/jollyday/apply.mjs'],
  'spatie-holidays': [process.execPath, 'upstream/spatie-holidays/apply.mjs'],
  'persian-calendar-events': [process.execPath, 'upstream/persian-calendar-events/apply.mjs'],
};

const almanac = createAlmanac(tables);

function editCheckout(project: string, checkout: string): void {
  const [program, script] = SCRIPTS[project]!;
  const years = occasionYears(readData());
  const lastDay = almanac.occasionList.find(({ slug }) => slug === 'last-day-of-year')!;
  // Printed calendars mark it as a holiday from this year on.
  const lastDayOfYear = { fa: lastDay.titleFa, firstYear: lastDay.holidayYears[0]![0] };
  const input = JSON.stringify({ ...holidayDates(almanac), occasionYears: years, lastDayOfYear });
  execFileSync(program, [script, checkout], { input, stdio: ['pipe', 'inherit', 'inherit'] });
}

function main([project, checkout]: readonly string[]): number {
  if (project === undefined) {
    writeFileSync(PACKED_YEARS, packedYearsSource(almanac));
    return 0;
  }
  if (!(project in SCRIPTS) || checkout === undefined || !existsSync(checkout)) {
    console.error(`usage: npm run upstream [-- ${Object.keys(SCRIPTS).join(' | ')} CHECKOUT]`);
    return 2;
  }
  editCheckout(project, checkout);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
