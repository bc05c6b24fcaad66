/** What answers cost: each address is charged for the processor time that its answers take, and expensive answers take turns. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Answer } from '#api/answer.ts';
import { createRateLimit } from '../limits/rate.ts';
import { overloaded, tooExpensive } from '../refusals.ts';

/** Milliseconds of work for one address in a second, and at once. */
const WORK_PER_SECOND = 100;
const MAX_WORK_AT_ONCE = 500;
/** Answers that usually take longer (ms) take turns. */
const MIN_TURN_MS = 0.5;
/** Answers that usually take longer (ms) are refused while the service is overloaded. */
const MIN_EXPENSIVE_MS = 5;
/** Answers that usually take less (ms) are measured by the wall clock, which costs less to read. */
const MIN_MEASURED_MS = 0.1;
/** Weight of the last answer in the usual time of an endpoint. */
const SMOOTHING = 0.1;
/** After so many milliseconds of expensive answers, other requests come first. */
const MAX_MS_AT_ONCE = 10;
/** Expensive answers that wait; further ones are refused. */
const MAX_WAITING = 50;

export interface Work {
  /** Waits until an answer may be computed. @param id of the endpoint; undefined for calendar files @returns the refusal */
  admit(id: string | undefined, address: string, now: number): Promise<Answer | undefined>;
  /** Computes an answer, and charges its address for the processor time. */
  measure<T>(id: string | undefined, address: string, now: number, compute: () => T): T;
  /** Charges an address for an answer. */
  record(id: string | undefined, address: string, milliseconds: number, now: number): void;
}

/**
 * @param isOverloaded has the service more work than it can do?
 * @param isLimited false: an address may take as much as it likes
 */
export function createWork(isOverloaded: () => boolean = () => false, isLimited = true): Work {
  const limit = createRateLimit(isLimited ? WORK_PER_SECOND : 0, MAX_WORK_AT_ONCE);
  const usual = new Map<string | undefined, number>();
  let spentMs = 0;
  let waiting = 0;
  /** Resolves after the other requests that have come in. */
  const nextTurn = () => new Promise((resume) => setImmediate(resume));

  function record(id: string | undefined, address: string, milliseconds: number, now: number): void {
    limit.charge(address, milliseconds, now);
    usual.set(id, (usual.get(id) ?? 0) * (1 - SMOOTHING) + milliseconds * SMOOTHING);
    if (spentMs === 0) setImmediate(() => (spentMs = 0));
    spentMs += milliseconds;
  }

  return {
    record,
    async admit(id, address, now) {
      const usualMs = usual.get(id) ?? 0;
      if (usualMs >= MIN_EXPENSIVE_MS && isOverloaded()) return overloaded();
      if (usualMs >= MIN_TURN_MS) {
        if (waiting >= MAX_WAITING) return overloaded();
        waiting++;
        while (spentMs > MAX_MS_AT_ONCE) await nextTurn();
        waiting--;
      }
      return limit.isExhausted(address, now) ? tooExpensive() : undefined;
    },
    measure(id, address, now, compute) {
      const clock = (usual.get(id) ?? 0) < MIN_MEASURED_MS ? wallMs : processorMs;
      const start = clock();
      try {
        return compute();
      } finally {
        record(id, address, clock() - start, now);
      }
    },
  };
}

const wallMs = (): number => performance.now();
/** Milliseconds of the processor that this thread has used: on a busy machine the wall clock would charge for other programs. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const SAMPLE_MS = 500;
const RESOLUTION_MS = 10;
/** Mean delay of the event loop beyond which expensive answers are refused, and beyond which connections are closed. */
const MAX_DELAY_MS = { busy: 200, overloaded: 400 } as const;
/** The plan is 400 MB under attack; in normal use the service takes 250 MB at most. */
const MAX_BYTES = 384 * 1024 * 1024;

export interface Overload {
  /** Are expensive answers to be refused? */
  isBusy(): boolean;
  /** Are connections to be closed after each answer? */
  isOverloaded(): boolean;
}

/** Measures the delay of the event loop and the memory in the background; does not keep the process running. */
export function watchOverload(): Overload {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let delayMs = 0;
  let bytes = 0;
  setInterval(() => {
    delayMs = delay.mean / 1e6 - RESOLUTION_MS;
    bytes = process.memoryUsage.rss();
    delay.reset();
  }, SAMPLE_MS).unref();
  return {
    isBusy: () => delayMs > MAX_DELAY_MS.busy || bytes > MAX_BYTES,
    isOverloaded: () => delayMs > MAX_DELAY_MS.overloaded || bytes > MAX_BYTES,
  };
}
