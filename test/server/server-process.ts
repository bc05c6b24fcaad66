/** The service as a child process, as `npm start` runs it, on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endWithTests } from '../end-processes.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SETTINGS =
  /^(PORT|HOST|SITE_URL|CONTACT|DAILY_ALLOWANCE|ADDRESS_ALLOWANCE|RATE_PER_SECOND|CONNECTIONS_PER_ADDRESS|BLOCKLIST|REDIS_URL|TRUSTED_HOPS|METRICS_PORT|METRICS_HOST|LOG_LEVEL)$/;

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** log lines so far */
  readonly log: readonly Record<string, unknown>[];
  stop(): Promise<number | null>;
}

/** Settings of the surrounding process are left out. */
const environmentOf = (settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.test(name))),
  ...settings,
});

const spawnServer = (settings: Readonly<Record<string, string>>): ChildProcess =>
  endWithTests(
    spawn(process.execPath, ['src/server/node/main.ts'], { cwd: ROOT, env: environmentOf({ PORT: '0', ...settings }) }),
  );

export async function startServer(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawnServer(settings);
  const log: Record<string, unknown>[] = [];
  const ready = Promise.withResolvers<string>();
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const url = /^Salnama is ready at (\S+)\/$/.exec(line)?.[1];
    if (url !== undefined) ready.resolve(url);
    else log.push(JSON.parse(line));
  });
  let errors = '';
  child.stderr!.on('data', (data) => {
    errors += data;
  });
  const ended = once(child, 'exit');
  ended.then(() => ready.reject(new Error(`the server has stopped: ${errors}`)));
  return {
    url: await ready.promise,
    pid: child.pid!,
    log,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

/** Runs a server that must fail to start. @returns its output and exit code */
export async function failToStart(settings: Readonly<Record<string, string>>) {
  const child = spawnServer(settings);
  let errors = '';
  child.stderr!.on('data', (data) => {
    errors += data;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

/** Polls a condition until it is true. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await sleep(20);
  }
}
