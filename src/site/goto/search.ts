/** Occasions and cities by name, as one types them: exact before prefix, prefix before a slip of a letter or two. */
import MiniSearch from 'minisearch';
import { type CityIndex, foldName } from '#site/cities/search.ts';
import type { InLanguages } from '#site/frame/language.ts';
import type { OccasionEntry } from './index-entry.ts';

export interface Found {
  readonly kind: 'occasion' | 'city';
  readonly slug: string;
  readonly name: InLanguages<string>;
  /** province or country of a city */
  readonly note?: InLanguages<string>;
  /** a whole name of it was typed */
  readonly isExact: boolean;
}

export type Search = (text: string) => readonly Found[];

type Entry = Omit<Found, 'isExact'> & { readonly id: string; readonly names: string; readonly order: number };

const MOST_FOUND = 8;
/** Letters in which a slip is forgiven, as a part of the word. */
const FORGIVEN = 0.25;
const LEAST_FORGIVEN_LETTERS = 4;

/** Words of a name; a half-space is no border, since people leave it out. */
const wordsOf = (text: string): string[] => text.split(/[\s()،,/|-]+/).filter(Boolean);

/** Kinds that are asked for more come first among equals. */
const WEIGHT = { national: 1.2, religious: 1.2, cultural: 1.3, global: 0.8, countries: 0.6, fun: 0.7 } as const;

export function createSearch(occasions: readonly OccasionEntry[], { regions, cities }: CityIndex): Search {
  const entries: Entry[] = [
    ...occasions.map(({ slug, fa, en, category, also = '' }) => ({
      id: `occasion ${slug}`,
      kind: 'occasion' as const,
      slug,
      name: { fa, en },
      names: [fa, en, also, slug].join(' | '),
      order: WEIGHT[category],
    })),
    ...cities.map(([slug, fa, en, , , region, , aliases]) => ({
      id: `city ${slug}`,
      kind: 'city' as const,
      slug,
      name: { fa, en },
      note: { fa: regions[region]![0], en: regions[region]![1] },
      names: [fa, en, slug, ...aliases].join(' | '),
      order: 1,
    })),
  ];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const whole = Map.groupBy(
    entries.flatMap((entry) => [...new Set(entry.names.split('|').map(foldName))].map((name) => ({ name, entry }))),
    ({ name }) => name,
  );
  const engine = new MiniSearch<Entry>({
    fields: ['names'],
    tokenize: wordsOf,
    processTerm: (term) => foldName(term) || null,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length >= LEAST_FORGIVEN_LETTERS ? FORGIVEN : false),
      combineWith: 'AND',
      boostDocument: (id) => byId.get(id as string)!.order,
    },
  });
  engine.addAll(entries);

  return (text) => {
    const exact = (whole.get(foldName(text)) ?? []).map(({ entry }) => entry);
    const similar = engine.search(text).map(({ id }) => byId.get(id as string)!);
    return [...new Set([...exact, ...similar])].slice(0, MOST_FOUND).map(({ kind, slug, name, note }, index) => ({
      kind,
      slug,
      name,
      ...(note && { note }),
      isExact: index < exact.length,
    }));
  };
}
