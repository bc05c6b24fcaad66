/** Properties of the tools' arguments. Agents read the list of tools with every conversation, so they are short. */
import type { Parameter, Parameters } from '#api/base/parameters.ts';
import type { JsonObject } from '#api/render/json-schema.ts';

/** Descriptions shorter than those of the HTTP API, by parameter. */
const WORDS: Readonly<Record<string, string>> = {
  date: 'YYYY-MM-DD, default today',
  from: 'YYYY-MM-DD, default today',
  to: 'YYYY-MM-DD',
  add: 'Workdays to add',
  calendar: 'Of the dates given',
  year: 'Gregorian from 1900 on',
  month: '1 to 12',
  day: '1 to 31',
  tz: 'IANA time zone',
  weekend: 'Weekend days',
  closures: 'Count one-off closures',
  sector: 'Days off of whom',
  province: 'English slug',
  mood: 'Of occasions',
  slug: 'Of an occasion',
  category: 'Of occasions',
  categories: 'Of occasions, by commas, or all',
  city: 'Slug or name',
  latitude: 'Degrees north',
  longitude: 'Degrees east',
  method: 'Of prayer times',
  asr: 'School for asr',
  high_latitude: 'In short nights',
  q: 'Name or part of it',
  limit: 'Most results',
};

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
