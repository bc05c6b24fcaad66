/** A day in the form of the API: in four calendars, with names. */
import type { CalendarName } from '#core/calendars.ts';
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { CalendarDate, Jdn } from '#core/jdn.ts';
import { monthName, type Name, weekdayName } from '#core/names.ts';
import type { Occasion, Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { animalOf, zodiacOf } from '#core/zodiac.ts';
import type { Text } from '../base/text.ts';

export function monthNames(calendar: CalendarName, month: number) {
  const { fa, en } = monthName(calendar, month);
  return { month_name_fa: fa, month_name_en: en };
}

export function weekdayNames(jdn: Jdn) {
  const { fa, en } = weekdayName(jdn);
  return { weekday_fa: fa, weekday_en: en };
}

/** A day by the Persian and the Gregorian calendar, YYYY-MM-DD. */
export const dayDates = (jdn: Jdn) => ({
  date_sh: persian.toIsoDate(jdn),
  date_gregorian: gregorian.toIsoDate(jdn),
});

const dateObject = (calendar: CalendarName, { year, month, day }: CalendarDate, jdn: Jdn) => ({
  year,
  month,
  day,
  ...monthNames(calendar, month),
  ...weekdayNames(jdn),
});

/** The four calendars of a day. @throws {RangeError} outside the Persian years 0 … 3001 */
export function fourCalendars(jdn: Jdn, hijri: HijriCalendar) {
  const persianDate = persian.fromJdn(jdn);
  const hijriDate = hijri.fromJdn(jdn);
  return {
    sh: dateObject('persian', persianDate, jdn),
    gregorian: dateObject('gregorian', gregorian.fromJdn(jdn), jdn),
    hijri: { ...dateObject('hijri', hijriDate, jdn), estimate: hijriDate.basis === 'estimate' },
    pahlavi: dateObject('imperial', persian.toImperial(persianDate), jdn),
  };
}

/** Zodiac sign and animal year of a Persian date. */
export function signs({ year, month }: { year: number; month: number }) {
  const zodiac = zodiacOf(month);
  const animal = animalOf(year);
  return {
    zodiac: { symbol: zodiac.symbol, name_fa: zodiac.fa, name_en: zodiac.en },
    animal_year: { name_fa: animal.fa, name_en: animal.en },
  };
}

/**
 * «۳۱ اردیبهشت ۱۴۰۵», "21 May 2026 (31 Ordibehesht 1405)".
 * @param persianMonthName names of the Persian months; default Iran's
 */
export function dayInWords(jdn: Jdn, persianMonthName = (month: number): Name => monthName('persian', month)): Text {
  const [own, other] = [persian.fromJdn(jdn), gregorian.fromJdn(jdn)];
  const [month, otherMonth] = [persianMonthName(own.month), monthName('gregorian', other.month)];
  return {
    fa: toPersianDigits(`${own.day} ${month.fa} ${own.year}`),
    en: `${other.day} ${otherMonth.en} ${other.year} (${own.day} ${month.en} ${own.year})`,
  };
}

export function occasionObject({ slug, title_fa, title_en, category }: Occasion, isHoliday: boolean) {
  return { slug, title_fa, title_en, category, is_holiday: isHoliday };
}

/** An occasion with its mood, for the endpoints that are newer than the month grid. */
export const occasionWithMood = (occasion: Occasion, isHoliday: boolean) => ({
  ...occasionObject(occasion, isHoliday),
  mood: occasion.mood ?? null,
});

export function occasionRecord({ occasion, jdn, isHoliday }: Occurrence) {
  return { ...persianDayFields(jdn), ...occasionObject(occasion, isHoliday) };
}

export function persianDayFields(jdn: Jdn) {
  const { year, month, day } = persian.fromJdn(jdn);
  return { year_sh: year, month_sh: month, day_sh: day, date_gregorian: gregorian.toIsoDate(jdn) };
}
