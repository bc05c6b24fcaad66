import { describe, expect, test } from 'vitest';
import { createAllowance } from '#server/limits/allowance.ts';
import { appOf, type Client, canonicalAddress, clientAddress, siteOf, withSubnets } from '#server/limits/client.ts';
import { createMemoryCounter } from '#server/limits/memory-counter.ts';

const OWN = 'salnama.example';
const nobody = { origin: undefined, referer: undefined, userAgent: undefined, address: withSubnets('192.0.2.7') };
const allowance = createAllowance(
  { dailyAllowance: 200, addressAllowance: 1000, siteUrl: `https://${OWN}` },
  createMemoryCounter(),
);
const accountsOf = (client: Partial<Client>) => {
  const { accounts } = allowance.accountsOf({ ...nobody, ...client })!;
  return accounts.map(({ key, limit }) => [key, limit]);
};
const CEILING = ['all 192.0.2.7', 1000];

describe('a client', () => {
  const site = { origin: 'https://a.example', referer: 'https://b.example/page' };
  const app = { userAgent: 'Rooznama/2.1 (https://rooznama.example)' };

  test.each<[Partial<Client>, (string | number)[][]]>([
    [{ ...site, ...app }, [['site a.example', 200], ['share 192.0.2.7 a.example', 20], CEILING]],
    [{ referer: site.referer, ...app }, [['site b.example', 200], ['share 192.0.2.7 b.example', 20], CEILING]],
    [app, [['app rooznama https://rooznama.example', 200], CEILING]],
    [{}, [['address 192.0.2.7', 200], CEILING]],
    [
      { address: withSubnets('2001:db8:1:2::9') },
      [
        ['address 2001:db8:1:2::/64', 200],
        ['all 2001:db8:1:2::/64', 1000],
        ['all 2001:db8:1::/48', 16_000],
      ],
    ],
  ])('%j counts on %j', (client, accounts) => {
    expect(accountsOf(client)).toEqual(accounts);
  });

  test('visitors of our own pages are counted by address', () => {
    expect(accountsOf({ referer: `https://${OWN}/docs` })[0]).toEqual(['address 192.0.2.7', 200]);
  });

  test('a key has a bounded length for any input', () => {
    const long = 'a'.repeat(16_000);
    const clients: Partial<Client>[] = [
      { origin: `https://${long}.example` },
      { referer: `https://x.example/${long}` },
      { userAgent: `${long}/1 (x)` },
      { userAgent: `x/1 (${long})` },
      { userAgent: `${'a'.repeat(64)}/1 (${'b'.repeat(200)})` },
    ];
    for (const client of clients) {
      for (const [key] of accountsOf(client)) expect(String(key).length).toBeLessThanOrEqual(600);
    }
  });
});

describe('a site', () => {
  test.each([
    ['https://Example.COM', 'example.com'],
    ['https://example.com.', 'example.com'],
    ['http://example.com:8080', 'example.com'],
    ['https://xn--mgbh0fb.xn--mgba3a4f16a/a?b#c', 'xn--mgbh0fb.xn--mgba3a4f16a'],
    ['https://notlocalhost', 'notlocalhost'],
  ])('%s', (origin, host) => expect(siteOf({ origin, referer: undefined })).toBe(host));

  test.each(['null', '', 'file://', 'capacitor://localhost', 'http://localhost:3000', 'https://app.localhost'])(
    'none: %j',
    (origin) => expect(siteOf({ origin, referer: undefined })).toBeUndefined(),
  );
  test.each(['http://127.0.0.1:5173', 'http://[::1]:5173', 'https://', 'https:// x', 'about:blank', 'x'])(
    'none: %j',
    (origin) => expect(siteOf({ origin, referer: undefined })).toBeUndefined(),
  );

  test('Referer is used if Origin names no site', () => {
    expect(siteOf({ origin: 'null', referer: 'https://b.example/' })).toBe('b.example');
  });
});

describe('an app', () => {
  test.each([
    ['Rooznama/2.1 (ali@rooznama.example)', 'rooznama', 'ali@rooznama.example'],
    ['Rooznama/3.0-beta (ALI@rooznama.example)', 'rooznama', 'ali@rooznama.example'],
    ['my-app/1 (+https://x.example/contact; x@x.example)', 'my-app', '+https://x.example/contact; x@x.example'],
    ['my-app/1 (t.me/x) axios/1.7.9', 'my-app', 't.me/x'],
  ])('%s', (userAgent, name, contact) => expect(appOf(userAgent)).toEqual({ name, contact }));

  test.each([
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Mozilla/5.0 (compatible; Bot/1.0; +https://bot.example)',
    'Opera/9.80 (Windows NT 6.1) Presto/2.12',
    'Dalvik/2.1.0 (Linux; U; Android 16; Pixel 9)',
    'Rooznama/1.0 (iPhone; iOS 26.1; Scale/3.00)',
    'Dart/3.9 (dart:io)',
    'Apache-HttpClient/4.5.14 (Java/21.0.1)',
    'curl/8.17.0',
    'Rooznama/1.0',
    'Rooznama/1.0 ()',
    'Rooznama (https://rooznama.example)',
    '',
  ])('none: %s', (userAgent) => expect(appOf(userAgent)).toBeUndefined());
});

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::', '::'],
  ])('%s is %s', (text, canonical) => expect(canonicalAddress(text)).toBe(canonical));

  test.each([
    '',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.2.3.4 ',
    'x',
    ':::',
    '2001:db8::1::2',
    '::1]/x[',
    '12345::',
    '1.2.3.4.',
  ])('none: %j', (text) => expect(canonicalAddress(text)).toBeUndefined());

  test.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8:1::5:6:7:8', '2001:db8:1:0::/64', '2001:db8:1::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['1::', '1:0:0:0::/64', '1:0:0::/48'],
  ])('subnets of %s are %s and %s', (text, subnet, network) => {
    expect(withSubnets(text)).toEqual({ text, subnet, network });
  });
});

describe('behind proxies', () => {
  const PROXY = '::ffff:10.0.0.1';

  test.each<[string | undefined, number, string]>([
    ['198.51.100.1', 0, '10.0.0.1'],
    [undefined, 1, '10.0.0.1'],
    ['', 1, '10.0.0.1'],
    ['198.51.100.1', 1, '198.51.100.1'],
    ['203.0.113.9, 198.51.100.1', 1, '198.51.100.1'],
    ['203.0.113.9, 198.51.100.1', 2, '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9 ,198.51.100.1', 2, '203.0.113.9'],
    ['198.51.100.1', 3, '198.51.100.1'],
    ['203.0.113.9, unknown', 2, '10.0.0.1'],
    ['garbage, 198.51.100.1', 2, '198.51.100.1'],
    [',198.51.100.1', 2, '198.51.100.1'],
    [',', 2, '10.0.0.1'],
    ['2001:db8::9', 1, '2001:db8::9'],
    ['192.0.2.7:4711', 1, '192.0.2.7'],
    ['[2001:db8::9]:4711', 1, '2001:db8::9'],
    ['[2001:db8::9]', 1, '2001:db8::9'],
  ])('X-Forwarded-For %j with %i trusted hops: %s', (forwardedFor, hops, address) => {
    expect(clientAddress(PROXY, forwardedFor, hops).text).toBe(address);
  });

  test('a closed connection has no address', () => {
    expect(clientAddress(undefined, undefined, 0).text).toBe('unknown');
  });
});
