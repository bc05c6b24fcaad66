/** One budget for all work of the process: each address is charged for its processor time, and dear work waits for cheap work. */
import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';
import type { ClientAddress } from '../limits/client.ts';
import type { Asker } from '../limits/cpu-budget.ts';
import { createRateLimit } from '../limits/rate.ts';
import { overloaded, Refusal, tooExpensive } from '../refusals.ts';

/** Processor time of one address: milliseconds per second, and the burst. */
const MS_PER_SECOND = 100;
const MAX_MS_AT_ONCE = 500;
/** Shorter pieces (ms) that do not wait are free: the limit of requests per second bounds them. */
const FREE_MS = 0.1;
/** A /48 may use this many times the time of a /64, less than the processor has. */
const SHARE_OF_48 = 4;
/** Work (ms) in one event loop iteration, which accepts only one new connection. A longer piece runs alone in an iteration. */
const MAX_ITERATION_MS = 2;
/** Predicted time (ms) of the work that may wait before a piece, itself included. */
const MAX_WAITING_MS = 500;
/** The prediction for a kind is the second largest of this many last times: the largest may hold a garbage collection. */
const REMEMBERED = 10;
/** Cheaper work overtakes a piece until the process has worked for this many times its predicted time. */
const PATIENCE = 30;
/** Prediction (ms) for the dearest kinds of a fresh server. */
const FIRST_MS = 20;
const DEAREST = new Set(['mcp', 'calendar file', 'prayer-year', 'range']);
/** Bounds the number of waiting pieces. */
const MIN_PREDICTED_MS = 0.5;
/** A longer time (ms) is remembered as this: the first pieces of a fresh server are slow, and must not shut out their kind. */
const MAX_PREDICTED_MS = 30;

const noop = (): void => {};

interface Waiting {
  readonly predictedMs: number;
  /** processor time of the process until which cheaper work overtakes this piece */
  readonly dueAt: number;
  /** Runs the piece, or refuses it. Never fails. */
  start(): Promise<void>;
}

/**
 * @param options.isLimited false: no limit per address
 * @param options.processorTime processor time of this thread so far, in milliseconds
 */
export function createCpuBudget(options: { isLimited?: boolean; clock?(): number; processorTime?(): number } = {}) {
  const { isLimited = true, clock = Date.now, processorTime = exactTime } = options;
  /** Asking for the processor time takes as long as a twentieth of a cached answer. */
  const time = options.processorTime ?? (() => performance.now());
  const limit = createRateLimit(isLimited ? MS_PER_SECOND : 0, MAX_MS_AT_ONCE, SHARE_OF_48);
  const lastTimes = new Map<string, number[]>();
  /** waiting work, what is due first in front */
  const queue: Waiting[] = [];
  /** resolves at the end of the piece that has begun; undefined if there is none */
  let running: Promise<unknown> | undefined;
  let isDraining = false;
  let msOfIteration = 0;

  function charge(address: ClientAddress, milliseconds: number): void {
    if (msOfIteration === 0) setImmediate(() => (msOfIteration = 0));
    msOfIteration += milliseconds;
    limit.charge(address, milliseconds, clock());
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

  function predictedMsOf(kind: string): number {
    const first = DEAREST.has(kind) ? FIRST_MS : MAX_ITERATION_MS;
    const [largest = first, second = largest] = (lastTimes.get(kind) ?? []).toSorted((a, b) => b - a);
    return Math.max(MIN_PREDICTED_MS, second);
  }

  function remember(kind: string, milliseconds: number): void {
    const times = lastTimes.get(kind) ?? [];
    lastTimes.set(kind, [Math.min(milliseconds, MAX_PREDICTED_MS), ...times.slice(0, REMEMBERED - 1)]);
  }

  /** @throws {Refusal} */
  function refuseIfExhausted(address: ClientAddress): void {
    if (limit.isExhausted(address, clock())) throw new Refusal(tooExpensive());
  }

  /** @throws {Refusal} if the work that would run before a piece takes too long */
  function refuseIfFull({ predictedMs, dueAt }: Pick<Waiting, 'predictedMs' | 'dueAt'>): void {
    const before = queue.filter((other) => other.dueAt <= dueAt);
    const ms = before.reduce((sum, other) => sum + other.predictedMs, predictedMs);
    if (ms > MAX_WAITING_MS) throw new Refusal(overloaded());
  }

  /** Runs a piece. The next one waits for its end: its time is that of the thread between its start and its end. */
  function runNow<T>(kind: string, address: ClientAddress, work: () => T | Promise<T>): Promise<T> {
    const start = processorTime();
    const result = Promise.try(work).finally(() => {
      running = undefined;
      const milliseconds = processorTime() - start;
      charge(address, milliseconds);
      remember(kind, milliseconds);
    });
    running = result.then(noop, noop);
    return result;
  }

  const fits = (predictedMs: number): boolean => msOfIteration + predictedMs <= MAX_ITERATION_MS;

  /** Runs the waiting work. A pause as long as a dear piece leaves half of the processor to other requests. */
  async function drain(): Promise<void> {
    if (isDraining) return;
    isDraining = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      while (running || (msOfIteration > 0 && !fits(next.predictedMs))) await (running ?? nextIteration());
      const start = processorTime();
      await next.start();
      const milliseconds = processorTime() - start;
      if (milliseconds > MAX_ITERATION_MS) await sleep(milliseconds);
    }
    isDraining = false;
  }

  async function run<T>(kind: string, { address, isGone }: Asker, work: () => T | Promise<T>): Promise<T> {
    refuseIfExhausted(address);
    const predictedMs = predictedMsOf(kind);
    const dueAt = processorTime() + predictedMs * PATIENCE;
    refuseIfFull({ predictedMs, dueAt });
    const isFirst = dueAt < (queue[0]?.dueAt ?? Infinity);
    if (isFirst && !running && fits(predictedMs)) return runNow(kind, address, work);
    const turn = Promise.withResolvers<void>();
    const done = turn.promise.then(() => {
      if (isGone()) throw new Error('the client has disconnected');
      refuseIfExhausted(address);
      // What was before it has taken longer than predicted.
      if (processorTime() > dueAt + MAX_WAITING_MS) throw new Refusal(overloaded());
      return runNow(kind, address, work);
    });
    const start = () => {
      turn.resolve();
      return done.then(noop, noop);
    };
    const place = queue.findIndex((other) => other.dueAt > dueAt);
    queue.splice(place < 0 ? queue.length : place, 0, { predictedMs, dueAt, start });
    void drain();
    return done;
  }

  return { charge, measure, run };
}

/** Processor time of this thread in milliseconds. Linux counts the running thread anew for the call of `cpuUsage`. */
function exactTime(): number {
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
