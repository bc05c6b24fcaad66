/** Kit of the Tehran Stock Exchange for exchange_calendars, which pandas_market_calendars reads too. */
import type { Almanac } from '#api/base/almanac.ts';
import { closureListNote } from '#api/facts/confidence.ts';
import * as gregorian from '#core/gregorian.ts';
import { daysBetween, type Jdn, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { EXCHANGE_YEARS, exchangeSessions, PROVED_SESSIONS } from '#generator/publish/exchange.ts';
import type { KitFile } from './kit.ts';

/** ISO weekdays on which the exchange never trades. */
const WEEKEND = [4, 5];
const FIRST_DAY = persian.firstDayOfYear(EXCHANGE_YEARS.first);
const LAST_DAY = persian.lastDayOfYear(EXCHANGE_YEARS.last);

/** Saturdays to Wednesdays without a session. */
function closedDays(almanac: Almanac): Jdn[] {
  const sessions = new Set(exchangeSessions(almanac.workdaysOf({ sector: 'exchange' })));
  return daysBetween(FIRST_DAY, LAST_DAY).filter((jdn) => !WEEKEND.includes(weekdayOf(jdn)) && !sessions.has(jdn));
}

export function exchangeCalendar(almanac: Almanac): KitFile {
  const rows = closedDays(almanac).map((jdn) => `    "${gregorian.toIsoDate(jdn)}",`);
  const text = `"""Tehran Stock Exchange for exchange_calendars 4. CC0.

    import exchange_calendars
    import salnama_exchange
    salnama_exchange.register()
    exchange_calendars.get_calendar("XTEH").is_session("2026-11-21")

get_calendar covers the last 20 years unless start="${gregorian.toIsoDate(FIRST_DAY)}" is given. register() makes it known to
pandas_market_calendars too, where that is installed: pandas_market_calendars.get_calendar("XTEH").

Rule: Saturday to Wednesday, but official holidays of Iran and the closures of the exchange that are known.
Proved by trades from ${PROVED_SESSIONS.first} to ${PROVED_SESSIONS.last} (Persian dates); before and after by the rule, with medium confidence.
${closureListNote(LAST_DAY, almanac).en}
Not known are 9 Esfand 1404 and sessions cut short. Holidays of the future by an
Islamic date may move by a day. Hours are those since 16 Ordibehesht 1402, 9:00 to 15:00 with the closing at 15:00;
they were others before and may change.
"""

from datetime import time
from zoneinfo import ZoneInfo

from exchange_calendars import ExchangeCalendar, register_calendar_type
from pandas import DatetimeIndex, Timestamp

FIRST, LAST = "${gregorian.toIsoDate(FIRST_DAY)}", "${gregorian.toIsoDate(LAST_DAY)}"

OPEN, CLOSE = time(9), time(15)

CLOSED = (
${rows.join('\n')}
)


class TehranStockExchange(ExchangeCalendar):
    name = "XTEH"
    tz = ZoneInfo("Asia/Tehran")
    open_times = ((None, OPEN),)
    close_times = ((None, CLOSE),)
    weekmask = "1110011"

    @classmethod
    def bound_min(cls):
        return Timestamp(FIRST)

    @classmethod
    def bound_max(cls):
        return Timestamp(LAST)

    @property
    def adhoc_holidays(self):
        return list(DatetimeIndex(CLOSED))


def register():
    """Makes the calendar known as XTEH, to pandas_market_calendars too if it is installed."""
    register_calendar_type("XTEH", TehranStockExchange, force=True)
    try:
        from pandas_market_calendars import MarketCalendar
    except ImportError:
        return

    class TehranMarketCalendar(MarketCalendar):
        aliases = ["XTEH"]
        name = "XTEH"
        tz = TehranStockExchange.tz
        weekmask = "Sat Sun Mon Tue Wed"
        regular_market_times = {"market_open": ((None, OPEN),), "market_close": ((None, CLOSE),)}
        adhoc_holidays = list(DatetimeIndex(CLOSED))
`;
  return { name: 'salnama_exchange.py', text };
}
