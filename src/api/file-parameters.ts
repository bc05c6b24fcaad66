/** Parameters in the address of a file: refused if they mean something, with the address that answers them. */
import type { Endpoint } from './base/endpoint.ts';
import { type Parameters, readParameters, type Values } from './base/parameters.ts';
import { API_ROOT, pathReader, SUMMARY_TEXT } from './base/paths.ts';
import { summary } from './endpoints/summary.ts';
import { FAMILIES } from './missing-file.ts';
import { PRAYER_FILES } from './query/prayer-options.ts';
import { type Given, validAddress } from './query/suggested-address.ts';
import { refuseUnknown } from './query/unknown-parameters.ts';
import { ENDPOINTS } from './table.ts';

/** Files that take parameters. */
export const FILES_WITH_QUERY: readonly { readonly path: string; readonly parameters: Parameters }[] = [
  ...PRAYER_FILES,
  { path: SUMMARY_TEXT, parameters: summary.parameters },
];

/** Of the files whose path has values. */
const READERS = [...FAMILIES.map(({ read }) => read), ...FILES_WITH_QUERY.map(({ path }) => pathReader(path))];

/** Parameters that the files of a path take. */
const parametersOf = (path: string): Parameters =>
  FILES_WITH_QUERY.find((family) => pathReader(family.path)(path))?.parameters ?? {};

/**
 * Reads the query of a file.
 * @param path as in the request, without query
 * @param query without the question mark
 * @returns undefined if no parameter is given
 * @throws {RequestError} 422 for a parameter of the API that the file does not take, or a value that is not allowed
 */
export function readFileQuery(path: string, query: string): Values<Parameters> | undefined {
  if (query === '') return undefined;
  const parameters = parametersOf(path);
  // The ampersand keeps a question mark at the beginning of the query.
  const given = new URLSearchParams(`&${query}`);
  const values = readParameters(parameters, given, () => {
    refuseUnknown([...given], { address: path, parameters }, ENDPOINTS, (asked) => addressFor(path, asked));
  });
  return Object.keys(parameters).some((name) => given.has(name)) ? values : undefined;
}

/** The query with the same answer as the file, and the parameters that the file does not take. */
function addressFor(path: string, asked: Given) {
  const inPath = READERS.map((read) => read(path)).find((values) => values !== undefined) ?? {};
  const { slug, ...values } = inPath;
  const given: Given = new Map([...Object.entries(values), ...(slug ? [['city', slug] as const] : []), ...asked]);
  const address = endpointsFor(path)
    .map((endpoint) => validAddress(given, endpoint))
    .find((found) => found !== undefined);
  return address === undefined ? undefined : { address, isRenamed: false };
}

/** The endpoints that have the answers of a file, judged by the beginning of its path. */
const endpointsFor = (path: string): Endpoint[] =>
  path.startsWith('/prayer-times/') || path.startsWith(`${API_ROOT}/prayer-times/`)
    ? ENDPOINTS.filter(({ id }) => id === 'times')
    : ENDPOINTS.filter((endpoint) => path.startsWith(`${API_ROOT}${endpoint.path}/`));
