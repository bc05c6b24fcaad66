/** Holidays in a row under one name, which are one row of a list: «نوروز», «عید نوروز». */
import type { Jdn } from '#core/jdn.ts';

interface NamedDay {
  readonly jdn: Jdn;
  readonly title: string;
}

/** @param days in order. @returns each run in order; a day alone is a run, too */
export function runsOf<T extends NamedDay>(days: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before && day.jdn === before.jdn + 1 && day.title.includes(run![0]!.title)) run!.push(day);
    else runs.push([day]);
  }
  return runs;
}
