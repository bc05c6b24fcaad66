/** An orderly end: stop accepting, finish what has been received, exit. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Doors } from './doors.ts';
import type { Log } from './log.ts';

/**
 * Connections that the kernel has made, but that have not been taken from it yet, are lost when the listening socket is closed.
 * Node takes one in each turn of its loop, so for this time it goes on as if nothing had happened.
 */
const ACCEPTING_MS = 300;
/** On a busy machine some may wait still; while they do, it goes on for so long at most. */
const LONGEST_ACCEPTING_MS = 2000;
/**
 * Idle connections may have a request in the kernel that has not been read yet. So only the listening sockets are closed at first;
 * after a short wait such requests have been read, and their answers carry `Connection: close`. Connections that fall idle later
 * are ended in the same step.
 */
const QUIET_MS = 500;
/** Clients that are still busy so long after the signal are cut off: process managers kill after ten seconds. */
const LONGEST_MS = 8000;

/**
 * Handles SIGTERM, SIGINT and SIGHUP, by which a terminal says that it is gone.
 * @returns aborted by the first of them
 */
export function stopGracefully(server: Server, doors: Doors, log: Log): AbortSignal {
  const sockets = new Set<Socket>();
  const stopping = new AbortController();
  let isClosing = false;
  let takenUp = 0;
  server.on('connection', (socket) => {
    takenUp++;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.shouldKeepAlive = false;
  });

  const close = () => {
    isClosing = true;
    const sweep = setInterval(() => server.closeIdleConnections(), QUIET_MS);
    void doors.closed.then(() => clearInterval(sweep));
    doors.close();
  };
  /** Closes after a turn of the loop in which nobody waited. */
  const closeWhenAllAreIn = (deadline: number) => {
    const before = takenUp;
    setImmediate(() => {
      if (takenUp === before || performance.now() >= deadline) close();
      else closeWhenAllAreIn(deadline);
    });
  };
  const cutOff = () => {
    log('warn', 'connections cut off', { connections: sockets.size });
    for (const socket of sockets) socket.destroy();
  };
  const stop = (signal: string) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log('info', 'stopping', { signal, connections: sockets.size });
    setTimeout(closeWhenAllAreIn, ACCEPTING_MS, performance.now() + LONGEST_ACCEPTING_MS);
    setTimeout(cutOff, LONGEST_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal));
  return stopping.signal;
}
