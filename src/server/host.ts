/** What a host gives the app: its files, its cache, its limits and its clock. */
import type { Handler } from '#api/handler.ts';
import type { McpService } from '#mcp/http.ts';
import type { Allowance } from './limits/allowance.ts';
import type { Client, ClientAddress } from './limits/client.ts';
import type { CpuBudget } from './limits/cpu-budget.ts';
import type { AppRequest } from './messages.ts';
import type { BodyEncoder, Representation } from './representation.ts';

/** undefined: there is no such file. */
export type Found = Promise<Representation | undefined>;

/** Files of the site, as the host reads them. */
export interface SiteFiles {
  /** Bytes of a file; undefined if there is none. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Key under which a file is cached; default its address. */
  keyOf?(address: string, query: string): string;
  /** The file or page at an address. @param address decoded @param known the cached representation of this key */
  find(address: string, request: AppRequest, now: number, known?: Representation): Found;
}

/** Finished answers and files by cache key, limited by the host. */
export interface AnswerCache {
  get(key: string): Representation | undefined;
  set(key: string, found: Representation): unknown;
  delete(key: string): unknown;
}

export interface AppOptions {
  readonly handler: Handler;
  readonly files: SiteFiles;
  /** Are the built files of the current year still valid: is it the build's year, and the build's address? */
  isOfYear(now: number): boolean;
  readonly bodyEncoder: BodyEncoder;
  readonly cache: AnswerCache;
  readonly allowance: Allowance;
  /** default: no limit */
  readonly cpuBudget?: CpuBudget;
  /** undefined: nobody is blocked */
  readonly isBlocked?: ((client: Client) => boolean) | undefined;
  /** named in the refusal of a blocked client: a mail address or a URL */
  readonly contact?: string | undefined;
  /** Counts one request of an address. @returns true if the address is over its rate limit */
  isTooFast(address: ClientAddress, now: number): boolean | Promise<boolean>;
  /** Answers messages to /mcp; undefined: the path does not exist. */
  readonly mcp?: McpService | undefined;
  /** body of the answer to /healthz */
  readonly health: string;
  /** milliseconds since 1970 */
  clock(): number;
}
