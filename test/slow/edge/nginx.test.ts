/** nginx with the configuration in deploy/: its answers and its limits. */
import { describeHost } from './host-contract.ts';
import { describeLimits } from './host-limits.ts';
import { startNginx } from './start-nginx.ts';

describeHost(startNginx);
describeLimits(startNginx, { holdsFiles: true });
