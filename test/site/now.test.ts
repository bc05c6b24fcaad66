import { afterEach, beforeAll, expect, test, vi } from 'vitest';

async function nowAt(setting: string) {
  vi.stubEnv('SALNAMA_NOW', setting);
  return import('#site/data/now.build.ts');
}

// Other files run in the same worker, so they must not find the modules of another moment.
beforeAll(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('all moments of a day in Tehran are one present', async () => {
  const first = await nowAt('2026-11-20T20:30:00Z');
  vi.resetModules();
  const last = await nowAt('2026-11-21T20:29:59Z');
  expect(last.buildNow).toBe(first.buildNow);
  expect(new Date(last.buildNow).toISOString()).toBe('2026-11-21T08:30:00.000Z');
  expect(last.buildYear).toBe(1405);
});

test('the next moment is the next day', async () => {
  expect(new Date((await nowAt('2026-11-21T20:30:00Z')).buildNow).toISOString()).toBe('2026-11-22T08:30:00.000Z');
});

test('a moment that cannot be read is refused by name', async () => {
  await expect(nowAt('yesterday')).rejects.toThrow('SALNAMA_NOW: "yesterday" is not allowed');
});
