/** The OpenAPI 3.1 document and the JSON Schemas, made from the table of endpoints. */
import { z } from 'zod';
import { calendar } from '../endpoints/calendar.ts';
import { events } from '../endpoints/events.ts';
import { holidays } from '../endpoints/holidays.ts';
import { timezones } from '../endpoints/timezones.ts';
import { API_ROOT, HOLIDAYS_ICS } from '../handler.ts';
import { isOptional } from '../parameters.ts';
import { EQUINOX_YEARS, HOLIDAY_YEARS, STATIC_YEARS } from '../ranges.ts';
import { ErrorBody } from '../schemas.ts';
import { Changes, Meta, NowruzMoment } from '../static-resources.ts';
import { ENDPOINTS } from '../table.ts';

type JsonObject = Record<string, unknown>;

/** JSON Schema (2020-12) of every named shape, by its id; references by `uri`. */
function namedSchemas(uri: (id: string) => string): Record<string, JsonObject> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri, io: 'output' });
  return schemas as unknown as Record<string, JsonObject>;
}

/** Files of `/api/schemas/`: name without ending → schema. */
export const schemaFiles = (): Record<string, JsonObject> => namedSchemas((id) => `./${id}.json`);

/** Schemas inside the document have no `$schema` and `$id` of their own. */
function componentSchemas(): Record<string, JsonObject> {
  const entries = Object.entries(namedSchemas((id) => `#/components/schemas/${id}`));
  return Object.fromEntries(
    entries
      .map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const reference = (schema: z.ZodType) => ({ $ref: `#/components/schemas/${z.globalRegistry.get(schema)!.id}` });

const json = (schema: JsonObject, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const calendarFile = (description: string) => ({
  description,
  content: { 'text/calendar': { schema: { type: 'string' } } },
});

const CACHE_HEADERS = {
  'Cache-Control': { description: 'how long to keep the answer', schema: { type: 'string' } },
  ETag: { description: 'strong tag; send it back in If-None-Match', schema: { type: 'string' } },
};

function endpointPaths(): JsonObject {
  return Object.fromEntries(
    ENDPOINTS.map((endpoint) => [
      endpoint.path,
      {
        get: {
          operationId: endpoint.id,
          summary: endpoint.summary,
          description: endpoint.description,
          parameters: Object.entries(endpoint.parameters).map(([name, parameter]) => ({
            name,
            in: 'query',
            required: !isOptional(parameter),
            description: `${parameter.description}. Allowed: ${parameter.allowed}.`,
            schema: z.toJSONSchema(parameter.type, { override: dropDialect }),
            ...(endpoint.example[name] !== undefined && { example: endpoint.example[name] }),
          })),
          responses: {
            '200': { ...json(reference(endpoint.response), endpoint.summary), headers: CACHE_HEADERS },
            ...(endpoint.id === 'nowruz' && { '404': json(reference(ErrorBody), 'a year without data') }),
            '304': { description: 'what the client holds is still right' },
            '403': json(reference(ErrorBody), 'access has been blocked'),
            '422': json(reference(ErrorBody), 'the request is bad; the message names the parameter'),
            '429': {
              ...json(reference(ErrorBody), 'the daily allowance is used up'),
              headers: { 'Retry-After': { description: 'seconds to midnight in Tehran', schema: { type: 'integer' } } },
            },
          },
        },
      },
    ]),
  );
}

const dropDialect = ({ jsonSchema }: { jsonSchema: JsonObject }): void => {
  delete jsonSchema.$schema;
};

interface StaticPath {
  readonly path: string;
  readonly summary: string;
  /** shape of the file; a calendar file if left out */
  readonly schema?: z.ZodType;
}

/** Files that any CDN can serve: never counted, the same bytes as the query form where there is one. */
export const STATIC_PATHS: readonly StaticPath[] = [
  {
    path: '/holidays/{year}.json',
    summary: `Public holidays of a year, ${years(HOLIDAY_YEARS)}`,
    schema: holidays.response,
  },
  {
    path: '/events/{year}/{month}.json',
    summary: `Occasions of a month, ${years(STATIC_YEARS)}`,
    schema: events.response,
  },
  { path: '/events/{year}.json', summary: `Occasions of a year, ${years(STATIC_YEARS)}`, schema: events.response },
  {
    path: '/calendar/{year}/{month}.json',
    summary: `Grid of a month, ${years(STATIC_YEARS)}`,
    schema: calendar.response,
  },
  { path: '/nowruz/{year}.json', summary: `Moment of the new year, ${years(EQUINOX_YEARS)}`, schema: NowruzMoment },
  { path: '/timezones.json', summary: 'All cities', schema: timezones.response },
  { path: '/timezones/{country_code}.json', summary: 'Cities of a country', schema: timezones.response },
  { path: '/meta.json', summary: 'Version of the data, ranges and counts', schema: Meta },
  { path: '/changes.json', summary: 'Published dates that have moved, with the reason', schema: Changes },
];

export const CALENDAR_FILES: readonly StaticPath[] = [
  { path: HOLIDAYS_ICS, summary: 'Public holidays of this year and the next, for subscription' },
  { path: '/holidays/{year_sh}.ics', summary: `Public holidays of a year, ${years(HOLIDAY_YEARS)}` },
  { path: '/nowruz/{year_sh}.ics', summary: `Moment of the new year, ${years(EQUINOX_YEARS)}` },
];

function years({ first, last }: { readonly first: number; readonly last: number }): string {
  return `${first} to ${last}`;
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'country_code' ? 'string' : 'integer' },
  }));

function staticPaths(): JsonObject {
  const paths = [...STATIC_PATHS, ...CALENDAR_FILES].map(({ path, summary, schema }) => {
    const parameters = pathParameters(path);
    const found = schema ? json(reference(schema), summary) : calendarFile(summary);
    const missing = parameters.length > 0 && { '404': json(reference(ErrorBody), 'no such file') };
    const operation = {
      operationId: `file-${path.replace(/[/{}._]+/g, '-').replace(/^-|-$/g, '')}`,
      summary,
      ...(parameters.length > 0 && { parameters }),
      responses: { '200': found, ...missing },
    };
    return [path, { ...(!schema && { servers: [{ url: '/' }] }), get: operation }];
  });
  return Object.fromEntries(paths);
}

export function openApiDocument(version: string): JsonObject {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Salnama',
      version,
      summary: 'The calendar of Iran as data',
      description:
        'Today, conversion between four calendars, public holidays, occasions, month grids, the moment of Nowruz, prayer times and cities. All requests are GET, no key is needed. Islamic dates follow the official calendar of Iran; those not yet announced carry estimate: true.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_ROOT }],
    security: [],
    paths: { ...endpointPaths(), ...staticPaths() },
    components: { schemas: componentSchemas() },
  };
}
