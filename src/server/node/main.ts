/** The Node shell: the whole site and the function on one port. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAlmanac } from '#api/almanac.ts';
import { createHandler } from '#api/handler.ts';
import { createMemory } from '#api/memory.ts';
import { tables } from '#tables/index.ts';
import { createMemoryCounter } from '../policy/allowance.ts';
import { createRate } from '../policy/rate.ts';
import { hostInUrl, readSettings, SettingError, type Settings } from '../policy/settings.ts';
import { createBlocklist } from './blocklist-file.ts';
import { createFiles } from './files.ts';
import { createNodeGate } from './gate.ts';
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
  const { siteUrl, dailyAllowance: allowance, addressAllowance, trustedHops, redisUrl, logLevel } = settings;
  const log = createLog(logLevel);
  const blocklist = settings.blocklist === undefined ? undefined : createBlocklist(settings.blocklist, log);
  const shared = redisUrl && allowance > 0 ? await connectCounter(redisUrl, log) : undefined;
  const counter = shared ?? createMemoryCounter();
  const metrics = settings.metricsPort === undefined ? undefined : createMetrics({ isStoreUp: shared?.isUp });

  const almanac = createAlmanac(tables, createMemory());
  const responder = createResponder({
    handler: createHandler({ almanac, siteUrl }),
    files: createFiles(DIST, BEFORE),
    log,
    clock: Date.now,
    gate: createNodeGate({
      allowance,
      addressAllowance,
      counter,
      rate: createRate(settings.ratePerSecond),
      blocks: blocklist?.blocks,
      siteUrl,
      trustedHops,
    }),
    metrics,
    logsRequests: logLevel === 'debug',
  });
  const { connectionsPerAddress } = settings;
  const server = createHttpServer(withHealth(almanac.dataset, responder), { connectionsPerAddress });
  server.once('close', () => shared?.close());
  stopGracefully(server, log);

  if (metrics) await listen(createMetricsServer(metrics), 'METRICS', settings.metricsPort!, settings.metricsHost);
  const { address, port } = await listen(server, '', settings.port, settings.host);
  console.log(`Salnama is ready at http://${hostInUrl(address)}:${port}/`);
  log('info', 'started', { port, daily_allowance: allowance, data_version: almanac.dataset.version });
}

/** The store's client takes longer to load than all else together, so only who uses it loads it. */
async function connectCounter(url: string, log: Log): Promise<SharedCounter> {
  const { createSharedCounter } = await import('./shared-counter.ts');
  const counter = createSharedCounter({ url, log, clock: Date.now });
  await counter.tried;
  return counter;
}

/** @throws {SettingError} if the port cannot be had */
function listen(server: Server, part: '' | 'METRICS', port: number, host: string): Promise<AddressInfo> {
  const listening = Promise.withResolvers<AddressInfo>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'the port is in use' : error.message;
    const settings = part === '' ? 'PORT, HOST' : 'METRICS_PORT, METRICS_HOST';
    listening.reject(new SettingError(`${settings}: cannot listen on ${hostInUrl(host)}:${port}; ${reason}`));
  });
  server.listen(port, host, () => listening.resolve(server.address() as AddressInfo));
  return listening.promise;
}

// This signal would open a debugger, which can do anything, to whoever reaches its port.
process.on('SIGUSR1', () => {});

// Log lines that nobody takes any more, or for which the disk has no room, must not end the service.
process.stdout.on('error', () => {});

try {
  await start(readSettings(process.env));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
