/** Size of the package and comparable packages in a program: bundled, minified, gzip. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { writePackage } from '#generator/build/package.ts';
import { below, type Row } from './row.ts';

const KILOBYTE = 1024;

/** Maximum size of each module in KiB. */
export const MAX_KILOBYTES: Readonly<Record<string, number>> = {
  salnama: 3,
  'salnama/hijri': 10,
  'salnama/holidays': 4,
  'salnama/holidays/titles': 9,
  'salnama/workdays': 5,
  'salnama/prayer-times': 4.4,
  'salnama/client': 3,
};
const UNLIMITED = ['salnama/nowruz', 'salnama/occasions', 'salnama/cities'] as const;

/** KiB of a program that imports every named export of a module. @param folder with the module in its `node_modules` */
export async function kilobytesOf(module: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${module}'`, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    charset: 'utf8',
    legalComments: 'none',
    // Packages that a user would choose instead.
    nodePaths: ['test/slow/node_modules'],
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length / KILOBYTE;
}

/** Kilobytes of every module of the package. */
export async function modulesOf(folder: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const module of [...Object.keys(MAX_KILOBYTES), ...UNLIMITED]) {
    sizes.set(module, await kilobytesOf(module, folder));
  }
  return sizes;
}

/** Comparable packages. */
const PEERS: Readonly<Record<string, string>> = {
  salnama: 'jalaali-js',
  'salnama/prayer-times': 'adhan',
  'salnama/holidays': 'date-holidays',
  'salnama/occasions': '@hebcal/core',
};

export async function benchPackageSize(): Promise<Row[]> {
  const folder = mkdtempSync(`${tmpdir()}/salnama-sizes-`);
  try {
    mkdirSync(`${folder}/node_modules/salnama`, { recursive: true });
    await writePackage(`${folder}/node_modules/salnama`);
    return await Promise.all([...(await modulesOf(folder))].map(([module, ours]) => sizeRow(module, ours)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function sizeRow(module: string, ours: number): Promise<Row> {
  const [peer, most] = [PEERS[module], MAX_KILOBYTES[module]];
  const value = peer === undefined ? undefined : await kilobytesOf(peer, process.cwd());
  return {
    group: 'package',
    name: module,
    unit: 'kB gzip',
    ours,
    ...(peer !== undefined && value !== undefined && { peer: { name: peer, value }, ratio: ours / value }),
    ...(most !== undefined && { goal: below('kB', ours, most) }),
  };
}
