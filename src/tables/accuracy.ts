/** The accuracy report, for pages; kept apart from the other tables, so that the function does not carry it. */
import report from './accuracy.json' with { type: 'json' };
import type { AccuracyReport } from './accuracy-types.ts';

export const accuracy = report as AccuracyReport;
