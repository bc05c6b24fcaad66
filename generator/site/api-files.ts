/** Files that are computed from the tables and the data: static snapshots, resources, OpenAPI, schemas, kits. */

import { hash } from 'node:crypto';
import type { z } from 'zod';
import { type Almanac, createAlmanac } from '#api/base/almanac.ts';
import { jsonText } from '#api/base/answer.ts';
import { type Context, snapshotFiles } from '#api/base/endpoint.ts';
import { API_ROOT } from '#api/base/paths.ts';
import { createHandler } from '#api/handler.ts';
import { openApiDocument } from '#api/render/openapi.ts';
import type { BuildContext, Published } from '#api/resources/resource.ts';
import { RESOURCES } from '#api/resources/table.ts';
import { shapeOf } from '#api/schemas/responses.ts';
import { ENDPOINTS } from '#api/table.ts';
import { tables } from '#tables/index.ts';
import { occasionDetails } from '#tables/occasion-details.ts';
import type { Data } from '../compile/data.ts';
import { changesBody } from '../keep/changes/change-rows.ts';
import { kitFiles } from '../publish/kits/index.ts';
import { moduleFiles } from '../publish/modules/modules.ts';
import { namesBody } from '../publish/names.ts';
import { schemaFiles, schemaList } from '../publish/schema-files.ts';
import { titlesBody } from '../publish/titles.ts';
import { vectorsBody } from '../publish/vectors.ts';
import { headersFile, redirectsFile } from './headers-file.ts';

export interface OutputFile {
  /** from the root of the site, with a slash at its beginning */
  readonly path: string;
  readonly text: string;
}

/**
 * All files, each checked against the schema of its resource.
 * @param siteUrl public address without a slash at its end
 * @param now milliseconds since 1970; decides only what `/holidays.ics` and the feeds hold
 * @throws {Error} with the path of a file whose body does not fit
 */
export function* apiFiles(data: Data, siteUrl: string, now: number): Generator<OutputFile> {
  const almanac = createAlmanac(tables);
  yield* endpointFiles({ almanac, now });
  yield* resourceFiles({ almanac, now, siteUrl, published: publishedOf(data, almanac) });
  // On hosts with the API function, the function answers `/api/` with the same text.
  const index = createHandler({ almanac, siteUrl }).answer(`${API_ROOT}/`, '', now);
  yield { path: `${API_ROOT}/index.json`, text: index.body };
  yield {
    path: `${API_ROOT}/openapi.json`,
    text: jsonText(openApiDocument(tables.dataset.version, siteUrl, process.env.CONTACT)),
  };
  yield { path: `${API_ROOT}/schemas.json`, text: jsonText(schemaList(siteUrl)) };
  for (const [id, schema] of Object.entries(schemaFiles(siteUrl))) {
    yield { path: `${API_ROOT}/schemas/${id}.json`, text: jsonText(schema) };
  }
  for (const { name, text } of kitFiles(almanac, siteUrl)) yield { path: `/downloads/kits/${name}`, text };
  for (const { path, text } of moduleFiles(tables)) yield { path: `/downloads/${path}`, text };
  yield { path: '/_headers', text: headersFile() };
  yield { path: '/_redirects', text: redirectsFile() };
}

const publishedOf = (data: Data, almanac: Almanac): Published => ({
  fingerprint: hash('sha256', JSON.stringify(tables)).slice(0, 16),
  changes: changesBody(data),
  names: namesBody(data),
  titles: titlesBody(data),
  vectors: vectorsBody(data, tables, almanac),
  hijriSources: new Map(data.hijriMonths.map(({ year, month, sources }) => [`${year}-${month}`, sources] as const)),
  occasionDetails,
});

function checked(path: string, schema: z.ZodType, body: unknown): OutputFile {
  const result = schema.safeParse(body);
  if (!result.success) throw new Error(`${path} does not fit its schema: ${result.error.message}`);
  return { path, text: jsonText(body) };
}

function* endpointFiles(context: Context): Generator<OutputFile> {
  for (const endpoint of ENDPOINTS) {
    for (const { path, body } of snapshotFiles(endpoint, context)) yield checked(path, shapeOf(endpoint), body);
  }
}

function* resourceFiles(context: BuildContext): Generator<OutputFile> {
  for (const { schema, files } of RESOURCES) {
    for (const { path, body } of files?.(context) ?? []) {
      yield schema ? checked(path, schema, body) : { path, text: String(body) };
    }
  }
}
