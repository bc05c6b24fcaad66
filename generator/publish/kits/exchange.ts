/** Kit of the Tehran Stock Exchange for exchange_calendars, which pandas_market_calendars reads too. */
import type { Almanac } from '#api/base/almanac.ts';
import { closureListNote } from '#api/facts/confidence.ts';
import * as gregorian from '#core/gregorian.ts';
import { daysBetween, type Jdn, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { WEEKEND_DAYS } from '#core/weekends.ts';
import { exchangeSessions, exchangeYears, PROVED_SESSIONS } from '#generator/publish/exchange.ts';
import type { KitFile } from './kit.ts';
import { kitOf } from './programs.ts';

/** Weekdays on which the exchange never trades. */
const WEEKEND: readonly number[] = WEEKEND_DAYS['thu-fri'];

/** Saturdays to Wednesdays without a session. */
function closedDays(almanac: Almanac, days: readonly [first: Jdn, last: Jdn]): Jdn[] {
  const sessions = new Set(exchangeSessions(almanac));
  return daysBetween(...days).filter((jdn) => !WEEKEND.includes(weekdayOf(jdn)) && !sessions.has(jdn));
}

export function exchangeCalendar(almanac: Almanac): KitFile {
  const years = exchangeYears(almanac);
  const days = persian.daysOfYear(years.first, years.last);
  return kitOf('salnama_exchange.py', {
    FIRST: gregorian.toIsoDate(days[0]),
    LAST: gregorian.toIsoDate(days[1]),
    PROVED: `${PROVED_SESSIONS.first} to ${PROVED_SESSIONS.last}`,
    NOTE: closureListNote(days[1], almanac).en,
    DAYS: closedDays(almanac, days)
      .map((jdn) => `    "${gregorian.toIsoDate(jdn)}",`)
      .join('\n'),
  });
}
