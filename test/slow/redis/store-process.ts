/** A real Redis or Valkey server for the tests, on loopback, without a file. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from '../../server/process.ts';
import { endWithTests } from '../../support/end-processes.ts';

export interface StoreProcess {
  readonly url: string;
  readonly port: number;
  /** stops answering without closing its connections */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
}

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
const PROGRAM = isInstalled('redis-server') ? 'redis-server' : 'valkey-server';

export async function startStore(port: number): Promise<StoreProcess> {
  const child: ChildProcess = spawn(
    PROGRAM,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  endWithTests(child);
  const ended = once(child, 'exit');
  await until('the store answers', () => isListening(port));
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1', () => resolve(true));
  socket.on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
