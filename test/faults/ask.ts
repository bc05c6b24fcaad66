/** Sends pipelined requests on a new connection. */

import type { Judged } from './judge.ts';
import { exchange, repliesIn } from './wire.ts';

export interface Asked {
  /** path and query, printable ASCII */
  readonly address: string;
  /** further header lines, each with its CRLF */
  readonly headers?: string;
}

/** @returns the answers in order. @throws {Error} unless every request gets a complete answer */
export async function askAtOnce(port: number, questions: readonly Asked[]): Promise<Judged[]> {
  const last = questions.length - 1;
  const requests = questions.map(
    ({ address, headers = '' }, index) =>
      `GET ${address} HTTP/1.1\r\nHost: salnama.example\r\n${headers}${index === last ? 'Connection: close\r\n' : ''}\r\n`,
  );
  const replies = repliesIn(await exchange(port, requests.join('')));
  if (replies.length !== questions.length) {
    const { status, body } = replies.at(-1) ?? {};
    throw new Error(
      `${replies.length} answers to ${questions.length} questions from ${questions[0]!.address}; the last: ${status} ${body}`,
    );
  }
  return replies.map(({ status, headers, body }) => ({ status, headers, body: body.toString() }));
}
