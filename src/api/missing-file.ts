/** Why a file does not exist: its address has the form of a family of files, and a value that has no file. */
import { decodedPath } from '#core/decoded-path.ts';
import { toLatinDigits } from '#core/digits.ts';
import { refusalText } from './base/errors.ts';
import { type Parameters, refusalOf } from './base/parameters.ts';
import { API_ROOT, pathReader } from './base/paths.ts';
import { YEAR_PARAMETERS } from './resources/year-parameters.ts';
import { ENDPOINTS } from './table.ts';

const family = (path: string, parameters: Parameters) => ({ read: pathReader(path), parameters });

/** Families of files whose path has values that are judged by parameters. */
export const FAMILIES = [
  ...Object.entries(YEAR_PARAMETERS).map(([path, year]) => family(path, { year, year_sh: year })),
  ...ENDPOINTS.flatMap(({ snapshots = [], parameters }) =>
    snapshots.map((snapshot) => family(API_ROOT + snapshot.path, { ...parameters, ...snapshot.parameters })),
  ),
];

/** `year: "1200" is not allowed; give a whole number from 1265 to 1600, …; …`; undefined if no family has the address. */
export function missingFile(path: string): string | undefined {
  const isWithoutEnding = path.startsWith(`${API_ROOT}/`) && !path.includes('.');
  const meant = (isWithoutEnding ? `${path}.json` : toLatinDigits(decodedPath(path) ?? path)).replace(
    /\/0+(?=\d)/g,
    '/',
  );
  const hasForm = FAMILIES.some(({ read }) => read(meant));
  return refusal(meant) ?? (hasForm && meant !== path ? `did you mean ${meant}?` : undefined);
}

/** Why a value in an address is refused. */
function refusal(path: string): string | undefined {
  for (const { read, parameters } of FAMILIES) {
    for (const [name, value] of Object.entries(read(path) ?? {})) {
      const parameter = parameters[name];
      if (!parameter || parameter.read(value) !== undefined) continue;
      return refusalText(refusalOf(name, value, parameter));
    }
  }
  return undefined;
}
