/** The service under load: a separate process with a site of many files, and its memory. */
import { readFileSync } from 'node:fs';
import { createSite, removeSite, startServer } from '../server/process.ts';

/** Together larger than the server's cache. */
const FILES = 1_500;
const FILE_NUMBERS = 5_000;

/** One machine sends the requests of all clients, above the rate limit of an address. */
const OF_ONE_MACHINE = { TRUSTED_HOPS: '1', RATE_PER_SECOND: '0' } as const;

export interface Service {
  readonly port: number;
  /** folder that contains `dist/` */
  readonly root: string;
  /** addresses of the static files */
  readonly files: readonly string[];
  /** resident memory, bytes */
  memory(): number;
  /** @returns exit code */
  stop(): Promise<number | null>;
}

/** @param settings besides PORT */
export async function startService(
  port: number,
  settings: Readonly<Record<string, string>> = OF_ONE_MACHINE,
): Promise<Service> {
  const numbers = Array.from({ length: FILE_NUMBERS }, (_, index) => index * 7919);
  const paths = Array.from({ length: FILES }, (_, index) => `/api/calendar/${index}.json`);
  const root = createSite({
    'dist/index.html': '<!doctype html><title>Salnama</title>',
    ...Object.fromEntries(paths.map((path, index) => [`dist${path}`, JSON.stringify([index, ...numbers])])),
    // One file that is sent from the disk, and one that is just small enough for the cache.
    'dist/downloads/large.bin': Buffer.alloc(16 * 1024 * 1024, 7),
    'dist/downloads/medium.csv': 'date,weekday\n'.repeat(150_000),
  });
  const server = await startServer(root, { PORT: String(port), ...settings });
  return {
    port: server.port,
    root,
    files: paths,
    memory() {
      const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))!;
      return Number(kilobytes) * 1024;
    },
    async stop() {
      const code = await server.stop();
      removeSite(root);
      return code;
    },
  };
}
