/** Answers the pipelined requests of a connection one after another, and limits how many wait. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ConnectionLimit, REQUEST_COST } from './connections.ts';

/** Maximum number of pipelined requests that wait for an earlier answer, of one connection and of all; each takes about 4 kB. */
const MAX_WAITING = { ofConnection: 100, total: 10_000 } as const;
/** Further pipelined requests of a connection that are not answered before the connection is destroyed; each takes about 4 kB. */
const MAX_UNANSWERED = 400;

interface Connection {
  /** The last two responses; a refusal waits for them. */
  last: ServerResponse | undefined;
  before: ServerResponse | undefined;
  /** requests that wait for an earlier answer */
  waiting: number;
  /** requests beyond the limit of waiting ones */
  unanswered: number;
}

/** Will this response still be sent? Not if its request never arrives in full. */
const isComing = (response: ServerResponse): boolean =>
  !response.writableFinished && !response.destroyed && (response.headersSent || response.req.complete);

/**
 * Passes the requests of a server to a listener.
 * @returns a function that runs another one after the answers to the earlier requests of a connection
 */
export function answerInOrder(
  server: Server,
  answer: RequestListener,
  limit: ConnectionLimit,
): (socket: Duplex, then: () => void) => void {
  const connections = new WeakMap<Duplex, Connection>();
  let waiting = 0;

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // Node parses a packet to its end, even if the connection is closed already.
    if (socket.destroyed) {
      limit.charge(socket, REQUEST_COST);
      return;
    }
    const connection = connections.get(socket) ?? { last: undefined, before: undefined, waiting: 0, unanswered: 0 };
    if (connection.unanswered > 0) {
      refuseFurther(connection, socket);
      return;
    }
    if (!connection.last) {
      connections.set(socket, connection);
      socket.once('close', () => (waiting -= connection.waiting));
    }
    const mustWait = response.socket === null;
    if (mustWait && (connection.waiting >= MAX_WAITING.ofConnection || waiting >= MAX_WAITING.total)) {
      refuseFurther(connection, socket);
      return;
    }
    connection.before = connection.last;
    connection.last = response;
    // Node gives a response its socket when the earlier responses of the connection are sent.
    if (!mustWait) answer(request, response);
    else {
      waiting++;
      connection.waiting++;
      // A streamed answer has nine listeners already.
      connection.before!.setMaxListeners(0).once('close', () => {
        waiting--;
        connection.waiting--;
        // Answers to one connection must not delay others.
        setImmediate(() => socket.writable && answer(request, response));
      });
    }
  }

  /** The connection closes after the answers to the earlier requests. */
  function refuseFurther(connection: Connection, socket: Socket): void {
    const { last } = connection;
    limit.charge(socket, REQUEST_COST);
    connection.unanswered++;
    if (connection.unanswered > MAX_UNANSWERED) socket.destroy();
    else if (connection.unanswered > 1) return;
    else if (last?.headersSent === false) last.setHeader('Connection', 'close');
    else last?.once('close', () => socket.destroy());
  }

  server.on('request', handle);
  // Node would refuse unknown expectations without a body.
  server.on('checkExpectation', handle);

  return (socket, then) => {
    const { last, before } = connections.get(socket) ?? {};
    const coming = [last, before].find((response) => response && isComing(response));
    // Before the listener of a waiting request, which then finds the connection closed.
    if (coming) coming.prependOnceListener('close', then);
    else then();
  };
}
