/** The tables of `docs/api.md`, from the endpoint table and the list of resources. */
import { type Endpoint, exampleAddress } from '#api/base/endpoint.ts';
import { isOptional } from '#api/base/parameters.ts';
import { FILE_PATHS } from '#api/resources/file-paths.ts';
import { ENDPOINTS } from '#api/table.ts';
import { wordsOf } from '#api/words/endpoint-words.ts';

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), `|${'---|'.repeat(head.length)}`, ...rows].join('\n');

function parameterNames({ parameters }: Endpoint): string {
  const names = Object.entries(parameters).map(([name, parameter]) => (isOptional(parameter) ? `[${name}]` : name));
  return names.length === 0 ? '–' : `\`${names.join('` `')}\``;
}

const endpoints = (): string =>
  table(
    ['endpoint', 'answers', 'parameters ([optional])', 'example', 'cached for'],
    ENDPOINTS.map((endpoint) => {
      const { summary, cacheLifetime } = wordsOf(endpoint);
      const example = `\`${decodeURIComponent(exampleAddress(endpoint))}\``;
      return row(`\`/api${endpoint.path}\``, summary.en, parameterNames(endpoint), example, cacheLifetime.en);
    }),
  );

/** Allowed values of each parameter; endpoints with the same values share a row. */
function parameters(): string {
  const takers = new Map<string, string[]>();
  for (const { id, parameters: own } of ENDPOINTS) {
    for (const [name, { allowed }] of Object.entries(own)) {
      const key = row(`\`${name}\``, allowed);
      takers.set(key, [...(takers.get(key) ?? []), id]);
    }
  }
  const rows = [...takers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, ids]) => `${key} ${ids.join(', ')} |`);
  return table(['parameter', 'takes', 'in'], rows);
}

function files(): string {
  const rows = FILE_PATHS.map(({ path, summary, parameters: own, query = {} }) => {
    const allowed = Object.entries(own).map(([name, { allowed: text }]) => `${name}: ${shortened(text)}`);
    const asked = Object.keys(query).map((name) => `?${name}`);
    return row(`\`${path}\``, summary.en, [...allowed, ...asked].join('; ') || '–');
  });
  return table(['file', 'content', 'values'], rows);
}

const MAX_LETTERS = 90;
const shortened = (allowed: string): string =>
  allowed.length > MAX_LETTERS ? 'see `/feeds/index.json`' : allowed.replace(', in Latin or Persian digits', '');

/** Name of a marked part of the page → its text. */
export const apiTables = (): Readonly<Record<string, string>> => ({
  endpoints: endpoints(),
  parameters: parameters(),
  files: files(),
});
