/** Every file that is written from the tables and the data: static twins, calendar files, OpenAPI, schemas, dumps. */

import type { z } from 'zod';
import { type Almanac, createAlmanac } from '#api/almanac.ts';
import { jsonText } from '#api/answer.ts';
import { events, occasionsOf } from '#api/endpoints/events.ts';
import { API_ROOT, HOLIDAYS_ICS } from '#api/handler.ts';
import { createMemory } from '#api/memory.ts';
import { EQUINOX_YEARS, HOLIDAY_YEARS, STATIC_YEARS, yearsOf } from '#api/ranges.ts';
import { holidaysIcs, nowruzIcs, subscriptionYears } from '#api/render/ics.ts';
import { openApiDocument, schemaFiles } from '#api/render/openapi.ts';
import { Changes, Meta, metaOf, NowruzMoment, nowruzMoment } from '#api/static-resources.ts';
import { ENDPOINTS } from '#api/table.ts';
import { currentPersianYear } from '#api/tehran.ts';
import { tables } from '#tables/index.ts';
import { changesBody } from '../compile/changes.ts';
import type { Data } from '../compile/data.ts';
import { dumpFiles } from './dumps.ts';
import { headersFile } from './headers-file.ts';

export interface OutputFile {
  /** from the root of the site, with a slash at its beginning */
  readonly path: string;
  readonly text: string;
}

export interface ApiFilesOptions {
  readonly data: Data;
  /** public address without a slash at its end */
  readonly siteUrl: string;
  /** milliseconds since 1970; decides only what `/holidays.ics` holds */
  readonly now: number;
}

/**
 * All files, each judged by the schema of its resource.
 * @throws {Error} with the path of a file whose body does not fit
 */
export function* apiFiles({ data, siteUrl, now }: ApiFilesOptions): Generator<OutputFile> {
  const almanac = createAlmanac(tables, createMemory());
  yield* twinFiles(almanac, now);
  yield* yearFiles(almanac);
  yield* calendarFiles(almanac, siteUrl, now);
  yield checked('/meta.json', Meta, metaOf(almanac, countByCategory()));
  yield checked('/changes.json', Changes, changesBody(data));
  yield { path: `${API_ROOT}/openapi.json`, text: jsonText(openApiDocument(tables.dataset.version)) };
  for (const [id, schema] of Object.entries(schemaFiles())) {
    yield { path: `${API_ROOT}/schemas/${id}.json`, text: jsonText(schema) };
  }
  for (const { path, text } of dumpFiles(data, almanac)) yield { path: `${API_ROOT}/dumps${path}`, text };
  yield { path: '/_headers', text: headersFile() };
}

function checked(path: string, schema: z.ZodType, body: unknown): OutputFile {
  const result = schema.safeParse(body);
  if (!result.success) throw new Error(`${API_ROOT}${path} does not fit its schema: ${result.error.message}`);
  return { path: API_ROOT + path, text: jsonText(body) };
}

function* twinFiles(almanac: Almanac, now: number): Generator<OutputFile> {
  for (const endpoint of ENDPOINTS) {
    for (const { path, body } of endpoint.twins({ almanac, now })) yield checked(path, endpoint.response, body);
  }
}

function* yearFiles(almanac: Almanac): Generator<OutputFile> {
  for (const year of yearsOf(STATIC_YEARS)) {
    yield checked(`/events/${year}.json`, events.response, occasionsOf(almanac, year));
  }
  for (const year of yearsOf(EQUINOX_YEARS)) {
    yield checked(`/nowruz/${year}.json`, NowruzMoment, nowruzMoment(year, almanac));
  }
}

function* calendarFiles(almanac: Almanac, siteUrl: string, now: number): Generator<OutputFile> {
  yield {
    path: HOLIDAYS_ICS,
    text: holidaysIcs(subscriptionYears(currentPersianYear(now)), almanac, siteUrl + HOLIDAYS_ICS),
  };
  for (const year of yearsOf(HOLIDAY_YEARS)) {
    const path = `/holidays/${year}.ics`;
    yield { path, text: holidaysIcs([year], almanac, siteUrl + path) };
  }
  for (const year of yearsOf(EQUINOX_YEARS)) {
    const path = `/nowruz/${year}.ics`;
    yield { path, text: nowruzIcs(year, almanac, siteUrl + path)! };
  }
}

function countByCategory(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { category } of tables.occasions) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}
