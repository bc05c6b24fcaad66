/** Whether the process has more work than it can do: the delay of the event loop, and the memory. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLE_MS = 500;
const RESOLUTION_MS = 10;
/** Mean delay (ms) and memory (bytes) beyond which expensive answers are refused … */
const BUSY = { delayMs: 200, bytes: 300 * 1024 * 1024 } as const;
/** … and beyond which connections are not kept alive. */
const OVERLOADED = { delayMs: 400, bytes: 350 * 1024 * 1024 } as const;

export interface Overload {
  isBusy(): boolean;
  isOverloaded(): boolean;
}

/** Measures in the background, and does not keep the process running. */
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
  const isOver = (limits: typeof BUSY | typeof OVERLOADED) => delayMs > limits.delayMs || bytes > limits.bytes;
  return { isBusy: () => isOver(BUSY), isOverloaded: () => isOver(OVERLOADED) };
}
