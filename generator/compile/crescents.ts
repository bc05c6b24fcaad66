/** The evenings on which months end, from a year before the first month that has not begun: Moon and Sun in each centre of a province. */
import * as gregorian from '#core/gregorian.ts';
import { createHijriCalendar, type HijriTable } from '#core/hijri.ts';
import { addDays, type Jdn, MS_PER_MINUTE, toEpochMs } from '#core/jdn.ts';
import type { City, CrescentTable } from '#tables/types.ts';
import { conjunctionNear, sightingAt, skyOfEvening } from './crescent-evening.ts';
import type { Data } from './data.ts';
import { marginOfMonth } from './hijri-estimate.ts';

const MONTHS_BEFORE = 12;
const MONTHS_AFTER_PUBLISHED = 24;
const DAY_OF_SIGHTING = 29;

const indexOf = ({ year, month }: { year: number; month: number }): number => year * 12 + month - 1;

export function compileCrescents(
  { hijriMonths }: Pick<Data, 'hijriMonths'>,
  table: HijriTable,
  allCities: readonly City[],
  released: Jdn,
): CrescentTable {
  const hijri = createHijriCalendar(table);
  const cities = allCities.filter(({ country, kind }) => country === 'IR' && isCentre(kind));
  const open =
    hijriMonths.find(({ value }) => gregorian.fromIsoDate(value.first_day) > released) ?? hijriMonths.at(-1)!;
  const first = indexOf(open.value) - MONTHS_BEFORE;
  const last = indexOf(hijriMonths.at(-1)!.value) + MONTHS_AFTER_PUBLISHED;
  return {
    firstYear: Math.floor(first / 12),
    firstMonth: (first % 12) + 1,
    cities: cities.map(({ slug }) => slug),
    months: Array.from({ length: last - first + 1 }, (_, step) => {
      const year = Math.floor((first + step) / 12);
      const month = ((first + step) % 12) + 1;
      const firstDay = hijri.toJdn({ year, month, day: 1 });
      const day = addDays(firstDay, DAY_OF_SIGHTING - 1);
      const sky = skyOfEvening(day);
      const minute = (moment: number): number => Math.round((moment - toEpochMs(day)) / MS_PER_MINUTE);
      return {
        // Rounded down, so that an invisible crescent stays below zero.
        margin: Math.floor(marginOfMonth(firstDay, year) * 100) / 100,
        conjunction: minute(conjunctionNear(day)),
        evenings: cities.map(({ latitude, longitude }) => {
          const sighting = sightingAt(sky, { latitudeDegrees: latitude, longitudeDegrees: longitude });
          return [
            minute(sighting.sunset),
            minute(sighting.moonset),
            tenths(sighting.altitudeDegrees),
            tenths(sighting.elongationDegrees),
          ] as const;
        }),
      };
    }),
  };
}

const isCentre = (kind: City['kind']): boolean => kind === 'capital' || kind === 'province_capital';
const tenths = (degrees: number): number => Math.round(degrees * 10) / 10;
