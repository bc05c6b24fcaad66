/** What a client is told that is not answered. */
import { type Answer, errorAnswer } from '#api/answer.ts';
import { tehranMidnight } from '#api/tehran.ts';
import type { Account } from './accounts.ts';

/** 429 with the seconds to the next day in Tehran, when the allowance is new. */
export function usedUp({ most }: Pick<Account, 'most'>, now: number): Answer {
  const seconds = Math.max(1, Math.ceil((tehranMidnight(now) - now) / 1000));
  const message = `the daily allowance of ${most} requests is used up; ask again in ${seconds} seconds, after midnight in Tehran`;
  return errorAnswer(429, message, { 'Retry-After': String(seconds) });
}

/** 403 for a client on the block list. */
export const blocked = (): Answer =>
  errorAnswer(403, 'access from this site, app or address has been blocked; write to the operator of the service');

/** 503 for an address that asks faster than anybody needs; 429 is the day's. */
export const tooFast = (): Answer =>
  errorAnswer(503, 'too many requests a second from this address; ask again in a second', { 'Retry-After': '1' });

/** Is a client told so that is not answered? */
export const isRefusal = (status: number): boolean => status === 429 || status === 503 || status === 403;

/** Answers that were found out for the client are counted; its own mistakes and what it has already are free. */
export const isCounted = (status: number): boolean => status === 200 || status === 404;

/**
 * Who takes any version for the known one (`If-None-Match: *`) has none of his own: that there is an answer was found out for him,
 * and is counted.
 */
export const isAnyVersion = (ifNoneMatch: string | null | undefined): boolean => ifNoneMatch?.trim() === '*';
