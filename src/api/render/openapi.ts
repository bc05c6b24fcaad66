/** The OpenAPI 3.1 document, made from the tables of endpoints and resources. */

import { z } from 'zod';
import { firstOf } from '#core/required.ts';
import { isOptional, type Parameter, type ParameterSchema } from '../base/parameters.ts';
import { API_ROOT } from '../base/paths.ts';
import { FILE_PATHS, type FilePath } from '../resources/file-paths.ts';
import { shapeOf } from '../schemas/responses.ts';
import { ErrorBody } from '../schemas/shapes.ts';
import { ENDPOINTS, type ListedEndpoint } from '../table.ts';
import { wordsOf } from '../words/endpoint-words.ts';
import { type JsonObject, namedSchemas } from './json-schema.ts';
import { ABOUT, TAGS } from './openapi-about.ts';
import parameterExamples from './parameter-examples.json' with { type: 'json' };

/** Schemas inside the OpenAPI document, without `$schema` and `$id`. */
function componentSchemas(): Record<string, JsonObject> {
  const schemas = namedSchemas((id) => `#/components/schemas/${id}`);
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]));
}

const referenceTo = (schema: z.ZodType): JsonObject => ({
  $ref: `#/components/schemas/${z.globalRegistry.get(schema)!.id}`,
});

const json = (schema: JsonObject, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const textFile = (contentType: string, description: string) => ({
  description,
  content: { [firstOf(contentType.split(';'))]: { schema: { type: 'string' } } },
});

const header = (description: string, type = 'string') => ({ description, schema: { type } });

const CACHE_HEADERS = {
  'Cache-Control': header('how long to keep the answer'),
  ETag: header('strong tag; send it back in If-None-Match'),
};

const refusal = (description: string) => json(referenceTo(ErrorBody), description);

/** Responses of all paths, as components, so that each is defined once. */
const COMMON_RESPONSES = {
  NotModified: { description: 'what the client holds is still right', headers: CACHE_HEADERS },
  BadRequest: refusal('the request cannot be read'),
  Blocked: refusal('access has been blocked'),
  NoSuchFile: refusal('no such file'),
  MethodNotAllowed: {
    ...refusal('another method than GET, HEAD and OPTIONS'),
    headers: { Allow: header('the methods that are allowed') },
  },
  TooLarge: refusal('a request with a body that is too large'),
  AddressTooLong: refusal('the address is too long'),
  Refused: refusal(
    'the request is bad: a parameter is missing, empty, given twice, out of range or unknown; the message names it',
  ),
  AllowanceUsedUp: {
    ...refusal('the daily allowance is used up'),
    headers: { 'Retry-After': header('seconds to midnight in Tehran', 'integer') },
  },
  HeadersTooLarge: refusal('the header fields are too large'),
} as const;

const response = (name: keyof typeof COMMON_RESPONSES) => ({ $ref: `#/components/responses/${name}` });

const FILE_RESPONSES = {
  '304': response('NotModified'),
  '400': response('BadRequest'),
  '405': response('MethodNotAllowed'),
  '413': response('TooLarge'),
  '414': response('AddressTooLong'),
  '431': response('HeadersTooLarge'),
};

const ENDPOINT_RESPONSES = {
  ...FILE_RESPONSES,
  '403': response('Blocked'),
  '422': response('Refused'),
  '429': response('AllowanceUsedUp'),
};

/** Examples of parameters by name; the first that the parameter allows is shown. */
const EXAMPLES = parameterExamples as Readonly<Record<string, readonly string[]>>;

/** A value of the parameter, as written in an address. */
function exampleOf(name: string, { fallback, schema, read }: Parameter<unknown>, path: string): string | undefined {
  if (name === 'slug') return path.includes('prayer-times') ? 'tehran' : 'nowruz';
  return EXAMPLES[name]?.find((text) => read(text) !== undefined) ?? fallback ?? schema.enum?.[0];
}

/** An example as a value of the parameter's type, not as the text of an address. */
const exampleFor = (schema: ParameterSchema, text: string | undefined): { example?: string | number } => {
  if (text === undefined) return {};
  return { example: schema.type === 'integer' || schema.type === 'number' ? Number(text) : text };
};

function parameterObject(
  name: string,
  parameter: Parameter<unknown>,
  place: 'query' | 'path',
  example: string | undefined,
) {
  const { schema, fallback } = parameter;
  return {
    name,
    in: place,
    required: place === 'path' || !isOptional(parameter),
    description: `${parameter.description.en}. Allowed: ${parameter.allowed}.`,
    schema: fallback === undefined ? schema : { ...schema, default: exampleFor(schema, fallback).example },
    ...exampleFor(schema, example),
  };
}

/** `prayer-times` → `getPrayerTimes`; client generators name their functions after it. */
export const operationId = (name: string): string =>
  ['get', ...name.split(/[^A-Za-z0-9]+/).map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))].join('');

function endpointOperation(endpoint: ListedEndpoint): JsonObject {
  const { id, parameters, example } = endpoint;
  const { summary, description, cacheLifetime, notFound } = wordsOf(endpoint);
  return {
    operationId: operationId(id),
    tags: ['endpoints'],
    summary: summary.en,
    description: `${description.en}\n\nCache lifetime: ${cacheLifetime.en}.`,
    parameters: Object.entries(parameters).map(([name, parameter]) =>
      parameterObject(name, parameter, 'query', example[name] ?? exampleOf(name, parameter, endpoint.path)),
    ),
    responses: {
      '200': { ...json(referenceTo(shapeOf(endpoint)), summary.en), headers: CACHE_HEADERS },
      ...(notFound && { '404': refusal(notFound.en) }),
      ...ENDPOINT_RESPONSES,
    },
  };
}

/** `/api/prayer-times/{slug}/ramadan/{hijri_year}.json` → `prayer-times/ramadan.json` */
const withoutParameters = (path: string): string =>
  path
    .replace(`${API_ROOT}/`, '/')
    .replaceAll(/\/\{\w+\}/g, '')
    .slice(1);

/** `getPrayerTimesRamadanIcs`; the last parameter is added where several files would have one name. */
function fileOperationId(path: string): string {
  const name = withoutParameters(path);
  const last = /\{(\w+)\}[^{]*$/.exec(path)?.[1];
  const isShared = FILE_PATHS.some((other) => other.path !== path && withoutParameters(other.path) === name);
  return operationId(last && isShared ? name.replace(/\.\w+$/, `-${last}$&`) : name);
}

function fileOperation({ id, path, summary, parameters, query = {}, schema, contentType }: FilePath): JsonObject {
  const inPath = Object.entries(parameters);
  const inQuery = Object.entries(query);
  const described = ([name, parameter]: [string, Parameter<unknown>], place: 'path' | 'query') =>
    parameterObject(name, parameter, place, exampleOf(name, parameter, path));
  const asked = [...inPath.map((each) => described(each, 'path')), ...inQuery.map((each) => described(each, 'query'))];
  return {
    operationId: fileOperationId(path),
    tags: ['files'],
    summary: summary.en,
    description: `${summary.en}. ${id ? 'Made on request, and counted' : 'A file: never counted'}; open to every origin.`,
    ...(asked.length > 0 && { parameters: asked }),
    responses: {
      '200': {
        ...(schema ? json(referenceTo(schema), summary.en) : textFile(contentType, summary.en)),
        headers: CACHE_HEADERS,
      },
      ...(inPath.length > 0 && { '404': response('NoSuchFile') }),
      ...(inQuery.length > 0 && { '422': response('Refused') }),
      ...FILE_RESPONSES,
    },
  };
}

/** @param contact mail or URL of the operator */
const contactOf = (siteUrl: string, contact: string | undefined) => ({
  name: 'Salnama',
  url: contact && !contact.includes('@') ? contact : siteUrl,
  ...(contact?.includes('@') && { email: contact.replace(/^mailto:/, '') }),
});

const MAX_INT32 = 2 ** 31 - 1;

/** Adds `format: int32` to integers that cannot be larger. */
function withFormats(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFormats);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withFormats(part)]));
  const isSmall = parts.type === 'integer' && !(Number(parts.maximum) > MAX_INT32);
  return isSmall ? { format: 'int32', ...parts } : parts;
}

/** @param siteUrl public address of the site without a trailing slash @param contact mail or URL of the operator */
export const openApiDocument = (version: string, siteUrl: string, contact?: string): JsonObject =>
  withFormats(bareDocument(version, siteUrl, contact)) as JsonObject;

function bareDocument(version: string, siteUrl: string, contact: string | undefined): JsonObject {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Salnama',
      version,
      summary: 'The calendar of Iran as data',
      description: ABOUT,
      contact: contactOf(siteUrl, contact),
      license: { name: 'CC0 1.0 Universal', identifier: 'CC0-1.0' },
    },
    servers: [{ url: siteUrl }],
    security: [],
    tags: TAGS,
    paths: Object.fromEntries([
      ...ENDPOINTS.map((endpoint) => [API_ROOT + endpoint.path, { get: endpointOperation(endpoint) }]),
      ...FILE_PATHS.map((file) => [file.path, { get: fileOperation(file) }]),
    ]),
    components: { schemas: componentSchemas(), responses: COMMON_RESPONSES },
  };
}
