/**
 * The daily allowance: so many answers of the function for each client and day of Tehran. Files, pages and calendar files are free.
 *
 * A client is its site, else its app, else its address. Names cost nothing to invent, so every answer is charged to the address too.
 */
import type { Answer } from '#api/answer.ts';
import { TEHRAN_TIME, tehranMidnight, todayInTehran } from '#api/tehran.ts';
import { toIsoDate } from '#core/gregorian.ts';
import { startOfDay } from '#core/time-zone.ts';
import { exhausted } from '../refusals.ts';
import { appOf, type Sender, siteOf, subnetOf } from './client.ts';
import { SHARE_OF_48 } from './rate.ts';

/** One count of a day, and its limit. */
export interface Account {
  /** unique; at most 600 letters, never logged */
  readonly key: string;
  readonly limit: number;
  /** names can be invented, addresses cannot: each kind has its own room in the counter's memory */
  readonly kind: 'name' | 'address' | 'share';
}

/** Counts what is charged to accounts, from zero each day of Tehran. */
export interface Counter {
  /** Takes one answer from all accounts, or from none if one is exhausted. @returns the exhausted account */
  consume(accounts: readonly Account[], now: number): Account | undefined | Promise<Account | undefined>;
}

export interface Client {
  readonly kind: 'site' | 'app' | 'address';
  /** all of them are charged, or none */
  readonly accounts: readonly Account[];
  /** charged instead when an account of that kind is exhausted */
  readonly instead: Readonly<Partial<Record<Account['kind'], readonly Account[]>>>;
}

export interface AllowanceOptions {
  /** answers per site, app or address and day; 0 = no limit */
  readonly allowance: number;
  /** answers per address and day, whatever it says of itself; 0 = no limit */
  readonly addressAllowance: number;
  readonly counter: Counter;
  /** public address of the service: visitors of its own pages are counted by their addresses */
  readonly siteUrl: string;
  /** named in refusals: a mail address or a URL of the operator */
  readonly contact?: string | undefined;
}

export interface Allowance {
  /** The client of a request; undefined if nothing is counted. */
  clientOf(sender: Sender): Client | undefined;
  /** The refusal of a client that is known to be exhausted; nothing is taken. */
  refusal(client: Client | undefined, now: number): Answer | undefined;
  /** Takes one answer. @returns the refusal if the allowance is exhausted */
  consume(client: Client | undefined, now: number): Promise<Answer | undefined>;
}

/** One visitor of a site can take so much of its allowance: a tenth, but enough for a page that asks often. */
const shareOf = (allowance: number): number => Math.max(100, Math.floor(allowance / 10));
/** Answers for each visitor of a site whose allowance is exhausted, so that one visitor cannot close the site for all. */
const MIN_ANSWERS_OF_VISITOR = 20;
const MAX_EXHAUSTED = 10_000;

export function createAllowance(options: AllowanceOptions): Allowance {
  const { allowance, addressAllowance, counter, siteUrl, contact } = options;
  const ownSite = new URL(siteUrl).hostname;

  function ceilingsOf(address: string, subnet: string): Account[] {
    if (addressAllowance === 0) return [];
    const ceiling: Account = { key: `all ${subnet}`, limit: addressAllowance, kind: 'address' };
    if (subnet === address) return [ceiling];
    return [ceiling, { key: `all ${subnetOf(address, 48)}`, limit: addressAllowance * SHARE_OF_48, kind: 'address' }];
  }

  function clientOf(sender: Sender): Client | undefined {
    if (allowance === 0) return undefined;
    const subnet = subnetOf(sender.address);
    const ceilings = ceilingsOf(sender.address, subnet);
    const ofAddress = [{ key: `address ${subnet}`, limit: allowance, kind: 'address' } as const, ...ceilings];
    const site = siteOf(sender);
    if (site !== undefined && site !== ownSite) {
      const share: Account = { key: `share ${subnet} ${site}`, limit: shareOf(allowance), kind: 'share' };
      const name: Account = { key: `site ${site}`, limit: allowance, kind: 'name' };
      // A visitor who has used its share goes on with its own allowance, and gets its first answers from an exhausted site.
      const visitor: Account = { ...share, limit: MIN_ANSWERS_OF_VISITOR };
      return {
        kind: 'site',
        accounts: [share, name, ...ceilings],
        instead: { share: ofAddress, name: [visitor, ...ceilings] },
      };
    }
    const app = appOf(sender.userAgent);
    if (!app) return { kind: 'address', accounts: ofAddress, instead: {} };
    const name: Account = { key: `app ${app.name} ${app.contact}`, limit: allowance, kind: 'name' };
    return { kind: 'app', accounts: [name, ...ceilings], instead: {} };
  }

  const tehranDay = createTehranClock();
  /** accounts that were found exhausted today */
  const known = new Set<string>();
  const nameOf = ({ key, limit }: Account, now: number): string => `${tehranDay(now).date} ${limit} ${key}`;
  const knownIn = (accounts: readonly Account[], now: number): Account | undefined =>
    known.size === 0 ? undefined : accounts.find((account) => known.has(nameOf(account, now)));

  async function take(accounts: readonly Account[], now: number): Promise<Account | undefined> {
    const found = knownIn(accounts, now) ?? (await counter.consume(accounts, now));
    if (known.size >= MAX_EXHAUSTED) known.clear();
    if (found) known.add(nameOf(found, now));
    return found;
  }

  return {
    clientOf,
    refusal(client, now) {
      const account = client && knownIn(client.accounts, now);
      if (!account) return undefined;
      const instead = client.instead[account.kind];
      return instead && !knownIn(instead, now) ? undefined : exhausted(account.limit, now, contact);
    },
    async consume(client, now) {
      const account = client && (await take(client.accounts, now));
      if (!account) return undefined;
      const instead = client.instead[account.kind];
      return instead && !(await take(instead, now)) ? undefined : exhausted(account.limit, now, contact);
    },
  };
}

/** A day on Tehran's clock. */
export interface TehranDay {
  /** YYYY-MM-DD, Gregorian */
  readonly date: string;
  /** first moment of the day, milliseconds since 1970 */
  readonly from: number;
  /** first moment of the next day */
  readonly until: number;
}

/** Returns a function from a moment to its day. It remembers the last day, because every request calls it. */
export function createTehranClock(): (now: number) => TehranDay {
  let day: TehranDay = { date: '', from: 0, until: 0 };
  return (now) => {
    if (now < day.from || now >= day.until) {
      const jdn = todayInTehran(now);
      day = { date: toIsoDate(jdn), from: startOfDay(TEHRAN_TIME, jdn), until: tehranMidnight(now) };
    }
    return day;
  };
}
