/** Measures event loop delay and memory of the process. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

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

/** Measures in the background. Does not keep the process alive. */
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
