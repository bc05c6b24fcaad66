/** Sessions of the Tehran Stock Exchange: Saturday to Wednesday, except official holidays and closures of the exchange. */
import type { Almanac } from '#api/base/almanac.ts';
import { daysBetween, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';

const FIRST_YEAR = 1380;
/** After the year in which closures were last collected. */
const YEARS_AHEAD = 2;

/** Persian years of the sessions. */
export const exchangeYears = ({ closures: { collected } }: Almanac) => ({
  first: FIRST_YEAR,
  last: persian.yearOf(persian.fromIsoDate(collected.last)) + YEARS_AHEAD,
});

/**
 * First and last Persian day of the span in which all sessions equal the trading days of 28 symbols (source
 * `tehran-stock-exchange`). Earlier, these symbols did not trade in every session; later, the record ends.
 */
export const PROVED_SESSIONS = { first: '1388-01-01', last: '1402-05-24' } as const;

export function exchangeSessions(almanac: Almanac, { first, last } = exchangeYears(almanac)): Jdn[] {
  const workdays = almanac.workdaysOf({ sector: 'exchange' });
  return daysBetween(...persian.daysOfYear(first, last)).filter((jdn) =>
    workdays.isWorkday(jdn, { weekend: 'thu-fri', closures: true }),
  );
}
