/** nginx with the configuration in deploy/: its answers and its limits. */
import { inject } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { describeLimits } from './host-limits.ts';
import { describeParity } from './parity.ts';
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
