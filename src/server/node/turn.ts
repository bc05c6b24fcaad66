/** Lets long work wait its turn, so that other connections are served in between. */
import { setImmediate as nextIteration } from 'node:timers/promises';

let last = Promise.resolve();

/**
 * Waits for a turn of its own. There is one turn per event loop iteration, because an iteration accepts only one new
 * connection: with many long pieces of work in each, new connections would wait for seconds.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => nextIteration());
  return last;
}
