/** The client of a request: its address, and the site or app that the request names. */

/** Longest form: IPv6 with an embedded IPv4 address and a zone. */
const MAX_ADDRESS_LETTERS = 64;

/** The client of a request, by its headers and address. */
export interface Client {
  readonly origin: string | undefined;
  readonly referer: string | undefined;
  readonly userAgent: string | undefined;
  readonly address: ClientAddress;
}

/** An address, and the subnets whose limits apply to it. The three are the same for IPv4. */
export interface ClientAddress {
  /** canonical form, see {@link canonicalAddress} */
  readonly text: string;
  /** the first 64 bits of an IPv6 address, which count as one client */
  readonly subnet: string;
  /** the first 48 bits of an IPv6 address. Some providers give one customer all of them */
  readonly network: string;
}

/** A host has at most 253 letters (RFC 1035 §2.3.4). */
const HTTP_HOST = /^https?:\/\/([^\s/?#:@[\]]{1,253})(?=[:/?#]|$)/i;
/** Hosts that name no site: IP addresses, and localhost of developers and phone apps. */
const NAMELESS = /(^|\.)(localhost|\d+)$/;

/** Host of Origin, else of Referer, in lower case; undefined if neither names a site. */
export const siteOf = ({ origin, referer }: Pick<Client, 'origin' | 'referer'>): string | undefined =>
  hostOf(origin) ?? hostOf(referer);

function hostOf(url: string | undefined): string | undefined {
  const [, written] = (url && HTTP_HOST.exec(url)) || [];
  const host = written?.toLowerCase().replace(/\.$/, '');
  return !host || NAMELESS.test(host) ? undefined : host;
}

/** `<app>/<version> (<contact>)`; further products may follow. */
const APP = /^([^\s/()]{1,64})\/[^\s()]{1,64} \(([^()]{1,200})\)(?: |$)/;
/** Browsers and HTTP libraries whose parentheses hold no contact. */
const NOT_APPS = new Set(['mozilla', 'opera', 'dalvik', 'dart', 'apache-httpclient', 'curl', 'wget']);

/** Name and contact of an app that introduces itself, in lower case. */
export function appOf(userAgent: string | undefined): { name: string; contact: string } | undefined {
  const [, written, comment] = (userAgent && APP.exec(userAgent)) || [];
  if (written === undefined || comment === undefined) return undefined;
  const name = written.toLowerCase();
  const contact = comment.trim().toLowerCase();
  if (contact === '' || NOT_APPS.has(name) || isDevice(contact)) return undefined;
  return { name, contact };
}

/** Mobile systems write the device there: `iPhone; iOS 26.1; Scale/3.00`. */
const isDevice = (comment: string): boolean => comment.includes(';') && !/@|:\/\//.test(comment);

/**
 * Address of the client behind the trusted proxies. Each proxy adds the address that called it at the right end of
 * X-Forwarded-For; entries further left can be forged.
 * @param remoteAddress of the connection
 * @param trustedHops number of proxies before this server
 * @returns if an entry is missing or invalid, the last valid address from a trusted proxy
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): ClientAddress {
  let address = canonicalAddress(remoteAddress ?? '') ?? 'unknown';
  if (forwardedFor === undefined) return withSubnets(address);
  let end = forwardedFor.length;
  for (let hop = 0; hop < trustedHops && end >= 0; hop++) {
    const comma = end === 0 ? -1 : forwardedFor.lastIndexOf(',', end - 1);
    const forwarded = canonicalAddress(withoutPort(forwardedFor.slice(comma + 1, end).trim()));
    if (forwarded === undefined) break;
    address = forwarded;
    end = comma;
  }
  return withSubnets(address);
}

/** Some proxies add the port: `192.0.2.7:51234`, `[2001:db8::7]:51234`. */
const withoutPort = (entry: string): string =>
  /^\[([^\]]{2,45})\](?::\d{1,5})?$/.exec(entry)?.[1] ?? /^([\d.]{7,15}):\d{1,5}$/.exec(entry)?.[1] ?? entry;

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
/** Letters of an IPv6 address; a zone may follow. */
const IPV6 = /^(?=[^:]*:)([\da-f:.]+)(?:%\w+)?$/i;
/** An IPv4-mapped address in the form that `URL` writes. */
const MAPPED = /^::ffff:([\da-f]+):([\da-f]+)$/;

/** An address in its canonical form (RFC 5952), an IPv4-mapped one as IPv4; undefined if the text is no address. */
export function canonicalAddress(text: string): string | undefined {
  if (IPV4.test(text)) return text;
  const [, written] = (text.length <= MAX_ADDRESS_LETTERS && IPV6.exec(text)) || [];
  const address = written && URL.parse(`http://[${written}]`)?.hostname.slice(1, -1);
  const [, high, low] = (address && MAPPED.exec(address)) || [];
  if (high === undefined || low === undefined) return address;
  return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 0xff]).join('.');
}

/** @param text in canonical form */
export function withSubnets(text: string): ClientAddress {
  if (!text.includes(':')) return { text, subnet: text, network: text };
  const groups = groupsOf(text);
  return { text, subnet: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` };
}

/** Limit of a /48 as a multiple of a /64's limit. */
export const SHARE_OF_48 = 16;

/** The eight groups of an IPv6 address in its canonical form. */
export function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((groups) => (groups === '' ? [] : groups.split(':')));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
