/** nginx with the configuration in deploy/: its answers and its limits. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { describeLimits } from './host-limits.ts';
import { describeParity } from './parity.ts';
import { ROOT } from './site.ts';
import { startNginx } from './start-nginx.ts';

describeParity(
  async (functionPort) => startNginx({ port: await freePort(), folder: inject('smallSite'), functionPort }),
  [
    [/^GET \/%(00|zz)$/, 'nginx refuses invalid percent-encoding itself'],
    [/If-Match: "other"$/, 'of what nginx keeps, it says in HTML that it is another version'],
    [/Range: bytes=(99999999-|5-1)$/, 'of what nginx keeps, it refuses a part that there is not'],
  ],
);
describeLimits(startNginx, { holdsFiles: true });

test('the cache is in a folder that the package of nginx brings', () => {
  const [, cache = ''] = /^proxy_cache_path (\S+)/m.exec(
    readFileSync(join(ROOT, 'deploy/nginx/salnama.conf'), 'utf8'),
  )!;
  expect(existsSync(dirname(cache))).toBe(true);
});
