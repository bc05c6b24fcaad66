/** The shapes of the answers as JSON Schema (draft 2020-12). */
import { z } from 'zod';
// Shapes get their names when the modules that declare them are loaded.
import '../resources/table.ts';
import '../schemas/responses.ts';

export type JsonObject = Record<string, unknown>;

/**
 * Parts of zod's JSON Schema that the documents omit: the bounds of a double and `additionalProperties: false`, on which
 * clients must not rely.
 */
function forReaders({ jsonSchema }: { readonly jsonSchema: JsonObject }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** Every named shape by its id. @param uri address of a shape, for references to it */
export function namedSchemas(uri: (id: string) => string): Record<string, JsonObject> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri, io: 'output', override: forReaders as never });
  return Object.fromEntries(Object.entries(schemas as unknown as Record<string, JsonObject>).sort(byName));
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
