/** The tables of the package `salnama` in compact form, for the bundler. Tables that several files read are stored once. */
import { writeFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { required } from '#core/required.ts';
import { TOOLS } from '#mcp/tools.ts';
import { tables } from '#tables/index.ts';
import { occasionDetails } from '#tables/occasion-details.ts';
import { sources } from '#tables/sources.ts';
import { compactTablesModule, readerModule, type TableFiles, textsModule } from './compact-tables.ts';

/** Revisions are of feeds, which the package does not make. */
const { revisions: _, ...used } = tables;

const OCCASIONS = './occasion-tables.js';
const CITIES = './city-tables.js';

/** Files that the command line and a module of the package import. */
const SHARED: TableFiles = {
  [OCCASIONS]: ['occasions', 'hijriMonths', 'dayLists', 'occasionAliases'],
  [CITIES]: ['places'],
};
export const SHARED_FILES = Object.keys(SHARED);

/** Writes the shared files into the folder of the package. */
export function writeSharedTables(folder: string): void {
  for (const [file, names] of Object.entries(SHARED)) {
    const some = Object.fromEntries(Object.entries(tables).filter(([name]) => names.includes(name)));
    writeFileSync(`${folder}/${file}`, textsModule(some));
  }
}

/** Modules `salnama-data:…` that read shared tables. */
export const TABLE_READERS: ReadonlyMap<string, string> = new Map([
  ['occasions', readerModule(OCCASIONS, ['occasions', 'hijriMonths', 'dayLists'])],
  ['occasion-aliases', readerModule(OCCASIONS, ['occasionAliases'])],
  ['cities', readerModule(CITIES, ['places'])],
]);

/** Gives the command line its tables, and its MCP server the sources that it cites, in compact forms. */
export const compactTables: Plugin = {
  name: 'compact-tables',
  setup({ onResolve, onLoad }) {
    const modules: Readonly<Record<string, () => string>> = {
      '#tables/index.ts': () => compactTablesModule(used, SHARED),
      '#tables/occasion-details.ts': occasionDetailsModule,
      '#tables/sources.ts': sourcesModule,
    };
    onResolve({ filter: /^#tables\/(index|occasion-details|sources)\.ts$/ }, ({ path }) => ({
      path,
      namespace: 'tables',
    }));
    onLoad({ filter: /.*/, namespace: 'tables' }, ({ path }) => ({
      contents: modules[path]!(),
      resolveDir: process.cwd(),
    }));
  },
};

/** The ids of each occasion's sources, in the order of the occasions. */
function occasionDetailsModule(): string {
  const ids = tables.occasions.map(({ slug }) => required(occasionDetails, slug).sources.join(' '));
  return `import { tables } from '#tables/index.ts';
const ids = ${JSON.stringify(ids)};
export const occasionDetails = new Map(tables.occasions.map(({ slug }, index) => [slug, { sources: ids[index].split(' ') }]));`;
}

/** Title and address of the sources that occasions and tools cite. */
function sourcesModule(): string {
  const cited = new Set([
    ...[...occasionDetails.values()].flatMap((details) => details.sources),
    ...TOOLS.flatMap((tool) => tool.sources),
  ]);
  const rows = [...cited].sort().map((id) => {
    const { title, url } = required(sources, id);
    return [id, { title, url }];
  });
  return `export const sources = new Map(${JSON.stringify(rows)});`;
}
