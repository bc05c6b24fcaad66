/** What bounds the processor time and the memory that clients use: a budget for work, one for bytes, and a shutdown in time. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { MAX_MESSAGE_BYTES } from '#mcp/path.ts';
import type { ClientAddress } from '../limits/client.ts';
import { type AppResponse, isLargeFile } from '../messages.ts';
import type { Settings } from '../settings.ts';
import { createByteBudget } from './byte-budget.ts';
import { createCpuBudget } from './cpu-budget.ts';
import type { Log } from './log.ts';
import { shutDownOnSignal } from './shutdown.ts';

/** Bodies of at least this size count against the byte budget. */
const MIN_BUDGETED_BYTES = 16_384;
/** Bodies of at least this size are written in their turn, because the kernel copies a body in one piece. */
const MIN_LONG_BYTES = 65_536;
/** A file that is sent from the disk takes four chunks of memory: in the stream of the file, between, and in the response. */
const FILE_BYTES = 262_144;
/** Statuses of refused clients. */
const REFUSALS = new Set([403, 429, 503]);

export type Protection = ReturnType<typeof createProtection>;

export function createProtection({ ratePerSecond }: Pick<Settings, 'ratePerSecond'>) {
  const bytesLeft = createByteBudget();
  const state = { isStopping: false };
  let lastChunk = Promise.resolve();

  return {
    cpuBudget: createCpuBudget({ isLimited: ratePerSecond > 0 }),

    /** Reserves memory for the body of a request to /mcp, or closes the connection. */
    admitMessage(address: ClientAddress, request: IncomingMessage, response: ServerResponse): void {
      if (!bytesLeft.reserve(address, request, MAX_MESSAGE_BYTES, response)) request.socket.destroy();
    },

    /** Reserves memory for an answer, or closes the connection. @returns true if the answer is long, and is written in its turn */
    admitAnswer(address: ClientAddress, { body }: AppResponse, response: ServerResponse): boolean {
      const held = body instanceof Uint8Array || isLargeFile(body) ? body : undefined;
      const bytes = held instanceof Uint8Array ? held.length : FILE_BYTES;
      if (!held || bytes < MIN_BUDGETED_BYTES) return false;
      if (!bytesLeft.reserve(address, held, bytes, response)) response.req.socket.destroy();
      return bytes >= MIN_LONG_BYTES && !isLargeFile(held);
    },

    /** Must the connection close after an answer: a refusal, or while the service stops? */
    mustClose: (status: number): boolean => state.isStopping || REFUSALS.has(status),

    /** All files that are sent have one chunk in each iteration of the event loop, which accepts only one new connection. */
    async *inTurns(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
      for await (const chunk of chunks) {
        const turn = lastChunk;
        lastChunk = turn.then(() => nextIteration());
        await turn;
        yield chunk;
      }
    },

    /** Stops the server at SIGTERM, SIGINT and SIGHUP. @see shutDownOnSignal */
    stopOnSignal: (server: Server, log: Log, done: () => void): void => shutDownOnSignal(server, log, state, done),
  };
}
