/** Typed access to the laws behind the holidays; apart from the other tables, because only pages read it. */
import holidayLawTable from './holiday-laws.json' with { type: 'json' };
import type { HolidayLawTable } from './types.ts';

export const holidayLaws = holidayLawTable as HolidayLawTable;
