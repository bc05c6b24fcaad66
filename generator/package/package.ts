/** `npm run package` writes the tarball of the package `salnama` and prints its path last. `-- FOLDER` in place of `dist.package`. */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { PRAYER_METHODS } from '#core/prayer-methods.ts';
import { WEEKENDS } from '#core/weekends.ts';
import { tables } from '#tables/index.ts';
import { FROZEN_CONDITIONS } from '../compile/frozen.ts';
import { answerTypes, clientTypes } from './client-types.ts';
import { MAX_PACKED_BYTES, withSizes } from './module-size.ts';
import { NOTICES_FILE, noticesOf, packagesIn } from './notices.ts';
import { packageData } from './package-data.ts';
import { compactTables, TABLE_MODULES } from './package-tables.ts';
import { projectLinks } from './project-manifest.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SOURCES = 'src/package';
const FOLDER = 'dist.package';

/** Address of a module in the package → its file in the sources. */
const SUBPATHS: Readonly<Record<string, string>> = {
  '.': 'index',
  './hijri': 'hijri',
  './holidays': 'holidays',
  './holidays/titles': 'holidays-titles',
  './workdays': 'workdays',
  './occasions': 'occasions',
  './nowruz': 'nowruz',
  './prayer-times': 'prayer-times',
  './cities': 'cities',
  './client': 'client',
};

const COMMAND_LINE = 'cli';

interface ProjectPackage {
  readonly version: string;
  readonly license: string;
}

/** Writes all files of the package into a folder. */
export async function writePackage(folder: string): Promise<void> {
  const project = JSON.parse(readFileSync('package.json', 'utf8')) as ProjectPackage;
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest(project), undefined, 2)}\n`);
  copyFileSync('LICENSE', `${folder}/LICENSE`);
  copyFileSync('LICENSE-DATA', `${folder}/LICENSE-DATA`);
  const packages = await writePrograms(folder, project.version);
  const readme = readFileSync(`${SOURCES}/README.md`, 'utf8');
  writeFileSync(`${folder}/README.md`, await withSizes(readme, folder, SUBPATHS));
  writeFileSync(`${folder}/${NOTICES_FILE}`, noticesOf(packages));
  await writeTypes(folder);
}

function manifest({ version, license }: ProjectPackage) {
  const exports = Object.entries(SUBPATHS).map(([path, file]) => [
    path,
    { types: `./${file}.d.ts`, default: `./${file}.js` },
  ]);
  return {
    name: 'salnama',
    // Its name in the registry of MCP servers.
    mcpName: (JSON.parse(readFileSync('server.json', 'utf8')) as { name: string }).name,
    version,
    description:
      'The calendar of Iran offline: Persian and official Islamic dates, holidays, working days, prayer times',
    keywords: ['persian', 'jalali', 'hijri', 'iran', 'calendar', 'holidays', 'workdays', 'nowruz', 'prayer-times'],
    license,
    ...projectLinks(process.env),
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    main: './index.js',
    types: './index.d.ts',
    // For resolvers that do not read `exports`.
    typesVersions: { '*': { 'holidays/titles': ['./holidays-titles.d.ts'] } },
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    bin: { salnama: `./${COMMAND_LINE}.js` },
    files: ['*.js', '*.d.ts', NOTICES_FILE, 'LICENSE-DATA'],
    publishConfig: { access: 'public', provenance: true },
  };
}

/**
 * Bundles the modules and the command line with the whole API. What several of them use is written once, into a file
 * that they import; the MCP server is a file that `salnama mcp` loads.
 * @returns folders of the packages that are bundled in them
 */
async function writePrograms(folder: string, version: string): Promise<string[]> {
  const modules = Object.values(SUBPATHS).map((file) => [file, `${SOURCES}/${file}.ts`]);
  const { metafile } = await build({
    entryPoints: Object.fromEntries([...modules, [COMMAND_LINE, 'src/cli/main.ts']]),
    outdir: folder,
    bundle: true,
    splitting: true,
    metafile: true,
    minify: true,
    conditions: [...FROZEN_CONDITIONS, 'module'],
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    define: { VERSION: JSON.stringify(version) },
    alias: { '@modelcontextprotocol/server/_shims': resolve('src/mcp/no-validator.ts') },
    plugins: [compactData, compactTables],
  });
  chmodSync(`${folder}/${COMMAND_LINE}.js`, 0o755);
  return packagesIn(metafile);
}

/** Resolves modules named `salnama-data:…` to the tables in compact forms. */
const compactData: Plugin = {
  name: 'compact-data',
  setup({ onResolve, onLoad }) {
    const data: Readonly<Record<string, unknown>> = packageData(tables);
    onResolve({ filter: /^salnama-data:/ }, ({ path }) => ({
      path: path.slice(path.indexOf(':') + 1),
      namespace: 'data',
    }));
    onLoad({ filter: /.*/, namespace: 'data' }, ({ path }) => {
      const module = TABLE_MODULES.get(path);
      return {
        contents: module ?? JSON.stringify(data[path]),
        loader: module ? 'js' : 'json',
        resolveDir: process.cwd(),
      };
    });
  },
};

/**
 * Writes the type declarations of the modules.
 * @throws {Error} if a declaration imports a file that is not in the package
 */
async function writeTypes(folder: string): Promise<void> {
  using made = temporaryFolder('declarations');
  const config = {
    extends: resolve('tsconfig.json'),
    files: [...globSync(`${SOURCES}/*.ts`), 'src/json.d.ts'].map((file) => resolve(file)),
  };
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: made.path,
    rootDir: resolve('src'),
  };
  const types = [resolve('node_modules/@types/node')];
  writeFileSync(
    `${made.path}/tsconfig.json`,
    JSON.stringify({ ...config, include: [], compilerOptions: { ...options, types } }),
  );
  execFileSync(process.execPath, [resolve('node_modules/typescript-native/bin/tsc'), '-p', made.path], {
    stdio: 'inherit',
  });
  const files = [...Object.values(SUBPATHS), 'text', 'types', 'release', 'years'];
  for (const file of files) {
    const text = readFileSync(`${made.path}/package/${file}.d.ts`, 'utf8');
    const declarations = withIds(text).replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'");
    for (const [, named] of declarations.matchAll(/from '(#.*|\.\/.*)'/g)) {
      if (![...files, 'answers'].some((each) => named === `./${each}.js`))
        throw new Error(`the types of ${file} need ${named}, which is not in the package`);
    }
    writeFileSync(`${folder}/${file}.d.ts`, file === 'client' ? clientTypes(declarations) : declarations);
  }
  writeFileSync(`${folder}/answers.d.ts`, await answerTypes(tables.dataset.version));
}

const IDS: Readonly<Record<string, readonly string[]>> = {
  PrayerMethodId: PRAYER_METHODS.map(({ id }) => id),
  Weekend: WEEKENDS,
};

/** Replaces types of ids, which core derives from its tables, by lists of the ids. */
const withIds = (declarations: string): string =>
  declarations.replaceAll(/import type \{ (\w+) \} from '#core\/[\w-]+\.ts';/g, (all, name: string) =>
    IDS[name] ? `type ${name} = ${IDS[name].map((id) => `'${id}'`).join(' | ')};` : all,
  );

/**
 * Packs the package `salnama`.
 * @returns path of the tarball, absolute
 * @throws {Error} if it is larger than promised: a table is in it twice, or a library that nobody calls
 */
export async function packTarball(target: string): Promise<string> {
  using folder = temporaryFolder('package');
  await writePackage(folder.path);
  const tarball = packFolder(folder.path, target);
  const { size } = statSync(tarball);
  if (size >= MAX_PACKED_BYTES) throw new Error(`the tarball has ${size} bytes, not less than ${MAX_PACKED_BYTES}`);
  return tarball;
}

/** Packs a folder that holds a package. @returns path of the tarball, absolute */
export function packFolder(folder: string, target: string): string {
  mkdirSync(target, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', resolve(target)], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return resolve(target, basename(filename));
}

if (import.meta.main) console.log(await packTarball(process.argv[2] ?? FOLDER));
