/** Two builds write the same files of the API, in any time zone and language. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SITE_URL = 'https://salnama.example';
const NOW = Date.UTC(2026, 10, 21, 8, 30);

const hashesWith = async (environment: Readonly<Record<string, string>>): Promise<string[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['test/slow/site/file-hashes.ts', SITE_URL, String(NOW)],
    { env: { ...process.env, ...environment }, maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout.trimEnd().split('\n').sort();
};

test('two runs write the same bytes, in any time zone and language', { timeout: 600_000 }, async () => {
  const [here, elsewhere] = await Promise.all([
    hashesWith({}),
    hashesWith({ TZ: 'Pacific/Apia', LANG: 'fa_IR.UTF-8' }),
  ]);
  expect(here!.length).toBeGreaterThan(5000);
  expect(elsewhere).toEqual(here);
});
