/**
 * Parses the block list: clients that may not call the API. Each line is one entry; `#` begins a comment.
 *
 * - `example.com`: the site and its subdomains.
 * - `app:NAME`: apps of that name, with any version and contact.
 * - `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`: an address or a range.
 */
import { shortened } from '#api/base/errors.ts';
import { appOf, type Client, canonicalAddress, groupsOf, siteOf } from './client.ts';

const ALLOWED = 'a host name, app:NAME, an address, or a range of addresses like 192.0.2.0/24';

interface BlockedClients {
  readonly sites: ReadonlySet<string>;
  readonly apps: ReadonlySet<string>;
  /** by length, the ranges as {@link rangeOf} returns them */
  readonly ranges: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Messages about invalid lines; the others are only counted. */
const MAX_PROBLEMS = 10;

/** @returns the clients, messages about the first invalid lines, and the number of invalid lines */
export function parseBlocklist(text: string) {
  const sites = new Set<string>();
  const apps = new Set<string>();
  const ranges = new Map<number, Set<string>>();
  const problems: string[] = [];
  let leftOut = 0;
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  for (const [index, line] of lines.entries()) {
    const [written = ''] = line.split('#', 1);
    const entry = written.trim();
    if (entry === '') continue;
    const app = /^app:([^\s/()]{1,64})$/i.exec(entry)?.[1];
    const host = hostName(entry);
    if (app !== undefined) apps.add(app.toLowerCase());
    else if (host !== undefined) sites.add(host);
    else {
      const range = rangeOf(entry);
      if (range !== undefined) ranges.set(range.length, (ranges.get(range.length) ?? new Set()).add(range));
      else if (leftOut++ < MAX_PROBLEMS)
        problems.push(`line ${index + 1}: ${JSON.stringify(shortened(entry))} is not allowed; give ${ALLOWED}`);
    }
  }
  const clients: BlockedClients = { sites, apps, ranges };
  return { clients, problems, leftOut };
}

const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST_NAME = new RegExp(`^(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`);

/** Host name as in Origin and Referer: lower case, Punycode; undefined if the entry is no host name with a dot. */
function hostName(entry: string): string | undefined {
  if (/[\s/\\:?@]/.test(entry)) return undefined;
  const host = URL.parse(`http://${entry}`)?.hostname.replace(/\.$/, '');
  return host !== undefined && HOST_NAME.test(host) ? host : undefined;
}

/** Bits of an address or of a range of addresses that an entry names; undefined if it names neither. */
function rangeOf(entry: string): string | undefined {
  const [written = '', length, ...more] = entry.split('/');
  const address = canonicalAddress(written);
  if (address === undefined || more.length > 0) return undefined;
  const bits = bitsOf(address);
  if (length === undefined) return bits;
  return /^\d{1,3}$/.test(length) && Number(length) < bits.length ? bits.slice(0, Number(length) + 1) : undefined;
}

/** `4` or `6`, then the bits of a canonical address. A range holds the addresses whose bits begin with its own. */
function bitsOf(address: string): string {
  const [kind, radix, digits] = address.includes(':') ? [6, 16, 16] : [4, 10, 8];
  const numbers = kind === 6 ? groupsOf(address) : address.split('.');
  return kind + numbers.map((number) => parseInt(number, radix).toString(2).padStart(digits, '0')).join('');
}

/** Is the client's site, app or address on the list? */
export function isBlocked({ sites, apps, ranges }: BlockedClients, client: Client): boolean {
  if (sites.size > 0 && hasDomain(sites, siteOf(client))) return true;
  if (apps.size > 0 && apps.has(appOf(client.userAgent)?.name ?? '')) return true;
  if (ranges.size === 0) return false;
  const bits = bitsOf(client.address.text);
  return [...ranges].some(([length, ofLength]) => ofLength.has(bits.slice(0, length)));
}

function hasDomain(sites: ReadonlySet<string>, site: string | undefined): boolean {
  let domain = site ?? '';
  while (domain.includes('.')) {
    if (sites.has(domain)) return true;
    domain = domain.slice(domain.indexOf('.') + 1);
  }
  return false;
}
