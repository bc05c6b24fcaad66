/** The next day of an occasion for search engines. Build only. */
import * as gregorian from '#core/gregorian.ts';
import type { Occasion, Occurrence } from '#core/occasions.ts';
import { eventFacts } from '#site/frame/head.build.ts';
import { type Language, pagePath, titleIn } from '#site/kit/language.ts';

interface Page {
  readonly language: Language;
  readonly occasion: Occasion;
  readonly next: Occurrence;
  readonly site: URL;
  readonly description: string | undefined;
}

/** Returns undefined while the day is an estimate, because schema.org cannot express an uncertain date. */
export function eventOf({ language, occasion, next, site, description }: Page) {
  if (next.estimate) return undefined;
  const day = gregorian.toIsoDate(next.jdn);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: titleIn(language, occasion),
    ...(description !== undefined && { description }),
    startDate: day,
    endDate: day,
    url: new URL(pagePath(language, `/occasions/${occasion.slug}`), site).href,
    ...eventFacts(language, '/occasions', site),
  };
}
