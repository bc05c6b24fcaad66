/** Limits the time spent on answers: each address is charged for its answers, and expensive answers wait for other requests. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { ClientAddress } from '../../limits/client.ts';
import { createRateLimit } from '../../limits/rate.ts';
import type { Work } from '../../limits/work.ts';
import { overloaded, tooExpensive } from '../../refusals.ts';

/** Time for the answers to one address: milliseconds per second, and the burst. */
const WORK_PER_SECOND = 100;
const MAX_WORK_AT_ONCE = 500;
/** A /48 may use this many times the work of a /64, less than the processor has. */
const WORK_SHARE_OF_48 = 4;
/** Endpoints with at least this mean time (ms) wait for a turn. */
const MIN_TURN_MS = 2;
/** Time (ms) for the other answers in one event loop iteration, which accepts only one new connection. */
const MAX_ITERATION_MS = 2;
/** Endpoints with at least this mean time (ms) are refused while the service is overloaded. */
const MIN_EXPENSIVE_MS = 5;
/** Weight of the latest answer in an endpoint's mean time (exponential moving average). Low, because first answers are slow. */
const SMOOTHING = 0.02;
/** Maximum number of waiting expensive answers; above it they are refused. */
const MAX_WAITING = 50;

let lastTurn = Promise.resolve();

/**
 * Waits for a turn to send a large body: at once, if there was none in this event loop iteration. An iteration accepts only
 * one new connection: with many long pieces of work in each, new connections would wait for seconds.
 */
export function nextTurn(): Promise<void> {
  const turn = lastTurn;
  lastTurn = turn.then(() => nextIteration());
  return turn;
}

const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * @param isOverloaded true while expensive answers are refused
 * @param isLimited false: no limit per address
 */
export function createWork(isOverloaded: () => boolean = () => false, isLimited = true): Work {
  const limit = createRateLimit(isLimited ? WORK_PER_SECOND : 0, MAX_WORK_AT_ONCE, WORK_SHARE_OF_48);
  const meanTimes = new Map<string | undefined, number>();
  let waiting = 0;
  let lastTurn = Promise.resolve();
  let lastMs = 0;
  let lastCheap = Promise.resolve();
  let msOfIteration = 0;

  /** Waits for a turn to compute. A pause as long as the last answer leaves half of the processor to other requests. */
  function turnOfWork(): Promise<void> {
    const turn = lastTurn;
    lastTurn = turn.then(async () => {
      lastMs = 0;
      await nextIteration();
      if (lastMs >= MIN_TURN_MS) await sleep(lastMs);
    });
    return turn;
  }

  /** Waits, in the order of the requests, for an iteration with time left. */
  function turnOfCheap(): Promise<void> {
    lastCheap = lastCheap.then(() => (msOfIteration < MAX_ITERATION_MS ? undefined : nextIteration()));
    return lastCheap;
  }

  function record(id: string | undefined, address: ClientAddress, milliseconds: number, now: number): void {
    lastMs = milliseconds;
    if (msOfIteration === 0) setImmediate(() => (msOfIteration = 0));
    msOfIteration += milliseconds;
    limit.charge(address, milliseconds, now);
    meanTimes.set(id, (meanTimes.get(id) ?? 0) * (1 - SMOOTHING) + milliseconds * SMOOTHING);
  }

  return {
    record,
    processorTime,
    async admit(id, address, now) {
      const expectedMs = meanTimes.get(id) ?? 0;
      if (expectedMs >= MIN_EXPENSIVE_MS && isOverloaded()) return overloaded();
      if (expectedMs >= MIN_TURN_MS) {
        if (waiting >= MAX_WAITING) return overloaded();
        waiting++;
        await turnOfWork();
        waiting--;
      } else if (msOfIteration >= MAX_ITERATION_MS) await turnOfCheap();
      return limit.isExhausted(address, now) ? tooExpensive() : undefined;
    },
    measure(id, address, now, compute) {
      const start = processorTime();
      try {
        return compute();
      } finally {
        record(id, address, processorTime() - start, now);
      }
    },
  };
}

const SAMPLE_MS = 500;
const RESOLUTION_MS = 10;
/**
 * Mean event loop delay (ms) of two samples in a row: above `busy`, expensive answers are refused; above `overloaded`,
 * connections are closed. A single pause, such as loading a module, is no overload.
 */
const MAX_DELAY_MS = { busy: 200, overloaded: 400 } as const;
/** Memory in use, not resident: the allocator keeps freed memory, so a limit on that would never be left again. */
const MAX_BYTES = 224 * 1024 * 1024;

export interface Overload {
  /** Expensive answers are refused. */
  readonly isBusy: boolean;
  /** Connections are closed after each answer. */
  readonly isOverloaded: boolean;
}

/** Measures event loop delay and memory in the background. Does not keep the process alive. */
export function watchOverload(): Overload {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const overload = { isBusy: false, isOverloaded: false };
  let lastMeanMs = 0;
  setInterval(() => {
    const meanMs = delay.mean / 1e6 - RESOLUTION_MS;
    const delayMs = Math.min(meanMs, lastMeanMs);
    lastMeanMs = meanMs;
    delay.reset();
    // process.memoryUsage() opens a file, so it throws when there are no file descriptors left.
    const { used_heap_size: heapBytes, external_memory: externalBytes } = getHeapStatistics();
    const isFull = heapBytes + externalBytes > MAX_BYTES;
    overload.isBusy = isFull || delayMs > MAX_DELAY_MS.busy;
    overload.isOverloaded = isFull || delayMs > MAX_DELAY_MS.overloaded;
  }, SAMPLE_MS).unref();
  return overload;
}
