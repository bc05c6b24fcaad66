/** A real Redis or Valkey server for the tests, on loopback, without a file. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { until } from './server-process.ts';

export interface StoreProcess {
  readonly url: string;
  readonly port: number;
  /** stops answering without closing its connections */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
}

const PROGRAMS = ['redis-server', 'valkey-server'];
const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** The store's program; on Debian as root it is installed if it is missing. */
function findProgram(): string {
  const found = PROGRAMS.find(isThere);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'redis-server'], { stdio: 'ignore' });
    return 'redis-server';
  }
  throw new Error('the tests of the shared counter need redis-server or valkey-server: install one of them');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export async function startStore(port: number): Promise<StoreProcess> {
  const child: ChildProcess = spawn(
    findProgram(),
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
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
