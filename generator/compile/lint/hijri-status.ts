import type { Check } from './rule.ts';

/** The Centre's own calendars begin here. */
const FIRST_OFFICIAL_YEAR = 1346;

/** A month is historical before 1346 AH, official after, and announced only at the end of the table. */
export const hijriStatus: Check = ({ hijriMonths }, report) => {
  let announced = false;
  for (const entry of hijriMonths) {
    const { year, status } = entry.value;
    if ((status === 'historical') !== year < FIRST_OFFICIAL_YEAR) {
      report(entry, year < FIRST_OFFICIAL_YEAR ? 'status historical' : 'a status other than historical', status);
    }
    if (announced && status !== 'announced') report(entry, 'status announced after an announced month', status);
    announced ||= status === 'announced';
  }
};
