/** Properties of the tools' arguments. Agents read the list of tools with every conversation, so they are short. */
import type { Parameter, Parameters } from '#api/base/parameters.ts';
import type { JsonObject } from '#api/render/json-schema.ts';
import words from './properties.json' with { type: 'json' };

/** Descriptions shorter than those of the HTTP API, by parameter. */
const WORDS = words as Readonly<Record<string, string>>;

/** Not described in each tool: the server's instructions tell of `detail`, and the values say what `lang` is. */
const DETAIL = { type: 'string', enum: ['short', 'full'] };
const LANG = { type: 'string', enum: ['fa', 'en'] };
const ROWS = {
  limit: { type: 'integer', description: 'Most rows' },
  from: { type: 'integer', description: 'First row' },
};

function propertyOf(name: string, { schema: { type, enum: values }, description }: Parameter<unknown>): JsonObject {
  return { type, ...(values && { enum: values }), description: WORDS[name] ?? description.en };
}

/**
 * @param own properties besides the endpoint's, or in place of them; undefined: the tool does not take it
 * @param isCounted whether the answer is a list whose rows `from` and `limit` count
 */
export function propertiesOf(
  parameters: Parameters,
  own: Readonly<Record<string, JsonObject | undefined>>,
  isCounted: boolean,
): JsonObject {
  const ofEndpoint = Object.entries(parameters).map(([name, parameter]) => [name, propertyOf(name, parameter)]);
  const all = { ...Object.fromEntries(ofEndpoint), ...(isCounted && ROWS), ...own, detail: DETAIL, lang: LANG };
  return Object.fromEntries(Object.entries(all).filter(([, property]) => property !== undefined));
}
