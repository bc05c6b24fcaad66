/** The parts of the edge runtime that the worker uses; no package declares them. */

declare module 'cloudflare:workers' {
  export interface DurableObjectStorage {
    get<T>(key: string): Promise<T | undefined>;
    put(key: string, value: unknown): Promise<void>;
    deleteAll(): Promise<void>;
    setAlarm(moment: number): Promise<void>;
  }

  /** Methods of a subclass are called remotely through a stub. */
  export class DurableObject {
    protected readonly ctx: { readonly storage: DurableObjectStorage };
  }

  /** Methods of a subclass are called by another worker through a binding. */
  export class WorkerEntrypoint {}

  export interface DurableObjectNamespace<T> {
    getByName(name: string): T;
  }

  /** The platform's rate limit, counted in each location. */
  export interface RateLimit {
    limit(asker: { key: string }): Promise<{ success: boolean }>;
  }

  /** A binding that answers requests, as the one to the static files. */
  export interface Fetcher {
    fetch(request: Request): Promise<Response>;
  }
}
