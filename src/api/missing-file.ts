/** Why a file does not exist: its address has the form of a family of files, and a value that has no file. */
import { refusalText } from './base/errors.ts';
import { type Parameters, refusalOf } from './base/parameters.ts';
import { API_ROOT, pathReader } from './base/paths.ts';
import { YEAR_PARAMETERS } from './resources/year-parameters.ts';
import { ENDPOINTS } from './table.ts';

interface Family {
  readonly path: string;
  readonly parameters: Parameters;
}

const FAMILIES: readonly Family[] = [
  ...Object.entries(YEAR_PARAMETERS).map(([path, year]) => ({ path, parameters: { year, year_sh: year } })),
  ...ENDPOINTS.flatMap(({ snapshots = [], parameters }) =>
    snapshots.map((snapshot) => ({
      path: API_ROOT + snapshot.path,
      parameters: { ...parameters, ...snapshot.parameters },
    })),
  ),
];

/** `year: "1200" is not allowed; give a whole number from 1265 to 1600, …; …`; undefined if no family has the address. */
export function missingFile(path: string): string | undefined {
  if (path.startsWith(`${API_ROOT}/`) && !path.includes('.')) return fileOf(`${path}.json`);
  for (const { path: template, parameters } of FAMILIES) {
    for (const [name, value] of Object.entries(pathReader(template)(path) ?? {})) {
      const parameter = parameters[name];
      if (!parameter || parameter.read(value) !== undefined) continue;
      return refusalText(refusalOf(name, value, parameter));
    }
  }
  return undefined;
}

/** What a file's address without its ending means. */
function fileOf(path: string): string | undefined {
  const family = FAMILIES.find(({ path: template }) => pathReader(template)(path));
  return family && (missingFile(path) ?? `did you mean ${path}?`);
}
