/** What a refusal proposes is answered: dates, cities, zones, names of parameters and whole addresses. */
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#api/table.ts';
import { ask } from '../support/service.ts';
import { OTHER_TEXTS, proposedIn, refusedTexts } from './refused.ts';

const TEXTS = refusedTexts();
/** Names that callers give instead of ours. */
const NAMES = [
  'date',
  'calender',
  'town',
  'days',
  'timezone',
  'lang',
  'provinces',
  'county',
  'bodies',
  'y',
  'q',
  'add',
];

interface Refusal {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly error: string;
}

function refusalOf(path: string, query: Readonly<Record<string, string>>): Refusal | undefined {
  const { status, body } = ask(path, query);
  return status === 200 ? undefined : { path, query, error: (JSON.parse(body) as { error: string }).error };
}

/** Queries that a refusal proposes, as paths with their queries. */
function proposedBy({ path, query, error }: Refusal): string[] {
  const given = (changed: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(changed)}`;
  const [name = ''] = /^\w+/.exec(error) ?? [];
  const { [name]: value = '', ...others } = query;
  const isUnknown = error.includes('unknown parameter');
  const { own, near } = proposedIn(error);
  const addresses = [...error.matchAll(/\/api(\/[a-z-]+\?[^\s;,)]+)/g)].map(([, address]) => address!);
  // The other end of a span may lie too far from the date that is proposed.
  const ends =
    name === 'from' || name === 'to' ? Object.keys(query).filter((each) => /^(?:from|to)$/.test(each)) : [name];
  const values = [...(own && !isUnknown ? [own] : []), ...near].map((each) =>
    given({ ...others, ...Object.fromEntries(ends.map((end) => [end, each])) }),
  );
  const renamed = own && isUnknown && !error.includes('of /api/') ? [given({ ...others, [own]: value })] : [];
  return [...values, ...(addresses.length > 0 ? addresses : []), ...(addresses.length > 0 ? [] : renamed)];
}

/** Parameters that are dates, cities or zones in words. */
const IN_WORDS = new Set(['date', 'from', 'to', 'city', 'tz']);

const example = ({ example }: (typeof ENDPOINTS)[number]): Record<string, string> =>
  Object.fromEntries(Object.entries(example).filter((pair): pair is [string, string] => pair[1] !== undefined));

/** The example with another value. A month stands beside a year, not beside a date. */
function exampleWith(endpoint: (typeof ENDPOINTS)[number], name: string, text: string): Record<string, string> {
  const { date, ...others } = example(endpoint);
  const isOfDate = name === 'month' && date !== undefined;
  return { ...(isOfDate ? { ...others, year: '1405' } : example(endpoint)), [name]: text };
}

test.each(ENDPOINTS.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s: each hint is answered',
  (path, endpoint) => {
    const names = Object.keys(endpoint.parameters);
    const refusals = [
      ...names.flatMap((name) =>
        (IN_WORDS.has(name) ? TEXTS : OTHER_TEXTS).map((text) => refusalOf(path, exampleWith(endpoint, name, text))),
      ),
      ...NAMES.filter((name) => !names.includes(name)).map((name) =>
        refusalOf(path, { ...example(endpoint), [name]: '1405' }),
      ),
    ].filter((refusal) => refusal !== undefined);
    const astray = refusals.flatMap((refusal) => {
      const refused = proposedBy(refusal).filter((address) => {
        const [to, query = ''] = address.split('?') as [string, string?];
        // A year alone is another mistake, which the next refusal names.
        return ask(to, query).status !== 200;
      });
      return refused.length > 0 ? [`${JSON.stringify(refusal.query)}: ${refusal.error} → ${refused.join(' ')}`] : [];
    });
    expect(astray).toEqual([]);
    const twice = refusals.filter(({ error }) => (error.match(/did you mean/g)?.length ?? 0) > 1);
    expect(twice.map(({ error }) => error)).toEqual([]);
  },
);
