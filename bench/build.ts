/** The whole build in a copy of the tree: time, memory of all its processes, files and bytes; and how it grows. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliBytes } from './compressed.ts';
import { below, type Options, type Row } from './row.ts';
import { residentBytes } from './servers.ts';

const MOST_GENERATOR_SECONDS = 20;
const MOST_BUILD_SECONDS = 60;
const MOST_PEAK_MB = 1024;
const SAMPLE_MS = 100;
const MEGABYTE = 1024 * 1024;

/** Years of the growing builds; all that have an equinox are 599. */
const GROWTH_YEARS = [50, 200, 599] as const;

/** Not copied: made by tools, or large and linked instead. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist.new', 'dist.old', '.git', '.astro', '.cache']);

export async function benchBuild({ quick }: Options): Promise<Row[]> {
  return [...generatorRows(), ...growthRows(), ...(quick ? [] : await wholeBuildRows())];
}

const row = (name: string, unit: string, ours: number, rest: Partial<Row> = {}): Row => ({
  group: 'build',
  name,
  unit,
  ours,
  ...rest,
});

const runScript = (script: string, ...args: string[]): string =>
  execFileSync(process.execPath, [script, ...args], { encoding: 'utf8' });

function generatorRows(): Row[] {
  const { seconds, files, bytes, peakBytes } = JSON.parse(runScript('bench/generate.ts')) as Record<
    'seconds' | 'files' | 'bytes' | 'peakBytes',
    number
  >;
  return [
    row('files of the API', 'seconds', seconds, { goal: below('seconds', seconds, MOST_GENERATOR_SECONDS) }),
    row('files of the API', 'files', files),
    row('files of the API', 'MB', bytes / MEGABYTE),
    row('files of the API, peak memory', 'MB', peakBytes / MEGABYTE),
  ];
}

/** Time a year, beside that of the smallest span: below 1 the time grows slower than the years, for a part of it is starting. */
function growthRows(): Row[] {
  const perYear = GROWTH_YEARS.map((years) => Number(runScript('bench/growth.ts', String(years))) * 1000);
  const smallest = { name: `of ${GROWTH_YEARS[0]} years`, value: perYear[0]! };
  return GROWTH_YEARS.map((years, index) =>
    row(`month files of ${years} years`, 'ms a year', perYear[index]!, {
      peer: smallest,
      ratio: perYear[index]! / perYear[0]!,
    }),
  );
}

async function wholeBuildRows(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    copyTree(folder);
    const start = performance.now();
    const child = spawn(process.execPath, ['generator/build/main.ts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const peak = await peakOf(child);
    const seconds = (performance.now() - start) / 1000;
    if (child.exitCode !== 0) throw new Error(`the build ended with exit code ${child.exitCode}`);
    return [
      row('whole build', 'seconds', seconds, {
        peer: { name: 'copying its files', value: secondsToCopy(`${folder}/dist`, `${folder}/copy`) },
        goal: below('seconds', seconds, MOST_BUILD_SECONDS),
      }),
      row('whole build, peak memory of all processes', 'MB', peak / MEGABYTE, {
        goal: below('MB', peak / MEGABYTE, MOST_PEAK_MB),
      }),
      ...sizeRows(`${folder}/dist`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyTree(folder: string): void {
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}

function secondsToCopy(from: string, to: string): number {
  const start = performance.now();
  cpSync(from, to, { recursive: true });
  return (performance.now() - start) / 1000;
}

/** Waits for the end of a process. @returns the largest sum of the resident memory of it and its descendants, bytes */
async function peakOf(child: ChildProcess): Promise<number> {
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(child.pid!));
  }, SAMPLE_MS);
  await once(child, 'exit');
  clearInterval(sampling);
  return peak;
}

/** A process that ends between two looks counts nothing. */
function memoryOfTree(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    return residentBytes(pid) + children.reduce((sum, child) => sum + memoryOfTree(child), 0);
  } catch {
    return 0;
  }
}

function sizeRows(folder: string): Row[] {
  let files = 0;
  let raw = 0;
  let compressed = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files += 1;
    raw += statSync(path).size;
    compressed += brotliBytes(readFileSync(path));
  }
  return [
    row('whole build', 'files', files, { goal: below('files', files, 20_000) }),
    row('whole build', 'MB', raw / MEGABYTE),
    row('whole build, br', 'MB', compressed / MEGABYTE, {
      peer: { name: 'uncompressed', value: raw / MEGABYTE },
      ratio: compressed / raw,
    }),
  ];
}
