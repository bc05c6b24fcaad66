/** The function: answers what needs a query string or the clock, from tables in memory; no disk, no network. */
import type { Almanac } from './almanac.ts';
import { type Answer, errorAnswer, ICS_TYPE, jsonAnswer } from './answer.ts';
import { RequestError } from './errors.ts';
import { readQuery } from './parameters.ts';
import { holidaysIcs, subscriptionYears } from './render/ics.ts';
import { ENDPOINTS } from './table.ts';
import { currentPersianYear, tehranMidnight } from './tehran.ts';

export const API_ROOT = '/api';
export const HOLIDAYS_ICS = '/holidays.ics';
const ICS_SECONDS = 3600;

export interface Handler {
  /** true if the path is the function's to answer; all others are files */
  owns(path: string): boolean;
  /**
   * Reads a question, without any work on its answer.
   * @param path as in the request, without query
   * @param query without the question mark
   */
  ask(path: string, query: string): Asked;
  /**
   * Answer to a GET request.
   * @param path as in the request, without query
   * @param query without the question mark
   * @param now milliseconds since 1970
   */
  answer(path: string, query: string, now: number): Answer;
}

/** What a GET request asks for. */
export interface Asked {
  /** the same for all spellings of the question; undefined for one that cannot be understood, whose answer is not to be kept */
  readonly name: string | undefined;
  /** @param now milliseconds since 1970 */
  answer(now: number): Answer;
}

export interface HandlerOptions {
  readonly almanac: Almanac;
  /** public address of the site without a slash at its end, for the calendar files */
  readonly siteUrl: string;
}

export function createHandler({ almanac, siteUrl }: HandlerOptions): Handler {
  const endpoints = new Map(ENDPOINTS.map((endpoint) => [API_ROOT + endpoint.path, endpoint]));

  const subscription = (now: number): Answer => ({
    status: 200,
    contentType: ICS_TYPE,
    body: holidaysIcs(subscriptionYears(currentPersianYear(now)), almanac, siteUrl + HOLIDAYS_ICS),
    lifetime: { maxAgeSeconds: ICS_SECONDS, until: tehranMidnight(now) },
  });

  function ask(path: string, query: string): Asked {
    if (path === HOLIDAYS_ICS) return { name: path, answer: subscription };
    const endpoint = endpoints.get(path);
    if (!endpoint) return { name: undefined, answer: () => notFound(path) };
    try {
      const question = endpoint.ask(readQuery(query));
      return {
        name: path + question.name,
        answer: (now) =>
          withMistakes(() => {
            const { body, lifetime } = question.answer({ almanac, now });
            return jsonAnswer(body, lifetime);
          }),
      };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return { name: undefined, answer: () => errorAnswer(error.status, error.message) };
    }
  }

  return {
    owns: (path) => endpoints.has(path) || path === HOLIDAYS_ICS,
    ask,
    answer: (path, query, now) => ask(path, query).answer(now),
  };
}

/** @returns the answer, or the error with its status for a caller's mistake */
function withMistakes(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RequestError) return errorAnswer(error.status, error.message);
    throw error;
  }
}

/** 404 for a path under /api/ or a calendar file that does not exist. */
export function notFound(path: string): Answer {
  const kind = path.endsWith('.ics') ? 'calendar file' : 'endpoint or file';
  return errorAnswer(404, `no such ${kind}; see ${API_ROOT}/openapi.json for what there is`);
}
