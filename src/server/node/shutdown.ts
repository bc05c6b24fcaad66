/** An orderly end: stop accepting, finish what has been received, exit. */
import type { Server } from 'node:http';
import type { Log } from './log.ts';

/**
 * For this time after the signal all goes on, but every answer closes its connection. Clients that are asking leave so without a
 * request lost; `server.close()` then ends only connections that were idle.
 */
const DRAIN_MS = 500;
/** Connections may wait in the kernel to be accepted; the server goes on for so long at most while they do. */
const MAX_ACCEPT_MS = 2_000;
/** Clients that are still busy so long after the signal are cut off: process managers kill after ten seconds. */
const MAX_STOP_MS = 8_000;

export interface Shutdown {
  /** Has it begun? From then on no connection is kept alive. */
  isClosing(): boolean;
}

/** Handles SIGTERM, SIGINT, and SIGHUP, by which a terminal says that it is gone. */
export function shutDownOnSignal(server: Server, log: Log, done: () => void): Shutdown {
  let isClosing = false;
  let accepted = 0;
  server.on('connection', () => accepted++);
  // A response may have been begun before the signal.
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.shouldKeepAlive = false;
  });

  /** Closes after a turn of the event loop in which no connection came in. */
  const closeWhenAllAreAccepted = (deadline: number) => {
    const before = accepted;
    setImmediate(() => {
      if (accepted === before || performance.now() >= deadline) server.close(done);
      else closeWhenAllAreAccepted(deadline);
    });
  };
  const stop = (signal: string) => {
    if (isClosing) return;
    isClosing = true;
    log('info', 'stopping', { signal });
    setTimeout(() => closeWhenAllAreAccepted(performance.now() + MAX_ACCEPT_MS), DRAIN_MS);
    setTimeout(() => server.closeAllConnections(), MAX_STOP_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal));
  return { isClosing: () => isClosing };
}
