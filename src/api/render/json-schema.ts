/** The shapes of the answers as JSON Schema (draft 2020-12), one a file of `/api/schemas/`. */
import { z } from 'zod';
// Shapes get their names when the modules that declare them are loaded.
import '../resources/table.ts';
import '../schemas/responses.ts';
import { API_ROOT } from '../paths.ts';

export type JsonObject = Record<string, unknown>;

interface Override {
  readonly jsonSchema: JsonObject;
}

/**
 * Parts of zod's JSON Schema that the documents omit: the bounds of a double, the Persian text and
 * `additionalProperties: false`. Clients must not rely on that last one.
 */
function forReaders({ jsonSchema }: Override): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  delete jsonSchema.persian;
}

/** Every named shape by its id; references by `uri`. */
function namedSchemas(uri: (id: string) => string, override: (context: Override) => void): Record<string, JsonObject> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri, io: 'output', override: override as never });
  return Object.fromEntries(Object.entries(schemas as unknown as Record<string, JsonObject>).sort(byName));
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** Address of a shape. */
export const schemaUrl = (siteUrl: string, id: string): string => `${siteUrl}${API_ROOT}/schemas/${id}.json`;

/** Files of `/api/schemas/`: name without ending → schema, with an absolute `$id`. */
export const schemaFiles = (siteUrl: string): Record<string, JsonObject> =>
  namedSchemas((id) => schemaUrl(siteUrl, id), forReaders);

/** `/api/schemas.json`, which is also the index of the folder `/api/schemas/`: names and addresses. */
export const schemaList = (siteUrl: string): JsonObject => ({
  data: Object.keys(schemaFiles(siteUrl)).map((name) => ({ name, url: schemaUrl(siteUrl, name) })),
});

/** The same for the documentation: references as `./Name.json`, Persian texts under `persian`. */
export const documentedSchemas = (): Record<string, JsonObject> =>
  namedSchemas(
    (id) => `./${id}.json`,
    () => {},
  );

/** Schemas inside the OpenAPI document, which have no `$schema` and `$id` of their own. */
export function componentSchemas(): Record<string, JsonObject> {
  const schemas = namedSchemas((id) => `#/components/schemas/${id}`, forReaders);
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]));
}

export const referenceTo = (schema: z.ZodType): JsonObject => ({
  $ref: `#/components/schemas/${z.globalRegistry.get(schema)!.id}`,
});
