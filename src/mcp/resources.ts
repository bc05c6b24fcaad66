/** The static JSON files as MCP resources. */
import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { filled, namesIn } from '#api/base/paths.ts';
import { FILE_PATHS } from '#api/resources/file-paths.ts';

/** The text of a file by its path from the root of the site; undefined if it does not exist. */
export type ReadFile = (path: string) => Promise<string | undefined>;

/** Files that are not resources of the API itself. */
const OTHER_FILES = [['/downloads/laws.json', 'The laws that make days off, by the ids that holidays cite']] as const;

/** Files that are longer than {@link MAX_BYTES}. */
const LONG_FILES = new Set([
  '/api/events/{year}.json',
  '/api/occasions.json',
  '/api/timezones.json',
  '/api/vectors.json',
]);

/** No larger file is a resource: nobody needs one in a model's context. */
const MAX_BYTES = 65_536;
const JSON_FILE = 'application/json';

const nameOf = (path: string): string => path.replace(/^\//, '').replace(/[{}]/g, '');

/** Returns a function that registers the files with a server. The templates are made once, because that takes 0.4 ms. */
export function resourcesOf(siteUrl: string, readFile: ReadFile): (server: McpServer) => void {
  const contentsOf = async (path: string) => {
    const text = await readFile(path);
    if (text === undefined) throw new ResourceNotFoundError(siteUrl + path, `no such file: ${path}`);
    if (new TextEncoder().encode(text).length > MAX_BYTES)
      throw new ResourceNotFoundError(siteUrl + path, `too long for a message: ${path}; get it over HTTP`);
    return { contents: [{ uri: siteUrl + path, mimeType: JSON_FILE, text }] };
  };
  const files = [...FILE_PATHS.map(({ path, summary }) => [path, summary.en] as const), ...OTHER_FILES]
    .filter(([path]) => path.endsWith('.json') && !LONG_FILES.has(path))
    .map(([path, title]) => ({
      path,
      config: { title, description: title, mimeType: JSON_FILE },
      template: namesIn(path).length === 0 ? undefined : new ResourceTemplate(siteUrl + path, { list: undefined }),
    }));
  return (server) => {
    for (const { path, config, template } of files) {
      if (template) {
        server.registerResource(nameOf(path), template, config, (_, values) =>
          contentsOf(filled(path, values as Record<string, string>)),
        );
      } else server.registerResource(nameOf(path), siteUrl + path, config, () => contentsOf(path));
    }
  };
}
