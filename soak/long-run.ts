/**
 * Half a million sensible questions of many clients, then two hundred thousand odd ones, each time others. Not well are answers
 * that are not as promised, and memory that grows.
 */
import fc from 'fast-check';
import { MB, MOST_MEMORY } from './memory-plan.ts';
import { questionMix } from './mix.ts';
import { target } from './questions.ts';
import { growth, type Outcome, run } from './run.ts';
import { startService } from './service.ts';

const SENSIBLE = 500_000;
const ODD = 200_000;
const ODD_AT_A_TIME = 10_000;
const MOST_GROWTH = 0.1;

function report(name: string, { requests, statuses, faults, memory, seconds }: Outcome): void {
  const tenths = memory.filter((_, index) => index % 10 === 0 || index === memory.length - 1);
  console.log(`${name}: ${requests} answers in ${seconds.toFixed(0)} s`);
  console.log(`  by status: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
  console.log(`  memory in MB, by tenths: ${tenths.map((bytes) => Math.round(bytes / MB)).join(' ')}`);
  console.log(
    `  most ${Math.round(Math.max(...memory) / MB)} MB, second half ${(growth(memory) * 100).toFixed(1)} % more`,
  );
  for (const fault of faults) console.error(`  ${fault}`);
}

function* oddTargets(seed: number): Generator<string> {
  for (let part = 0; ; part++) yield* fc.sample(target, { seed: seed + part, numRuns: ODD_AT_A_TIME });
}

/** @returns what was not well */
export async function longRun(seed: number): Promise<string[]> {
  console.log(`SEED=${seed} npm run soak    repeats these questions`);
  const service = await startService(0);
  const sensible = await run(service, SENSIBLE, questionMix(seed, service.files));
  report('sensible questions', sensible);
  const targets = oddTargets(seed);
  let asked = 0;
  const odd = await run(service, ODD, () => ({
    address: targets.next().value,
    // Each client asks a thousand: none of them uses its allowance up.
    headers: `X-Forwarded-For: 192.0.2.${Math.floor(asked++ / 1000)}\r\n`,
  }));
  report('odd questions', odd);
  const code = await service.stop();
  return [
    ...(sensible.faults.length + odd.faults.length > 0 ? ['answers are not as promised'] : []),
    ...(Math.max(...sensible.memory, ...odd.memory) > MOST_MEMORY ? [`memory exceeds ${MOST_MEMORY / MB} MB`] : []),
    ...(growth(sensible.memory) > MOST_GROWTH ? [`memory grows by more than ${MOST_GROWTH * 100} %`] : []),
    ...(code === 0 ? [] : [`the server ended with ${code}`]),
  ];
}
