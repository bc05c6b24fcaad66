import { createHijriCalendar, type HijriCalendar } from '#core/hijri.ts';
import { compileHijriMonths } from '../compile/hijri-months.ts';
import type { Data } from '../data.ts';

/** The hijri calendar of the rows that are being checked. */
export const lintCalendar = (data: Data): HijriCalendar => createHijriCalendar(compileHijriMonths(data));
