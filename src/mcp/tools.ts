/** The endpoints as tools for machines that read: one read-only tool each, with the endpoint's own words and its own answer. */
import type { CallToolResult, McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { Endpoint } from '#api/endpoint.ts';
import type { Handler } from '#api/handler.ts';
import { type AnyParameter, fallbackOf, isOptional } from '#api/parameters.ts';
import { API_ROOT } from '#api/paths.ts';
import { type JsonObject, schemaOf } from '#api/render/json-schema.ts';
import { ENDPOINTS } from '#api/table.ts';
import { sourcesOf } from './sources.ts';

export interface ToolContext {
  readonly handler: Handler;
  readonly dataVersion: string;
  readonly siteUrl: string;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

/** `/prayer-times` is `prayer_times` */
export const toolName = ({ path }: Pick<Endpoint, 'path'>): string =>
  path.slice(path.lastIndexOf('/') + 1).replaceAll('-', '_');

type Arguments = Readonly<Record<string, unknown>>;

/** A value of JSON in the type of the parameter's schema. */
function typed(schema: JsonObject, text: string): string | number {
  return schema.type === 'integer' || schema.type === 'number' ? Number(text) : text;
}

function propertyOf(parameter: AnyParameter): JsonObject {
  const fallback = fallbackOf(parameter);
  const { pattern: _, ...schema } = schemaOf(parameter.type);
  return {
    ...schema,
    description: `${parameter.description.en}. Allowed: ${parameter.allowed}.`,
    ...(fallback !== undefined && { default: typed(schema, fallback) }),
  };
}

/** JSON Schema of a tool's arguments. */
function inputSchemaOf({ parameters, example }: Endpoint): JsonObject {
  const entries = Object.entries(parameters);
  const shown = Object.entries(example).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, typed(schemaOf(parameters[name]!.type), text)] as const],
  );
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, parameter]) => [name, propertyOf(parameter)])),
    required: entries.filter(([, parameter]) => !isOptional(parameter)).map(([name]) => name),
    examples: [Object.fromEntries(shown)],
  };
}

/** Any object passes: the endpoint itself judges, so that a tool refuses what the address refuses, in the same words. */
function schemaFor(endpoint: Endpoint): StandardSchemaWithJSON<Arguments, Arguments> {
  const json = () => inputSchemaOf(endpoint);
  return {
    '~standard': {
      version: 1,
      vendor: 'salnama',
      validate: (value) => ({ value: (value ?? {}) as Arguments }),
      jsonSchema: { input: json, output: json },
    },
  };
}

/** Arguments as the query string that asks the same. */
function queryOf(given: Arguments): string {
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    value === null || value === undefined
      ? []
      : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
  );
  return new URLSearchParams(pairs).toString();
}

function callTool(
  { id, path }: Endpoint,
  given: Arguments,
  { handler, dataVersion, siteUrl, clock }: ToolContext,
): CallToolResult {
  const { status, body } = handler.answer(API_ROOT + path, queryOf(given), clock());
  const answer = JSON.parse(body) as { error?: string };
  if (status !== 200) return { isError: true, content: [{ type: 'text', text: answer.error ?? body }] };
  const structured = { data: answer, data_version: dataVersion, sources: sourcesOf(id, answer, siteUrl) };
  return { content: [{ type: 'text', text: JSON.stringify(structured) }], structuredContent: structured };
}

export function registerTools(server: McpServer, context: ToolContext): void {
  for (const endpoint of ENDPOINTS) {
    const { summary, description } = endpoint;
    server.registerTool(
      toolName(endpoint),
      {
        title: summary.en,
        description: `${summary.en.replace(/[^?]$/, '$&.')} ${description.en}`,
        inputSchema: schemaFor(endpoint),
        annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      },
      (given: Arguments) => callTool(endpoint, given, context),
    );
  }
}
