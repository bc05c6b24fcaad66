import type { Check } from './rule.ts';

/** A mood belongs to an occasion of Iran, once. */
export const occasionMoods: Check = ({ occasions, occasionMoods: rows }, report) => {
  const known = new Set(occasions.map(({ value }) => value.slug));
  const seen = new Set<string>();
  for (const entry of rows) {
    const { slug } = entry.value;
    if (!known.has(slug)) report(entry, 'the slug of an occasion', `"${slug}"`);
    if (seen.has(slug)) report(entry, 'one row per occasion', `"${slug}" again`);
    seen.add(slug);
  }
};
