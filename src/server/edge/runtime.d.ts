/** The parts of the edge runtime that the worker uses; the runtime brings them, no package does. */

declare module 'cloudflare:workers' {
  export interface DurableObjectStorage {
    get<T>(key: string): Promise<T | undefined>;
    put(key: string, value: unknown): Promise<void>;
    deleteAll(): Promise<void>;
    setAlarm(moment: number): Promise<void>;
  }

  export interface DurableObjectState {
    readonly storage: DurableObjectStorage;
  }

  /** Methods of a subclass are called from afar, by a stub with the same methods. */
  export class DurableObject<Env = unknown> {
    protected readonly ctx: DurableObjectState;
    protected readonly env: Env;
    constructor(ctx: DurableObjectState, env: Env);
  }

  export interface DurableObjectNamespace<T> {
    getByName(name: string): T;
  }

  /** The platform's own rate limit, counted in each of its places. */
  export interface RateLimit {
    limit(asker: { key: string }): Promise<{ success: boolean }>;
  }

  /** A binding that answers requests, as the one to the static files. */
  export interface Fetcher {
    fetch(request: Request): Promise<Response>;
  }
}
