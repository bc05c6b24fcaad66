/** First and last years of Iran's occasions, as `upstream/persian-calendar-events` reads them. */
import type { Data } from '../compile/data.ts';

interface OccasionYears {
  readonly slug: string;
  readonly fa: string;
  readonly calendar: 'Persian' | 'Hijri';
  readonly month: number;
  readonly day: number;
  /** Persian years in which the occasion is observed; undefined is open or unknown */
  readonly firstYear?: number;
  readonly lastYear?: number;
}

/** Rules with a fixed month and day. */
const FIXED_DATE = /^(sh|hijri):(\d\d)-(\d\d)$/;
const CALENDARS = { sh: 'Persian', hijri: 'Hijri' } as const;

/** Occasions on a fixed date whose first year is known from a decision or printed calendars. */
export function occasionYears({ occasions }: Data): OccasionYears[] {
  return occasions.flatMap(({ value }) => {
    const rule = FIXED_DATE.exec(value.rule);
    if (!rule || !['national', 'religious', 'cultural'].includes(value.category)) return [];
    const isProved = value.first_year_basis === 'decision' || value.first_year_basis === 'print';
    return [
      {
        slug: value.slug,
        fa: value.title_fa,
        calendar: CALENDARS[rule[1] as keyof typeof CALENDARS],
        month: Number(rule[2]),
        day: Number(rule[3]),
        ...(isProved && value.first_year !== null && { firstYear: value.first_year }),
        ...(isProved && value.last_year !== null && { lastYear: value.last_year }),
      },
    ];
  });
}
