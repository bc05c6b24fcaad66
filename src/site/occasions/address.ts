/** Address of an occasion. */
import type { Jdn } from '#core/jdn.ts';
import { dayPath } from '#site/calendar/address.ts';
import { type Language, pagePath } from '#site/frame/language.ts';
import type { DayOccasion } from '#site/frame/resources.ts';

/** Its page, or without one the detail of a day of it. */
export const occasionPath = (
  language: Language,
  { slug, has_page }: Pick<DayOccasion, 'slug' | 'has_page'>,
  jdn: Jdn,
): string => (has_page ? pagePath(language, `/occasions/${slug}`) : dayPath(language, jdn));
