import { describe, expect, test } from 'vitest';
import { isBlocked, parseBlocklist } from '#server/limits/blocklist.ts';
import { type Client, withSubnets } from '#server/limits/client.ts';

const LIST = `
# Sites
Bad.example         # harms the service
مثال.ایران
app:Evil-Bot
APP:other
192.0.2.7
203.0.113.9/24
2001:db8:bad::/48
2001:db8::1
::ffff:198.51.100.1
`;

const nobody: Client = {
  origin: undefined,
  referer: undefined,
  userAgent: undefined,
  address: withSubnets('100.64.0.1'),
};

describe('the list', () => {
  const { clients, problems } = parseBlocklist(`\uFEFF${LIST.replaceAll('\n', '\r\n')}`);
  const blocks = (client: Partial<Client>) => isBlocked(clients, { ...nobody, ...client });

  test('is parsed', () => expect(problems).toEqual([]));

  test.each<Partial<Client>>([
    { origin: 'https://bad.example' },
    { origin: 'https://www.BAD.example:8443' },
    { referer: 'http://bad.example/page' },
    { origin: 'https://xn--mgbh0fb.xn--mgba3a4f16a' },
    { userAgent: 'evil-bot/9 (x@y.example)' },
    { userAgent: 'Other/1 (x@y.example)' },
    { address: withSubnets('192.0.2.7') },
    { address: withSubnets('203.0.113.200') },
    { address: withSubnets('2001:db8:bad:1::1') },
    { address: withSubnets('2001:db8::1') },
    { address: withSubnets('198.51.100.1') },
    { origin: 'https://good.example', userAgent: 'evil-bot/9 (x@y.example)' },
    { origin: 'https://good.example', address: withSubnets('192.0.2.7') },
  ])('blocks %j', (client) => expect(blocks(client)).toBe(true));

  test.each<Partial<Client>>([
    {},
    { origin: 'https://notbad.example' },
    { origin: 'https://example' },
    { origin: 'https://bad.example.org' },
    { userAgent: 'evil-bot-2/9 (x@y.example)' },
    { userAgent: 'evil-bot' },
    { address: withSubnets('192.0.2.8') },
    { address: withSubnets('203.0.114.1') },
    { address: withSubnets('2001:db8::2') },
    { address: withSubnets('unknown') },
  ])('lets %j pass', (client) => expect(blocks(client)).toBe(false));

  test.each([
    'http://bad.example',
    'bad.example:80',
    '*.bad.example',
    'bad .example',
    '192.0.2.256',
    '192.0.2',
    '192.0.2.0/33',
    '192.0.2.0/',
    '2001:db8::/129',
    'app:',
    'app:a b',
    '-',
    'evil',
    'bad.example?x',
    '@bad.example',
  ])('does not take %j', (line) => {
    const { clients: empty, problems: found } = parseBlocklist(`\n${line}\n`);
    expect(found).toEqual([
      expect.stringContaining(`line 2: ${JSON.stringify(line)} is not allowed; give a host name`),
    ]);
    expect(empty).toEqual({ sites: new Set(), apps: new Set(), ranges: new Map() });
  });

  test('a range of all addresses blocks every address of its kind', () => {
    const { clients: all } = parseBlocklist('0.0.0.0/0');
    expect(isBlocked(all, nobody)).toBe(true);
    expect(isBlocked(all, { ...nobody, address: withSubnets('2001:db8::1') })).toBe(false);
  });
});
