/**
 * Checks the direction of imports: core ← tables ← understand ← api ← server, pages. In the generator: compile ← keep, package ←
 * publish ← site. No file in `src` imports the generator. Core uses no disk, clock, network or framework.
 */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMPILER } from '#generator/compile/tables-if-stale.ts';
import { SHARED_SCRIPTS } from '#generator/site/shared-scripts.ts';

type Room = 'compile' | 'keep' | 'package' | 'publish' | 'site';
type Part =
  | 'core'
  | 'tables'
  | 'understand'
  | 'api'
  | 'server'
  | 'site'
  | 'package'
  | 'cli'
  | 'mcp'
  | 'generator'
  | `generator/${Room}`;

const SOURCES = ['core', 'tables', 'understand', 'api', 'server', 'mcp', 'site', 'package', 'cli'] as const;

/** Other parts that each part may import from. Tables import only types from core. */
const ALLOWED: Readonly<Record<Part, readonly Part[]>> = {
  core: [],
  tables: ['core'],
  understand: ['core', 'tables'],
  api: ['core', 'tables', 'understand'],
  mcp: ['core', 'tables', 'understand', 'api'],
  server: ['core', 'tables', 'understand', 'api', 'mcp'],
  site: ['core', 'tables', 'understand', 'api'],
  // Types of the tables only: its data are compact forms that the build puts in.
  package: ['core', 'tables', 'understand', 'api'],
  cli: ['core', 'tables', 'understand', 'api', 'mcp'],
  'generator/compile': ['core', 'tables'],
  'generator/keep': ['core', 'tables', 'understand', 'api', 'generator/compile'],
  'generator/package': [...SOURCES, 'generator/compile'],
  'generator/publish': [...SOURCES, 'generator/compile', 'generator/keep', 'generator/package'],
  'generator/site': [...SOURCES, 'generator/compile', 'generator/keep', 'generator/package', 'generator/publish'],
  // Commands that check the whole project.
  generator: [...SOURCES, 'generator/compile'],
};

/** Packages that parts without a disk, a clock and a network may import. */
const PACKAGES: Readonly<Partial<Record<Part, readonly string[]>>> = {
  core: ['jalaali-js'],
  tables: [],
  understand: ['minisearch/SearchableMap'],
  api: ['zod', 'ical-generator', 'minisearch/SearchableMap'],
};

const SITE = ['site', 'widget', 'service-worker'];

function partOf(path: string): Part | undefined {
  const room = /^(generator\/\w+)\//.exec(path)?.[1];
  if (room !== undefined) return room in ALLOWED ? (room as Part) : undefined;
  if (path.startsWith('generator/')) return 'generator';
  const folder = /^src\/([^/]+)\//.exec(path)?.[1];
  if (folder === undefined) return undefined;
  if (SITE.includes(folder)) return 'site';
  return folder in ALLOWED ? (folder as Part) : undefined;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|<script src="([^"]+)"/g;

interface Import {
  readonly from: string;
  readonly specifier: string;
  /** path from the project's root, or undefined for a package */
  readonly target: string | undefined;
  /** a type import, which does not exist at runtime */
  readonly isType: boolean;
}

function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map((match) => {
    const specifier = (match[1] ?? match[2] ?? match[3])!;
    return {
      from: file,
      specifier,
      target: targetOf(file, specifier),
      isType: /^\s*(?:import|export)\s+type\s/.test(match[0]),
    };
  });
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(`${posix.dirname(file)}/${specifier}`);
  const [, root, rest] = /^#(\w+)\/(.*)$/.exec(specifier) ?? [];
  if (root === undefined) return undefined;
  return root === 'generator' ? `generator/${rest}` : `src/${root}/${rest}`;
}

const files = globSync(['src/**/*.{ts,astro}', 'generator/**/*.ts']).sort();
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const imports = files.flatMap((file) => importsOf(file, texts.get(file)!));
const inPart = (part: Part) => (one: Import) => partOf(one.from) === part;
const line = ({ from, specifier }: Import) => `${from} imports ${specifier}`;

test('import lines of every form are seen', () => {
  const text = `import a from './a.ts';
import type { B } from '#core/b.ts';
import {
  c,
} from '../c.ts';
import './d.css';
export { e } from "zod";
const f = await import('node:fs');`;
  expect(importsOf('src/api/x.ts', text).map(({ target, specifier }) => target ?? specifier)).toEqual(
    'src/api/a.ts src/core/b.ts src/c.ts src/api/d.css zod node:fs'.split(' '),
  );
});

test('every file of src and generator belongs to a part', () => {
  const outside = files.filter((file) => partOf(file) === undefined && !file.endsWith('.d.ts'));
  expect(outside).toEqual([]);
  expect(files.length).toBeGreaterThan(70);
  expect(imports.length).toBeGreaterThan(200);
});

describe.each(Object.keys(ALLOWED) as Part[])('%s', (part) => {
  const ofPart = imports.filter(inPart(part));

  test(`imports from ${ALLOWED[part].join(', ') || 'no other part'} only`, () => {
    const wrong = ofPart.filter(({ target }) => {
      const to = target === undefined ? undefined : partOf(target);
      return to !== undefined && to !== part && !ALLOWED[part].includes(to);
    });
    expect(wrong.map(line)).toEqual([]);
  });

  test('imports no package that it must not know', () => {
    const packages = PACKAGES[part];
    const wrong = packages
      ? ofPart.filter(({ target, specifier }) => target === undefined && !packages.includes(specifier))
      : [];
    expect(wrong.map(line)).toEqual([]);
  });
});

test('an endpoint imports no other endpoint, and schemas import none', () => {
  const ENDPOINTS = 'src/api/endpoints/';
  const wrong = imports.filter(
    ({ from, target }) => target?.startsWith(ENDPOINTS) && /^src\/api\/(?:endpoints|schemas)\//.test(from),
  );
  expect(wrong.map(line)).toEqual([]);
});

test('tables are imported by src/tables, other data by files beside them; only pages read data/', () => {
  const isData = ({ target }: Import) => target !== undefined && /\.(?:json|csv)$/.test(target);
  const data = imports.filter(isData);
  expect(data.length).toBeGreaterThan(10);
  const wrong = data.filter(
    ({ from, target }) =>
      !(target!.startsWith('src/tables/') && partOf(from) === 'tables') &&
      posix.dirname(target!) !== posix.dirname(from) &&
      !(target!.startsWith('data/') && partOf(from) === 'site'),
  );
  expect(wrong.map(line)).toEqual([]);
});

test('the scripts that pages share are files', () => {
  expect(SHARED_SCRIPTS.filter((file) => !files.includes(file))).toEqual([]);
});

test('the folders of the API stand one above the other', () => {
  /** From the ground up: a file imports only from its own folder and from those before it. */
  const FLOORS = `base query facts words endpoints table.ts feeds schemas resources render
    missing-file.ts file-parameters.ts handler.ts`.split(/\s+/);
  const floorOf = (file: string): number => FLOORS.indexOf(file.split('/')[2]!);
  const inApi = imports.filter(({ from, target }) => [from, target].every((file) => file?.startsWith('src/api/')));
  const upward = inApi.filter(({ from, target }) => floorOf(target!) > floorOf(from) || floorOf(target!) < 0);
  expect(upward.map(line)).toEqual([]);
  expect(inApi.length).toBeGreaterThan(200);
});

test('the compiler is made of the files whose changes compile the tables again', () => {
  const outside = loadedWith('generator/compile/compile-folder.ts').filter(
    ({ target }) => !COMPILER.some((part) => posix.matchesGlob(target!, part)),
  );
  expect(outside.map(line)).toEqual([]);
});

describe('the folders of the site', () => {
  /** From the ground up; the features stand between them, and none leads back to itself. */
  const FLOORS = ['kit', 'components', 'texts', 'share-card', 'data', 'features', 'frame', 'pages'];
  const floorOf = (folder: string): number => FLOORS.indexOf(FLOORS.includes(folder) ? folder : 'features');
  /** Whole pages stand beside their features, but above the frame, which they fill. */
  const folderOf = (file: string): string =>
    /Page\.astro$/.test(file) && !file.includes('/components/') ? 'pages' : file.split('/')[2]!;
  const ofSite = imports.filter(({ from }) => from.split('/').length > 3 && from.startsWith('src/site/'));
  const inSite = ofSite.filter(({ target }) => target?.startsWith('src/site/'));

  test('stand one above the other', () => {
    const between = inSite
      .map(({ from, target }) => [folderOf(from), folderOf(target!)] as const)
      .filter(([from, target]) => from !== target);
    expect(between.filter(([from, target]) => floorOf(target) > floorOf(from))).toEqual([]);
    const next = Map.groupBy(between, ([from]) => from);
    const reached = (folder: string, seen = new Set<string>()): Set<string> => {
      for (const [, target] of next.get(folder) ?? []) if (!seen.has(target)) reached(target, seen.add(target));
      return seen;
    };
    expect([...next.keys()].filter((folder) => reached(folder).has(folder))).toEqual([]);
    expect(inSite.length).toBeGreaterThan(500);
  });

  test('have a kit that knows only the core', () => {
    const ofKit = ofSite.filter(({ from }) => folderOf(from) === 'kit');
    const wrong = ofKit.filter(({ target }) => !target || !/^src\/(core|site\/kit)\//.test(target));
    expect(wrong.map(line)).toEqual([]);
    expect(ofKit.length).toBeGreaterThan(10);
  });
});

test('core, understand and api read no clock, environment, disk or network', () => {
  const FORBIDDEN =
    /\bDate\.now\b|\bnew Date\(\)|\bprocess\.|\bfetch\(|\bperformance\.|\bMath\.random\b|\bTemporal\.Now\b/;
  const wrong = files.filter(
    (file) => /^src\/(core|understand|api|tables)\//.test(file) && FORBIDDEN.test(withoutComments(file)),
  );
  expect(wrong).toEqual([]);
});

test("no part reads a Date in the zone of the machine, but for the visitor's own clock", () => {
  const VISITORS_CLOCK = ['src/site/kit/page.browser.ts'];
  const LOCAL =
    /\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(|\.toLocale(Date|Time)String\(|getTimezoneOffset/;
  const wrong = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.startsWith('src/widget/') &&
      !VISITORS_CLOCK.includes(file) &&
      LOCAL.test(withoutComments(file)),
  );
  expect(wrong).toEqual([]);
});

/** Does a site file run in this runtime? Its name shows it: `build.ts`, `*.build.ts`; `view.ts`, `*.view.ts`; and so on. */
const runsIn = (file: string, runtime: string) =>
  new RegExp(`^src/site/(?:.*/)?(?:[^/]+\\.)?${runtime}\\.ts$`).test(file);

/** Tables are too large for browsers, but for the slugs of other faiths. */
const isServerOnly = (file: string) =>
  runsIn(file, 'build') ||
  /^src\/site\/.*\.(json|ics)\.ts$/.test(file) ||
  /^src\/tables\/(?!types\.ts$|faiths\.)/.test(file);

/** Returns the imports that a browser loads with this file, without type imports. */
function loadedWith(file: string): readonly Import[] {
  const seen = new Map<string, Import>();
  const walk = (from: string) => {
    for (const one of imports) {
      if (one.from !== from || one.isType || one.target === undefined || seen.has(one.target)) continue;
      seen.set(one.target, one);
      walk(one.target);
    }
  };
  walk(file);
  return [...seen.values()];
}

describe('what a browser loads', () => {
  const entries = files.filter((file) => runsIn(file, 'browser') || runsIn(file, 'view') || runsIn(file, 'text'));

  test('is recognized by its file name', () => {
    expect(entries.length).toBeGreaterThan(40);
    expect(files.filter((file) => runsIn(file, 'build')).length).toBeGreaterThan(6);
  });

  test.each(entries)('%s reaches nothing of the build and no whole tables', (file) => {
    const wrong = loadedWith(file).filter(({ target }) => isServerOnly(target!));
    expect(wrong.map(line)).toEqual([]);
  });

  test('scripts of the pages are such files only', () => {
    const scripts = files
      .filter((file) => file.endsWith('.astro'))
      .flatMap((file) =>
        [...texts.get(file)!.matchAll(/<script(?: src="[^"]*")?>[\s\S]*?<\/script>/g)].flatMap(([script]) =>
          importsOf(file, script),
        ),
      );
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter(({ target }) => !runsIn(target!, 'browser')).map(line)).toEqual([]);
  });
});

test('the pages choose words by tables of both languages, not line by line', () => {
  // Matches a choice of texts or text fields by language, but not a choice of date order.
  const INLINE = /=== '(?:fa|en)'\s*\?\s*(?:['"`]|[\w.]+(?:_fa|Fa|_en|En)\b)/;
  const CHOOSER = 'src/site/kit/language.ts';
  const ofSite = files.filter((file) => file.startsWith('src/site/') && file !== CHOOSER);
  expect(INLINE.test("language === 'fa' ? city.name_fa : city.name_en")).toBe(true);
  expect(ofSite.filter((file) => INLINE.test(withoutComments(file)))).toEqual([]);
});

test('no server loads tables that only pages use', () => {
  const servers = files.filter((file) => /^src\/server\/(node|edge)\//.test(file));
  expect(servers.length).toBeGreaterThan(5);
  // The list of sources is loaded only when MCP first needs it.
  const carried = servers
    .flatMap(loadedWith)
    .filter(({ from }) => !from.startsWith('src/mcp/'))
    .map(({ target }) => target!);
  const forPages = ['occasion-texts', 'occasion-details', 'sources', 'accuracy'].map((name) => `src/tables/${name}.ts`);
  expect(carried.filter((target) => forPages.includes(target))).toEqual([]);
});

const withoutComments = (file: string): string => texts.get(file)!.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
