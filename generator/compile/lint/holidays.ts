import { HOLIDAY_RANK } from '../forms/occasions.ts';
import { confidenceParts } from '../holiday-confidence.ts';
import { placeOf } from '../problems.ts';
import type { Check } from './rule.ts';

/**
 * A published holiday is an occasion with the same rule and rank 1. Its spans do not overlap, and its laws are known. A
 * law that ends a holiday names one that ended.
 */
export const holidays: Check = (data, report) => {
  const occasions = new Map(data.occasions.map((entry) => [entry.slug, entry]));
  const laws = new Set(data.laws.map(({ id }) => id));
  for (const entry of data.laws) {
    for (const slug of entry.ends ?? []) {
      const isEnded = data.holidays.some((row) => row.slug === slug && row.last_year !== null);
      if (!isEnded) report(entry, 'in "ends" holidays that have a last year in data/holidays.csv', `"${slug}"`);
    }
  }
  data.holidays.forEach((entry, index) => {
    const { slug, rule, published, basis, confidence, first_year, last_year } = entry;
    const occasion = occasions.get(slug);
    if (published && !occasion) report(entry, 'an occasion with this slug', `"${slug}"`);
    if (occasion && occasion.rule !== rule) report(entry, `the occasion's rule ${occasion.rule}`, rule);
    if (published && occasion && occasion.rank !== HOLIDAY_RANK) {
      report(occasion, `rank ${HOLIDAY_RANK} of a public holiday`, String(occasion.rank));
    }
    if (!confidenceParts(confidence)) report(entry, 'a confidence as in "high (1359-); medium (1358)"', confidence);
    for (const id of basis) if (!laws.has(id)) report(entry, 'laws of data/laws.json', `"${id}"`);
    if (last_year !== null && last_year < first_year) report(entry, 'a last year after the first', String(last_year));
    for (const other of data.holidays.slice(0, index)) {
      if (other.slug !== slug) continue;
      const apart = first_year > (other.last_year ?? Infinity) || (last_year ?? Infinity) < other.first_year;
      if (!apart) report(entry, `years apart from line ${placeOf(other).line}`, `${first_year}–${last_year ?? ''}`);
    }
  });
};
