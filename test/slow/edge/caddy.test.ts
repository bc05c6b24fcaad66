/** Caddy with the configuration in deploy/: its answers, and the limits of the Node server behind it. */
import { describeHost } from './host-contract.ts';
import { describeLimits } from './host-limits.ts';
import { startCaddy } from './start-caddy.ts';

describeHost(startCaddy);
describeLimits(startCaddy, { holdsFiles: false });
