/** Entry point of the Node server: reads the settings, then serves the site and the API on one port. */
import type { RequestListener } from 'node:http';
import { createAlmanac } from '#api/base/almanac.ts';
import { currentPersianYear } from '#api/base/tehran.ts';
import { createHandler } from '#api/handler.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { createMcpService } from '#mcp/http.ts';
import { MCP_PATH } from '#mcp/path.ts';
import { tables } from '#tables/index.ts';
import { createApp, healthText } from '../app.ts';
import { readBuiltFor } from '../built-for.ts';
import { createAllowance } from '../limits/allowance.ts';
import { createBlocklist } from '../limits/blocklist-file.ts';
import { createMemoryCounter } from '../limits/memory-counter.ts';
import { createRateLimit } from '../limits/rate.ts';
import { MCP_ID } from '../mcp-messages.ts';
import { addressReplacer } from '../public-address.ts';
import { hostInUrl, misspeltSettings, readSettings, SettingError, type Settings } from '../settings.ts';
import { type AdapterOptions, createListener } from './adapter.ts';
import { createAnswerCache } from './answer-cache.ts';
import { nodeEncoder } from './body-encoder.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createProtection } from './protection.ts';
import { createHttpServer, listen } from './server.ts';
import { StaticFiles } from './static-files.ts';
import { warmUp } from './warm-up.ts';

const DIST = 'dist';
/** The previous site. It is served while a build replaces `dist`. */
const OLD_DIST = 'dist.old';
/** Burst of an address, in seconds of its full rate. */
const RATE_BURST_SECONDS = 10;

/** Starts the server. @throws {SettingError} that names an unusable setting */
async function serve(settings: Settings, log: Log): Promise<void> {
  const { redisUrl, dailyAllowance, metricsPort, trustedHops } = settings;
  const clock = Date.now;
  for (const names of misspeltSettings(process.env)) log('warn', 'unknown setting', names);
  // The process still ends: this only tells why, beside the other lines of the log.
  process.on('uncaughtExceptionMonitor', ({ stack }, origin) => log('error', 'crash', { origin, error: stack }));
  const isBlocked = settings.blocklist === undefined ? undefined : createBlocklist(settings.blocklist, log);
  // The Redis client loads more slowly than the rest of the server.
  const redis =
    redisUrl && dailyAllowance > 0
      ? await import('../limits/redis-counter.ts').then((module) => module.createRedisCounter(redisUrl, log, clock))
      : undefined;
  const almanac = createAlmanac(tables);
  await warmUp(almanac, clock);
  // Set in the same event loop iteration in which the server begins to listen.
  let listener: RequestListener;
  const server = createHttpServer((request, response) => listener(request, response));
  const place = await listen(server, 'PORT, HOST', settings.port, settings.host);
  // With PORT=0, the default of SITE_URL names the port that the system gave.
  const { siteUrl } = place ? readSettings({ ...process.env, PORT: String(place.port) }) : settings;
  const protection = createProtection(settings);
  server.on('connection', protection.cpuBudget.onConnection);
  const rate = createRateLimit(settings.ratePerSecond, settings.ratePerSecond * RATE_BURST_SECONDS);

  const handler = createHandler({ almanac, siteUrl, resources: ANSWERED_RESOURCES });
  const builtFor = readBuiltFor(DIST);
  const metrics =
    metricsPort === undefined ? undefined : createMetrics(almanac.dataset.version, redis?.isUp, builtFor?.built);
  const replaceAddress = builtFor && addressReplacer(builtFor.siteUrl, siteUrl);
  const files = new StaticFiles(DIST, { before: OLD_DIST, replaceAddress });
  const { version } = almanac.dataset;
  const contact = settings.contact ?? builtFor?.contact;
  const app = createApp({
    handler,
    files,
    isOfYear: (now) => builtFor?.persianYear === currentPersianYear(now),
    bodyEncoder: nodeEncoder,
    cache: createAnswerCache(),
    allowance: createAllowance({ ...settings, siteUrl, contact }, redis ?? createMemoryCounter()),
    cpuBudget: protection.cpuBudget,
    isBlocked,
    contact,
    isTooFast: rate.take,
    mcp: createMcpService({ handler, siteUrl, clock, dataVersion: version, readFile: (path) => files.text(path) }),
    health: healthText(almanac.dataset, builtFor?.built),
    clock,
  });

  const observe: AdapterOptions['observe'] = (path, status, milliseconds) => {
    const endpoint = path === MCP_PATH ? MCP_ID : (handler.routeOf(path)?.id ?? 'file');
    metrics?.record(endpoint, status);
    log('debug', 'request', { endpoint, status, ms: Number(milliseconds.toFixed(3)) });
  };
  const isObserved = metrics !== undefined || settings.logLevel === 'debug';
  listener = createListener({
    app,
    log,
    clock,
    siteUrl,
    trustedHops,
    observe: isObserved ? observe : undefined,
    protection,
  });
  protection.stopOnSignal(server, log, () => redis?.close());
  if (metrics) await listen(metrics.server, 'METRICS_PORT, METRICS_HOST', metricsPort!, settings.metricsHost);
  const readyAt = place ? `http://${hostInUrl(place.address)}:${place.port}/` : 'the Unix socket of systemd';
  console.log(`Salnama is ready at ${readyAt}`);
  log('info', 'started', { port: place?.port, daily_allowance: dailyAllowance, data_version: version });
}

// By default SIGUSR1 opens a debugger port, which gives full control of the process, and SIGUSR2 ends it at once.
for (const signal of ['SIGUSR1', 'SIGUSR2']) process.on(signal, () => {});
// A closed stdout or a full disk must not end the service.
process.stdout.on('error', () => {});

try {
  const settings = readSettings(process.env);
  await serve(settings, createLog(settings.logLevel));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
