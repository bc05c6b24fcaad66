/**
 * Parses the block list: clients that may not call the API. Each line is one entry; `#` begins a comment.
 *
 * - `example.com`: the site and its subdomains.
 * - `app:NAME`: apps of that name, with any version and contact.
 * - `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`: an address or a range.
 */
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { appOf, canonicalAddress, type Sender, siteOf } from './client.ts';

const MAX_VERDICTS = 10_000;
const ALLOWED = 'a host name, app:NAME, an address, or a range of addresses like 192.0.2.0/24';

export interface BlockedClients {
  readonly sites: ReadonlySet<string>;
  readonly apps: ReadonlySet<string>;
  /** undefined if no address is blocked */
  readonly hasAddress: ((address: string) => boolean) | undefined;
}

/** @returns the entries, and a message for each invalid line */
export function parseBlocklist(text: string): { clients: BlockedClients; problems: string[] } {
  const sites = new Set<string>();
  const apps = new Set<string>();
  const ranges: AddressRange[] = [];
  const problems: string[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const entry = line.split('#', 1)[0]!.trim();
    const app = /^app:([^\s/()]{1,64})$/i.exec(entry)?.[1];
    const host = hostName(entry);
    if (app !== undefined) apps.add(app.toLowerCase());
    else if (host !== undefined) sites.add(host);
    else if (entry !== '') {
      const range = rangeOf(entry);
      if (range) ranges.push(range);
      else problems.push(`line ${index + 1}: ${JSON.stringify(entry)} is not allowed; give ${ALLOWED}`);
    }
  }
  return {
    clients: { sites, apps, hasAddress: ranges.length > 0 ? checkOf(ranges) : undefined },
    problems,
  };
}

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST_NAME = new RegExp(`^(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`);

/** Host name as in Origin and Referer: lower case, Punycode; undefined if the entry is no host name with a dot. */
function hostName(entry: string): string | undefined {
  if (/[\s/\\:?@]/.test(entry)) return undefined;
  const host = URL.parse(`http://${entry}`)?.hostname.replace(/\.$/, '');
  return host !== undefined && HOST_NAME.test(host) ? host : undefined;
}

type AddressRange = readonly [IPv4 | IPv6, bits: number];

/** @returns undefined unless the entry is an address or a range of addresses */
function rangeOf(entry: string): AddressRange | undefined {
  const [written, length, ...more] = entry.split('/');
  const canonical = canonicalAddress(written!);
  if (canonical === undefined || more.length > 0) return undefined;
  const address = ipaddr.parse(canonical);
  const bits = address.kind() === 'ipv4' ? 32 : 128;
  if (length === undefined) return [address, bits];
  return /^\d{1,3}$/.test(length) && Number(length) <= bits ? [address, Number(length)] : undefined;
}

/** Returns a function that tests an address against all ranges; recent results are cached. */
function checkOf(ranges: readonly AddressRange[]): (address: string) => boolean {
  const verdicts = new LRUCache<string, boolean>({ max: MAX_VERDICTS });
  return (written) => {
    let verdict = verdicts.get(written);
    if (verdict === undefined) {
      const address = ipaddr.isValid(written) ? ipaddr.parse(written) : undefined;
      verdict = ranges.some(([range, bits]) => address?.kind() === range.kind() && address.match(range, bits));
      verdicts.set(written, verdict);
    }
    return verdict;
  };
}

/** Is the sender's site, app or address on the list? */
export function isBlocked({ sites, apps, hasAddress }: BlockedClients, sender: Sender): boolean {
  if (sites.size > 0 && hasDomain(sites, siteOf(sender))) return true;
  if (apps.size > 0 && apps.has(appOf(sender.userAgent)?.name ?? '')) return true;
  return hasAddress?.(sender.address) ?? false;
}

function hasDomain(sites: ReadonlySet<string>, site: string | undefined): boolean {
  let domain = site ?? '';
  while (domain.includes('.')) {
    if (sites.has(domain)) return true;
    domain = domain.slice(domain.indexOf('.') + 1);
  }
  return false;
}
