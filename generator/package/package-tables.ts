/** The tables of the package `salnama` in compact form, for the bundler. Tables that several files read are stored once. */
import type { Plugin } from 'esbuild';
import { required } from '#core/required.ts';
import { TOOLS } from '#mcp/tools.ts';
import { tables } from '#tables/index.ts';
import { occasionDetails } from '#tables/occasion-details.ts';
import { sources } from '#tables/sources.ts';
import { compactTablesModule, importOf, readerModule, textsModule } from './compact-tables.ts';

// Revisions are of feeds, which the package does not make. Islamic months and equinoxes are data of modules.
const { revisions: _revisions, hijriMonths: _months, equinoxes, ...used } = tables;
const { occasions, dayLists, occasionAliases, places, ...others } = used;
const { moments: _moments, ...yearsOfEquinoxes } = equinoxes;

const citedByAll = new Set([
  ...others.closures.rows.filter(({ provinces }) => provinces.length === 0).flatMap((closure) => closure.sources),
  ...others.sectors.flatMap((sector) => sector.sources),
]);

/**
 * Closures without what only files and pages show. Of the closures of single provinces the package has only the ids of
 * their sources: there are hundreds of news pages.
 */
const closures = {
  ...others.closures,
  rows: others.closures.rows.map(({ slug, confidence, ...row }) => row),
  sources: others.closures.sources.filter(({ id }) => citedByAll.has(id)),
};

const OCCASIONS = 'salnama-data:occasion-tables';
const CITIES = 'salnama-data:city-tables';

/** Modules `salnama-data:…` with tables: their texts, which the command line reads too, and functions that read them. */
export const TABLE_MODULES: ReadonlyMap<string, string> = new Map([
  ['occasion-tables', textsModule({ dayLists, occasionAliases, occasions })],
  ['city-tables', textsModule({ places })],
  ['occasions', readerModule(OCCASIONS, ['occasions', 'dayLists'])],
  ['occasion-aliases', readerModule(OCCASIONS, ['occasionAliases'])],
  ['cities', readerModule(CITIES, ['places'])],
]);

/** Gives the command line its tables, and its MCP server the sources that it cites, in compact forms. */
export const compactTables: Plugin = {
  name: 'compact-tables',
  setup({ onResolve, onLoad }) {
    const modules: Readonly<Record<string, () => string>> = {
      '#tables/index.ts': tablesModule,
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

/** The tables of the command line; those that a module of the package has, too, are read from there. */
const tablesModule = (): string =>
  compactTablesModule(
    { ...others, closures },
    {
      imports: [
        importOf(OCCASIONS, ['occasions', 'dayLists', 'occasionAliases']),
        importOf(CITIES, ['places']),
        importOf('#package/hijri-calendar.ts', ['hijriTable']),
        importOf('#package/nowruz-moments.ts', ['nowruzMoments']),
      ].join(''),
      members: [
        ...['occasions', 'dayLists', 'occasionAliases', 'places'],
        'hijriMonths: hijriTable',
        `equinoxes: () => ({ ...${JSON.stringify(yearsOfEquinoxes)}, moments: nowruzMoments() })`,
      ],
    },
  );

/** The ids of each occasion's sources, as their places in a list of all. */
function occasionDetailsModule(): string {
  const cited = tables.occasions.map(({ slug }) => required(occasionDetails, slug).sources);
  const ids = [...new Set(cited.flat())].sort();
  const rows = cited.map((some) => some.map((id) => ids.indexOf(id)));
  return `import { tables } from '#tables/index.ts';
const ids = ${JSON.stringify(ids)};
const rows = ${JSON.stringify(rows)};
const sourcesOf = (index) => rows[index].map((place) => ids[place]);
export const occasionDetails = new Map(tables.occasions.map(({ slug }, index) => [slug, { sources: sourcesOf(index) }]));`;
}

/** Title and address of the sources that occasions and tools cite; some are in the tables already. */
function sourcesModule(): string {
  const known = new Set([...closures.sources, ...others.holidayLaws.sources].map(({ id }) => id));
  const cited = new Set([
    ...[...occasionDetails.values()].flatMap((details) => details.sources),
    ...TOOLS.flatMap((tool) => tool.sources),
  ]);
  const rows = [...cited]
    .filter((id) => !known.has(id))
    .sort()
    .map((id) => {
      const { title, url } = required(sources, id);
      return { id, title, url };
    });
  return `import { tables } from '#tables/index.ts';
const all = [...tables.closures.sources, ...tables.holidayLaws.sources, ...${JSON.stringify(rows)}];
export const sources = new Map(all.map((source) => [source.id, source]));`;
}
