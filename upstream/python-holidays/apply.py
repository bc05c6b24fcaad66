"""Writes Iran's published Islamic dates and nationwide closures into a checkout of python-holidays.

    python3 upstream/python-holidays/apply.py CHECKOUT

It edits `holidays/countries/iran.py` and `tests/countries/test_iran.py`; `git diff` in the checkout is then the patch. Only years that differ from the library's own calculation are written out.
"""

import json
import re
import sys
from datetime import date, timedelta
from pathlib import Path
from types import ModuleType

SLUGS = {
    "ALI_AL_RIDA_DEATH": "imam-reza-martyrdom",
    "ALI_BIRTHDAY": "imam-ali-birthday",
    "ALI_DEATH": "imam-ali-martyrdom",
    "ARBAEEN": "arbaeen",
    "ASHURA": "ashura",
    "EID_AL_ADHA": "eid-al-adha",
    "EID_AL_FITR": "eid-al-fitr",
    "EID_AL_GHADIR": "eid-al-ghadir",
    "FATIMA_DEATH": "fatima-martyrdom",
    "HASAN_AL_ASKARI_DEATH": "imam-askari-martyrdom",
    "IMAM_MAHDI_BIRTHDAY": "mahdi-birthday",
    "ISRA_AND_MIRAJ": "mabath",
    "PROPHET_DEATH": "prophet-death",
    "SADIQ_BIRTHDAY": "prophet-birthday",
    "SADIQ_DEATH": "imam-sadiq-martyrdom",
    "TASUA": "tasua",
}
MONTHS = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")


def literal(days):
    items = [f"({MONTHS[month - 1]}, {day})" for month, day in days]
    return items[0] if len(items) == 1 else f"({', '.join(items)})"


def calculated(calendar, constant, year):
    """What the library gives for a year of its own table, moved by the day that its class for Iran adds."""
    table = getattr(calendar, f"{constant}_DATES", {})
    days = table.get(year, ())
    days = (days,) if days and isinstance(days[0], int) else days
    moved = [date(year, month, day) + timedelta(days=1) for month, day in days]
    return sorted((day.year, day.month, day.day) for day in moved)


def differing(occasions, first, last, calendar):
    """Constant → year → days, for the years that the library does not calculate as they were."""
    exceptions = {}
    for constant, slug in SLUGS.items():
        years = {}
        for text in occasions[slug]["dates"]:
            year, month, day = (int(part) for part in text.split("-"))
            years.setdefault(year, []).append((month, day))
        exceptions[constant] = {
            year: days
            for year, days in years.items()
            if first <= year <= last and calculated(calendar, constant, year) != sorted((year, *day) for day in days)
        }
    return exceptions


def islamic_class(exceptions, first, last):
    lines = ["class IranIslamicHolidays(_CustomIslamicHolidays):"]
    for constant, years in sorted(exceptions.items()):
        lines.append(f"    {constant}_DATES_CONFIRMED_YEARS = ({first}, {last})")
        lines.append(f"    {constant}_DATES = {{")
        lines += [f"        {year}: {literal(days)}," for year, days in sorted(years.items())]
        lines += ["    }", ""]
    return "\n".join(lines) + "\n\n"


def closures_block(closures):
    years = {}
    for text in closures:
        year, month, day = (int(part) for part in text.split("-"))
        years.setdefault(year, []).append(f"            ({MONTHS[month - 1]}, {day}, public_holiday),")
    lines = ["    special_public_holidays = {"]
    for year, rows in sorted(years.items()):
        trailing = rows if len(rows) > 1 else [rows[0].strip().rstrip(",")]
        if len(rows) > 1:
            lines += [f"        {year}: (", *trailing, "        ),"]
        else:
            lines.append(f"        {year}: {trailing[0]},")
    lines.append("    }")
    return "\n".join(lines) + "\n"


def tests_block(exceptions):
    """One method: every date that differs from the calculation is a holiday."""
    days = sorted(
        {f"{year}-{month:02}-{day:02}" for years in exceptions.values() for year, all in years.items() for month, day in all}
    )
    rows = "\n".join(f'            "{day}",' for day in days)
    return f"    def test_islamic_dates(self):\n        self.assertHoliday(\n{rows}\n        )\n\n"


def closures_test(closures):
    rows = "\n".join(f'            "{day}",' for day in sorted(closures))
    return f"    def test_special_holidays(self):\n        self.assertHoliday(\n{rows}\n        )\n\n"


def main(checkout):
    given = json.loads((Path(__file__).parent.parent / "dates.json").read_text(encoding="utf-8"))
    first, last = given["confirmed"]
    # The package itself would ask for its installed metadata.
    package = ModuleType("holidays")
    package.__path__ = [str(checkout / "holidays")]
    sys.modules["holidays"] = package
    from holidays.calendars.islamic import _IslamicLunar

    exceptions = differing(given["occasions"], first, last, _IslamicLunar)
    path = checkout / "holidays/countries/iran.py"
    source = path.read_text(encoding="utf-8")
    block = islamic_class(exceptions, first, last)
    source, found = re.subn(
        r"class IranIslamicHolidays\(.*?(?=^class IranStaticHolidays)", lambda _: block, source, flags=re.S | re.M
    )
    if found != 1:
        sys.exit("iran.py: class IranIslamicHolidays is not where it was; this script needs an update")
    closures = [closure["date"] for closure in given["closures"]]
    source, found = re.subn(
        r"^    special_public_holidays = \{.*?^    \}\n", lambda _: closures_block(closures), source, flags=re.S | re.M
    )
    if found != 1:
        sys.exit("iran.py: special_public_holidays is not where it was; this script needs an update")
    path.write_text(source, encoding="utf-8")

    path = checkout / "tests/countries/test_iran.py"
    tests = path.read_text(encoding="utf-8")
    tests = re.sub(
        r"^    def test_special_holidays.*?(?=^    def )", lambda _: closures_test(closures), tests, flags=re.S | re.M
    )
    # The heat closure of 2023 was on 2 and 3 August.
    tests = tests.replace('("2023-08-02", ', '("2023-08-03", ').replace('("2023-08-01", ', '("2023-08-02", ')
    block = tests_block(exceptions)
    tests = re.sub(r"^    def test_islamic_dates.*?(?=^    def )", "", tests, flags=re.S | re.M)
    path.write_text(tests.replace("    def test_2021(self):", f"{block}    def test_2021(self):"), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
