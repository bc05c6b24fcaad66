/** Size of the package and comparable packages in a program: bundled, minified, gzip. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { kilobytesOf, MAX_KILOBYTES } from '#generator/build/module-size.ts';
import { writePackage } from '#generator/build/package.ts';
import { below, type Row } from './row.ts';

/** Kilobytes of every module of the package. */
export async function modulesOf(folder: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const module of Object.keys(MAX_KILOBYTES)) {
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
