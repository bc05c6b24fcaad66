/** Asks `/api/search`. A host of files alone has no function; there the same code and data answer in the browser. */
import type { RememberedCity } from '#site/data/resources.ts';
import { isAbroad } from '#site/kit/page.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import type { SearchAnswer } from './results.ts';

/** The script of the service worker that answers `/api/` without a network. */
const API_SCRIPT = '/offline-api.js';
/** Longest text that the API takes, in letters. */
const MAX_LETTERS = 100;
const TEHRAN = { slug: 'tehran', fa: 'تهران', en: 'Tehran' };

let hasFunction = true;

/** The answer to an address of the API. @throws {Error} without a network */
export async function readApi<T>(address: string): Promise<T> {
  const response = (await serverAnswer(address)) ?? (await ownAnswer(address));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

async function serverAnswer(address: string): Promise<Response | undefined> {
  if (!hasFunction) return undefined;
  const response = await fetch(address);
  hasFunction = response.status !== 404;
  return hasFunction ? response : undefined;
}

async function ownAnswer(address: string): Promise<Response> {
  const scope = window as { answerOffline?(address: URL): Response | undefined };
  if (!scope.answerOffline) await import(/* @vite-ignore */ API_SCRIPT);
  return scope.answerOffline?.(new URL(address, location.href)) ?? Response.error();
}

/** The city of the reader, as home has it: the chosen one, abroad else the largest of the time zone. */
export async function readersCity(): Promise<Pick<RememberedCity, 'slug' | 'fa' | 'en'>> {
  const { city } = settings();
  if (city || !isAbroad) return city ?? TEHRAN;
  const { cityOfZone } = await import('#site/settings/my-city.browser.ts');
  return cityOfZone(TEHRAN);
}

/** What a text means on the reader's own day. @param own the reader's settings: `weekend`, `city` @throws {Error} without a network */
export const askSearch = (
  text: string,
  limit: number,
  own: Readonly<Record<string, string | undefined>> = {},
): Promise<SearchAnswer> => {
  const tz = isAbroad ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  const given = Object.entries({ ...own, tz }).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams([['q', text.trim().slice(0, MAX_LETTERS)], ['limit', String(limit)], ...given]);
  return readApi(`/api/search?${query}`);
};
