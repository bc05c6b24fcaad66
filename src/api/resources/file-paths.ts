/** Every family of files under an address of the site: the static snapshots of endpoints, and the resources. */
import { required } from '#core/required.ts';
import { ICS_TYPE, JSON_TYPE } from '../base/answer.ts';
import { API_ROOT, namesIn } from '../base/paths.ts';
import type { Text } from '../base/text.ts';
import { shapeOf } from '../schemas/responses.ts';
import { ENDPOINTS, type ListedEndpoint } from '../table.ts';
import summaries from './file-paths.json' with { type: 'json' };
import type { Resource } from './resource.ts';
import { RESOURCES } from './table.ts';

/** Files with the same bytes as the query if there is one; not counted, unless they have an `id` and the function makes them. */
export type FilePath = Pick<Resource, 'id' | 'path' | 'schema' | 'query'> &
  Required<Pick<Resource, 'parameters' | 'contentType'>> & { readonly summary: Text };

/** Summaries of the files by their path. */
const SUMMARIES: ReadonlyMap<string, Text> = new Map(Object.entries(summaries as Readonly<Record<string, Text>>));

const snapshotPaths = ({ id, snapshots = [], parameters }: ListedEndpoint): FilePath[] =>
  snapshots.map(({ path, parameters: allowed }) => ({
    path: API_ROOT + path,
    summary: required(SUMMARIES, API_ROOT + path),
    parameters: Object.fromEntries(namesIn(path).map((name) => [name, allowed?.[name] ?? parameters[name]!])),
    schema: shapeOf({ id }),
    contentType: JSON_TYPE,
  }));

const resourcePath = ({ parameters = {}, contentType = ICS_TYPE, ...resource }: Resource): FilePath => ({
  ...resource,
  summary: required(SUMMARIES, resource.path),
  parameters,
  contentType,
});

/** Every family of files, snapshots first. */
export const FILE_PATHS: readonly FilePath[] = [...ENDPOINTS.flatMap(snapshotPaths), ...RESOURCES.map(resourcePath)];
