/** Graceful shutdown: stop accepting connections, finish received requests, exit. */
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Log } from './log.ts';

/** The server keeps accepting for this time after the signal, because connections may wait in the kernel. */
const ACCEPT_MS = 300;
/** Longest extension of that time while new connections arrive. */
const MAX_ACCEPT_MS = 2_000;
/** Idle connections close this time after the listening socket, because a new one may have sent a request that is not read yet. */
const QUIET_MS = 500;
/** The process ends this time after the signal, whatever work is left, because process managers kill after ten seconds. */
const MAX_STOP_MS = 6_000;

/**
 * Handles SIGTERM, SIGINT and SIGHUP; a closing terminal sends SIGHUP.
 * @param state `isStopping` is set when the listening socket is closed; after that, every response closes its connection
 * @param done called when all connections are closed
 */
export function shutDownOnSignal(server: Server, log: Log, state: { isStopping: boolean }, done: () => void): void {
  let deadline: NodeJS.Timeout | undefined;
  const seen = { connection: 0, request: 0 };
  server.on('connection', () => seen.connection++).on('request', () => seen.request++);

  /** Calls back after an event loop iteration without a new connection or request, or after a time (ms). */
  const whenNoMore = (kind: keyof typeof seen, maxMs: number, then: () => void) => {
    const until = performance.now() + maxMs;
    const check = (before: number) => (seen[kind] > before && performance.now() < until ? next() : then());
    const next = () => setImmediate(check, seen[kind]);
    next();
  };
  const close = () => {
    // `close` of an HTTP server also ends idle connections, where a request may be under way: behind nginx, each restart lost
    // one. The method of its parent class closes only the listening socket.
    NetServer.prototype.close.call(server, end);
    state.isStopping = true;
    // Requests may arrive while others are answered, and on a busy machine before a late timer.
    setTimeout(() => whenNoMore('request', MAX_STOP_MS, () => server.closeIdleConnections()), QUIET_MS);
  };
  const end = () => {
    clearTimeout(deadline);
    done();
  };
  const stop = (signal: string) => {
    if (deadline !== undefined) return;
    log('info', 'stopping', { signal });
    setTimeout(() => whenNoMore('connection', MAX_ACCEPT_MS, close), ACCEPT_MS);
    deadline = setTimeout(() => process.exit(0), MAX_STOP_MS);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal));
}
