import { describe, expect, test } from 'vitest';
import { readSettings, SettingError } from '#server/settings.ts';
import { freePort } from '../../free-port.ts';
import { startServer } from '../process.ts';

test('defaults', () => {
  expect(readSettings({})).toMatchObject({
    dailyAllowance: 10_000,
    addressAllowance: 50_000,
    ratePerSecond: 200,
    connectionsPerAddress: 100,
    metricsHost: '127.0.0.1',
    blocklist: undefined,
    redisUrl: undefined,
    trustedHops: 0,
    metricsPort: undefined,
  });
});

test('values', () => {
  expect(
    readSettings({
      DAILY_ALLOWANCE: '0',
      BLOCKLIST: 'blocked.txt',
      REDIS_URL: 'rediss://user:pass@store.example:6380/2',
      TRUSTED_HOPS: '2',
      METRICS_PORT: '9464',
    }),
  ).toMatchObject({
    dailyAllowance: 0,
    blocklist: 'blocked.txt',
    redisUrl: 'rediss://user:pass@store.example:6380/2',
    trustedHops: 2,
    metricsPort: 9464,
  });
});

test("behind a trusted proxy all connections are the proxy's", () => {
  expect(readSettings({ TRUSTED_HOPS: '1', CONNECTIONS_PER_ADDRESS: '5' }).connectionsPerAddress).toBe(0);
  expect(readSettings({ CONNECTIONS_PER_ADDRESS: '5' }).connectionsPerAddress).toBe(5);
});

describe('a bad value is reported in one line', () => {
  test.each([
    ['DAILY_ALLOWANCE', '-1', '"-1" is not allowed; give a whole number from 0 to 1000000000'],
    ['DAILY_ALLOWANCE', '1e3', '"1e3" is not allowed; give a whole number from 0 to 1000000000'],
    ['DAILY_ALLOWANCE', '1000000001', '"1000000001" is not allowed; give a whole number from 0 to 1000000000'],
    ['DAILY_ALLOWANCE', '', '"" is not allowed; give a whole number from 0 to 1000000000'],
    ['TRUSTED_HOPS', '17', '"17" is not allowed; give a whole number from 0 to 16'],
    ['RATE_PER_SECOND', '-1', '"-1" is not allowed; give a whole number from 0 to 1000000'],
    ['METRICS_PORT', '65536', '"65536" is not allowed; give a port from 0 to 65535'],
    ['BLOCKLIST', '', '"" is not allowed; give the path of a file'],
    ['CONTACT', 'nobody', '"nobody" is not allowed; give a mail address or an http or https address'],
    ['REDIS_URL', 'http://a', '"http://a" is not allowed; give an address like redis://host:6379'],
    ['REDIS_URL', 'x://me:pass@word@host', '"…@host" is not allowed; give an address like redis://host:6379'],
  ])('%s=%j', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(new SettingError(`${name}: ${message}`));
  });
});

test('metrics are served on their own port only', async () => {
  const port = await freePort();
  const server = await startServer({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.2' });
  const figures = await fetch(`http://127.0.0.2:${port}/metrics`);
  expect(await figures.text()).toContain('process_resident_memory_bytes');
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
  expect(await server.stop()).toBe(0);
});
