"""The calendar of Iran: Persian and official Islamic dates, public holidays, workdays.

Written by the build of Salnama from its tables, version @VERSION@. Code MIT, data CC0. Python 3.9 or newer, no dependencies.

    >>> persian_to_gregorian(1405, 1, 1)
    datetime.date(2026, 3, 21)
    >>> is_holiday(date(2026, 3, 21)), is_workday(date(2026, 3, 26), weekend="thu-fri")
    (True, False)
    >>> holiday_titles("1405-10-02", language="en"), format_persian(date(2026, 11, 28), language="en")
    (['Birthday of Imam Ali'], '7 Azar 1405')

A date is a datetime.date, or a text in Latin or Persian digits: "2026-03-21", or Persian for a year before 1900, as "1405-01-01" and
"۱۴۰۵/۱/۱". A datetime with a time zone is its day in Tehran; one without is refused, as nobody knows which day it is there. Functions
named gregorian_… take Gregorian texts only. Answers are datetime.date. What is not known or does not exist is a ValueError.
"""

from __future__ import annotations

import base64
import json
import re
from bisect import bisect_right
from datetime import date, datetime, timedelta, timezone
from itertools import accumulate
from typing import Union

Day = Union[date, str]  # what every function takes as a date; a datetime is a datetime.date, too

DATA_VERSION = "@VERSION@"
LAST_ANNOUNCED_MONTH = @LAST_ANNOUNCED@  # Islamic year and month; later first days are estimates
YEARS = (@FIRST_YEAR@, @LAST_YEAR@)  # first and last Persian year whose holidays are known
WEEKENDS = @WEEKENDS@  # by date.weekday()
CLOSURES_COLLECTED = ("@COLLECTED_FIRST@", "@COLLECTED_LAST@")  # Persian days; the list is not complete even there

# Day numbers are Julian: date.toordinal() + _JDN.
_JDN = 1721425
# Years at which the rhythm of leap years changes (Borkowski).
_BREAKS = (-61, 9, 38, 199, 426, 686, 756, 818, 1111, 1181, 1210, 1635, 2060, 2097, 2192, 2262, 2324, 2394, 2456, 3178)
# Islamic months: one bit a month, the first one in the lowest bit of the first byte; set for 30 days.
_HIJRI_FIRST_YEAR, _HIJRI_FIRST_DAY, _HIJRI_MONTHS = @HIJRI@
_HIJRI_KNOWN = range(@HIJRI_KNOWN@)  # places of the months that are published; the others are estimates
_HIJRI_LONG = base64.b64decode("@HIJRI_LONG@")
# Of each occasion: its kind, first day, and steps from each day to the next.
_FIRST_ESTIMATE = @FIRST_ESTIMATE@
_KNOWN_DAYS = range(@KNOWN_DAYS@)  # of the years above
_HOLIDAYS = @HOLIDAYS@
_MONTHS = @MONTHS@  # of the Persian calendar, in Persian and English
_PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
_TITLES = @TITLES@  # of the occasions above, in Persian and English
# Minutes that the clock of Iran is ahead of UTC, from a moment on (seconds since 1970), latest first; zoneinfo knows the earlier ones.
_OFFSETS = @OFFSETS@
# By sector: weekends from a first day on (null: always), first and last days of lasting days off and of closures.
_SECTORS = json.loads('@SECTORS@')


def _first_day(year: int) -> int:
    """Day number of 1 Farvardin."""
    if not 1 <= year <= 3001:
        raise ValueError("year: %r is not allowed; give a Persian year from 1 to 3000" % (year,))
    leaps, start = -14, _BREAKS[0]
    for end in _BREAKS[1:]:
        jump = end - start
        if year < end:
            break
        leaps += jump // 33 * 8 + jump % 33 // 4
        start = end
    passed = year - start
    leaps += passed // 33 * 8 + (passed % 33 + 3) // 4
    if jump % 33 == 4 and jump - passed == 4:
        leaps += 1
    gregorian = year + 621
    march = 20 + leaps - (gregorian // 4 - (gregorian // 100 + 1) * 3 // 4 - 150)
    return date(gregorian, 3, 1).toordinal() + march - 1 + _JDN


def is_leap_persian_year(year: int) -> bool:
    """Has the Persian year 366 days?"""
    return _first_day(year + 1) - _first_day(year) == 366


def persian_month_length(year: int, month: int) -> int:
    """29, 30 or 31 days."""
    if not 1 <= month <= 12:
        raise ValueError("month: %r is not allowed; give 1 to 12" % (month,))
    return 31 if month <= 6 else 30 if month <= 11 or is_leap_persian_year(year) else 29


def persian_to_gregorian(year: int, month: int, day: int) -> date:
    """The datetime.date of a Persian date."""
    if not 1 <= day <= persian_month_length(year, month):
        raise ValueError("day: %r is not allowed; give 1 to %d" % (day, persian_month_length(year, month)))
    return _date(_first_day(year) + (month - 1) * 31 - max(0, month - 7) + day - 1)


def gregorian_to_persian(day: Day) -> tuple[int, int, int]:
    """(year, month, day) in the Persian calendar. Texts are Gregorian."""
    day = _gregorian(day)
    number, year = _number(day), day.year - 621
    if number < _first_day(year):
        year -= 1
    passed = number - _first_day(year)
    if passed < 186:
        return year, passed // 31 + 1, passed % 31 + 1
    return year, (passed - 186) // 30 + 7, (passed - 186) % 30 + 1


def _column(language):
    if language not in ("fa", "en"):
        raise ValueError("language: %r is not allowed; give fa or en" % (language,))
    return ("fa", "en").index(language)


def format_persian(day: Day, language: str = "fa") -> str:
    """The Persian date in words: "۷ آذر ۱۴۰۵", or in "en" "7 Azar 1405"."""
    year, month, number = gregorian_to_persian(_day(day))
    text = "%d %s %d" % (number, _MONTHS[month - 1][_column(language)], year)
    return text.translate(_PERSIAN_DIGITS) if language == "fa" else text


def _date(number):
    return date.fromordinal(number - _JDN)


def _in_tehran(moment):
    """The day of a datetime on the clock of Iran."""
    if moment.tzinfo is None or moment.utcoffset() is None:
        raise ValueError("date: %r has no time zone; give a date, or a datetime with tzinfo" % (moment,))
    for since, minutes in _OFFSETS:
        if moment.timestamp() >= since:
            return moment.astimezone(timezone(timedelta(minutes=minutes))).date()
    from zoneinfo import ZoneInfo

    return moment.astimezone(ZoneInfo("Asia/Tehran")).date()


def _gregorian(day):
    if isinstance(day, datetime):
        return _in_tehran(day)
    if isinstance(day, date):
        return day
    try:
        return date(*map(int, re.match(r"(\d{4})-(\d\d)-(\d\d)\Z", day).groups()))
    except (AttributeError, TypeError, ValueError):
        raise ValueError("date: %r is not allowed; give a date YYYY-MM-DD, Persian before 1900" % (day,)) from None


def parse_date(text: str) -> date:
    """The datetime.date of a text such as "2026-03-21", "1405/1/1" or "۱۴۰۵/۱/۱": Persian for a year before 1900."""
    parts = isinstance(text, str) and re.match(r"\s*(\d{4})([-/])(\d\d?)\2(\d\d?)\s*$", text)
    if not parts:
        return _gregorian(text)
    year, month, number = (int(parts[at]) for at in (1, 3, 4))
    return persian_to_gregorian(year, month, number) if year < 1900 else _gregorian("%d-%02d-%02d" % (year, month, number))


def _day(day):
    return parse_date(day) if isinstance(day, str) else _gregorian(day)


def _number(day):
    return day.toordinal() + _JDN


# Day numbers on which the Islamic months begin, and the day after the last one.
_LENGTHS = (29 + (_HIJRI_LONG[month // 8] >> month % 8 & 1) for month in range(_HIJRI_MONTHS))
_STARTS = list(accumulate(_LENGTHS, initial=_HIJRI_FIRST_DAY))


def hijri_to_gregorian(year: int, month: int, day: int) -> date:
    """The datetime.date of an Islamic date as kept in Iran."""
    at = (year - _HIJRI_FIRST_YEAR) * 12 + month - 1
    if not 1 <= month <= 12 or not 0 <= at < _HIJRI_MONTHS or not 1 <= day <= _STARTS[at + 1] - _STARTS[at]:
        raise ValueError("%d-%d-%d is not in the Islamic calendar of Iran" % (year, month, day))
    return _date(_STARTS[at] + day - 1)


def gregorian_to_hijri(day: Day) -> tuple[int, int, int, bool]:
    """(year, month, day, estimate); estimate: its month is not published. Texts are Gregorian."""
    number = _number(_gregorian(day))
    if not _STARTS[0] <= number < _STARTS[-1]:
        raise ValueError("date: %s is not allowed; its Islamic month is not known" % day)
    at = bisect_right(_STARTS, number) - 1
    return _HIJRI_FIRST_YEAR + at // 12, at % 12 + 1, number - _STARTS[at] + 1, at not in _HIJRI_KNOWN


def _read_holidays():
    """Day number -> [estimate, is there a holiday that is no closure, titles]."""
    days = {}
    for (kind, *steps), titles in zip(_HOLIDAYS, _TITLES):
        for number in accumulate(steps):
            known = days.setdefault(number, [False, False, []])
            known[0] |= kind == "hijri" and number >= _FIRST_ESTIMATE
            known[1] |= kind != "closure"
            known[2].append(titles)
    return days


_DAYS = _read_holidays()


def _known(day):
    number = _number(_day(day))
    if number not in _KNOWN_DAYS:
        raise ValueError("date: %s is not allowed; holidays of the Persian years %d to %d are known" % ((day,) + YEARS))
    return number


def is_holiday(day: Day) -> bool:
    """Is the day an official holiday? Fridays are none by themselves."""
    return _known(day) in _DAYS


def holiday_titles(day: Day, language: str = "fa") -> list[str]:
    """Titles of the official holidays of a day, in "fa" or "en"; empty on other days."""
    column = _column(language)
    return [titles[column] for titles in _DAYS.get(_known(day), [[]])[-1]]


def _between(first, end):
    return [(_date(number), _DAYS[number][0]) for number in range(first, end) if number in _DAYS]


def holidays_of(year: int) -> list[tuple[date, bool]]:
    """[(date, estimate)] of a Persian year; estimate: by an Islamic date that is not announced yet."""
    _known(persian_to_gregorian(year, 1, 1))
    return _between(_first_day(year), _first_day(year + 1))


def holidays_of_gregorian_year(year: int) -> list[tuple[date, bool]]:
    """[(date, estimate)] of a Gregorian year."""
    return _between(_known(date(year, 1, 1)), _known(date(year, 12, 31)) + 1)


def is_workday(day: Day, weekend: str | None = None, closures: bool = True, sector: str = "public") -> bool:
    """Is it no weekend (default: the sector's) and no day off? closures: whether days off by a decision count."""
    if sector not in _SECTORS:
        raise ValueError("sector: %r is not allowed; give one of %s" % (sector, ", ".join(_SECTORS)))
    own, number = _SECTORS[sector], _known(day)
    weekend = weekend or [days for first, days in own["weekends"] if (first or 0) <= number][-1]
    if weekend not in WEEKENDS:
        raise ValueError("weekend: %r is not allowed; give one of %s" % (weekend, ", ".join(WEEKENDS)))
    off = _DAYS.get(number)
    spans = own["lasting"] + (own["closures"] if closures else [])
    is_off = off and (closures or off[1]) or any(first <= number <= last for first, last in spans)
    return not is_off and _day(day).weekday() not in WEEKENDS[weekend]


def count_workdays(first: Day, last: Day, weekend: str | None = None, closures: bool = True, sector: str = "public") -> int:
    """Workdays from one day to another, both included."""
    first, last = _day(first), _day(last)
    if last < first:
        raise ValueError("last: %s is not allowed; give a date on or after first, %s" % (last, first))
    days = range((last - first).days + 1)
    return sum(is_workday(first + timedelta(passed), weekend, closures, sector) for passed in days)


def add_workdays(day: Day, count: int, weekend: str | None = None, closures: bool = True, sector: str = "public") -> date:
    """The count-th workday after a day, before it where count is negative; not 0, because the day itself may be off."""
    day, step, left = _day(day), timedelta(1 if count > 0 else -1), abs(count)
    if left == 0:
        raise ValueError("count: %r is not allowed; give a whole number, but not 0" % (count,))
    while left:
        day += step
        left -= is_workday(day, weekend, closures, sector)
    return day
