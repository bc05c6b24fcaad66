import { createHijriCalendar } from '#core/hijri.ts';
import { createRuleDays } from '#core/occasion-days.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import { compileDayLists } from '../day-lists.ts';
import { compileHijriMonths } from '../hijri-months.ts';
import type { Check } from './rule.ts';

/** The rarest days come every four or five years, so twenty years show each of them. */
const TRIED_YEARS = { first: 1390, last: 1409 };

/** Rules of occasions can be read and yield a day within 20 years; first years come before last years. */
export const occasionRules: Check = (data, report) => {
  const daysOfYear = createRuleDays(createHijriCalendar(compileHijriMonths(data)), compileDayLists(data, TRIED_YEARS));
  for (const entry of data.occasions) {
    const { first_year, last_year } = entry;
    if (first_year !== null && last_year !== null && first_year > last_year) {
      report(entry, 'a first year up to the last year', `${first_year} and ${last_year}`);
    }
  }
  for (const entry of [...data.occasions, ...data.mourningPeriods]) {
    const { rule } = entry;
    try {
      const parsed = parseOccasionRule(rule);
      let years = 0;
      for (let year = TRIED_YEARS.first; year <= TRIED_YEARS.last; year++) years += daysOfYear(year)(parsed).length;
      if (years === 0) report(entry, `a day in ${TRIED_YEARS.first}–${TRIED_YEARS.last}`, `${rule} has none`);
    } catch (error) {
      report(entry, 'a valid rule', String(error));
    }
  }
};
