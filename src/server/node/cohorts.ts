/**
 * Requests that have arrived together are all read, then answered, then the answers written: each of the three finds its code and
 * data in the processor's caches, which makes an answer cheaper the busier the server is (Larus and Parkes, Using Cohort-Scheduling
 * to Enhance Server Performance, 2002). Who asks alone is answered at once all the same.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LinesResponse } from './head.ts';

/** Milliseconds for which an answer may wait for the ones after it. */
const LONGEST_WAIT = 1;

type Exchange = [request: IncomingMessage, response: ServerResponse];

export interface Cohorts {
  /** of all exchanges: what ends one of them while others are being answered is written with theirs */
  readonly Response: typeof ServerResponse;
  /** Answers an exchange when all that has arrived with it has been read. */
  add(...exchange: Exchange): void;
}

export function createCohorts(answer: (...exchange: Exchange) => void): Cohorts {
  let arrived: Exchange[] = [];
  let ended: CohortResponse[] = [];
  let isAnswering = false;

  class CohortResponse extends LinesResponse {
    #end: unknown[] = [];

    override end(...end: unknown[]): this {
      if (!isAnswering) return super.end(...(end as []));
      this.#end = end;
      ended.push(this);
      return this;
    }

    endNow(): void {
      super.end(...(this.#end as []));
    }
  }

  function add(...exchange: Exchange): void {
    if (arrived.push(exchange) === 1) setImmediate(answerAll);
  }

  function answerAll(): void {
    const cohort = arrived;
    arrived = [];
    let since = performance.now();
    isAnswering = true;
    try {
      for (const exchange of cohort) {
        answer(...exchange);
        const now = performance.now();
        if (now - since < LONGEST_WAIT) continue;
        writeAll();
        since = now;
      }
    } finally {
      isAnswering = false;
      writeAll();
    }
  }

  function writeAll(): void {
    const responses = ended;
    ended = [];
    for (const response of responses) response.endNow();
  }

  return { Response: CohortResponse as typeof ServerResponse, add };
}
