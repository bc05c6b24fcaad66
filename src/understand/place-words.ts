/** Words that stand beside the name of a city: what it is, its country and its state. */
import places from './place-words.json' with { type: 'json' };
import { foldedName } from './words.ts';

const { kinds, countries, states } = places as {
  readonly kinds: string;
  readonly countries: Readonly<Record<string, readonly string[]>>;
  /** those of the United States with their letters */
  readonly states: Readonly<Record<string, readonly string[]>>;
};

/** «شهر تهران», "Tehran Province", «جزیره قشم» */
export const PLACE_KINDS: ReadonlySet<string> = new Set(kinds.split(' '));

/** Usual names of countries, by their ISO 3166 code, beside those of the table. */
export const COUNTRY_NAMES = countries;

/** folded name or letters of a state → code of its country; of two states of one name the first */
export const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(states)
    .flatMap(([country, list]) =>
      list.flatMap((state) => {
        const [, name = '', letters] = /^(.*?)(?: ([A-Z]{2,3}))?$/.exec(state) ?? [];
        return [name, ...(letters ? [letters] : [])].map((each) => [foldedName(each), country] as const);
      }),
    )
    .reverse(),
);
