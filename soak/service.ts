/** The service under load: a process of its own over a site of many files, and its memory. */
import { readFileSync } from 'node:fs';
import { createSite, removeSite, startShell } from '../test/server/shell.ts';

/** Together more than the server keeps in memory. */
const FILES = 1_500;
const FILE_NUMBERS = 5_000;

export interface Service {
  readonly port: number;
  /** addresses of the static files */
  readonly files: readonly string[];
  /** resident memory, bytes */
  memory(): number;
  /** @returns exit code */
  stop(): Promise<number | null>;
}

export async function startService(port: number): Promise<Service> {
  const numbers = Array.from({ length: FILE_NUMBERS }, (_, index) => index * 7919);
  const paths = Array.from({ length: FILES }, (_, index) => `/api/calendar/${index}.json`);
  const root = createSite({
    'dist/index.html': '<!doctype html><title>Salnama</title>',
    ...Object.fromEntries(paths.map((path, index) => [`dist${path}`, JSON.stringify([index, ...numbers])])),
  });
  // One machine asks for all clients here, faster than any address may.
  const shell = await startShell(root, { PORT: String(port), TRUSTED_HOPS: '1', RATE_PER_SECOND: '0' });
  return {
    port: shell.port,
    files: paths,
    memory() {
      const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${shell.child.pid}/status`, 'utf8'))!;
      return Number(kilobytes) * 1024;
    },
    async stop() {
      const code = await shell.stop();
      removeSite(root);
      return code;
    },
  };
}
