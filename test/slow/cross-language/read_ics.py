"""Reads calendar files (a JSON list of texts) with icalendar; prints the events of each file as JSON."""

import json
import sys

from icalendar import Calendar


def event(component):
    return {
        "uid": str(component["UID"]),
        "start": component["DTSTART"].dt.isoformat(),
        # An event without an end ends at its start.
        "end": component.get("DTEND", component["DTSTART"]).dt.isoformat(),
        "summary": str(component["SUMMARY"]),
        "description": str(component.get("DESCRIPTION", "")),
        "status": str(component["STATUS"]),
    }


def read(text):
    calendar = Calendar.from_ical(text)
    return {
        "name": str(calendar["X-WR-CALNAME"]),
        "errors": [str(error) for part in calendar.walk() for error in part.errors],
        "events": [event(component) for component in calendar.walk("VEVENT")],
    }


json.dump([read(text) for text in json.load(sys.stdin)], sys.stdout)
