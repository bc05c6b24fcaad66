/**
 * Keys of the answers and of the JSON files, as of the last release: one row a key, in their order. Programs read them by
 * name, so a key stays, keeps its type and its place; a new one goes to the end of its object. Columns of downloads are rows
 * too: who adds one adds its row, because a release has no built site, and `test/site/downloads.test.ts` compares them.
 */
import { z } from 'zod';
import { RESOURCES } from '#api/resources/table.ts';
import { shapeOf } from '#api/schemas/responses.ts';
import { ENDPOINTS } from '#api/table.ts';
import { csvText, readCsv } from '#generator/compile/csv.ts';
import { writeFileWhole } from '#generator/compile/write-file.ts';

const KEYS_FILE = 'data/published/keys.csv';

const PublishedKey = z.strictObject({ path: z.string(), key: z.string(), type: z.string() });

/** Type of each key by its name, as `data[].date_sh`, of each path. */
export type Keys = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** The keys that the schemas have now, and the published columns of the downloads. */
export const currentKeys = (published: Keys): Keys =>
  new Map([
    ...ENDPOINTS.map((endpoint) => [endpoint.path, keysOf(shapeOf(endpoint))] as const),
    ...RESOURCES.flatMap(({ path, schema }) => (schema ? [[path, keysOf(schema)] as const] : [])),
    ...[...published].filter(([path]) => path.startsWith('/downloads/')),
  ]);

/** Types without names, so that no part is a reference. */
const keysOf = (shape: z.ZodType): ReadonlyMap<string, string> =>
  new Map(walk(z.toJSONSchema(shape, { io: 'output', metadata: z.registry() }) as Schema, ''));

function* walk(schema: Schema, name: string): Generator<[name: string, type: string]> {
  const { anyOf: parts = [] } = schema;
  const isChoice = parts.filter(({ type }) => type === 'object').length > 1;
  for (const [index, part] of parts.entries()) yield* walk(part, isChoice ? `${name}(${index + 1})` : name);
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    const full = name === '' ? key : `${name}.${key}`;
    yield [full, typeOf(value) + (schema.required?.includes(key) ? '' : ' or missing')];
    yield* walk(value, full);
  }
  if (typeof schema.additionalProperties === 'object') {
    yield [`${name}.*`, typeOf(schema.additionalProperties)];
    yield* walk(schema.additionalProperties, `${name}.*`);
  }
  for (const item of itemsOf(schema)) yield* walk(item, `${name}[]`);
}

const itemsOf = ({ items, prefixItems = items ? [items] : [] }: Schema): readonly Schema[] => prefixItems;

function typeOf(schema: Schema): string {
  const { type = 'any', anyOf } = schema;
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (typeof type !== 'string') return type.join(' or ');
  return type === 'array' ? `array of ${itemsOf(schema).map(typeOf).join(', ')}` : type;
}

/** Objects with their keys in order: `data[]` has `date_sh` and `events`. */
const objectsOf = (keys: ReadonlyMap<string, string>): Map<string, string[]> =>
  Map.groupBy(keys.keys(), (name) => name.slice(0, Math.max(0, name.lastIndexOf('.'))));

/** What users of published keys would notice: a sentence for each key that is gone, or has another type or place. */
export function brokenKeys(published: Keys, current: Keys): string[] {
  return [...published].flatMap(([path, before]) => {
    const now = current.get(path);
    if (!now) return [`${path} is gone`];
    const objects = objectsOf(now);
    const gone = [...before.keys()].filter((name) => !now.has(name));
    const retyped = [...before].filter(([name, type]) => now.has(name) && now.get(name) !== type);
    const moved = [...objectsOf(before)].flatMap(([object, names]) => {
      const kept = names.filter((name) => now.has(name));
      return kept.find((name, place) => objects.get(object)![place] !== name) ?? [];
    });
    return [
      ...gone.map((name) => `key ${name} of ${path} is gone`),
      ...retyped.map(([name, type]) => `key ${name} of ${path} was ${type} and is ${now.get(name)}`),
      ...moved.map((name) => `key ${name} of ${path} has another place; new keys go to the end of their object`),
    ];
  });
}

export function publishedKeys(root: string): Keys {
  const rows = readCsv(KEYS_FILE, root).map(({ cells }) => PublishedKey.parse(cells));
  const paths = Map.groupBy(rows, ({ path }) => path);
  return new Map([...paths].map(([path, keys]) => [path, new Map(keys.map(({ key, type }) => [key, type]))]));
}

/** Records the keys as published. @throws {Error} if a published one is gone, or has another type or place */
export function publishKeys(root: string): void {
  const published = publishedKeys(root);
  const current = currentKeys(published);
  const broken = brokenKeys(published, current);
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const rows = [...current].flatMap(([path, keys]) => [...keys].map(([key, type]) => ({ path, key, type })));
  writeFileWhole(`${root}/${KEYS_FILE}`, csvText(PublishedKey, rows));
}
