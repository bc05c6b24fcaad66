/** Caddy with the unchanged configuration in deploy/. Environment variables set the paths and ports. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { type Placed, replacedOnce } from './placed.ts';
import { type Running, run } from './running.ts';
import { ROOT } from './site.ts';

const DEPLOYED = join(ROOT, 'deploy/caddy/Caddyfile');
/** Returns the configuration. With TLS, Caddy creates a local certificate but does not install its root certificate. */
function configurationOf({ port, folder, tls }: Placed): string {
  if (!tls) return DEPLOYED;
  const path = join(folder, `Caddyfile-${port}`);
  const own = '\tskip_install_trust\n\tauto_https disable_redirects\n\tadmin ';
  writeFileSync(path, replacedOnce(readFileSync(DEPLOYED, 'utf8'), '\tadmin ', own));
  return path;
}

export async function startCaddy(placed: Placed): Promise<Running> {
  const { port, folder, functionPort, tls } = placed;
  return run({
    program: 'caddy',
    parameters: ['run', '--adapter', 'caddyfile', '--config', configurationOf(placed)],
    port,
    folder,
    environment: {
      SALNAMA_ADDRESS: [`http://127.0.0.1:${port}`, ...(tls ? [`https://127.0.0.1:${tls.port}`] : [])].join(', '),
      SALNAMA_DIST: join(folder, 'dist'),
      SALNAMA_FUNCTION: `127.0.0.1:${functionPort}`,
      SALNAMA_ADMIN: `127.0.0.1:${await freePort()}`,
      XDG_DATA_HOME: join(folder, `caddy-${port}`),
      XDG_CONFIG_HOME: join(folder, `caddy-${port}`),
    },
  });
}
