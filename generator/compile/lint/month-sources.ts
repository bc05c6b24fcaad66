import { claimsOf } from '../forms/months.ts';
import type { Check } from './rule.ts';

/** The row of a month names a source only once: in `sources` if it gives the row's day, else under `disagreeing` with another one. */
export const monthSources: Check = ({ hijriMonths }, report) => {
  for (const entry of hijriMonths) {
    const { first_day, sources, disagreeing } = entry;
    const claims = claimsOf(disagreeing);
    const ids = [...sources, ...claims.map(([id]) => id)];
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
      report(entry, 'a source once in a row', `${id} again`);
    for (const [id, day] of claims)
      if (day === first_day) report(entry, `a day other than ${first_day} under "disagreeing"`, `${id}=${day}`);
  }
};
