"""First days by convertdate, as Julian day numbers; questions and answers are JSON."""

import json
import sys

from convertdate import gregorian, islamic, persian

def convertdate_days(module, dates):
    # Its Julian days of Gregorian dates begin at midnight, half a day before the day number.
    return [int(gregorian.to_jd(*module.to_gregorian(*date)) + 0.5) for date in dates]


questions = json.load(sys.stdin)
json.dump(
    {
        "convertdatePersian": convertdate_days(persian, questions["persianSample"]),
        "convertdateIslamic": convertdate_days(islamic, questions["hijri"]),
    },
    sys.stdout,
)
