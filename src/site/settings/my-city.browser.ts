/** "My city": the one that the visitor chose, else a guess by the browser's time zone. */

import type { RememberedCity } from '#site/data/resources.ts';
import { settings } from './settings.browser.ts';

export interface MyCity {
  readonly city: RememberedCity;
  /** guessed: the largest city of the browser's time zone */
  readonly isGuess: boolean;
}

/** `/prayer-times/zones.json` */
export type CitiesOfZones = Readonly<Record<string, RememberedCity>>;

/** @param tehran the city of the zone Asia/Tehran, and of zones without a city */
export async function myCity(tehran: RememberedCity): Promise<MyCity> {
  const { city } = settings();
  return city ? { city, isGuess: false } : { city: await cityOfZone(tehran), isGuess: true };
}

/** No other zone has Iran's clock since 2022. */
const IRAN_MINUTES_AHEAD = 210;

/** The largest city of the browser's time zone. @param tehran as for `myCity` */
export async function cityOfZone(tehran: RememberedCity): Promise<RememberedCity> {
  // The first call of `Intl` is the slowest part of a page, and most visitors need neither it nor the list.
  if (-new Date().getTimezoneOffset() === IRAN_MINUTES_AHEAD) return tehran;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { readFile } = await import('#site/data/snapshots.browser.ts');
  const cities = await readFile<CitiesOfZones>('/prayer-times/zones.json').catch((): CitiesOfZones => ({}));
  return cities[zone] ?? tehran;
}
