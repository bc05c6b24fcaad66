/**
 * Whose allowance an answer is charged to. What a client says of itself costs it nothing to invent, so every answer is charged
 * twice: to the site or app that the request names, and to the address that it comes from.
 */
import { appOf, networkOf, type Sender, siteOf } from './identity.ts';

/** One count of a day, and what it may come to. */
export interface Account {
  /** tells accounts apart; at most 600 letters, and never written to a log */
  readonly key: string;
  readonly most: number;
  /** names are invented as one likes, addresses are not: each kind is remembered apart from the others */
  readonly kind: 'name' | 'address' | 'share';
}

export interface Client {
  readonly kind: 'site' | 'app' | 'address';
  /** all of them are charged, or none */
  readonly accounts: readonly Account[];
  /** a visitor's share of a site's allowance, one of the accounts; once it is used up, the others below are charged instead */
  readonly share: Account | undefined;
  readonly withoutShare: readonly Account[];
}

export interface Allowances {
  /** answers per site, app or address and day */
  readonly allowance: number;
  /** answers per address and day, whatever it says of itself */
  readonly addressAllowance: number;
}

/** A visitor of a site can take so much of its allowance: a tenth, but enough for a page that asks often. */
const shareOf = (allowance: number): number => Math.max(100, Math.floor(allowance / 10));
/** Networks of so many households are given to one customer by some providers; all of them together can take as much as these. */
const HOUSEHOLDS = 16;

/**
 * The client of a request: its site, else its app, else its address (of IPv6 the /64 that a household is given).
 * @param ownSite host of this service's own pages: their visitors are counted apart, each by address
 */
export function clientOf(sender: Sender, ownSite: string, { allowance, addressAllowance }: Allowances): Client {
  const network = networkOf(sender.address);
  const ceilings = ceilingsOf(sender.address, network, addressAllowance);
  const own: Account = { key: `address ${network}`, most: allowance, kind: 'address' };
  const withoutShare = [own, ...ceilings];
  const site = siteOf(sender);
  if (site !== undefined && site !== ownSite) {
    const share: Account = { key: `share ${network} ${site}`, most: shareOf(allowance), kind: 'share' };
    const name: Account = { key: `site ${site}`, most: allowance, kind: 'name' };
    return { kind: 'site', accounts: [share, name, ...ceilings], share, withoutShare };
  }
  const app = appOf(sender.userAgent);
  if (app) {
    const name: Account = { key: `app ${app.name} ${app.contact}`, most: allowance, kind: 'name' };
    return { kind: 'app', accounts: [name, ...ceilings], share: undefined, withoutShare };
  }
  return { kind: 'address', accounts: withoutShare, share: undefined, withoutShare };
}

function ceilingsOf(address: string, network: string, most: number): Account[] {
  if (most === 0) return [];
  const ceiling: Account = { key: `all ${network}`, most, kind: 'address' };
  if (network === address) return [ceiling];
  return [ceiling, { key: `all ${networkOf(address, 48)}`, most: most * HOUSEHOLDS, kind: 'address' }];
}
