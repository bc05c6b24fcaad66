/** Who may pass to the function on an edge platform: the same rules as on Node, asked of a web-standard Request. */
import type { DurableObjectNamespace } from 'cloudflare:workers';
import type { Answer } from '#api/answer.ts';
import { type BlockedClients, isBlocked, parseBlocklist } from '../policy/blocklist.ts';
import { clientOf, type Sender, senderAddress } from '../policy/identity.ts';
import { blocked, type Counter, usedUp } from '../policy/limits.ts';
import { readSettings, SettingError } from '../policy/settings.ts';
import { createEdgeCounter, type DailyCounter } from './counter.ts';

export interface GateEnvironment {
  readonly COUNTERS: DurableObjectNamespace<DailyCounter>;
  /** requests per client and Tehran day; 0 = no limit */
  readonly DAILY_ALLOWANCE?: string;
  /** blocked clients themselves, one a line; there is no file to name here */
  readonly BLOCKLIST?: string;
}

export interface EdgeGate {
  /** the refusal of a blocked client, whatever it asks for; undefined for all others */
  refuse(request: Request): Answer | undefined;
  /**
   * Takes an answer out of the client's allowance.
   * @param ownSite host of the service's own pages
   * @returns the refusal, if the allowance is used up
   */
  take(request: Request, ownSite: string, now: number): Promise<Answer | undefined>;
}

/** @throws {SettingError} that names the setting, its value and what is allowed */
export function createEdgeGate({ COUNTERS, DAILY_ALLOWANCE, BLOCKLIST = '' }: GateEnvironment): EdgeGate {
  const { dailyAllowance: allowance } = readSettings({ DAILY_ALLOWANCE });
  const counter: Counter = createEdgeCounter(COUNTERS, allowance);
  const blockedClients = readBlocklist(BLOCKLIST);
  return {
    refuse: (request) => (isBlocked(blockedClients, senderOf(request)) ? blocked() : undefined),
    async take(request, ownSite, now) {
      if (allowance === 0) return undefined;
      const admitted = await counter.take(clientOf(senderOf(request), ownSite), now);
      return admitted ? undefined : usedUp(allowance, now);
    },
  };
}

function readBlocklist(text: string): BlockedClients {
  const { clients, problems } = parseBlocklist(text);
  if (problems.length > 0) throw new SettingError(`BLOCKLIST: ${problems[0]}`);
  return clients;
}

function senderOf({ headers }: Request): Sender {
  const header = (name: string) => headers.get(name) ?? undefined;
  return {
    origin: header('Origin'),
    referer: header('Referer'),
    userAgent: header('User-Agent'),
    // Written by Cloudflare itself; a client cannot set it.
    address: senderAddress(header('CF-Connecting-IP'), undefined, 0),
  };
}
