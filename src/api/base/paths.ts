/** Paths with parameters in braces: `/calendar/{year}/{month}.json`. */

/** Path prefix of the endpoints and their files. */
export const API_ROOT = '/api';

/** The sentence of `/api/summary` alone. */
export const SUMMARY_TEXT = `${API_ROOT}/summary.txt`;

/** Address of a query; slashes stay as they are, and are easier to read so. @param path under /api */
export const queryAddress = (path: string, query: readonly (readonly [name: string, text: string])[]): string =>
  `${API_ROOT}${path}?${new URLSearchParams(query as [string, string][])}`.replaceAll('%2F', '/');

const MAX_ADDRESS_LETTERS = 200;

/** The address of a query for an error message; only its path if the query is long. */
export function shortAddress(path: string, query: readonly (readonly [name: string, text: string])[]): string {
  const address = queryAddress(path, query);
  return address.length <= MAX_ADDRESS_LETTERS ? address : API_ROOT + path;
}

export type PathValues = Readonly<Record<string, string | number>>;

/** A path with its braces filled. */
export const filled = (path: string, values: PathValues): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Names in the braces of a path, in their order. */
export const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Reads the values from a path; undefined if the path has another form. */
export function pathReader(template: string): (path: string) => Readonly<Record<string, string>> | undefined {
  const [start = ''] = template.split('{', 1);
  const escaped = template.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+?)');
  const pattern = new RegExp(`^${escaped}$`);
  return (path) => {
    const match = path.startsWith(start) ? pattern.exec(path) : undefined;
    return match ? { ...match.groups } : undefined;
  };
}
