/** Caddy with the configuration in deploy/: its answers, and the limits of the Node server behind it. */
import { inject } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { describeLimits } from './host-limits.ts';
import { describeParity } from './parity.ts';
import { startCaddy } from './start-caddy.ts';

describeParity(
  async (functionPort) => startCaddy({ port: await freePort(), folder: inject('smallSite'), functionPort }),
  [[/^GET \/%zz$/, 'Caddy refuses invalid percent-encoding itself']],
);
describeLimits(startCaddy, { holdsFiles: false });
