/** Caddy with the configuration in deploy/. Environment variables set its places. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import type { Placed } from './placed.ts';
import { type Running, run } from './running.ts';
import { ROOT } from './site.ts';

const DEPLOYED = join(ROOT, 'deploy/caddy/Caddyfile');
/** With TLS, Caddy creates a local certificate, but does not install its root certificate. */
const FOR_TESTS = '{\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';

export async function startCaddy({ port, folder, functionPort, tls }: Placed): Promise<Running> {
  const configuration = join(folder, `Caddyfile-${port}`);
  writeFileSync(configuration, FOR_TESTS + readFileSync(DEPLOYED, 'utf8'));
  return run({
    program: 'caddy',
    parameters: ['run', '--adapter', 'caddyfile', '--config', configuration],
    port,
    folder,
    environment: {
      SITE_URL: [`http://127.0.0.1:${port}`, ...(tls ? [`https://127.0.0.1:${tls.port}`] : [])].join(', '),
      SERVER: `127.0.0.1:${functionPort}`,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      XDG_DATA_HOME: join(folder, `caddy-${port}`),
      XDG_CONFIG_HOME: join(folder, `caddy-${port}`),
    },
  });
}
