import { placeText } from '../problems.ts';
import type { Check } from './rule.ts';

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Slugs of occasions, periods, closures and cities are unique and written in kebab-case. */
export const slugs: Check = ({ occasions, mourningPeriods, closures, cities }, report) => {
  for (const entries of [[...occasions, ...mourningPeriods, ...closures], cities]) {
    const seen = new Map<string, object>();
    for (const entry of entries) {
      const { slug } = entry;
      if (!KEBAB_CASE.test(slug)) report(entry, 'a slug in kebab-case', `"${slug}"`);
      const first = seen.get(slug);
      if (first) report(entry, 'a unique slug', `"${slug}", which ${placeText(first)} has`);
      else seen.set(slug, entry);
    }
  }
};
