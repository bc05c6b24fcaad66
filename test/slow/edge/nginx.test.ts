/** nginx with the configuration in deploy/: its answers and its limits. */
import { beforeAll } from 'vitest';
import { needFromDebian, runsWell } from '../../debian.ts';
import { describeHost } from './host-contract.ts';
import { describeLimits } from './host-limits.ts';
import { startNginx } from './start-nginx.ts';

beforeAll(() => needFromDebian(['nginx-light'], () => runsWell('nginx', '-v') || runsWell('/usr/sbin/nginx', '-v')));

describeHost(startNginx);
describeLimits(startNginx, { holdsFiles: true });
