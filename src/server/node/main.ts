/** The Node shell: reads the settings, and serves in this process or in several. */
import cluster from 'node:cluster';
import { readSettings, SettingError } from '../policy/settings.ts';
import { BAD_SETTING, runCluster, workersOf } from './cluster.ts';
import { createLog } from './log.ts';
import { serve } from './serve.ts';

// This signal would open a debugger, which can do anything, to whoever reaches its port.
process.on('SIGUSR1', () => {});

// Log lines that nobody takes any more, or for which the disk has no room, must not end the service.
process.stdout.on('error', () => {});

try {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const workers = workersOf(settings);
  if (cluster.isPrimary && workers > 1) await runCluster(settings, log);
  else await serve(settings, log, workers);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(cluster.isWorker ? BAD_SETTING : 1);
}
