/** Kit of the Tehran Stock Exchange for exchange_calendars, which pandas_market_calendars reads too. */
import type { Almanac } from '#api/base/almanac.ts';
import { closureListNote } from '#api/facts/confidence.ts';
import * as gregorian from '#core/gregorian.ts';
import { daysBetween, type Jdn, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { WEEKEND_DAYS } from '#core/weekends.ts';
import { EXCHANGE_YEARS, exchangeSessions, PROVED_SESSIONS } from '#generator/publish/exchange.ts';
import type { KitFile } from './kit.ts';
import { kitOf } from './programs.ts';

/** Weekdays on which the exchange never trades. */
const WEEKEND: readonly number[] = WEEKEND_DAYS['thu-fri'];
const [FIRST_DAY, LAST_DAY] = persian.daysOfYear(EXCHANGE_YEARS.first, EXCHANGE_YEARS.last);

/** Saturdays to Wednesdays without a session. */
function closedDays(almanac: Almanac): Jdn[] {
  const sessions = new Set(exchangeSessions(almanac.workdaysOf({ sector: 'exchange' })));
  return daysBetween(FIRST_DAY, LAST_DAY).filter((jdn) => !WEEKEND.includes(weekdayOf(jdn)) && !sessions.has(jdn));
}

export const exchangeCalendar = (almanac: Almanac): KitFile =>
  kitOf('salnama_exchange.py', {
    FIRST: gregorian.toIsoDate(FIRST_DAY),
    LAST: gregorian.toIsoDate(LAST_DAY),
    PROVED: `${PROVED_SESSIONS.first} to ${PROVED_SESSIONS.last}`,
    NOTE: closureListNote(LAST_DAY, almanac).en,
    DAYS: closedDays(almanac)
      .map((jdn) => `    "${gregorian.toIsoDate(jdn)}",`)
      .join('\n'),
  });
