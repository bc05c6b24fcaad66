/** The Node shell: the whole site and the function on one port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAlmanac } from '#api/almanac.ts';
import { createHandler } from '#api/handler.ts';
import { tables } from '#tables/index.ts';
import { createFiles } from './files.ts';
import { withHealth } from './health.ts';
import { createLog } from './log.ts';
import { createResponder } from './responder.ts';
import { hostInUrl, readSettings, SettingError, type Settings } from './settings.ts';
import { stopGracefully } from './stop.ts';

const DIST = 'dist';

function start(settings: Settings): void {
  const log = createLog(settings.logLevel);
  const almanac = createAlmanac(tables);
  const handler = createHandler({ almanac, siteUrl: settings.siteUrl });
  const responder = createResponder({ handler, files: createFiles(DIST), log, clock: Date.now });
  const server = createServer(withHealth(almanac.dataset, responder));

  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'the port is in use' : error.message;
    stopWith(`PORT, HOST: cannot listen on ${hostInUrl(settings.host)}:${settings.port}; ${reason}`);
  });
  server.listen(settings.port, settings.host, () => {
    const { address, port } = server.address() as AddressInfo;
    console.log(`Salnama is ready at http://${hostInUrl(address)}:${port}/`);
  });
  stopGracefully(server, log);
}

function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  start(readSettings(process.env));
} catch (error) {
  if (error instanceof SettingError) stopWith(error.message);
  throw error;
}
