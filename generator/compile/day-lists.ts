/**
 * Days that no short rule gives, for a span of Persian years: Easter, equinoxes and solstices on the civil day of
 * Tehran (UTC+3:30), and the Hebrew dates that occasions need.
 */

import { memoized } from '#core/caches.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, daysBetween, type Jdn, toEpochMs, twoDigits } from '#core/jdn.ts';
import type { DayLists } from '#core/occasion-days.ts';
import * as persian from '#core/persian.ts';
import { findIn } from '#core/required.ts';
import type { Data } from './data.ts';
import { compileEquinoxes, GREGORIAN_MINUS_PERSIAN } from './equinoxes.ts';
import { solarDay, tehranDay } from './solar-days.ts';

interface PersianYears {
  readonly first: number;
  readonly last: number;
}

/** @param years Persian years; the March equinox is listed for those of the Sun vectors only */
export function compileDayLists(data: Data, { first, last }: PersianYears): DayLists {
  const firstGregorian = first + GREGORIAN_MINUS_PERSIAN;
  // The last Persian year ends in the second of two Gregorian years.
  const gregorianYears = Array.from({ length: last - first + 2 }, (_, index) => firstGregorian + index);
  const equinoxes = compileEquinoxes(data);
  const lists: Record<string, readonly number[]> = {
    easter: gregorianYears.map(easter),
    'easter-orthodox': gregorianYears.map(orthodoxEaster),
    'equinox:march': equinoxes.moments
      .slice(Math.max(0, first - equinoxes.firstYear), last - equinoxes.firstYear + 1)
      .map(tehranDay),
    'equinox:june': gregorianYears.map((year) => solarDay('june', year)),
    'equinox:september': gregorianYears.map((year) => solarDay('september', year)),
    'equinox:december': gregorianYears.map((year) => solarDay('december', year)),
  };
  const hebrewRules = data.occasions.map(({ rule }) => rule).filter((rule) => rule.startsWith('hebrew:'));
  const days = daysByHebrewDate(persian.firstDayOfYear(first))(persian.firstDayOfYear(last + 1));
  for (const rule of new Set(hebrewRules)) lists[rule] = days.get(rule) ?? [];
  return lists;
}

/** Sunday of Western Easter (anonymous Gregorian algorithm; Meeus, Astronomical Algorithms, ch. 8). */
function easter(year: number): Jdn {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const c = year % 100;
  const shift = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const h = (19 * a + shift + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return gregorian.toJdn({ year, month: Math.floor(n / 31), day: (n % 31) + 1 });
}

/** Sunday of Orthodox Easter, computed in the Julian calendar (Meeus, ch. 8) and returned in the Gregorian one. */
function orthodoxEaster(year: number): Jdn {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const julian = { month: Math.floor((d + e + 114) / 31), day: ((d + e + 114) % 31) + 1 };
  const julianLag = Math.floor(year / 100) - Math.floor(year / 400) - 2;
  return (gregorian.toJdn({ year, ...julian }) + julianLag) as Jdn;
}

/** Months of `Intl`'s Hebrew calendar, from Nisan. */
const HEBREW_MONTHS = [
  ...['Nisan', 'Iyar', 'Sivan', 'Tamuz', 'Av', 'Elul'],
  ...['Tishri', 'Heshvan', 'Kislev', 'Tevet', 'Shevat', 'Adar'],
];

/**
 * Day numbers by `hebrew:MM-DD`, from one day to the day before another, by the Hebrew calendar of `Intl`. Two hundred
 * thousand days take seconds and do not depend on the data.
 */
const daysByHebrewDate = memoized(
  (from: Jdn) => memoized((until: Jdn) => readHebrewDates(from, until), Infinity),
  Infinity,
);

function readHebrewDates(from: Jdn, until: Jdn): Map<string, Jdn[]> {
  const format = new Intl.DateTimeFormat('en-u-ca-hebrew-nu-latn', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return Map.groupBy(daysBetween(from, addDays(until, -1)), (jdn) => {
    const parts = format.formatToParts(toEpochMs(jdn));
    const name = findIn(parts, ({ type }) => type === 'month').value;
    const day = findIn(parts, ({ type }) => type === 'day').value;
    // Purim and similar days are in the second Adar of a leap year. The first one, "Adar I", becomes month 0, which no rule names.
    const month = HEBREW_MONTHS.indexOf(name.replace(' II', '')) + 1;
    return `hebrew:${twoDigits(month)}-${twoDigits(day)}`;
  });
}
