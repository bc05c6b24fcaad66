/** From the start of the process to the first answer, and the memory it holds; the bare server beside it. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.ts';
import { below, median, medianRatio, type Options, type Row } from './row.ts';
import { residentBytes, type Server, startBare, startShell } from './servers.ts';
import { VARIED_PATHS } from './varied-paths.ts';

const FULL_ROUNDS = 9;
const QUICK_ROUNDS = 3;
const MOST_MILLISECONDS = 500;
const MOST_MEGABYTES = 150;
const MEGABYTE = 1024 * 1024;
const LOAD_SECONDS = 5;
const QUESTION = '/api/today';

interface Start {
  readonly milliseconds: number;
  readonly megabytes: number;
}

export async function benchStart({ quick }: Options): Promise<Row[]> {
  const rounds = quick ? QUICK_ROUNDS : FULL_ROUNDS;
  const ours: Start[] = [];
  const bare: Start[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureStart(startShell));
    bare.push(await measureStart(() => startBare(Buffer.from('{}'))));
  }
  const row = (name: string, unit: string, figureOf: (start: Start) => number, limit: number): Row => {
    const [ourFigures, bareFigures] = [ours.map(figureOf), bare.map(figureOf)];
    return {
      group: 'start',
      name,
      unit,
      ours: median(ourFigures),
      peer: { name: 'node:http', value: median(bareFigures) },
      ratio: medianRatio(ourFigures, bareFigures),
      goal: below(unit, median(ourFigures), limit),
    };
  };
  return [
    row('first answer', 'ms', ({ milliseconds }) => milliseconds, MOST_MILLISECONDS),
    row('memory after the first answer', 'MB', ({ megabytes }) => megabytes, MOST_MEGABYTES),
    await memoryAfterLoad(),
  ];
}

async function measureStart(start: () => Promise<Server>): Promise<Start> {
  const before = performance.now();
  const server = await start();
  const response = await fetch(server.root + QUESTION, { headers: { Connection: 'close' } });
  await response.arrayBuffer();
  const milliseconds = performance.now() - before;
  const megabytes = residentBytes(server.pid) / MEGABYTE;
  await server.stop();
  return { milliseconds, megabytes };
}

/** After tens of thousands of different questions to all endpoints, when every cache is full. */
async function memoryAfterLoad(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  const file = join(folder, 'paths');
  const lists = Object.values(VARIED_PATHS).map((paths) => paths());
  writeFileSync(file, lists[0]!.map((_, index) => lists[index % lists.length]![index]).join('\n'));
  const shell = await startShell();
  const { requestsPerSecond } = load(shell.root, LOAD_SECONDS, file);
  const ours = residentBytes(shell.pid) / MEGABYTE;
  await shell.stop();
  rmSync(folder, { recursive: true });
  const requests = Math.round(requestsPerSecond * LOAD_SECONDS);
  return { group: 'start', name: `memory after ${requests} varied requests`, unit: 'MB', ours };
}
