/**
 * What protects a server that has no proxy before it: limits on connections, pipelined requests, processor time and memory,
 * and a shutdown that loses no request.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Server as NetServer, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES } from '#mcp/path.ts';
import { type ClientAddress, withSubnets } from '../../limits/client.ts';
import { createRateLimit } from '../../limits/rate.ts';
import type { Work } from '../../limits/work.ts';
import { type AppResponse, isFilePart } from '../../messages.ts';
import type { Settings } from '../../settings.ts';
import type { Log } from '../log.ts';
import { createByteBudget } from './byte-budget.ts';
import { limitConnections, MALFORMED_COST } from './connections.ts';
import { answerInOrder } from './pipelining.ts';
import { shutDownOnSignal } from './shutdown.ts';
import { createWork, nextTurn, watchOverload } from './work.ts';

/** Bodies of at least this size count against the byte budget. */
const MIN_BUDGETED_BYTES = 16_384;
/** Bodies of at least this size are written one in a turn, because the kernel copies a body in one piece. */
const MIN_TURN_BYTES = 65_536;
/** A file that is sent from the disk takes two chunks of memory: one is read while the other is sent. */
const FILE_BYTES = 131_072;
/** Refusals sent per second; above this, connections are closed without an answer. */
const MAX_REFUSALS_PER_SECOND = 1_000;
/** All clients together. */
const ALL = withSubnets('');

export interface Protection {
  /** Limits the time spent on answers. */
  readonly work: Work;
  /** Limits the connections of a server, and passes its requests to a listener, those of a connection one after another. */
  limitServer(server: Server, listener: RequestListener): ServerLimits;
  /** Reserves memory for the body of a request to /mcp, or closes the connection. */
  admitMessage(address: ClientAddress, request: IncomingMessage, response: ServerResponse): void;
  /** Reserves memory for an answer and waits for the turn of a long one, or closes the connection. */
  admitAnswer(address: ClientAddress, answer: AppResponse, response: ServerResponse): Promise<void> | undefined;
  /** Must the connection close after an answer: a refusal, or while the service stops or is overloaded? */
  mustClose(status: number): boolean;
  /** Waits for a turn before each chunk of a file. */
  inTurns(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** Stops the server at SIGTERM, SIGINT and SIGHUP. @see shutDownOnSignal */
  stopOnSignal(server: Server, listeningSocket: NetServer, log: Log, done: () => void): void;
}

export interface ServerLimits {
  /** Runs a function after the answers to the earlier requests of a connection. */
  afterAnswers(socket: Duplex, then: () => void): void;
  /** Charges the address of a connection for a malformed packet. */
  chargeMalformed(socket: Socket): void;
}

/** Measures the process in the background, without keeping it alive. */
export function createProtection({
  connectionsPerAddress,
  ratePerSecond,
}: Pick<Settings, 'connectionsPerAddress' | 'ratePerSecond'>): Protection {
  const overload = watchOverload();
  const budget = createByteBudget();
  const refusals = createRateLimit(MAX_REFUSALS_PER_SECOND, MAX_REFUSALS_PER_SECOND);
  const state = { isStopping: false };

  return {
    work: createWork(() => overload.isBusy, ratePerSecond > 0),
    limitServer(server, listener) {
      const connections = limitConnections(server, connectionsPerAddress);
      return {
        afterAnswers: answerInOrder(server, listener, connections),
        chargeMalformed: (socket) => connections.charge(socket, MALFORMED_COST),
      };
    },
    admitMessage(address, request, response) {
      if (!budget.reserve(address, request, MAX_MESSAGE_BYTES, response)) request.socket.destroy();
    },
    admitAnswer(address, { status, body }, response) {
      if (isRefusal(status) && refusals.take(ALL, Date.now())) response.req.socket.destroy();
      const held = body instanceof Uint8Array || isFilePart(body) ? body : undefined;
      const bytes = held instanceof Uint8Array ? held.length : FILE_BYTES;
      if (!held || bytes < MIN_BUDGETED_BYTES) return undefined;
      if (budget.reserve(address, held, bytes, response)) return bytes < MIN_TURN_BYTES ? undefined : nextTurn();
      response.req.socket.destroy();
      return undefined;
    },
    mustClose: (status) => isRefusal(status) || state.isStopping || overload.isOverloaded,
    async *inTurns(chunks) {
      for await (const chunk of chunks) {
        await nextTurn();
        yield chunk;
      }
    },
    stopOnSignal: (server, listeningSocket, log, done) => shutDownOnSignal(server, listeningSocket, log, state, done),
  };
}

/** Does the status mean that the client was refused? */
const isRefusal = (status: number): boolean => status === 429 || status === 503 || status === 403;
