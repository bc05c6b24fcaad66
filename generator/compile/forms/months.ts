/** Islamic months as published. */
import { z } from 'zod';
import { twoDigits, type YearMonth } from '#core/jdn.ts';
import { gregorianDay, ids } from './cells.ts';

export const HijriMonth = z
  .strictObject({
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'YYYY-MM'),
    first_day: gregorianDay,
    status: z.enum(['historical', 'official', 'official-corrected']),
    sources: ids,
    /** why the month moved after it was published */
    note: z.string(),
    disagreeing: z.string().regex(/^([a-z0-9-]+=\d{4}-\d\d-\d\d( |$))*$/, 'source=YYYY-MM-DD'),
  })
  .transform(({ month, ...rest }) => ({ ...rest, year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }));

/** `YYYY-MM` */
export const monthText = ({ year, month }: YearMonth): string => `${year}-${twoDigits(month)}`;

/** The sources that give another first day, and that day, from the text `source=YYYY-MM-DD source=YYYY-MM-DD`. */
export const claimsOf = (disagreeing: string): (readonly [source: string, day: string])[] =>
  disagreeing
    .split(' ')
    .filter(Boolean)
    .map((claim) => claim.split('=') as [string, string]);

export type HijriMonth = z.output<typeof HijriMonth>;
/** The cells of a row. */
export type HijriMonthCells = z.input<typeof HijriMonth>;
