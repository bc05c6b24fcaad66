/**
 * Updates the generated parts of the hosts' configurations: addresses that the function answers, and queries that a
 * file answers. The rest of these files is written by hand.
 */
import { readFileSync } from 'node:fs';
import { API_LINK, OPEN_TO_ALL } from '#api/base/answer.ts';
import type { Endpoint } from '#api/base/endpoint.ts';
import { API_ROOT, namesIn } from '#api/base/paths.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { ENDPOINTS } from '#api/table.ts';

/** A query whose answer lies in a file. */
interface Snapshot {
  readonly endpoint: Endpoint;
  readonly source: string;
  readonly target: string;
  /** name and plain form of each parameter that the query gives */
  readonly given: readonly (readonly [name: string, plain: string])[];
}

/** Regular expressions of the values in names of static files, by parameter: no leading zeros, Latin digits. */
const PLAIN_FORMS: Readonly<Record<string, string>> = {
  year: '\\d{4}',
  month: '[1-9]|1[0-2]',
  month_sh: '[1-9]|1[0-2]',
  country_code: '[A-Z]{2}',
};

const SNAPSHOTS: readonly Snapshot[] = ENDPOINTS.flatMap((endpoint) =>
  (endpoint.snapshots ?? [])
    .map(({ path }) => path)
    .sort((a, b) => namesIn(b).length - namesIn(a).length)
    .map((path) => {
      const names = namesIn(path);
      return {
        endpoint,
        source: API_ROOT + endpoint.path,
        target: API_ROOT + path,
        given: names.map((name) => [name, plainForm(name)] as const),
      };
    }),
);

function plainForm(name: string): string {
  const plain = PLAIN_FORMS[name];
  if (plain === undefined) throw new Error(`${name} stands in the name of a file and has no plain form`);
  return plain;
}

/** Addresses of computed resources, in addition to the endpoints. */
const COMPUTED = ANSWERED_RESOURCES.map(({ path }) => path);

/** Paths that the function answers, with braces for values. */
const FUNCTION_PATHS: readonly string[] = [...ENDPOINTS.map(({ path }) => API_ROOT + path), ...COMPUTED];

/** Every order of a list. */
function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, at) => orders(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

const globOf = (path: string): string => path.replace(/\{\w+\}/g, '*');
const patternOf = (path: string): string => path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');

const lines = (list: readonly string[]): string => list.map((line) => `${line}\n`).join('');

const wranglerPaths = (): string => `\n${FUNCTION_PATHS.map((path) => `      "${globOf(path)}"`).join(',\n')}\n    `;

/** A named group of nginx; a quantifier's braces are safe inside quotes. */
const nginxSnapshots = (): string =>
  lines(
    SNAPSHOTS.flatMap(({ source, target, given }) =>
      orders(given).map((order) => {
        const query = order.map(([name, plain]) => `${name}=(?<salnama_${name}>${plain})`).join('&');
        return `    "~^${source}\\?${query}$" ${target.replace(/\{(\w+)\}/g, '$salnama_$1')};`;
      }),
    ),
  );

const nginxEndpoints = (): string => ENDPOINTS.map(({ path }) => path.slice(1)).join('|');
const nginxComputed = (): string => COMPUTED.map((path) => patternOf(path).slice(1)).join('|');

/** Caddy's groups have numbers, in the order of the query. */
const caddySnapshots = (): string =>
  lines(
    SNAPSHOTS.flatMap(({ source, target, given }) =>
      orders(given).map((order) => {
        const query = order.map(([name, plain]) => `${name}=(${plain})`).join('&');
        const names = order.map(([name]) => name);
        const file = target.replace(/\{(\w+)\}/g, (_, name: string) => `\${${names.indexOf(name) + 1}}`);
        return `\t\t~^${source}${query && `\\?${query}`}$ ${file}`;
      }),
    ),
  );

const caddyPaths = (): string => FUNCTION_PATHS.map(globOf).join(' ');

/** Inserts a text between the given start and end marks. @throws {Error} if the marks are missing */
function between(text: string, before: RegExp, made: string, after: RegExp): string {
  const start = before.exec(text);
  const from = start ? start.index + start[0].length : -1;
  const end = from < 0 ? null : after.exec(text.slice(from));
  if (!end) throw new Error(`no place between ${before} and ${after}`);
  return text.slice(0, from) + made + text.slice(from + end.index);
}

/** Writes the values of the headers of the API wherever they stand, in the quotation marks of the host. */
const withHeaders = (text: string): string =>
  text
    .replace(/"[^"\n]*Content-Range[^"\n]*"/g, `"${OPEN_TO_ALL['Access-Control-Expose-Headers']}"`)
    .replace(/(['`])<[^'`\n]*service-desc[^'`\n]*\1/g, (_, mark: string) => mark + API_LINK.Link + mark);

const HOSTS: Readonly<Record<string, (text: string) => string>> = {
  'wrangler.jsonc': (text) => between(text, /"run_worker_first": \[/, wranglerPaths(), /\]/),
  'deploy/nginx/salnama.conf': (text) => {
    const withSnapshots = between(text, /default "\/no-such-file";\n/, nginxSnapshots(), /\}\n/);
    const withEndpoints = between(withSnapshots, /location ~ \^\/api\/\(/, nginxEndpoints(), /\)\$ \{/);
    return between(
      withEndpoints,
      /function knows the day[^\n]*\n(?: {4}#[^\n]*\n)* {4}location ~ \^\/\(/,
      nginxComputed(),
      /\)\$ \{/,
    );
  },
  'deploy/caddy/Caddyfile': (text) => {
    const withSnapshots = between(text, /map \{uri\} \{snapshot\} \{\n/, caddySnapshots(), /\t\tdefault /);
    return between(withSnapshots, /@function path /, caddyPaths(), /\n/);
  },
};

/** File → text of every configuration, from the tables of the API. */
export const hostLists = (): Map<string, string> =>
  new Map(Object.entries(HOSTS).map(([path, made]) => [path, withHeaders(made(readFileSync(path, 'utf8')))]));
