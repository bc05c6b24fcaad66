/** Kits for libraries of holidays: python-holidays and date-holidays. */
import { type DayOff, isoYear, type KitFile } from './kit.ts';

const pythonText = (text: string): string => JSON.stringify(text);

/** A subclass of python-holidays with the days in a table: the library has no Islamic calendar of Iran. */
export function pythonHolidays(days: readonly DayOff[]): KitFile {
  const rows = days.map(({ date, fa, en }) => `    ("${date}", ${pythonText(fa)}, ${pythonText(en)}),`);
  const text = `"""Public holidays of Iran for the package holidays (python-holidays). CC0.

    from salnama_holidays import SalnamaIran
    date(2026, 3, 21) in SalnamaIran(language="en")
"""

from datetime import date

try:
    from holidays import HolidayBase
except ImportError:
    from holidays.holiday_base import HolidayBase

FIRST_YEAR, LAST_YEAR = ${isoYear(days[0]!)}, ${isoYear(days.at(-1)!)}

DAYS = (
${rows.join('\n')}
)


class SalnamaIran(HolidayBase):
    """Official holidays of Iran, one-off closures among them; \`language\` is "fa" or "en"."""

    country = "IR"
    start_year = FIRST_YEAR
    end_year = LAST_YEAR

    def __init__(self, language="fa", **options):
        if language not in ("fa", "en"):
            raise ValueError('language: %r is not allowed; give "fa" or "en"' % (language,))
        self.title_language = language
        self.country = "IR"
        HolidayBase.__init__(self, **options)

    def _populate(self, year):
        for text, fa, en in DAYS:
            if text.startswith("%04d-" % year):
                self[date.fromisoformat(text)] = fa if self.title_language == "fa" else en
`;
  return { name: 'salnama_holidays.py', text };
}

/** Data of date-holidays-parser, in the place of the country's own. */
export function dateHolidays(days: readonly DayOff[]): KitFile {
  const data = {
    holidays: {
      IR: {
        names: { fa: 'ایران', en: 'Iran' },
        dayoff: 'friday',
        langs: ['fa', 'en'],
        zones: ['Asia/Tehran'],
        days: Object.fromEntries(days.map(({ date, fa, en }) => [date, { name: { fa, en }, type: 'public' }])),
      },
    },
    names: {},
  };
  return { name: 'date-holidays.json', text: `${JSON.stringify(data, null, 1)}\n` };
}
