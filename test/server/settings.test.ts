import { expect, test } from 'vitest';
import { hostInUrl, misspeltSettings, readSettings, SettingError } from '#server/settings.ts';
import { freePort } from '../support/free-port.ts';
import { startServer } from './process.ts';

test('without settings', () => {
  expect(readSettings({})).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    siteUrl: 'http://127.0.0.1:4321',
    logLevel: 'info',
    dailyAllowance: 10_000,
    addressAllowance: 50_000,
    ratePerSecond: 200,
    metricsHost: '127.0.0.1',
    blocklist: undefined,
    redisUrl: undefined,
    trustedHops: 0,
    metricsPort: undefined,
    contact: undefined,
  });
});

test('a name that looks like a setting is told, one of another program is not', () => {
  const environment = {
    DAILY_ALOWANCE: '5',
    SITEURL: 'x',
    PORT: '1',
    PATH: '/bin',
    HOSTNAME: 'x',
    npm_config_loglevel: '',
  };
  expect(misspeltSettings(environment)).toEqual([
    { given: 'DAILY_ALOWANCE', meant: 'DAILY_ALLOWANCE' },
    { given: 'SITEURL', meant: 'SITE_URL' },
  ]);
});

test.each([
  [{ PORT: '8080' }, { port: 8080 }],
  [
    { HOST: '::1', PORT: '0' },
    { host: '::1', siteUrl: 'http://[::1]:0' },
  ],
  [{ SITE_URL: 'https://salnama.example//' }, { siteUrl: 'https://salnama.example' }],
  [{ LOG_LEVEL: 'silent', TZ: 'x' }, { logLevel: 'silent' }],
  [{ DAILY_ALLOWANCE: '0' }, { dailyAllowance: 0 }],
  [{ BLOCKLIST: 'blocked.txt' }, { blocklist: 'blocked.txt' }],
  [{ REDIS_URL: 'rediss://user:pass@store.example:6380/2' }, { redisUrl: 'rediss://user:pass@store.example:6380/2' }],
  [{ METRICS_PORT: '9464' }, { metricsPort: 9464 }],
  [{ CONTACT: '' }, { contact: undefined }],
  [{ CONTACT: 'mailto:editor@salnama.example' }, { contact: 'editor@salnama.example' }],
  [{ CONTACT: 'editor@salnama.example' }, { contact: 'editor@salnama.example' }],
  [{ CONTACT: 'https://salnama.example/contact' }, { contact: 'https://salnama.example/contact' }],
  [{ TRUSTED_HOPS: '1' }, { trustedHops: 1 }],
])('%j is read as %j', (settings, expected) => expect(readSettings(settings)).toMatchObject(expected));

const PORT = 'a port from 0 to 65535';
const ALLOWANCE = 'a whole number from 0 to 1000000000';
const LEVELS = 'one of debug, info, warn, error, silent';
const URL = 'an http or https address without a path';
test.each([
  ...['abc', '65536', '99999', '-1', '80.5', ' 80', ''].map((value) => ['PORT', value, PORT] as const),
  ['METRICS_PORT', '65536', PORT],
  ...['-1', '1e3', '1000000001', ''].map((value) => ['DAILY_ALLOWANCE', value, ALLOWANCE] as const),
  ['RATE_PER_SECOND', '-1', 'a whole number from 0 to 1000000'],
  ['TRUSTED_HOPS', '17', 'a whole number from 0 to 16'],
  ['HOST', '', 'an address'],
  ...['foo', '', 'ftp://a.example', 'https://a.example/b', 'https://a.example/?b', 'https://a.example/#b'].map(
    (value) => ['SITE_URL', value, URL] as const,
  ),
  ...['loud', 'INFO'].map((value) => ['LOG_LEVEL', value, LEVELS] as const),
  ['BLOCKLIST', '', 'the path of a file'],
  ['CONTACT', 'nobody', 'a mail address or an http or https address'],
  ['REDIS_URL', 'http://a', 'an address like redis://host:6379'],
] as const)('%s=%j is refused in one line that names it, its value and what is allowed', (name, value, allowed) => {
  const refused = () => readSettings({ [name]: value });
  expect(refused).toThrow(SettingError);
  expect(refused).toThrow(`${name}: ${JSON.stringify(value)} is not allowed; give `);
  expect(refused).toThrow(new RegExp(`^[^\\n]*${allowed}[^\\n]*$`));
});

test('the refusal of an address with a password does not show it', () => {
  const message = 'REDIS_URL: "…@host" is not allowed; give an address like redis://host:6379';
  expect(() => readSettings({ REDIS_URL: 'x://me:pass@word@host' })).toThrow(new SettingError(message));
});

test('IPv6 addresses are in brackets', () => {
  expect(hostInUrl('::1')).toBe('[::1]');
  expect(hostInUrl('127.0.0.1')).toBe('127.0.0.1');
});

test('metrics are served on their own port only', async () => {
  const port = await freePort();
  const server = await startServer({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.2' });
  const figures = await fetch(`http://127.0.0.2:${port}/metrics`);
  expect(await figures.text()).toContain('process_resident_memory_bytes');
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
  expect(await server.stop()).toBe(0);
});
