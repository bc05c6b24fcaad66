/** Answers to refused requests. */
import { type Answer, errorAnswer } from '#api/base/answer.ts';
import { tehranMidnight } from '#api/base/tehran.ts';

/** Thrown instead of doing the work for a request. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(answer.body);
    this.answer = answer;
  }
}

/** 429 with the seconds until midnight in Tehran, when the allowance resets. @param contact of the operator, if set */
export function exhausted(limit: number, now: number, contact?: string): Answer {
  const seconds = Math.max(1, Math.ceil((tehranMidnight(now) - now) / 1000));
  const message = `the daily allowance of ${limit} requests is used up; ask again in ${seconds} seconds, after midnight in Tehran`;
  return errorAnswer(429, contact ? `${message}; to ask for more, write to ${contact}` : message, {
    'Retry-After': String(seconds),
  });
}

/** 403 for a client on the block list. @param contact of the operator */
export const blocked = (contact = 'the operator of the service'): Answer =>
  errorAnswer(403, `access from this site, app or address has been blocked; write to ${contact}`);

/** 503 for an address over its rate limit; 429 is only for the daily allowance. */
export const tooFast = (): Answer =>
  errorAnswer(503, 'too many requests a second from this address; ask again in a second', { 'Retry-After': '1' });

/** 503 for an address whose answers take too much time. */
export const tooExpensive = (): Answer =>
  errorAnswer(503, 'the answers to this address take too long to compute; ask again in a few seconds', {
    'Retry-After': '5',
  });

/** 503 while the service has more work than it can do. */
export const overloaded = (): Answer =>
  errorAnswer(503, 'the service is overloaded; ask again in a few seconds', { 'Retry-After': '5' });
