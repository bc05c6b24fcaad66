/** The accuracy report, for pages. It is a separate module, so that the API function does not load it. */
import report from '#tables/accuracy.json' with { type: 'json' };
import type { AccuracyReport } from './accuracy-types.ts';

export const accuracy = report as AccuracyReport;
