/** The Node shell: the whole site and the function on one port. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAlmanac } from '#api/almanac.ts';
import { createHandler } from '#api/handler.ts';
import { createMemory } from '#api/memory.ts';
import { tables } from '#tables/index.ts';
import { createMemoryCounter } from '../policy/limits.ts';
import { hostInUrl, readSettings, SettingError, type Settings } from '../policy/settings.ts';
import { createBlocklist } from './blocklist-file.ts';
import { createFiles } from './files.ts';
import { createGate } from './gate.ts';
import { withHealth } from './health.ts';
import { createHttpServer } from './http-server.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, createMetricsServer } from './metrics.ts';
import { createResponder } from './responder.ts';
import type { SharedCounter } from './shared-counter.ts';
import { stopGracefully } from './stop.ts';

const DIST = 'dist';
/** Where a build puts the old site for the moment in which the new one takes its place. */
const BEFORE = 'dist.old';

async function start(settings: Settings): Promise<void> {
  const { siteUrl, dailyAllowance: allowance, trustedHops, redisUrl, metricsPort, logLevel } = settings;
  const log = createLog(logLevel);
  const blocklist = settings.blocklist === undefined ? undefined : createBlocklist(settings.blocklist, log);
  const shared = redisUrl && allowance > 0 ? await connectCounter(redisUrl, allowance, log) : undefined;
  const counter = shared ?? createMemoryCounter(allowance);
  const metrics = metricsPort === undefined ? undefined : createMetrics({ isStoreUp: shared?.isUp });

  const almanac = createAlmanac(tables, createMemory());
  const responder = createResponder({
    handler: createHandler({ almanac, siteUrl }),
    files: createFiles(DIST, BEFORE),
    log,
    clock: Date.now,
    gate: createGate({ allowance, counter, blocklist, siteUrl, trustedHops }),
    metrics,
    logsRequests: logLevel === 'debug',
  });
  const server = createHttpServer(withHealth(almanac.dataset, responder));
  server.once('close', () => shared?.close());
  stopGracefully(server, log);

  if (metrics) await listen(createMetricsServer(metrics), 'METRICS_PORT', metricsPort!, settings.host);
  const { address, port } = await listen(server, 'PORT', settings.port, settings.host);
  console.log(`Salnama is ready at http://${hostInUrl(address)}:${port}/`);
  log('info', 'started', { port, daily_allowance: allowance, data_version: almanac.dataset.version });
}

/** The store's client takes longer to load than all else together, so only who uses it loads it. */
async function connectCounter(url: string, allowance: number, log: Log): Promise<SharedCounter> {
  const { createSharedCounter } = await import('./shared-counter.ts');
  const counter = createSharedCounter({ url, allowance, log, clock: Date.now });
  await counter.tried;
  return counter;
}

/** @throws {SettingError} if the port cannot be had */
function listen(server: Server, setting: string, port: number, host: string): Promise<AddressInfo> {
  const listening = Promise.withResolvers<AddressInfo>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'the port is in use' : error.message;
    listening.reject(new SettingError(`${setting}, HOST: cannot listen on ${hostInUrl(host)}:${port}; ${reason}`));
  });
  server.listen(port, host, () => listening.resolve(server.address() as AddressInfo));
  return listening.promise;
}

// Log lines that nobody takes any more, or for which the disk has no room, must not end the service.
process.stdout.on('error', () => {});

try {
  await start(readSettings(process.env));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
