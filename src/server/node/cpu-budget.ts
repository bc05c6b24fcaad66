/**
 * Runs the work of all requests in turn, first that of the addresses that have used the least processor time. A piece of
 * work never waits for the end of another: what does not end holds up nobody.
 */
import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';
import type { ClientAddress } from '../limits/client.ts';
import type { Asker } from '../limits/cpu-budget.ts';
import { createRateLimit } from '../limits/rate.ts';
import { overloaded, Refusal, tooExpensive } from '../refusals.ts';

/** Processor time of one address: milliseconds per second, and the burst. */
const MS_PER_SECOND = 40;
const MAX_MS_AT_ONCE = 500;
/** What an address has used is forgotten more slowly: a hundred addresses that share the processor have used more than others. */
const FORGOTTEN_MS_PER_SECOND = 10;
/** Shorter work (ms) that does not wait is free: the limit of requests per second bounds it. */
const FREE_MS = 0.1;
/** A /48 may use this many times the time of a /64, less than the processor has. */
const SHARE_OF_48 = 4;
/** Work (ms) in one iteration of the event loop, which accepts only one new connection. */
const MAX_ITERATION_MS = 2;
/** While connections arrive, one in each iteration, work waits for at most this many iterations. */
const MAX_ITERATIONS_WITHOUT_WORK = 20;
/** Work that has not begun after this processor time (ms) of the process is refused. */
const MAX_WAIT_MS = 500;
/** Maximum number of pieces that wait; the last ones above it are refused. */
const MAX_WAITING = 1_000;
/** A piece is expected to take as long (ms) as the last one of its kind, at most this. */
const MAX_EXPECTED_MS = 10;
/** Each millisecond of waiting counts as this many that the address has not used. */
const CREDIT_FOR_WAITING = 0.1;

interface Waiting {
  readonly kind: string;
  readonly asker: Asker;
  /** processor time of the process when it came */
  readonly since: number;
  /** what has the least runs first */
  due: number;
  /** Runs the piece. Resolves at its end, and never fails. */
  start(): Promise<void>;
  refuse(error: Error): void;
}

/**
 * @param options.isLimited false: no limit per address
 * @param options.processorTime processor time of this thread so far, in milliseconds
 */
export function createCpuBudget(options: { isLimited?: boolean; clock?(): number; processorTime?(): number } = {}) {
  const { isLimited = true, clock = Date.now, processorTime = exactTime } = options;
  /** Asking for the processor time takes as long as a twentieth of a cached answer. */
  const time = options.processorTime ?? (() => performance.now());
  const createLimit = (perSecond: number) => createRateLimit(isLimited ? perSecond : 0, MAX_MS_AT_ONCE, SHARE_OF_48);
  const limit = createLimit(MS_PER_SECOND);
  /** The same by the processor time of the process, which orders the work: on a busy machine, a second is little work. */
  const lately = createLimit(FORGOTTEN_MS_PER_SECOND);
  /** the last time (ms) of each kind */
  const lastMs = new Map<string, number>();
  let waiting: Waiting[] = [];
  let isDraining = false;
  /** Has a connection arrived in this iteration? */
  let hasConnection = false;

  function charge(address: ClientAddress, milliseconds: number): void {
    limit.charge(address, milliseconds, clock());
    lately.charge(address, milliseconds, processorTime());
  }

  /** Runs a piece of work at once, and charges the address for its processor time. */
  function measure<T>(address: ClientAddress, work: () => T): T {
    const start = time();
    try {
      return work();
    } finally {
      const milliseconds = time() - start;
      if (milliseconds > FREE_MS) charge(address, milliseconds);
    }
  }

  /** Runs a piece until its end, but at most until the next iteration of the event loop. @returns its processor time (ms) */
  async function runNext({ kind, asker, start, refuse }: Waiting): Promise<number> {
    if (asker.isGone()) refuse(new Error('the client has disconnected'));
    else if (limit.isExhausted(asker.address, clock())) refuse(new Refusal(tooExpensive()));
    else {
      const before = processorTime();
      await Promise.race([start(), nextIteration()]);
      const milliseconds = processorTime() - before;
      charge(asker.address, milliseconds);
      lastMs.set(kind, milliseconds);
      return milliseconds;
    }
    return 0;
  }

  /** Puts the waiting work in the order in which it runs now. Refuses what has waited too long, and what is too much. */
  function order(): void {
    const at = processorTime();
    for (const piece of waiting) {
      const expected = Math.min(lastMs.get(piece.kind) ?? 0, MAX_EXPECTED_MS);
      piece.due = lately.used(piece.asker.address, at) + expected - (at - piece.since) * CREDIT_FOR_WAITING;
    }
    const isInTime = ({ since }: Waiting) => at - since <= MAX_WAIT_MS;
    const refused = waiting.filter((piece) => !isInTime(piece));
    waiting = waiting.filter(isInTime).sort((a, b) => a.due - b.due);
    for (const { refuse } of [...refused, ...waiting.splice(MAX_WAITING)]) refuse(new Refusal(overloaded()));
  }

  /** Runs the waiting work, a little after each iteration without a new connection. After dear work, others have as much time. */
  async function drain(): Promise<void> {
    isDraining = true;
    for (let ms = 0; waiting.length > 0; ) {
      if (ms > 2 * MAX_ITERATION_MS) await sleep(ms);
      let iterations = 0;
      do {
        hasConnection = false;
        await nextIteration();
      } while (hasConnection && ++iterations < MAX_ITERATIONS_WITHOUT_WORK);
      order();
      ms = 0;
      // What comes meanwhile waits for the next iteration.
      for (let left = waiting.length; left > 0 && ms < MAX_ITERATION_MS; left--) ms += await runNext(waiting.shift()!);
    }
    isDraining = false;
  }

  async function run<T>(kind: string, asker: Asker, work: () => T | Promise<T>): Promise<T> {
    if (limit.isExhausted(asker.address, clock())) throw new Refusal(tooExpensive());
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const start = () => Promise.try(work).then(resolve, reject);
    waiting.push({ kind, asker, since: processorTime(), due: 0, start, refuse: reject });
    if (!isDraining) void drain();
    return promise;
  }

  const onConnection = () => {
    hasConnection = true;
  };
  return { charge, measure, run, onConnection };
}

/** Processor time of this thread in milliseconds. Linux counts the running thread anew for the call of `cpuUsage`. */
function exactTime(): number {
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
