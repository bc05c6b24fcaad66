/** Operations a second of two functions in one process, in alternated rounds. */
import { median, medianRatio } from './row.ts';

/** Does one thing with the input of that number; what it returns keeps the engine from leaving the work out. */
export type Operation = (index: number) => unknown;

export interface Measured {
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
}

export interface Runs {
  readonly rounds: number;
  readonly milliseconds: number;
}

/** Operations between two looks at the clock take about that long. */
const BATCH_MS = 1;

let kept: unknown;

function opsPerSecond(operation: Operation, milliseconds: number): number {
  let done = 0;
  let batch = 1;
  const start = performance.now();
  let now = start;
  while (now - start < milliseconds) {
    const batchStart = now;
    for (let i = 0; i < batch; i += 1) kept = operation(done + i);
    done += batch;
    now = performance.now();
    if (now - batchStart < BATCH_MS) batch *= 2;
  }
  return (done * 1000) / (now - start);
}

export function alternate(ours: Operation, peer: Operation, { rounds, milliseconds }: Runs): Measured {
  for (const operation of [ours, peer]) opsPerSecond(operation, milliseconds);
  const ourFigures: number[] = [];
  const peerFigures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ourFigures.push(opsPerSecond(ours, milliseconds));
    peerFigures.push(opsPerSecond(peer, milliseconds));
  }
  return { ours: median(ourFigures), peer: median(peerFigures), ratio: medianRatio(ourFigures, peerFigures) };
}

/** The last result, so that it can be said to be used. */
export const lastResult = (): unknown => kept;
