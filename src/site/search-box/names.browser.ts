/** What a text names: from `/api/search`, or from the lists where it is not there. */
import type { AnswerOf } from '#api/base/endpoint.ts';
import type { search } from '#api/endpoints/search.ts';
import type { CityIndex } from '#site/cities/search.ts';
import type { OccasionEntry } from '#site/data/resources.ts';
import { readFile } from '#site/data/snapshots.browser.ts';
import { once } from '#site/kit/page.browser.ts';
import type { Asked } from '#understand/questions.ts';
import { MAX_SEARCH_LETTERS } from '#understand/search.ts';
import { createListSearch, type ListSearch, MAX_FOUND, type Names, namesOf } from './search.ts';

/** Kinds of things that are looked for: on the page of a missing city only cities. */
export type Wanted = 'all' | 'occasions' | 'cities';

const NO_CITIES: CityIndex = { regions: [], provinces: 0, cities: [], zones: [] };

const readOccasions = once(() => readFile<readonly OccasionEntry[]>('/occasions/index.json'));
const readCities = once(() => readFile<CityIndex>('/prayer-times/cities.json'));

const readLists = async (wanted: Wanted): Promise<ListSearch> =>
  createListSearch(
    ...(await Promise.all([
      wanted === 'cities' ? [] : readOccasions(),
      wanted === 'occasions' ? NO_CITIES : readCities(),
    ])),
  );

const LISTS: Readonly<Record<Wanted, () => Promise<ListSearch>>> = {
  all: once(() => readLists('all')),
  occasions: once(() => readLists('occasions')),
  cities: once(() => readLists('cities')),
};

/** Whether the site has the function; a host of files alone answers `/api/search` with 404. */
let hasApi = true;
const known = new Map<string, Promise<Names>>();

/** @throws {Error} if there is no answer and no list, as without a network */
export async function findNames(
  text: string,
  understood: Asked,
  { wanted = 'all', isAnswered = false }: { readonly wanted?: Wanted; readonly isAnswered?: boolean } = {},
): Promise<Names> {
  if (hasApi) {
    try {
      const { occasions, cities } = await askOnce(text.slice(0, MAX_SEARCH_LETTERS));
      return {
        occasions: wanted === 'cities' ? [] : occasions,
        cities: wanted === 'occasions' ? [] : cities,
      };
    } catch {
      // The lists answer, also without a network.
    }
  }
  const find = await LISTS[wanted]();
  return find(text, understood, isAnswered);
}

function askOnce(text: string): Promise<Names> {
  const asked = known.get(text) ?? ask(text);
  known.set(text, asked);
  // The next time it is asked again.
  asked.catch(() => known.delete(text));
  return asked;
}

async function ask(text: string): Promise<Names> {
  const response = await fetch(`/api/search?${new URLSearchParams({ q: text, limit: String(MAX_FOUND) })}`);
  hasApi = response.status !== 404;
  if (!response.ok) throw new Error(`/api/search: ${response.status}`);
  return namesOf((await response.json()) as AnswerOf<typeof search>);
}
