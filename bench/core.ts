/** The reckoning itself, in one process, beside libraries that do the like. */
import { CalculationParameters, Coordinates, PrayerTimes } from 'adhan';
import { getDate, getMonth, getYear, newDate } from 'date-fns-jalali';
import ical from 'ical-generator';
import { toGregorian, toJalaali } from 'jalaali-js';
import { getTimes } from 'suncalc';
import { createAlmanac } from '#api/almanac.ts';
import { createCaches } from '#api/caches.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import { occasionsOf } from '#api/endpoints/events.ts';
import { EQUINOX_YEARS, PRAYER_YEARS } from '#api/ranges.ts';
import { holidaysIcs } from '#api/feeds/holiday-files.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type CalendarDate, type Jdn, toEpochMs } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { prayerTimes } from '#core/prayer-times.ts';
import { gregorianToPersian, persianToGregorian } from '#package/index.ts';
import { tables } from '#tables/index.ts';
import { alternate, lastResult, type Operation, type Runs } from './in-process.ts';
import { randomNumbers } from './random.ts';
import { atLeast, type Goal, type Options, type Row } from './row.ts';

const FULL: Runs = { rounds: 7, milliseconds: 300 };
const QUICK: Runs = { rounds: 3, milliseconds: 100 };

/** Inputs, a power of two so that the next one is found by a mask. */
const INPUTS = 4096;
const SEED = 1404;
/** Few enough for their occasions to be kept; what a year of occasions costs anew has a row of its own. */
const RECENT_YEARS = { first: 1390, last: 1420 } as const;
const LEAST_ADHAN_RATIO = 3;
const TEHRAN_OFFSET_MINUTES = 210;
const DAYS_OF_YEAR = 365;
const GRID_DAYS = 42;
/** Steps over two thousand years that come back to a day only after all of them. */
const UNASKED_DAYS = 730_003;
const UNASKED_STEP = 7919;

const random = randomNumbers(SEED);
const inputs = <T>(make: () => T): ((index: number) => T) => {
  const all = Array.from({ length: INPUTS }, make);
  return (index) => all[index & (INPUTS - 1)]!;
};

interface Comparison {
  readonly name: string;
  readonly peer: string;
  readonly ours: Operation;
  readonly theirs: Operation;
  readonly goal?: (ratio: number) => Goal;
}

export function benchCore({ quick }: Options): Row[] {
  const runs = quick ? QUICK : FULL;
  const comparisons = [...conversions(), ...prayers(), ...years()];
  const rows = comparisons.map(({ name, peer, ours, theirs, goal }): Row => {
    const measured = alternate(ours, theirs, runs);
    return {
      group: 'core',
      name,
      unit: 'ops/s',
      ours: measured.ours,
      peer: { name: peer, value: measured.peer },
      ratio: measured.ratio,
      ...(goal && { goal: goal(measured.ratio) }),
    };
  });
  if (lastResult() === undefined) throw new Error('the last operation gave no result');
  return rows;
}

/** Days of the years that all of the libraries can convert. */
function conversions(): Comparison[] {
  const days = inputs(
    () => random(persian.firstDayOfYear(EQUINOX_YEARS.first), persian.firstDayOfYear(EQUINOX_YEARS.last)) as Jdn,
  );
  const persianDates = inputs(() => persian.fromJdn(days(random(0, INPUTS - 1))));
  const gregorianDates = inputs(() => gregorian.fromJdn(days(random(0, INPUTS - 1))));
  const instants = inputs(() => toEpochMs(days(random(0, INPUTS - 1))));
  const dates = inputs(() => new Date(toEpochMs(days(random(0, INPUTS - 1)))));
  const plainDates = inputs(() => {
    const { year, month, day } = gregorian.fromJdn(days(random(0, INPUTS - 1)));
    return new Temporal.PlainDate(year, month, day);
  });
  const format = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });

  const toPersian: Operation = (index) => persian.fromJdn(gregorian.toJdn(gregorianDates(index)));
  const fromPersian: Operation = (index) => gregorian.fromJdn(persian.toJdn(persianDates(index)));
  const asFast = (ratio: number) => atLeast('ratio', ratio, 1);
  return [
    {
      name: 'Gregorian to Persian',
      peer: 'jalaali-js',
      ours: toPersian,
      theirs: (index) => {
        const { year, month, day } = gregorianDates(index);
        return toJalaali(year, month, day);
      },
      goal: asFast,
    },
    {
      name: 'Persian to Gregorian',
      peer: 'jalaali-js',
      ours: fromPersian,
      theirs: (index) => {
        const { year, month, day } = persianDates(index);
        return toGregorian(year, month, day);
      },
      goal: asFast,
    },
    {
      name: 'gregorianToPersian of the package',
      peer: 'jalaali-js',
      ours: (index) => gregorianToPersian(gregorianDates(index)),
      theirs: (index) => {
        const { year, month, day } = gregorianDates(index);
        return toJalaali(year, month, day);
      },
      goal: asFast,
    },
    {
      name: 'persianToGregorian of the package',
      peer: 'jalaali-js',
      ours: (index) => persianToGregorian(persianDates(index)),
      theirs: (index) => {
        const { year, month, day } = persianDates(index);
        return toGregorian(year, month, day);
      },
      goal: asFast,
    },
    {
      name: 'Gregorian to Persian',
      peer: 'date-fns-jalali',
      ours: toPersian,
      theirs: (index) => {
        const date = dates(index);
        return { year: getYear(date), month: getMonth(date) + 1, day: getDate(date) };
      },
    },
    {
      name: 'Persian to Gregorian',
      peer: 'date-fns-jalali',
      ours: fromPersian,
      theirs: (index) => {
        const { year, month, day } = persianDates(index);
        const date = newDate(year, month - 1, day);
        return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
      },
    },
    {
      name: 'Gregorian to Persian',
      peer: 'Temporal',
      ours: toPersian,
      theirs: (index) => {
        const { year, month, day } = plainDates(index).withCalendar('persian');
        return { year, month, day };
      },
    },
    {
      name: 'Persian to Gregorian',
      peer: 'Temporal',
      ours: fromPersian,
      theirs: (index) => {
        const date = Temporal.PlainDate.from({ calendar: 'persian', ...persianDates(index) }).withCalendar('iso8601');
        return { year: date.year, month: date.month, day: date.day };
      },
    },
    {
      name: 'Gregorian to Persian',
      peer: 'Intl',
      ours: toPersian,
      theirs: (index) => format.formatToParts(instants(index)),
    },
  ];
}

interface PlaceAndDay {
  readonly place: { readonly latitudeDegrees: number; readonly longitudeDegrees: number };
  readonly coordinates: Coordinates;
  readonly jdn: Jdn;
  readonly date: Date;
}

function placeAndDay(jdn: Jdn): PlaceAndDay {
  const iranian = tables.places.cities.filter(({ country }) => country === 'IR');
  const { latitude, longitude } = iranian[random(0, iranian.length - 1)]!;
  const { year, month, day } = gregorian.fromJdn(jdn);
  return {
    place: { latitudeDegrees: latitude, longitudeDegrees: longitude },
    coordinates: new Coordinates(latitude, longitude),
    jdn,
    date: new Date(year, month - 1, day),
  };
}

/** As the Node shell picks. */
const { noonPlaces } = createCaches();
const tehranOffset = () => TEHRAN_OFFSET_MINUTES;

function prayers(): Comparison[] {
  const method = new CalculationParameters('Tehran', 17.7, 14, 0, 4.5);
  const firstDay = persian.firstDayOfYear(PRAYER_YEARS.first);
  const lastDay = persian.firstDayOfYear(PRAYER_YEARS.last);
  const thisYear = persian.firstDayOfYear(1405);
  const ofCenturies = inputs(() => placeAndDay(random(firstDay, lastDay) as Jdn));
  const ofYear = inputs(() => placeAndDay(addDays(thisYear, random(0, DAYS_OF_YEAR - 1))));
  let asked = 0;
  const neverAsked = (index: number): PlaceAndDay => {
    asked = (asked + UNASKED_STEP) % UNASKED_DAYS;
    return { ...ofYear(index), jdn: addDays(firstDay, asked) };
  };
  const days = Array.from({ length: DAYS_OF_YEAR }, (_, index) => {
    const jdn = addDays(thisYear, index);
    const { year, month, day } = gregorian.fromJdn(jdn);
    return { jdn, date: new Date(year, month - 1, day) };
  });

  const ourDay =
    (input: (index: number) => PlaceAndDay): Operation =>
    (index) => {
      const { place, jdn } = input(index);
      return prayerTimes(place, jdn, tehranOffset, noonPlaces);
    };
  const adhanDay =
    (input: (index: number) => PlaceAndDay): Operation =>
    (index) => {
      const { coordinates, date } = input(index);
      return new PrayerTimes(coordinates, date, method);
    };
  const ourYear: Operation = (index) => {
    const { place } = ofYear(index);
    return days.map(({ jdn }) => prayerTimes(place, jdn, tehranOffset, noonPlaces));
  };
  const goal = (ratio: number) => atLeast('ratio', ratio, LEAST_ADHAN_RATIO);
  return [
    {
      name: 'prayer times, days of 200 years',
      peer: 'adhan',
      ours: ourDay(ofCenturies),
      theirs: adhanDay(ofCenturies),
      goal,
    },
    {
      name: 'prayer times, days never asked before',
      peer: 'adhan',
      ours: ourDay(neverAsked),
      theirs: adhanDay(ofCenturies),
    },
    { name: 'prayer times, days of a year', peer: 'adhan', ours: ourDay(ofYear), theirs: adhanDay(ofYear), goal },
    {
      name: 'prayer times, days of a year',
      peer: 'suncalc',
      ours: ourDay(ofYear),
      theirs: (index) => {
        const { date, place } = ofYear(index);
        return getTimes(date, place.latitudeDegrees, place.longitudeDegrees);
      },
    },
    {
      name: 'prayer times of a year',
      peer: 'adhan',
      ours: ourYear,
      theirs: (index) => {
        const { coordinates } = ofYear(index);
        return days.map(({ date }) => new PrayerTimes(coordinates, date, method));
      },
      goal,
    },
    {
      name: 'prayer times of a year',
      peer: 'suncalc',
      ours: ourYear,
      theirs: (index) => {
        const { latitudeDegrees, longitudeDegrees } = ofYear(index).place;
        return days.map(({ date }) => getTimes(date, latitudeDegrees, longitudeDegrees));
      },
    },
  ];
}

/** Months, years and files; where no library does the like, beside the least work that gives something like it. */
function years(): Comparison[] {
  const almanac = createAlmanac(tables, createCaches());
  const now = toEpochMs(persian.firstDayOfYear(1405));
  const recentYear = () => random(RECENT_YEARS.first, RECENT_YEARS.last);
  const months = inputs(() => ({ year: recentYear(), month: random(1, 12) }));
  const recentYears = inputs(recentYear);
  const yearNumbers = inputs(() => random(EQUINOX_YEARS.first, EQUINOX_YEARS.last));
  const texts = new Map<number, string>();
  const formats = ['persian', 'islamic-civil', 'gregory'].map(
    (name) => new Intl.DateTimeFormat(`fa-u-ca-${name}`, { dateStyle: 'full', timeZone: 'UTC' }),
  );
  return [
    {
      name: 'month grid with occasions',
      peer: 'Intl, 42 days in 3 calendars',
      ours: (index) => {
        const { year, month } = months(index);
        return calendar.answer(new URLSearchParams(`year=${year}&month=${month}`), { almanac, now }).body;
      },
      theirs: (index) => {
        const first = toEpochMs(persian.toJdn({ ...months(index), day: 1 } satisfies CalendarDate));
        return Array.from({ length: GRID_DAYS }, (_, day) =>
          formats.map((format) => format.format(first + day * 86_400_000)),
        );
      },
    },
    {
      name: 'occasions of a year',
      peer: 'JSON.parse of the answer',
      ours: (index) => occasionsOf(almanac, yearNumbers(index)),
      theirs: (index) => {
        const year = yearNumbers(index);
        let text = texts.get(year);
        if (text === undefined) {
          text = JSON.stringify(occasionsOf(almanac, year));
          texts.set(year, text);
        }
        return JSON.parse(text);
      },
    },
    {
      name: '.ics of a year',
      peer: 'ical-generator, bare',
      ours: (index) => holidaysIcs([recentYears(index)], almanac),
      theirs: (index) => {
        const file = ical();
        for (const { occasion, jdn, isHoliday } of almanac.occasions.inYear(recentYears(index))) {
          if (!isHoliday) continue;
          file.createEvent({ start: new Date(toEpochMs(jdn)), allDay: true, summary: occasion.titleFa });
        }
        return file.toString();
      },
    },
  ];
}
