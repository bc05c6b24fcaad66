/** Sends very many requests, checks every answer, and measures the server's memory. */
import { type Asked, askAtOnce } from './ask.ts';
import { faultsOf } from './judge.ts';
import type { Service } from './service.ts';

const SIDE_BY_SIDE = 6;
/** Pipelined requests of a connection. */
const AT_ONCE = 50;
/** One of this many successes is checked against its schema. */
const SHAPES_EVERY = 50;
const MOST_FAULTS = 20;
const SAMPLES = 100;

export interface Outcome {
  readonly requests: number;
  /** by status */
  readonly statuses: ReadonlyMap<number, number>;
  /** the first errors */
  readonly faults: readonly string[];
  /** resident memory in bytes at equal intervals, including the end */
  readonly memory: readonly number[];
  readonly seconds: number;
}

/** @param next returns the next request */
export async function run(service: Service, requests: number, next: () => Asked): Promise<Outcome> {
  const started = performance.now();
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const memory: number[] = [];
  let asked = 0;
  let answered = 0;

  const client = async () => {
    while (asked < requests && faults.length < MOST_FAULTS) {
      const questions = Array.from({ length: Math.min(AT_ONCE, requests - asked) }, next);
      asked += questions.length;
      const replies = await askAtOnce(service.port, questions);
      for (const [index, reply] of replies.entries()) {
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
        faults.push(...faultsOf(questions[index]!.address, reply, answered++ % SHAPES_EVERY === 0));
      }
      if (answered >= ((memory.length + 1) * requests) / SAMPLES) memory.push(service.memory());
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, client));
  memory.push(service.memory());
  return { requests: answered, statuses, faults, memory, seconds: (performance.now() - started) / 1000 };
}

/** Largest memory growth from the first to the second half, as a share of the first. */
export function growth(memory: readonly number[]): number {
  const half = Math.floor(memory.length / 2);
  const first = Math.max(...memory.slice(0, half));
  return Math.max(...memory.slice(half)) / first - 1;
}
