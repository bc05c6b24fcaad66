/** Starts servers as child processes on loopback ports. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_BUNDLE } from '#generator/site/function-bundles.ts';
import { endWithTests } from '../../support/end-processes.ts';
import { SITE_URL } from './site.ts';

const STARTS_WITHIN_MS = 60_000;
/** PATH with `sbin` folders, because Debian installs servers there. */
const PATH = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

export interface Command {
  readonly program: string;
  readonly parameters: readonly string[];
  readonly port: number;
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a program and waits until it answers on its port. @throws {Error} with its output if it exits earlier */
export async function run({ program, parameters, port, folder, environment = {} }: Command): Promise<Running> {
  const child = spawn(program, parameters, {
    cwd: folder,
    env: { ...process.env, PATH, ...environment },
    // A separate process group, because some programs start child processes.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithTests(child, () => {
    process.kill(-child.pid!, 'SIGKILL');
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + STARTS_WITHIN_MS;
  const stop = async () => {
    process.kill(-child.pid!, 'SIGTERM');
    await ended;
  };
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${program} ended: ${output}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`${program} does not answer: ${output}`);
    }
    await sleep(50);
  }
  return { url, stop };
}

/** Waits until all programs answer. If one fails to start, the others are stopped. */
export async function allRunning<Starts extends readonly Promise<Running>[]>(
  ...starts: Starts
): Promise<{ [Index in keyof Starts]: Running }> {
  const settled = await Promise.allSettled(starts);
  const running = settled.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failed = settled.find((start) => start.status === 'rejected');
  if (failed) {
    await Promise.all(running.map(({ stop }) => stop()));
    throw failed.reason;
  }
  return running as { [Index in keyof Starts]: Running };
}

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts the Node server as in the container: the bundle without packages. */
export async function runNode(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  return run({
    program: process.execPath,
    parameters: [join('dist', NODE_BUNDLE)],
    port,
    folder,
    environment: {
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL,
      DAILY_ALLOWANCE: '0',
      RATE_PER_SECOND: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
}
