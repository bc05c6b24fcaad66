/**
 * A client of the service, with one method per endpoint, built from the service's table. Its types use the names of the
 * API.
 */
import CLIENT_METHODS from 'salnama-data:client-methods';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import { optionsOf, refuse } from './check.ts';

export { dataVersion, lastAnnouncedMonth } from './release.ts';

/** First and last Persian year whose holidays the service knows. */
export const YEARS = HOLIDAY_YEARS;

/** The parts of a `fetch` response that the client uses. */
interface FetchedAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers?: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** The platform's `AbortSignal`, where TypeScript knows one. */
type PlatformSignal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S : unknown;

/** The options that the client passes to `fetch`; the platform's own takes them. */
interface FetchOptions {
  readonly headers: Record<string, string>;
  readonly signal: PlatformSignal;
}

export interface ClientOptions {
  /** address of the service, as https://calendar.example.org, with or without /api */
  readonly baseUrl: string | { toString(): string };
  /** the runtime's `fetch` by default */
  fetch?(address: string, options: FetchOptions): Promise<FetchedAnswer>;
  /** timeout of an attempt in milliseconds; default 10,000 */
  readonly timeout?: number;
  /** retries after a 429 or 503 with a Retry-After of at most a minute; default 2 */
  readonly retries?: number;
}

/** An `AbortSignal`. */
interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

export interface CallOptions {
  /** ends the call */
  readonly signal?: Signal;
}

type Query = Readonly<Record<string, string | number | undefined>>;
type Method = (query?: Query, options?: CallOptions) => Promise<unknown>;

/** Error answer of the service: its message and its status. */
export class SalnamaError extends Error {
  override readonly name = 'SalnamaError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

const MAX_WAIT_MS = 60_000;

/** Milliseconds of Retry-After; undefined if it is missing or longer than a minute. */
function waitAsked({ status, headers }: FetchedAnswer): number | undefined {
  const text = status === 429 || status === 503 ? headers?.get('Retry-After') : null;
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Math.max(0, Date.parse(text) - Date.now());
  return wait <= MAX_WAIT_MS ? wait : undefined;
}

const pause = (wait: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, wait);
    signal?.addEventListener('abort', end, { once: true });
  });

/**
 * Methods that query a service. After a 429 or 503 with Retry-After they wait and try again.
 * @throws {SalnamaError} from every method, with the service's message, if the answer is not 200 or not JSON. Without
 *   an answer, the error of `fetch`: a `TimeoutError` after `timeout`, or the signal's reason
 */
export function createClient(options: ClientOptions): Readonly<Record<string, Method>> {
  const {
    baseUrl,
    fetch: ask = globalThis.fetch as NonNullable<ClientOptions['fetch']>,
    timeout = 10_000,
    retries = 2,
  } = optionsOf(options, ['baseUrl', 'fetch', 'timeout', 'retries']);
  if (baseUrl == null) refuse('baseUrl', baseUrl, 'the address of a service, such as https://calendar.example.org');
  const root = String(baseUrl).replace(/(?<!\/)(\/api)?\/*$/, '');
  async function answerOf(address: string, stop: AbortSignal | undefined): Promise<FetchedAnswer> {
    for (let left = retries; ; left--) {
      const late = AbortSignal.timeout(timeout);
      const signal = stop ? AbortSignal.any([stop, late]) : late;
      const response = await ask(address, { headers: { Accept: 'application/json' }, signal });
      const wait = left > 0 ? waitAsked(response) : undefined;
      if (wait === undefined) return response;
      await pause(wait, stop);
    }
  }
  const method =
    (path: string): Method =>
    async (query = {}, { signal } = {}) => {
      const parameters = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
      const text = parameters.toString();
      const response = await answerOf(root + path + (text && `?${text}`), signal as AbortSignal | undefined);
      const body = (await response.json().catch(() => undefined)) as { error?: string } | undefined;
      if (response.ok && body !== undefined) return body;
      // A proxy in between may answer with its own text or page.
      const message = body?.error || response.statusText || `status ${response.status}`;
      throw new SalnamaError(response.ok ? `no JSON at ${root + path}` : message, response.status);
    };
  return Object.fromEntries(Object.entries(CLIENT_METHODS).map(([name, path]) => [name, method(path)]));
}
