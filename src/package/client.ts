/** A client of the service: one method an endpoint, made of the service's own table. Its types are in the service's words. */
import CLIENT_METHODS from 'salnama-data:client-methods';

/** What the client needs of an answer of `fetch`. */
interface FetchedAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  json(): Promise<unknown>;
}

export interface ClientOptions {
  /** address of the service, as https://calendar.example.org, with or without /api */
  readonly baseUrl: string | { toString(): string };
  /** the runtime's own if left out */
  readonly fetch?: (address: string, init: { headers: Record<string, string> }) => Promise<FetchedAnswer>;
}

type Query = Readonly<Record<string, string | number | undefined>>;
type Method = (query?: Query) => Promise<unknown>;

/** The service's answer to a question that it could not answer: its own words, and the status. */
export class SalnamaError extends Error {
  override readonly name = 'SalnamaError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * Methods that ask a service.
 * @throws {SalnamaError} out of every method, in the service's words, for an answer that is no 200 or no JSON
 */
export function createClient({
  baseUrl,
  fetch: ask = globalThis.fetch,
}: ClientOptions): Readonly<Record<string, Method>> {
  const root = String(baseUrl).replace(/(?<!\/)(\/api)?\/*$/, '');
  const method =
    (path: string): Method =>
    async (query = {}) => {
      const asked = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
      const text = asked.toString();
      const response = await ask(root + path + (text && `?${text}`), { headers: { Accept: 'application/json' } });
      const body = (await response.json().catch(() => undefined)) as { error?: string } | undefined;
      if (response.ok && body !== undefined) return body;
      // What stands between may answer in words of its own, or with a page.
      const told = body?.error || response.statusText || `status ${response.status}`;
      throw new SalnamaError(response.ok ? `no JSON at ${root + path}` : told, response.status);
    };
  return Object.fromEntries(Object.entries(CLIENT_METHODS).map(([name, path]) => [name, method(path)]));
}
