/** One process of the Node shell: the whole site and the function on one port. */
import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { createAlmanac } from '#api/almanac.ts';
import { createCaches } from '#api/caches.ts';
import { createHandler } from '#api/handler.ts';
import { tables } from '#tables/index.ts';
import { createMemoryCounter } from '../policy/allowance.ts';
import { createRate } from '../policy/rate.ts';
import { hostInUrl, type Settings } from '../policy/settings.ts';
import { createBlocklist } from './blocklist-file.ts';
import { createBuiltCalendars } from './built-calendars.ts';
import { readBuiltFor, warnOfOtherAddress } from './built-for.ts';
import { createClusterCounter } from './cluster-counter.ts';
import { createFiles } from './files.ts';
import { firstAnswers, prepare } from './first-answers.ts';
import { createNodeGate } from './gate.ts';
import { createHealth } from './health.ts';
import { createHttpServer } from './http-server.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { createMcpResponder } from './mcp.ts';
import { createMetrics, createMetricsServer, type Metrics } from './metrics.ts';
import { createResponder } from './responder.ts';
import type { SharedCounter } from './shared-counter.ts';
import { stopGracefully } from './stop.ts';

const DIST = 'dist';
/** Where a build puts the old site for the moment in which the new one takes its place. */
const BEFORE = 'dist.old';

/**
 * @param workers processes that share the port, this one among them
 * @throws {SettingError} that names a setting which cannot be used
 */
export async function serve(settings: Settings, log: Log, workers: number): Promise<void> {
  const { siteUrl, dailyAllowance: allowance, addressAllowance, trustedHops, redisUrl, logLevel } = settings;
  const blocklist = settings.blocklist === undefined ? undefined : createBlocklist(settings.blocklist, log);
  const shared = redisUrl && allowance > 0 ? await connectCounter(redisUrl, log) : undefined;
  const counter = shared ?? (cluster.isWorker ? createClusterCounter() : createMemoryCounter());
  const metrics = settings.metricsPort === undefined ? undefined : createMetrics({ isStoreUp: shared?.isUp });

  const almanac = createAlmanac(tables, createCaches());
  const handler = createHandler({ almanac, siteUrl });
  const files = createFiles(DIST, BEFORE);
  const builtFor = readBuiltFor(DIST);
  const calendars = createBuiltCalendars(files, builtFor, siteUrl);
  const responder = createResponder({
    handler,
    files,
    calendars,
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
    health: createHealth(almanac.dataset),
    mcp: createMcpResponder({ handler, files, siteUrl, clock: Date.now, dataVersion: almanac.dataset.version }),
    metrics,
    logsRequests: logLevel === 'debug',
  });
  // Connections are dealt out to the processes in turn.
  const connectionsPerAddress = Math.ceil(settings.connectionsPerAddress / workers);
  const { server, doors } = createHttpServer(responder, { connectionsPerAddress });
  void doors.closed.then(() => shared?.close());
  const stopping = stopGracefully(server, doors, log);
  const steps = firstAnswers({ almanac, siteUrl, now: Date.now() }, calendars);
  if (!cluster.isWorker || cluster.worker?.id === 1) warnOfOtherAddress(builtFor, siteUrl, log);

  if (cluster.isWorker) {
    void doors.closed.then(() => process.disconnect?.());
    if (metrics) tellFirstProcess(metrics);
    await doors.open(settings.port, settings.host);
    prepare(server, steps, stopping);
    return;
  }
  const { metricsPort, metricsHost } = settings;
  if (metrics) await listen(createMetricsServer(metrics.text), 'METRICS', metricsPort!, metricsHost);
  const { address, port } = await doors.open(settings.port, settings.host);
  console.log(`Salnama is ready at http://${hostInUrl(address)}:${port}/`);
  log('info', 'started', { port, daily_allowance: allowance, data_version: almanac.dataset.version });
  prepare(server, steps, stopping);
}

/** The first process gathers the figures of all workers. */
function tellFirstProcess({ registry }: Metrics): void {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}

/** The store's client takes longer to load than all else together, so only who uses it loads it. */
async function connectCounter(url: string, log: Log): Promise<SharedCounter> {
  const { createSharedCounter } = await import('./shared-counter.ts');
  const counter = createSharedCounter({ url, log, clock: Date.now });
  await counter.tried;
  return counter;
}
