/** The static files as MCP resources. */
import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { filled, namesIn } from '#api/paths.ts';
import { FILE_PATHS } from '#api/render/openapi.ts';

/** The text of a file by its path from the root of the site; undefined if it does not exist. */
export type ReadFile = (path: string) => Promise<string | undefined>;

/** Files that are not resources of the API itself. */
const OTHER_FILES = [
  ['/api/openapi.json', 'OpenAPI document'],
  ['/downloads/sources.json', 'All sources of the data, by the ids that rows and answers cite'],
  ['/downloads/laws.json', 'The laws that make days off, by the ids that holidays cite'],
] as const;

const typeOf = (path: string): string => (path.endsWith('.json') ? 'application/json' : 'text/calendar');
const nameOf = (path: string): string => path.replace(/^\//, '').replace(/[{}]/g, '');

export function registerResources(server: McpServer, siteUrl: string, readFile: ReadFile): void {
  const contentsOf = async (path: string) => {
    const text = await readFile(path);
    if (text === undefined) throw new ResourceNotFoundError(siteUrl + path, `no such file: ${path}`);
    return { contents: [{ uri: siteUrl + path, mimeType: typeOf(path), text }] };
  };
  for (const { path, summary } of FILE_PATHS) {
    const config = { title: summary.en, description: summary.en, mimeType: typeOf(path) };
    if (!/\.(json|ics)$/.test(path)) continue;
    if (namesIn(path).length === 0) {
      server.registerResource(nameOf(path), siteUrl + path, config, () => contentsOf(path));
      continue;
    }
    const template = new ResourceTemplate(siteUrl + path, { list: undefined });
    server.registerResource(nameOf(path), template, config, (_, values) =>
      contentsOf(filled(path, values as Record<string, string>)),
    );
  }
  for (const [path, title] of OTHER_FILES) {
    const config = { title, description: title, mimeType: typeOf(path) };
    server.registerResource(nameOf(path), siteUrl + path, config, () => contentsOf(path));
  }
}
