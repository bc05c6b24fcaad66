/** The shapes of the answers as files of `/api/schemas/`. */
import { API_ROOT } from '#api/base/paths.ts';
import { type JsonObject, namedSchemas } from '#api/render/json-schema.ts';

/** Address of a shape. */
export const schemaUrl = (siteUrl: string, id: string): string => `${siteUrl}${API_ROOT}/schemas/${id}.json`;

/** Files of `/api/schemas/`: name without ending → schema, with an absolute `$id`. */
export const schemaFiles = (siteUrl: string): Record<string, JsonObject> =>
  namedSchemas((id) => schemaUrl(siteUrl, id));

/** `/api/schemas.json`, which is also the index of the folder `/api/schemas/`: names and addresses. */
export const schemaList = (siteUrl: string): JsonObject => ({
  data: Object.keys(schemaFiles(siteUrl)).map((name) => ({ name, url: schemaUrl(siteUrl, name) })),
});
