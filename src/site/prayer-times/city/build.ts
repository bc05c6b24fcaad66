/** Prayer times of a city at build time. */
import { memoized } from '#api/caches.ts';
import * as persian from '#core/persian.ts';
import { buildNow } from '#site/data/now.build.ts';
import { cityDay } from '#site/prayer-times/days.ts';
import type { City } from '#tables/types.ts';
import { prayerYear } from './year.ts';

/** The pages of a city in both languages are built one after the other. */
const MAX_CITIES = 1;

/** Today in the city, and the times of its Persian year. */
export const timesOfCity = memoized((city: City) => {
  const today = cityDay(city, buildNow);
  const year = persian.yearOf(today);
  return { today, year, wholeYear: prayerYear(city, year) };
}, MAX_CITIES);
