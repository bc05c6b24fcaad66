/** Memory of the service over hundreds of thousands of requests from many clients; every answer is checked. */
import fc from 'fast-check';
import { questionMix } from '../test/load/mix.ts';
import { target } from '../test/load/questions.ts';
import { growth, type Outcome, run } from '../test/load/run.ts';
import { startService } from '../test/load/service.ts';
import { below, type Options, type Row } from './row.ts';

const SENSIBLE = { full: 500_000, quick: 50_000 } as const;
const ODD = { full: 200_000, quick: 20_000 } as const;
const ODD_AT_A_TIME = 10_000;
const MB = 1024 * 1024;
const MAX_MEMORY_MB = 400;
/** Maximum growth from the first to the second half. */
const MAX_GROWTH = 0.1;

function* oddTargets(seed: number): Generator<string> {
  for (let part = 0; ; part++) yield* fc.sample(target, { seed: seed + part, numRuns: ODD_AT_A_TIME });
}

export async function benchMemory({ quick }: Options): Promise<Row[]> {
  const size = quick ? 'quick' : 'full';
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`SEED=${seed} npm run bench -- memory    repeats these questions`);
  const service = await startService(0);
  const sensible = await run(service, SENSIBLE[size], questionMix(seed, service.files));
  const targets = oddTargets(seed);
  let asked = 0;
  const odd = await run(service, ODD[size], () => ({
    address: targets.next().value,
    // Each client sends a thousand requests, below its allowance.
    headers: `X-Forwarded-For: 192.0.2.${Math.floor(asked++ / 1000)}\r\n`,
  }));
  const code = await service.stop();
  return [
    ...rowsOf('sensible questions', sensible),
    ...rowsOf('odd questions', odd),
    row('exit code', '', code ?? -1, 1),
  ];
}

function rowsOf(name: string, { requests, faults, memory, seconds }: Outcome): Row[] {
  for (const fault of faults) console.error(fault);
  return [
    row(name, 'requests/s', requests / seconds),
    row(name, 'answers not as promised', faults.length, 1),
    row(name, 'MB at most', Math.max(...memory) / MB, MAX_MEMORY_MB),
    row(name, 'growth', growth(memory), MAX_GROWTH),
  ];
}

const row = (name: string, unit: string, ours: number, max?: number): Row => ({
  group: 'memory',
  name,
  unit,
  ours,
  ...(max !== undefined && { goal: below(unit, ours, max) }),
});
