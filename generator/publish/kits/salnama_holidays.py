"""Public holidays of Iran for the package holidays (python-holidays). CC0.

    from salnama_holidays import SalnamaIran
    date(2026, 3, 21) in SalnamaIran(language="en")
    SalnamaIran().is_working_day("2026-03-26")

The weekend is Friday; for another one: iran = SalnamaIran(); iran.weekend = {3, 4} (Thursday and Friday).
Names of days that may still move say how sure they are: "Eid al-Fitr (99 %, may move by a day)". Days that rest on
an Islamic date not announced yet are in iran.estimates.
@NOTE@
Outside the years below is_working_day raises ValueError: nothing is known there.
"""

from datetime import date

try:
    from holidays import HolidayBase
except ImportError:
    from holidays.holiday_base import HolidayBase

FIRST_YEAR, LAST_YEAR = @FIRST_YEAR@, @LAST_YEAR@
FRIDAY = 4

DAYS = (
@DAYS@
)


class SalnamaIran(HolidayBase):
    """Official holidays of Iran, one-off closures among them; `language` is "fa" or "en"."""

    country = "IR"
    start_year = FIRST_YEAR
    end_year = LAST_YEAR
    weekend = {FRIDAY}
    default_language = "fa"
    supported_languages = ("en", "fa")

    def __init__(self, language="fa", **options):
        if language not in ("fa", "en"):
            raise ValueError('language: %r is not allowed; give "fa" or "en"' % (language,))
        self.title_language = language
        self.country = "IR"
        self.estimates = set()
        HolidayBase.__init__(self, **options)

    def _populate(self, year):
        for text, fa, en, estimate in DAYS:
            if text.startswith("%04d-" % year):
                day = date.fromisoformat(text)
                self[day] = fa if self.title_language == "fa" else en
                if estimate:
                    self.estimates.add(day)

    def is_working_day(self, key):
        day = self.__keytransform__(key)
        if not FIRST_YEAR <= day.year <= LAST_YEAR:
            raise ValueError("%s is outside %d to %d" % (day, FIRST_YEAR, LAST_YEAR))
        return day.weekday() not in self.weekend and day not in self
