import { createHijriCalendar, type HijriCalendar } from '#core/hijri.ts';
import type { Data } from '../data.ts';
import { compileHijriMonths } from '../hijri-months.ts';

/** The hijri calendar of the rows that are being checked. */
export const lintCalendar = (data: Data): HijriCalendar => createHijriCalendar(compileHijriMonths(data));
