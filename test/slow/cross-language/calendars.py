"""First days by ICU and convertdate, as Julian day numbers; questions and answers are JSON."""

import json
import sys

import icu
from convertdate import gregorian, islamic, persian

UNIX_EPOCH = 2440588
SECONDS_PER_DAY = 86400
UTC = icu.TimeZone.createTimeZone("UTC")


def icu_days(name, dates):
    calendar = icu.Calendar.createInstance(UTC, icu.Locale("en@calendar=" + name))
    assert calendar.getType() == name
    days = []
    for year, month, day in dates:
        calendar.clear()
        calendar.set(year, month - 1, day)
        days.append(int(calendar.getTime() // SECONDS_PER_DAY) + UNIX_EPOCH)
    return days


def convertdate_days(module, dates):
    # Its Julian days of Gregorian dates begin at midnight, half a day before the day number.
    return [int(gregorian.to_jd(*module.to_gregorian(*date)) + 0.5) for date in dates]


questions = json.load(sys.stdin)
json.dump(
    {
        "icuPersian": icu_days("persian", questions["persian"]),
        "icuCivil": icu_days("islamic-civil", questions["hijri"]),
        "icuUmalqura": icu_days("islamic-umalqura", questions["hijri"]),
        "convertdatePersian": convertdate_days(persian, questions["persianSample"]),
        "convertdateIslamic": convertdate_days(islamic, questions["hijri"]),
    },
    sys.stdout,
)
