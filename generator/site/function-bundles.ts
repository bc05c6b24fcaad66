/**
 * Bundles of the edge worker and the Node server, built together with the pages and independent of packages. The folder
 * is hidden, so that static servers do not serve it.
 */
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import type { BuiltFor } from '#server/built-for.ts';
import { tables } from '#tables/index.ts';
import { FROZEN_CONDITIONS } from '../compile/frozen.ts';
import { OLDEST_NODE } from '../compile/node-version.ts';
import { compactTablesModule, tablesInFile } from '../package/compact-tables.ts';
import { packagesIn } from '../package/notices.ts';
import { temporaryFolder } from '../package/temporary-folder.ts';

/** Relative to the output folder. */
const FUNCTION_FOLDER = '.function';
/** A separate folder: Cloudflare uploads all modules next to the main one. */
export const WORKER_BUNDLE = `${FUNCTION_FOLDER}/worker/index.js`;
/** Beside the worker: the edge runtime reads a script when it starts, but leaves bytes alone. */
const WORKER_TABLES = 'tables.bin';
/** A second worker for /mcp and calendar files, because their packages would double the start time of the first. */
const HELPER_BUNDLE = `${FUNCTION_FOLDER}/helper-worker/index.js`;
export const NODE_BUNDLE = `${FUNCTION_FOLDER}/node/index.js`;

const COMMON: BuildOptions = {
  conditions: [...FROZEN_CONDITIONS, 'module'],
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2024',
  // Escaped, Persian text would take three times the bytes.
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'error',
};

const AT_THE_EDGE: BuildOptions = {
  ...COMMON,
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: [...FROZEN_CONDITIONS, 'workerd', 'worker', 'browser'],
};

/** Names the Node version that is needed before an older Node fails on the syntax. */
const NODE_CHECK = `if(parseInt(process.versions.node)<${OLDEST_NODE}){console.error("Salnama needs Node ${OLDEST_NODE} or newer; this is "+process.version+". Get it at https://nodejs.org, or run: npx node@${OLDEST_NODE} dist/.function/node/index.js");process.exit(1)}`;

/**
 * @param folder output folder, without a slash at its end
 * @param builtFor the settings for which the calendar files next to the bundles are valid
 * @returns folders of the bundled packages
 */
export function writeFunctionBundles(folder: string, builtFor: BuiltFor): string[] {
  const packages = new Set<string>();
  const bundle = (options: BuildOptions): void => {
    const { metafile } = buildSync({ ...options, metafile: true });
    for (const name of packagesIn(metafile!)) packages.add(name);
  };
  const worker: BuildOptions = {
    ...AT_THE_EDGE,
    // A package reads Node's `process`; the edge runtime would load its Node compatibility layer for it.
    define: { process: 'undefined', BUILT_FOR: JSON.stringify(builtFor) },
    // The edge runtime provides the first two; the tables are separate modules.
    external: ['cloudflare:*', 'node:*', `./${WORKER_TABLES}`],
  };
  const inFile = tablesInFile(tables, `./${WORKER_TABLES}`);
  withFastModules(
    (alias) =>
      bundle({
        ...worker,
        alias,
        entryPoints: ['src/server/edge/main.ts'],
        outfile: `${folder}/${WORKER_BUNDLE}`,
      }),
    inFile.module,
  );
  writeFileSync(`${folder}/${dirname(WORKER_BUNDLE)}/${WORKER_TABLES}`, inFile.bytes);
  withFastModules((alias) =>
    bundle({
      ...worker,
      alias,
      entryPoints: ['src/server/edge/helper.ts'],
      outfile: `${folder}/${HELPER_BUNDLE}`,
    }),
  );
  bundle({
    ...COMMON,
    entryPoints: ['src/server/node/main.ts'],
    outfile: `${folder}/${NODE_BUNDLE}`,
    platform: 'node',
    // The Redis client is written for require(), which an ES module has to make for itself.
    banner: { js: `${NODE_CHECK}import{createRequire}from'node:module';const require=createRequire(import.meta.url);` },
  });
  // Node reads here that the file is an ES module, and does not have to detect it.
  writeFileSync(`${folder}/${FUNCTION_FOLDER}/package.json`, '{"type":"module"}\n');
  // Cloudflare uploads hidden folders too, unless they are listed here.
  writeFileSync(`${folder}/.assetsignore`, `${FUNCTION_FOLDER}\n`);
  return [...packages];
}

/**
 * Calls `bundle` with aliases for the bundler: a module of compact tables, each parsed when it is first read.
 * @param tablesModule text of that module
 */
export function withFastModules<T>(
  bundle: (alias: Record<string, string>) => T,
  tablesModule = compactTablesModule(tables),
): T {
  using folder = temporaryFolder('tables');
  const compactTables = `${folder.path}/tables.js`;
  writeFileSync(compactTables, tablesModule);
  return bundle({ '#tables/index.ts': compactTables });
}
