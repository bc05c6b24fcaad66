import type { Place } from '../problems.ts';
import type { LintRule, Report } from './rule.ts';

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slugs: LintRule = {
  name: 'slugs',
  description: 'Slugs of occasions, closures and cities are unique and written in kebab-case',
  check({ occasions, closures, cities }, report) {
    checkSlugs([...occasions, ...closures].map(withSlug), report);
    checkSlugs(cities.map(withSlug), report);
  },
};

type Slugged = Place & { slug: string };

const withSlug = (entry: Place & { value: { slug: string } }): Slugged => ({
  file: entry.file,
  line: entry.line,
  slug: entry.value.slug,
});

function checkSlugs(entries: readonly Slugged[], report: Report) {
  const seen = new Map<string, Slugged>();
  for (const entry of entries) {
    if (!KEBAB_CASE.test(entry.slug)) report(entry, 'a slug in kebab-case', `"${entry.slug}"`);
    const first = seen.get(entry.slug);
    if (first) report(entry, 'a unique slug', `"${entry.slug}", which ${first.file}:${first.line} has`);
    else seen.set(entry.slug, entry);
  }
}
