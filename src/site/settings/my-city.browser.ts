/** "My city": the one that the visitor chose, else a guess by the browser's time zone. */

import { type RememberedCity, ZONE_AREAS } from '#site/data/resources.ts';
import { isAbroad } from '#site/kit/page.browser.ts';
import { settings } from './settings.browser.ts';

export interface MyCity {
  readonly city: RememberedCity;
  /** guessed: the largest city of the browser's time zone */
  readonly isGuess: boolean;
}

/** `/prayer-times/zones/Europe.json`, by the zones of that part of the world */
export type CitiesOfZones = Readonly<Record<string, RememberedCity>>;

/** @param tehran the city of the zone Asia/Tehran, and of zones without a city */
export async function myCity(tehran: RememberedCity): Promise<MyCity> {
  const { city } = settings();
  return city ? { city, isGuess: false } : { city: await cityOfZone(tehran), isGuess: true };
}

/** The largest city of the browser's time zone. @param tehran as for `myCity` */
export async function cityOfZone<T>(tehran: T): Promise<RememberedCity | T> {
  // No other zone has had Iran's clock since 2022. The first call of `Intl` is the slowest part of a page.
  if (!isAbroad) return tehran;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { readFile } = await import('#site/data/snapshots.browser.ts');
  const [area = ''] = zone.split('/', 1);
  if (!ZONE_AREAS.includes(area)) return tehran;
  const cities = await readFile<CitiesOfZones>(`/prayer-times/zones/${area}.json`).catch((): CitiesOfZones => ({}));
  return cities[zone] ?? tehran;
}
