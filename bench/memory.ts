/** Memory of the service under a long load of many different requests from many clients, good and bad ones. */
import { globSync } from 'node:fs';
import fc from 'fast-check';
import { target } from '../test/faults/questions.ts';
import { load } from './load.ts';
import { type Options, type Row, rowOf } from './row.ts';
import { residentBytes, startService } from './servers.ts';
import { VARIED_PATHS } from './varied-paths.ts';

/** Memory is measured after each part of the load. */
const PARTS = 20;
const SECONDS_A_PART = { full: 15, quick: 4 } as const;
const ODD = 50_000;
const MB = 1024 * 1024;
const MAX_MEMORY_MB = 400;
/** Maximum growth from the first to the second half. */
const MAX_GROWTH = 0.1;

/** Each request comes from another app, and from one of 62,500 addresses. */
const CLIENTS = 'X-Forwarded-For: 10.9.#.#\nUser-Agent: app#/1 (me@mail.example)';
const OF_ONE_MACHINE = { TRUSTED_HOPS: '1', RATE_PER_SECOND: '0' } as const;

/** Endpoints with random parameters, all files of the site, and requests that are wrong in many ways. */
function mixedPaths(): string[] {
  const files = globSync('**/*.*', { cwd: 'dist', exclude: ['.function'] }).map((file) => encodeURI(`/${file}`));
  const varied = Object.values(VARIED_PATHS).flatMap((paths) => paths());
  return [...varied, ...files, ...fc.sample(target, ODD)].sort(() => Math.random() - 0.5);
}

export async function benchMemory({ quick }: Options): Promise<Row[]> {
  const service = await startService(OF_ONE_MACHINE);
  const paths = mixedPaths();
  const memory: number[] = [];
  let requests = 0;
  for (let part = 0; part < PARTS; part++) {
    requests += load(service.root, quick ? SECONDS_A_PART.quick : SECONDS_A_PART.full, paths, CLIENTS).requests;
    memory.push(residentBytes(service) / MB);
  }
  const code = await service.stop();
  const [most, before] = [Math.max(...memory), Math.max(...memory.slice(0, PARTS / 2))];
  const row = (unit: string, ours: number, max?: number) => rowOf('memory', 'mixed load', unit, ours, max);
  return [
    row('requests', requests),
    row('MB at most', most, MAX_MEMORY_MB),
    row('growth', most / before - 1, MAX_GROWTH),
    row('exit code', code ?? -1, 1),
  ];
}
