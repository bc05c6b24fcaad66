/** Months and years of cities at build time, kept for the page in the other language. */

import { type PrayerDay, prayerMonth } from '#site/prayer-times/days.ts';
import type { City } from '#tables/types.ts';
import { type PrayerYear, prayerYear } from './year.ts';

const months = new Map<string, readonly PrayerDay[]>();
const years = new Map<string, PrayerYear>();

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}

export const monthOfCity = (city: City, year: number, month: number): readonly PrayerDay[] =>
  kept(months, `${city.slug}/${year}/${month}`, () => prayerMonth(city, year, month));

export const yearOfCity = (city: City, year: number): PrayerYear =>
  kept(years, `${city.slug}/${year}`, () => prayerYear(city, year));
