/** Tools as the protocol takes them, and their calls. */
import type { CallToolResult, McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { calendarHint, parameterError, RequestError, refusalText, type Voice } from '#api/base/errors.ts';
import type { Language } from '#api/base/text.ts';
import { askOf, type Handler } from '#api/handler.ts';
import type { JsonObject } from '#api/render/json-schema.ts';
import { fullResult, shortResult } from './answer.ts';
import { counted } from './queries.ts';
import { sourcesOf } from './sources.ts';
import { type Arguments, type Query, queryOf, refuseForeign, type Tool } from './tool.ts';
import { TOOLS } from './tools.ts';

export interface ToolContext {
  readonly handler: Handler;
  readonly dataVersion: string;
  readonly siteUrl: string;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

/**
 * Any object passes: the endpoint checks the arguments. So a tool and the HTTP API refuse the same values with the same
 * message.
 */
const schemaFor = (schema: JsonObject): StandardSchemaWithJSON<Arguments, Arguments> => ({
  '~standard': {
    version: 1,
    vendor: 'salnama',
    validate: (value) => ({ value: (value ?? {}) as Arguments }),
    jsonSchema: { input: () => schema, output: () => schema },
  },
});

const ANNOTATIONS = { readOnlyHint: true };
const CONFIGS = TOOLS.map((tool) => ({
  tool,
  config: {
    title: tool.title,
    description: tool.description,
    inputSchema: schemaFor(tool.inputSchema),
    annotations: ANNOTATIONS,
  },
}));

const ARABIC_LETTERS = /[\u0600-\u06ff]/;
const MAX_ROWS = 400;

function chosen(name: string, text: string | undefined, values: readonly string[]): string | undefined {
  if (text === undefined || values.includes(text)) return text;
  throw parameterError(name, text, `one of ${values.join(', ')}`);
}

const limitOf = (limit = String(MAX_ROWS)): number => counted('limit', limit, MAX_ROWS);

/** First row, number of rows, and the query without these two. */
function pageOf({ name, isCounted }: Tool, given: Query): { start: number; limit: number; query: Query } {
  if (isCounted) {
    const { from, limit, ...query } = given;
    return { start: counted('from', from ?? '1', MAX_ROWS) - 1, limit: limitOf(limit), query };
  }
  if (name !== 'range') return { start: 0, limit: MAX_ROWS, query: given };
  const { limit, ...query } = given;
  return { start: 0, limit: limitOf(limit), query };
}

function answered(tool: Tool, given: Arguments, { handler, dataVersion, siteUrl, clock }: ToolContext): CallToolResult {
  refuseForeign(tool, given);
  const { detail, lang, ...others } = queryOf(given);
  const isFull = chosen('detail', detail, ['short', 'full']) === 'full';
  const byLetters: Language = ARABIC_LETTERS.test(Object.values(others).join()) ? 'fa' : 'en';
  const language = (chosen('lang', lang, ['fa', 'en']) ?? byLetters) as Language;
  const { query, ...page } = pageOf(tool, others);
  const answer = tool.answer(query, askOf(handler, clock));
  const provenance = {
    data_version: dataVersion,
    sources: sourcesOf(tool.sources, isFull ? answer : undefined, siteUrl),
  };
  return isFull ? fullResult(answer, provenance) : shortResult(tool.shorten(answer, language, query), page, provenance);
}

/** Tools in place of addresses, which a client of the tools cannot ask. */
const VOICE: Voice = {
  parameter: (name) => name,
  city: 'the slug or the name of a city that the tool cities finds',
  hint: (hint) =>
    'date' in hint
      ? calendarHint(hint, 'calendar', 'calendar=')
      : hint.tool && `for its other dates use the tool ${hint.tool}`,
};

function callTool(tool: Tool, given: Arguments, context: ToolContext): CallToolResult {
  try {
    return answered(tool, given, context);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { isError: true, content: [{ type: 'text', text: refusalText(error.refusal, VOICE) }] };
  }
}

export function registerTools(server: McpServer, context: ToolContext): void {
  for (const { tool, config } of CONFIGS) {
    server.registerTool(tool.name, config, (given: Arguments) => callTool(tool, given, context));
  }
}
