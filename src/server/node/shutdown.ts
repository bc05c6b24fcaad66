/** Graceful shutdown: stop accepting connections, finish received requests, exit. */
import type { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';
import type { Log } from './log.ts';

/** The server keeps accepting for this time after the signal, because connections may wait in the kernel. */
const ACCEPT_MS = 1_000;
/** Idle connections close this time after the listening socket, because they may have sent an unread request. */
const QUIET_MS = 500;
/** All connections close this time after the signal, because process managers kill after ten seconds. */
const MAX_STOP_MS = 7_000;

/**
 * Handles SIGTERM, SIGINT and SIGHUP; a closing terminal sends SIGHUP.
 * @param listener the server's listening socket. It closes first, because `server.close()` would end new connections
 *   before their requests are read
 * @returns a function that is true once the listening socket is closed; after that, every response closes its connection
 */
export function shutDownOnSignal(server: Server, listener: NetServer, log: Log, done: () => void): () => boolean {
  const stop = (signal: string) => {
    log('info', 'stopping', { signal });
    setTimeout(() => listener.close(), ACCEPT_MS);
    setTimeout(() => server.close(done), ACCEPT_MS + QUIET_MS);
    setTimeout(() => server.closeAllConnections(), MAX_STOP_MS).unref();
  };
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      if (!isStopping) stop(signal);
      isStopping = true;
    });
  }
  return () => isStopping && !listener.listening;
}
