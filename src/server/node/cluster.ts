/** Several processes on one port: the first one starts the others, starts a dead one again, and ends with them. */
import cluster, { type Worker } from 'node:cluster';
import { availableParallelism } from 'node:os';
import { AggregatorRegistry } from 'prom-client';
import { hostInUrl, type Settings } from '../policy/settings.ts';
import { keepCount } from './cluster-counter.ts';
import { listen } from './listen.ts';
import type { Log } from './log.ts';
import { createMetricsServer } from './metrics.ts';

/** A worker that dies at once is not started again at once. */
const RESTART_MS = 1000;
/** Exit code of a worker that cannot use a setting, which it has told already. */
export const BAD_SETTING = 78;

export const workersOf = ({ workers }: Settings): number => (workers === 'auto' ? availableParallelism() : workers);

/** Runs the workers until a signal ends them. */
export async function runCluster(settings: Settings, log: Log): Promise<void> {
  const count = workersOf(settings);
  let isStopping = false;
  let listening = 0;
  keepCount(Date.now);

  const start = (): Worker => {
    const worker = cluster.fork();
    worker.once('listening', ({ port }) => {
      if (++listening === count) {
        console.log(`Salnama is ready at http://${hostInUrl(settings.host)}:${port}/`);
        log('info', 'started', { port, workers: count, daily_allowance: settings.dailyAllowance });
      }
    });
    return worker;
  };
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return;
    if (code === BAD_SETTING) {
      stop('SIGTERM', 1);
      return;
    }
    log('warn', 'worker died', { worker: worker.id, code, signal });
    setTimeout(() => {
      if (!isStopping) start();
    }, RESTART_MS);
  });

  function stop(signal: string, code = 0): void {
    if (isStopping) return;
    isStopping = true;
    process.exitCode = code;
    log('info', 'stopping', { signal, workers: count });
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal));

  if (settings.metricsPort !== undefined) {
    const registry = new AggregatorRegistry();
    await listen(
      createMetricsServer(() => registry.clusterMetrics()),
      'METRICS',
      settings.metricsPort,
      settings.metricsHost,
    );
  }
  for (let worker = 0; worker < count; worker++) start();
}
