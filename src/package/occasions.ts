/** All occasions of the Persian years 979 … 1577. */
import readAliases from 'salnama-data:occasion-aliases';
import readOccasions from 'salnama-data:occasions';
import { memoized } from '#core/caches.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { onFirstUse } from '#core/lazy.ts';
import {
  CATEGORIES,
  createOccasionYears,
  IRANIAN_CATEGORIES,
  type Occurrence,
  occasionYearsOf,
} from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { findNames, searchableOccasion, withoutFormer } from '#understand/occasions.ts';
import { createSearch } from '#understand/search.ts';
import { dayOf, oneOf, optionsOf, persianYear, refuse, textOf } from './check.ts';
import { hijri } from './hijri-calendar.ts';
import type { AnyDate, Occasion, OccasionDay, OccasionOptions } from './types.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';
export type { AnyDate, CalendarDate, Category, DateInZone, Occasion, OccasionDay, OccasionOptions } from './types.ts';

/** First and last Persian year that is known. */
export const YEARS = EQUINOX_YEARS;
const MAX_YEARS = 20;

const tables = onFirstUse(readOccasions);

const occasionYears = onFirstUse(() => {
  const { occasions, dayLists } = tables();
  return occasionYearsOf(memoized(createOccasionYears(occasions, hijri(), dayLists).inYear, MAX_YEARS));
});

const occasionOf = ({ slug, title_fa, title_en, category }: Occurrence['occasion']): Occasion => ({
  slug,
  fa: title_fa,
  en: title_en,
  category,
});

function occasionDay({ occasion, jdn, isHoliday, estimate }: Occurrence): OccasionDay {
  const { month, day } = persian.fromJdn(jdn);
  return { month, day, ...occasionOf(occasion), isHoliday, estimate };
}

/** Occasions of a day, official holidays first. @param date year 979 … 1577 */
export function occasionsOn(date: AnyDate, options: OccasionOptions = {}): OccasionDay[] {
  const jdn = dayOf(date, YEARS, persian.firstDayOfYear);
  return chosen(occasionYears().onDays(jdn, jdn), options);
}

/** Occasions of a year in order. @param year 979 … 1577 */
export const occasionsOf = (year: number, options: OccasionOptions = {}): OccasionDay[] =>
  chosen(occasionYears().inYear(persianYear(year, YEARS.first, YEARS.last)), options);

/** The occasions of the categories and all official holidays. */
function chosen(days: readonly Occurrence[], options: OccasionOptions): OccasionDay[] {
  const { categories = IRANIAN_CATEGORIES } = optionsOf(options, ['categories']);
  const named = categories === 'all' ? CATEGORIES : categories;
  if (!Array.isArray(named)) refuse('categories', categories, `"all" or a list of ${CATEGORIES.join(', ')}`);
  for (const category of named) oneOf('categories', category, CATEGORIES);
  return days.filter(({ isHoliday, occasion }) => isHoliday || named.includes(occasion.category)).map(occasionDay);
}

const searchOfOccasions = onFirstUse(() => {
  const aliases = new Map(readAliases().occasionAliases);
  const searchable = withoutFormer(tables().occasions).map((occasion) => ({
    occasion: occasionOf(occasion),
    ...searchableOccasion(occasion, aliases.get(occasion.slug)),
  }));
  return createSearch(searchable);
});

/**
 * Occasions by title in Persian or English, or another name (nowrooz); best match first. One or two letters may be
 * wrong. The same results as the service's `/api/search`.
 * @throws {RangeError} if `text` is not a string
 */
export const findOccasions = (text: string): Occasion[] =>
  findNames(searchOfOccasions(), textOf('text', text), tables().occasions.length).map(({ item }) => ({
    ...item.occasion,
  }));
