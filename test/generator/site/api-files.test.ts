/** Static files have the bytes of the served answers, and are few enough for any host. */
import { beforeAll, describe, expect, test } from 'vitest';
import { isOptional } from '#api/base/parameters.ts';
import { operationId } from '#api/render/openapi.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { RESOURCES } from '#api/resources/table.ts';
import { ENDPOINTS } from '#api/table.ts';
import { readData } from '#generator/compile/data.ts';
import { apiFiles } from '#generator/site/api-files.ts';
import { FROZEN } from '../../support/frozen.ts';
import { ask, handler, NOW, SITE_URL } from '../../support/service.ts';

/** Maximum number of API files: the limit of some static hosts minus the pages (see `test/slow/site/whole-site.test.ts`). */
const MAX_FILES = 20_000 - 12_000;
const EVERY = 13;

const files = new Map<string, string>();

beforeAll(() => {
  const twice: string[] = [];
  for (const { path, text } of apiFiles(readData(FROZEN), SITE_URL, NOW)) {
    if (files.has(path)) twice.push(path);
    files.set(path, text);
  }
  expect(twice).toEqual([]);
});

const textOf = (path: string): string => {
  const text = files.get(path);
  if (text === undefined) throw new Error(`no file ${path}`);
  return text;
};

test('there are fewer files than hosts take, with pages to come', () => {
  expect(files.size).toBeGreaterThan(5000);
  expect(files.size).toBeLessThan(MAX_FILES);
});

test('paths are plain', () => {
  for (const path of files.keys()) expect(path).toMatch(/^(\/[A-Za-z0-9_-]+)+(\.[a-z]+)?$/);
});

test('no file names another address: the default one, or the example of the docs', () => {
  const others = /127\.0\.0\.1|localhost|calendar\.example\.org/;
  expect([...files].filter(([, text]) => others.test(text)).map(([path]) => path)).toEqual([]);
});

test.each([
  '/api/openapi.json',
  '/api/schemas.json',
  '/api/schemas/Today.json',
  '/holidays.ics',
  '/holidays/1405.ics',
  '/nowruz/1406.ics',
])('%s names the address of the build', (path) => expect(textOf(path)).toContain(SITE_URL));

/** Returns the API request that a file answers. */
function questionOf(path: string): { path: string; query: string } | undefined {
  const [, folder, rest] = /^\/api\/(holidays|events|calendar|timezones)(?:\/(.*))?\.json$/.exec(path) ?? [];
  if (folder === undefined) return undefined;
  const [one, two] = (rest ?? '').split('/');
  if (folder === 'timezones') return { path: '/timezones', query: one ? `country_code=${one}` : '' };
  // Gregorian years exist as files only.
  if (folder === 'holidays') return two === undefined ? { path: '/holidays', query: `year=${one}` } : undefined;
  if (two === undefined) return undefined;
  return {
    path: `/${folder}`,
    query: folder === 'events' ? `year=${one}&month_sh=${two}` : `year=${one}&month=${two}`,
  };
}

describe('static bytes are served bytes', () => {
  test.each(['holidays', 'events', 'calendar', 'timezones'])('%s', (folder) => {
    const paths = [...files.keys()].filter((path) => path.startsWith(`/api/${folder}`) && questionOf(path));
    expect(paths.length).toBeGreaterThan(100);
    const sampled = paths.filter((path, index) => index % EVERY === 0 || path === '/api/timezones.json');
    for (const path of sampled) {
      const question = questionOf(path)!;
      const { status, body } = ask(question.path, question.query);
      if (status !== 200 || body !== textOf(path)) expect.fail(`${path} is not what ?${question.query} answers`);
    }
  });

  test('the subscription', () => {
    expect(textOf('/holidays.ics')).toBe(handler.answer('/holidays.ics', '', NOW).body);
  });
});

test('every year and month of the promised ranges has its file', () => {
  const expected = [];
  for (let year = 1347; year <= 1500; year++) {
    expected.push(`/api/events/${year}.json`);
    for (let month = 1; month <= 12; month++) {
      expected.push(`/api/events/${year}/${month}.json`, `/api/calendar/${year}/${month}.json`);
    }
  }
  for (let year = 1347; year <= 1577; year++) expected.push(`/api/holidays/${year}.json`, `/holidays/${year}.ics`);
  for (let year = 1969; year <= 2121; year++) {
    expected.push(`/api/holidays/gregorian/${year}.json`, `/holidays/gregorian/${year}.ics`);
  }
  for (let year = 979; year <= 1577; year++) expected.push(`/api/nowruz/${year}.json`, `/nowruz/${year}.ics`);
  expected.push(
    '/holidays.ics',
    '/api/timezones.json',
    '/api/timezones/IR.json',
    '/api/meta.json',
    '/api/changes.json',
  );
  expected.push('/api/openapi.json', '/_headers', '/_redirects');
  expect(expected.filter((path) => !files.has(path))).toEqual([]);
});

test('the file of a year is its twelve months in order', () => {
  for (const year of [1347, 1404, 1405, 1500]) {
    const read = (path: string) => (JSON.parse(textOf(path)) as { data: unknown[] }).data;
    const months = Array.from({ length: 12 }, (_, index) => read(`/api/events/${year}/${index + 1}.json`));
    expect(read(`/api/events/${year}.json`)).toEqual(months.flat());
  }
});

test('meta has the last announced hijri month and the counts', () => {
  const meta = JSON.parse(textOf('/api/meta.json')) as Record<string, Record<string, unknown>>;
  expect(meta.last_announced_hijri_month).toMatchObject({ year: 1448, month: 10, first_day_gregorian: '2027-03-10' });
  const cities = (JSON.parse(textOf('/api/timezones.json')) as { data: { country_code: string }[] }).data;
  expect(meta.counts).toMatchObject({
    cities: cities.length,
    countries: new Set(cities.map(({ country_code }) => country_code)).size,
  });
  expect(meta.persian_years).toMatchObject({
    nowruz: { first: 979, last: 1577 },
    holidays: { first: 1347, last: 1577 },
  });
});

type JsonObject = Record<string, unknown>;

const TEHRAN = { city: 'tehran' };
const PLACE = { latitude: '35.69', longitude: '51.42', tz: 'Asia/Tehran' };
/** Queries for parameters that the example of the endpoint excludes. */
const EXCLUDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/workdays add': { from: '1405-01-01' },
  '/times latitude': PLACE,
  '/times longitude': PLACE,
  '/times tz': PLACE,
  '/times year': TEHRAN,
  '/times month': { ...TEHRAN, year: '1405' },
  '/times day': { ...TEHRAN, year: '1405', month: '1' },
};

describe('openapi.json', () => {
  const document = () => JSON.parse(textOf('/api/openapi.json')) as JsonObject & { paths: JsonObject };

  /** Every object of the document, itself included. */
  function* objectsIn(value: unknown): Generator<JsonObject> {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) yield value as JsonObject;
    for (const inner of Object.values(value)) yield* objectsIn(inner);
  }

  test('every endpoint and parameter is there, with its need and an answer for each status', () => {
    for (const { path, id, parameters } of ENDPOINTS) {
      const { get } = document().paths[`/api${path}`] as { get: JsonObject };
      expect(get.operationId).toBe(operationId(id));
      expect(get.operationId).toMatch(/^get[A-Z]/);
      const described = get.parameters as { name: string; in: string; required: boolean; schema: JsonObject }[];
      expect(described.map(({ name }) => name)).toEqual(Object.keys(parameters));
      for (const { name, in: place, required, schema } of described) {
        expect(place).toBe('query');
        expect(required, name).toBe(!isOptional(parameters[name]!));
        expect(Object.keys(schema).length, name).toBeGreaterThan(0);
      }
      expect(Object.keys(get.responses as JsonObject)).toEqual(
        expect.arrayContaining(['200', '304', '400', '403', '405', '413', '414', '422', '429', '431']),
      );
    }
    const nowruz = (document().paths['/api/nowruz'] as { get: { responses: JsonObject } }).get;
    expect(Object.keys(nowruz.responses)).toContain('404');
  });

  interface Described {
    readonly tags: readonly string[];
    readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: string | number }[];
  }
  const described = () => Object.entries(document().paths) as [string, { readonly get: Described }][];

  test('every parameter has an example, which is answered with the example of the endpoint', () => {
    for (const { path, example: shown } of ENDPOINTS) {
      const { get } = (document().paths as Record<string, { readonly get: Described }>)[`/api${path}`]!;
      for (const { name, example } of get.parameters!) {
        // Parameters that exclude each other are asked apart.
        const asked = EXCLUDED[`${path} ${name}`] ?? shown;
        const query = { ...asked, [name]: String(example) } as Record<string, string>;
        expect({ path, name, status: ask(path, query).status }).toEqual({ path, name, status: 200 });
      }
    }
  });

  test('every file has a short name, and its examples an address', () => {
    const names = described().map(([, { get }]) => (get as { operationId?: string }).operationId!);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name.length).toBeLessThan(30);
    for (const [path, { get }] of described().filter(
      ([
        ,
        {
          get: { tags },
        },
      ]) => tags.includes('files'),
    )) {
      const inPath = get.parameters?.filter(({ in: place }) => place === 'path') ?? [];
      const address = inPath.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
      const isThere = files.has(address) || handler.answer(address, '', NOW).status === 200;
      expect({ address, isThere }).toEqual({ address, isThere: true });
    }
  });

  test('every static path has files, unless the function makes them when asked', () => {
    const made = RESOURCES.filter(({ files: written }) => !written).map(({ path }) => path);
    // A year of each city, a calendar of each occasion and a sentence of each day would be too many files.
    expect(made.filter((path) => !/prayer-times|\/occasions\/|\/today\.|\/summary\./.test(path))).toEqual([]);
    const isWritten = (path: string) => /\.(json|ics)$/.test(path) && !made.some((other) => other.endsWith(path));
    for (const path of Object.keys(document().paths).filter(isWritten)) {
      const pattern = new RegExp(`^(/api)?${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[A-Za-z0-9-]+')}$`);
      expect(
        [...files.keys()].some((file) => pattern.test(file)),
        path,
      ).toBe(true);
    }
  });

  test('the list of schemas names every one, with its address', () => {
    const { data } = JSON.parse(textOf('/api/schemas.json')) as { data: { name: string; url: string }[] };
    for (const { name, url } of data) {
      expect(url).toBe(`${SITE_URL}/api/schemas/${name}.json`);
      expect(JSON.parse(textOf(url.slice(SITE_URL.length)))).toMatchObject({ $id: url });
    }
    expect(data).toHaveLength([...files.keys()].filter((path) => path.startsWith('/api/schemas/')).length);
  });

  test('the function knows every resource that has an answer, in the order of the table', () => {
    const pathsOf = (resources: typeof RESOURCES) => resources.map(({ path }) => path);
    expect(pathsOf(ANSWERED_RESOURCES)).toEqual(pathsOf(RESOURCES.filter(({ answer }) => answer)));
  });

  test('every schema is a separate file, and its references are files', () => {
    const { schemas } = document().components as { schemas: JsonObject };
    for (const id of Object.keys(schemas)) {
      const schema: unknown = JSON.parse(textOf(`/api/schemas/${id}.json`));
      for (const { $ref } of objectsIn(schema)) {
        if (typeof $ref === 'string') expect(files.has($ref.replace(SITE_URL, '')), $ref).toBe(true);
      }
    }
  });
});
