/**
 * The daily allowance: the number of API answers per client and day in Tehran. Files, pages and calendar files are free.
 *
 * A client is identified by its site, else its app, else its address. Clients can invent names, so every answer also
 * counts against the address.
 */
import type { Answer } from '#api/base/answer.ts';
import { TEHRAN_TIME, todayInTehran } from '#api/base/tehran.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { startOfDay } from '#core/time-zone.ts';
import { exhausted } from '../refusals.ts';
import type { Settings } from '../settings.ts';
import { appOf, type Client, type ClientAddress, SHARE_OF_48, siteOf } from './client.ts';

/** One count of a day, and its limit. */
export interface Account {
  /** unique; at most 600 letters, never logged */
  readonly key: string;
  readonly limit: number;
  /** each kind has separate space in the counter's memory, because clients can invent names but not addresses */
  readonly kind: 'name' | 'address' | 'share';
}

/** Counts answers per account. Counts restart at zero each day. */
export interface Counter {
  /**
   * Counts one answer on all accounts, or on no account if one is exhausted.
   * @param day in Tehran
   * @returns the exhausted account
   */
  consume(accounts: readonly Account[], day: Jdn): Account | undefined | Promise<Account | undefined>;
  /** The exhausted account, without counting; absent if asking takes as long as counting. */
  exhausted?(accounts: readonly Account[], day: Jdn): Account | undefined;
}

/** Stores keep counts this time after midnight in Tehran, because some machines' clocks are slow. */
const KEEP_AFTER_MIDNIGHT_MS = 600_000;

/** Moment (ms since 1970) after which a store may delete the counts of a day. */
export const forgottenAt = (day: Jdn): number => startOfDay(TEHRAN_TIME, addDays(day, 1)) + KEEP_AFTER_MIDNIGHT_MS;

/** The accounts of a client. */
interface ClientAccounts {
  /** an answer counts on all of them, or on none if one is exhausted */
  readonly accounts: readonly Account[];
  /** accounts to charge if an account of that kind is exhausted */
  readonly fallback: Readonly<Partial<Record<Account['kind'], readonly Account[]>>>;
}

type Limits = Pick<Settings, 'dailyAllowance' | 'addressAllowance' | 'siteUrl'> & Partial<Pick<Settings, 'contact'>>;

export type Allowance = ReturnType<typeof createAllowance>;

/**
 * Answers of one address that count against a site, so that a single address with a forged Origin cannot use up the site's
 * allowance. Later answers count for this address on this site only.
 */
const shareOf = (allowance: number): number => Math.ceil(allowance / 10);

export function createAllowance(limits: Limits, counter: Counter) {
  const { dailyAllowance: allowance, addressAllowance, siteUrl, contact } = limits;
  /** Visitors of the service's pages are counted by address. */
  const ownSite = new URL(siteUrl).hostname;

  function ceilingsOf({ subnet, network }: ClientAddress): Account[] {
    if (addressAllowance === 0) return [];
    const ceiling: Account = { key: `all ${subnet}`, limit: addressAllowance, kind: 'address' };
    if (network === subnet) return [ceiling];
    return [ceiling, { key: `all ${network}`, limit: addressAllowance * SHARE_OF_48, kind: 'address' }];
  }

  /** The accounts of a client; undefined if there is no allowance. */
  function accountsOf(client: Client): ClientAccounts | undefined {
    if (allowance === 0) return undefined;
    const { subnet } = client.address;
    const ceilings = ceilingsOf(client.address);
    const ofAddress = [{ key: `address ${subnet}`, limit: allowance, kind: 'address' } as const, ...ceilings];
    const site = siteOf(client);
    if (site !== undefined && site !== ownSite) {
      const name: Account = { key: `site ${site}`, limit: allowance, kind: 'name' };
      const visitor = (limit: number): Account => ({ key: `share ${subnet} ${site}`, limit, kind: 'share' });
      return {
        accounts: [name, visitor(shareOf(allowance)), ...ceilings],
        // An exhausted site is refused to each address that has had an answer for it today; a new address gets one.
        fallback: { name: [visitor(1), ...ceilings], share: [visitor(allowance), ...ceilings] },
      };
    }
    const app = appOf(client.userAgent);
    if (!app) return { accounts: ofAddress, fallback: {} };
    const name: Account = { key: `app ${app.name} ${app.contact}`, limit: allowance, kind: 'name' };
    return { accounts: [name, ...ceilings], fallback: {} };
  }

  type Charged = ClientAccounts | undefined;
  /** @param ask gives the exhausted one of some accounts */
  async function refusalBy(ask: Counter['consume'], charged: Charged, now: number): Promise<Answer | undefined> {
    const today = todayInTehran(now);
    const account = charged && (await ask(charged.accounts, today));
    if (!account) return undefined;
    const fallback = charged.fallback[account.kind];
    const second = fallback && (await ask(fallback, today));
    return fallback && !second ? undefined : exhausted(Math.max(account.limit, second?.limit ?? 0), now, contact);
  }

  return {
    accountsOf,
    /** Refusal of a client that is known to be exhausted; counts nothing. */
    refusal: async (charged: Charged, now: number) => counter.exhausted && refusalBy(counter.exhausted, charged, now),
    /** Counts one answer. @returns the refusal if the allowance is exhausted */
    consume: (charged: Charged, now: number) => refusalBy(counter.consume, charged, now),
  };
}
