/** An orderly end: stop accepting, finish what has been received, exit. */
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Log } from './log.ts';

/** Clients that are still busy then are cut off. */
const LONGEST_MS = 8000;
/**
 * The close of an HTTP server ends idle connections at once, also those with a request in the kernel that has not been read
 * yet. So only the listening socket is closed at first; after a short wait such requests have been read, and their answers
 * carry `Connection: close`.
 */
const QUIET_MS = 200;

/** Handles SIGTERM and SIGINT. */
export function stopGracefully(server: Server, log: Log): void {
  const sockets = new Set<Socket>();
  let stopping = false;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
  });

  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log('info', 'stopping', { signal, connections: sockets.size });
    NetServer.prototype.close.call(server);
    setTimeout(() => server.closeIdleConnections(), QUIET_MS);
    setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, LONGEST_MS).unref();
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}
