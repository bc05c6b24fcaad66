/** What a process may remember of what it has found out; the shells choose. */
import { keepOccasionYears } from '#core/kept-occasions.ts';
import { keepZones } from '#core/kept-zones.ts';
import type { Occasion, OccasionYears } from '#core/occasions.ts';
import { keepNoonPlaces, type NoonPlaces, placeAtNoon } from '#core/sun.ts';
import { createZone, type ZoneOf } from '#core/time-zone.ts';

export interface Memory {
  readonly noonPlaces: NoonPlaces;
  readonly zoneOf: ZoneOf;
  occasionYears(years: OccasionYears, occasions: readonly Occasion[]): OccasionYears;
}

/** For a process that answers a question or two. */
export const NO_MEMORY: Memory = {
  noonPlaces: placeAtNoon,
  zoneOf: createZone,
  occasionYears: (years) => years,
};

/** All years that have an equinox, and those beside them that their months touch; 6 MB when all have been asked for. */
const MOST_YEARS = 604;
/** More than the days of the Persian years 1300 … 1500, so that none of them takes another's slot; 3 MB. */
const NOON_DAYS = 131_072;

/** For a server or a build, which ask for the same days again and again. */
export const createMemory = (): Memory => ({
  noonPlaces: keepNoonPlaces(NOON_DAYS),
  zoneOf: keepZones(),
  occasionYears: (years, occasions) => keepOccasionYears(years, occasions, MOST_YEARS),
});
