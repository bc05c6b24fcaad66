import type { OccasionRow } from '../forms/occasions.ts';
import type { Check } from './rule.ts';

const OFFICIAL_CALENDARS = ['ut-calendar', 'ut-published-calendar'];
/** Days, weeks and decades that an authority has named, recognised by the Persian title. */
const NAMED = /^(روز|هفتهٔ|آغاز هفتهٔ|آغاز دههٔ) /;
/** Older than any calendar of the Islamic Republic. Remove a day that no longer needs the exemption. */
const OLDER = new Set(['arafah-day', 'mubahala-day']);

/**
 * Did an authority of Iran name the day? Only such a day needs a first year: bodies of the world name world days, and
 * nobody names a feast or a birthday.
 */
const isNamedInIran = ({ category, title_fa }: OccasionRow): boolean =>
  category === 'national' || ((category === 'religious' || category === 'cultural') && NAMED.test(title_fa));

/** Days of the official calendar of Iran have a first year and say how it is known. They are not shown before that year. */
export const officialDays: Check = ({ occasions }, report) => {
  for (const entry of occasions) {
    const { slug, sources, first_year } = entry;
    const isOfficial = OFFICIAL_CALENDARS.some((id) => sources.includes(id)) && isNamedInIran(entry);
    const lacksFirstYear = isOfficial && first_year === null;
    if (lacksFirstYear && !OLDER.has(slug)) report(entry, 'a first year of a day of the official calendar', 'none');
    const basis = entry.first_year_basis;
    if (isOfficial && first_year !== null && basis === null) {
      report(entry, 'first_year_basis decision, print, event or no', 'an empty cell');
    }
    if (first_year === null && basis !== null) report(entry, 'first_year_basis only with a first year', basis);
    if (!lacksFirstYear && OLDER.has(slug)) report(entry, 'a row outside the list of older days', `"${slug}"`);
  }
};
