/** Asks `/api/search`. A host of files alone has no function; there the same code and data answer in the browser. */
import type { SearchAnswer } from './results.ts';

/** The script of the service worker that answers `/api/` without a network. */
const API_SCRIPT = '/offline-api.js';
/** Longest text that the API takes, in letters. */
const MAX_LETTERS = 100;

let hasFunction = true;
const answers = new Map<string, Promise<Response>>();

/** The answer to an address of the API. @throws {Error} without a network */
export async function readApi<T>(address: string): Promise<T> {
  const asked = answers.get(address) ?? (hasFunction ? fetch(address) : ownAnswer(address));
  answers.set(address, asked);
  let response = await asked.catch((error: unknown) => {
    answers.delete(address);
    throw error;
  });
  if (hasFunction && response.status === 404) {
    hasFunction = false;
    response = await ownAnswer(address);
    answers.set(address, Promise.resolve(response));
  }
  if (!response.ok) {
    answers.delete(address);
    throw new Error(`${address}: ${response.status}`);
  }
  return (await response.clone().json()) as T;
}

async function ownAnswer(address: string): Promise<Response> {
  const scope = window as { answerOffline?(address: URL): Response | undefined };
  if (!scope.answerOffline) await import(/* @vite-ignore */ API_SCRIPT);
  return scope.answerOffline?.(new URL(address, location.href)) ?? Response.error();
}

/** What a text means. @param own the reader's settings: `weekend`, `city` @throws {Error} without a network */
export const askSearch = (
  text: string,
  limit: number,
  own: Readonly<Record<string, string | undefined>> = {},
): Promise<SearchAnswer> => {
  const given = Object.entries(own).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams([['q', text.trim().slice(0, MAX_LETTERS)], ['limit', String(limit)], ...given]);
  return readApi(`/api/search?${query}`);
};
