/** Caddy with the very configuration of deploy/; its environment says where the files and the function are. */
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { needFromDebian, runsWell } from '../debian.ts';
import { freePort } from '../free-port.ts';
import { describeHost } from './host-contract.ts';
import { run } from './running.ts';
import { ROOT } from './site.ts';

beforeAll(() => needFromDebian(['caddy'], () => runsWell('caddy', 'version')));

describeHost(async (port, folder, functionPort) =>
  run({
    program: 'caddy',
    parameters: ['run', '--config', join(ROOT, 'deploy/caddy/Caddyfile')],
    port,
    folder,
    environment: {
      SALNAMA_ADDRESS: `http://127.0.0.1:${port}`,
      SALNAMA_DIST: join(folder, 'dist'),
      SALNAMA_FUNCTION: `127.0.0.1:${functionPort}`,
      SALNAMA_ADMIN: `127.0.0.1:${await freePort()}`,
      XDG_DATA_HOME: join(folder, `caddy-${port}`),
      XDG_CONFIG_HOME: join(folder, `caddy-${port}`),
    },
  }),
);
