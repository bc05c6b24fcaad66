/** Sources of an answer: sources of its subject and sources cited by its occasions. */
import { citedSource } from '#api/facts/closures.ts';
import { occasionDetails } from '#tables/occasion-details.ts';
import { sources } from '#tables/sources.ts';

export type CitedSource = ReturnType<typeof citedSource>;

/** An answer of a year cites hundreds; the pages of the occasions name them all. */
const MAX_CITED = 20;

/**
 * Sources of the subject, then the sources that most occasions of the answer cite.
 * @param subject ids in `data/sources.json`
 * @param answer undefined: only the sources of the subject
 */
export function sourcesOf(subject: readonly string[], answer: unknown, siteUrl: string): CitedSource[] {
  const times = new Map<string, number>();
  for (const slug of slugsIn(answer)) {
    for (const id of occasionDetails.get(slug)?.sources ?? []) times.set(id, (times.get(id) ?? 0) + 1);
  }
  const cited = [...times].sort(([, a], [, b]) => b - a).map(([id]) => id);
  const ids = new Set([...subject, ...cited.filter((id) => !subject.includes(id)).slice(0, MAX_CITED)]);
  return [
    { id: 'salnama', title: 'How exact the data are, and every source of them', url: `${siteUrl}/en/accuracy` },
    ...[...ids].map((id) => citedSource(id, sources.get(id))),
  ];
}

/** Slugs anywhere in an answer, each once. */
function slugsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if ('slug' in value && typeof value.slug === 'string') found.add(value.slug);
  for (const part of Object.values(value)) slugsIn(part, found);
  return found;
}
