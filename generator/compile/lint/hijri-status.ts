import type { Check } from './rule.ts';

/** The Centre's own calendars begin here. */
const FIRST_OFFICIAL_YEAR = 1346;

/** A month is historical before 1346 AH and official after. */
export const hijriStatus: Check = ({ hijriMonths }, report) => {
  for (const entry of hijriMonths) {
    const { year, status } = entry;
    if ((status === 'historical') !== year < FIRST_OFFICIAL_YEAR) {
      report(entry, year < FIRST_OFFICIAL_YEAR ? 'status historical' : 'a status other than historical', status);
    }
  }
};
