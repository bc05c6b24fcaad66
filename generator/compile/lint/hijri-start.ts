import * as gregorian from '#core/gregorian.ts';
import { tableStartByEstimate } from '../hijri-estimate.ts';
import type { Check } from './rule.ts';

/** The first month begins where the estimate of the months before it ends. */
export const hijriStart: Check = ({ hijriMonths: [first] }, report) => {
  if (!first) return;
  const { year, month, first_day } = first;
  const expected = gregorian.toIsoDate(tableStartByEstimate({ firstYear: year, firstMonth: month }));
  if (first_day !== expected) report(first, `the first day ${expected}`, first_day);
};
