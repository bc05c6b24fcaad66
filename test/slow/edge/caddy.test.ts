/** Caddy with the configuration in deploy/: its answers, and the limits of the Node server behind it. */
import { beforeAll } from 'vitest';
import { needFromDebian, runsWell } from '../../debian.ts';
import { describeHost } from './host-contract.ts';
import { describeLimits } from './host-limits.ts';
import { startCaddy } from './start-caddy.ts';

beforeAll(() => needFromDebian(['caddy'], () => runsWell('caddy', 'version')));

describeHost(startCaddy);
describeLimits(startCaddy, { holdsFiles: false });
