import * as gregorian from '#core/gregorian.ts';
import { monthAfter } from '#core/jdn.ts';
import { itemAt } from '#core/required.ts';
import type { Data } from '../data.ts';
import type { Check, Report } from './rule.ts';

/** 1267 and 1401 AH have 353 days, and no year of the table more than 355. */
const YEAR_DAYS = { least: 353, most: 355 };
/** 1414/10 and 1415/10 begin runs of five months of 30 days; of 29 days there are never more than three. */
const LONGEST_RUN = { 29: 3, 30: 5 };

/** Hijri months follow each other without a gap, last 29 or 30 days and make years of 353 to 355 days. */
export const hijriMonths: Check = ({ hijriMonths: months }, report) => {
  let run = 0;
  let previousLength = 0;
  months.slice(0, -1).forEach((entry, index) => {
    const next = itemAt(months, index + 1);
    const expected = monthAfter(entry);
    if (next.year !== expected.year || next.month !== expected.month) {
      report(next, `month ${expected.year}-${expected.month}`, `${next.year}-${next.month}`);
    }
    const length = gregorian.fromIsoDate(next.first_day) - gregorian.fromIsoDate(entry.first_day);
    if (length !== 29 && length !== 30) {
      report(next, `a first day 29 or 30 days after ${entry.first_day}`, next.first_day);
      return;
    }
    run = length === previousLength ? run + 1 : 1;
    previousLength = length;
    if (run > LONGEST_RUN[length]) {
      report(entry, `at most ${LONGEST_RUN[length]} months of ${length} days in a row`, String(run));
    }
  });
  checkYears(months, report);
};

function checkYears(months: Data['hijriMonths'], report: Report) {
  const firstMonths = months.filter(({ month }) => month === 1);
  firstMonths.slice(0, -1).forEach((entry, index) => {
    const next = itemAt(firstMonths, index + 1);
    const days = gregorian.fromIsoDate(next.first_day) - gregorian.fromIsoDate(entry.first_day);
    if (days < YEAR_DAYS.least || days > YEAR_DAYS.most) {
      report(entry, `a year of ${YEAR_DAYS.least} to ${YEAR_DAYS.most} days`, `${days} days`);
    }
  });
}
