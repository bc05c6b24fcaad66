"""Tehran Stock Exchange for exchange_calendars 4. CC0.

    import exchange_calendars
    import salnama_exchange
    salnama_exchange.register()
    exchange_calendars.get_calendar("XTEH").is_session("2026-11-21")

get_calendar covers the last 20 years unless start="@FIRST@" is given. register() makes it known to
pandas_market_calendars too, where that is installed: pandas_market_calendars.get_calendar("XTEH").

Rule: Saturday to Wednesday, but official holidays of Iran and the closures of the exchange that are known.
Proved by trades from @PROVED@ (Persian dates); before and after by the rule, with medium confidence.
@NOTE@
Not known are 9 Esfand 1404 and sessions cut short. Holidays of the future by an
Islamic date may move by a day. Hours are those since 16 Ordibehesht 1402, 9:00 to 15:00 with the closing at 15:00;
they were others before and may change.
"""

from datetime import time
from zoneinfo import ZoneInfo

from exchange_calendars import ExchangeCalendar, register_calendar_type
from pandas import DatetimeIndex, Timestamp

FIRST, LAST = "@FIRST@", "@LAST@"

OPEN, CLOSE = time(9), time(15)

CLOSED = (
@DAYS@
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
