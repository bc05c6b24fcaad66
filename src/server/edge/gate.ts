/** Who may pass to the function on the edge platform: its settings, its rate limit and its counters. */
import type { DurableObjectNamespace, RateLimit } from 'cloudflare:workers';
import { isBlocked, parseBlocklist } from '../policy/blocklist.ts';
import { createGate, type Gate } from '../policy/gate.ts';
import { networkOf } from '../policy/identity.ts';
import { readSettings, SettingError } from '../policy/settings.ts';
import { createEdgeCounter, type DailyCounter } from './counter.ts';

export interface GateEnvironment {
  readonly COUNTERS: DurableObjectNamespace<DailyCounter>;
  /** the platform's rate limit, of each of its places; undefined: as fast as they like */
  readonly RATE?: RateLimit;
  /** requests per client and Tehran day; 0 = no limit */
  readonly DAILY_ALLOWANCE?: string;
  /** requests per address and Tehran day, whatever it says of itself; empty: five allowances */
  readonly ADDRESS_ALLOWANCE?: string;
  /** blocked clients themselves, one a line; there is no file to name here */
  readonly BLOCKLIST?: string;
}

/** @throws {SettingError} that names the setting, its value and what is allowed */
export function createEdgeGate(environment: GateEnvironment, siteUrl: string): Gate {
  const { COUNTERS, DAILY_ALLOWANCE, ADDRESS_ALLOWANCE, BLOCKLIST = '' } = environment;
  const { dailyAllowance: allowance, addressAllowance } = readSettings({
    DAILY_ALLOWANCE,
    ADDRESS_ALLOWANCE: ADDRESS_ALLOWANCE || undefined,
  });
  const { clients, problems } = parseBlocklist(BLOCKLIST);
  if (problems.length > 0) throw new SettingError(`BLOCKLIST: ${problems[0]}`);
  return createGate({
    allowance,
    addressAllowance,
    counter: createEdgeCounter(COUNTERS),
    blocks: (sender) => isBlocked(clients, sender),
    siteUrl,
  });
}

/** Asks the platform, which counts in each of its places without a call over the network. */
export const rateOf = ({ RATE }: GateEnvironment): ((address: string) => Promise<boolean>) | undefined =>
  RATE && (async (address) => (await RATE.limit({ key: networkOf(address) })).success);
