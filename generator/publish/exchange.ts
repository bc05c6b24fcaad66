/** Sessions of the Tehran Stock Exchange: Saturday to Wednesday, except official holidays and closures of the exchange. */
import { daysBetween, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import type { Workdays } from '#core/workdays.ts';

/** Persian years of the sessions. */
export const EXCHANGE_YEARS = { first: 1380, last: 1407 } as const;

/**
 * First and last Persian day of the span in which all sessions equal the trading days of 28 symbols (source
 * `tehran-stock-exchange`). Earlier, these symbols did not trade in every session; later, the record ends.
 */
export const PROVED_SESSIONS = { first: '1388-01-01', last: '1402-05-24' } as const;

/** @param workdays of the sector `exchange` */
export function exchangeSessions(
  workdays: Workdays,
  { first, last } = EXCHANGE_YEARS as { first: number; last: number },
): Jdn[] {
  return daysBetween(...persian.daysOfYear(first, last)).filter((jdn) =>
    workdays.isWorkday(jdn, { weekend: 'thu-fri', closures: true }),
  );
}
