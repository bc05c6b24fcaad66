/** Graceful shutdown: stop accepting, finish what has been received, exit. */
import type { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import type { Log } from './log.ts';

/** Connections may wait in the kernel to be accepted: for this time after the signal all goes on as before. */
const ACCEPT_MS = 300;
/** While new connections come in, it goes on for so long at most. */
const MAX_ACCEPT_MS = 2_000;
/** Idle connections may have sent a request that has not been read yet; they are closed so long after the listening socket. */
const QUIET_MS = 500;
/** Clients that are still busy so long after the signal are cut off: process managers kill after ten seconds. */
const MAX_STOP_MS = 7_000;

export interface Shutdown {
  /** Is the listening socket closed? From then on no connection is kept alive. */
  isClosing(): boolean;
}

/**
 * Handles SIGTERM, SIGINT, and SIGHUP, which a closing terminal sends.
 * @param listener its listening socket; `server.close()` would end new connections at once, with what has not been read of them
 */
export function shutDownOnSignal(server: Server, listener: NetServer, log: Log, done: () => void): Shutdown {
  let isStopping = false;
  let isClosing = false;
  let accepted = 0;
  server.on('connection', () => accepted++);
  // A response may have been begun before the signal.
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.shouldKeepAlive = false;
  });

  const close = () => {
    isClosing = true;
    listener.close();
    setTimeout(() => server.close(done), QUIET_MS);
  };
  /** Closes after a turn of the event loop in which no connection came in. */
  const closeWhenAllAreAccepted = (deadline: number) => {
    const before = accepted;
    setImmediate(() => {
      if (accepted === before || performance.now() >= deadline) close();
      else closeWhenAllAreAccepted(deadline);
    });
  };
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log('info', 'stopping', { signal });
    setTimeout(() => closeWhenAllAreAccepted(performance.now() + MAX_ACCEPT_MS), ACCEPT_MS);
    setTimeout(() => server.closeAllConnections(), MAX_STOP_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal));
  return { isClosing: () => isClosing };
}
