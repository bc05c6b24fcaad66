/** Starts servers as child processes: the service, and a plain `node:http` server. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { itemAt } from '#core/required.ts';
import { readBuiltFor } from '#server/built-for.ts';

export interface Server {
  /** without a trailing slash; empty behind a Unix socket */
  readonly root: string;
  readonly pid: number;
  isAlive(): boolean;
  /** @returns exit code */
  stop(): Promise<number | null>;
}

const WITHOUT_LIMITS = { DAILY_ALLOWANCE: '0', RATE_PER_SECOND: '0' } as const;

async function stopProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill();
  const [code] = (await ended) as [number | null];
  return code;
}

interface Script {
  readonly environment?: NodeJS.ProcessEnv;
  readonly input?: Buffer;
  /** limit of open files */
  readonly maxOpenFiles?: number | undefined;
  /** path of a Unix socket that is passed to the script as systemd does */
  readonly socket?: string | undefined;
}

/** Opens the Unix socket of the first argument, and becomes the program of the others. */
const PASS_SOCKET = `
import os, socket, sys
listening = socket.socket(socket.AF_UNIX)
listening.bind(sys.argv[1])
listening.listen(4096)
os.dup2(listening.fileno(), 3)
os.set_inheritable(3, True)
os.environ.update(LISTEN_FDS='1', LISTEN_PID=str(os.getpid()))
os.execvp(sys.argv[2], sys.argv[2:])`;

/** Starts a script that prints its address when it is ready. @param script with flags of Node before it */
async function startScript(script: readonly string[], options: Script): Promise<Server> {
  const { environment, input, maxOpenFiles, socket } = options;
  const limit = maxOpenFiles === undefined ? [] : ['prlimit', `--nofile=${maxOpenFiles}`];
  const passed = socket === undefined ? [] : ['python3', '-c', PASS_SOCKET, socket];
  const [program, ...parameters] = [...limit, ...passed, process.execPath, ...script] as [string, ...string[]];
  const child = spawn(program, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => ['']),
  ])) as [string];
  const root = socket === undefined ? /http:\S+?(?=\/$)/.exec(line)?.[0] : '';
  if (root === undefined || line === '') throw new Error(`${script.at(-1)} did not start`);
  return { root, pid: child.pid!, isAlive: () => child.exitCode === null, stop: () => stopProcess(child) };
}

/** Flags and script of Node in `npm start`. */
function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return itemAt(/ node (.+)$/.exec(scripts.start)!, 1).split(' ');
}

/**
 * Starts the built server like `npm start` after `npm run build`.
 * @param settings default: no limits
 * @param more default: the limit of open files of this process, and a TCP port
 */
export const startService = (
  settings: Readonly<Record<string, string>> = WITHOUT_LIMITS,
  more: Pick<Script, 'maxOpenFiles' | 'socket'> = {},
): Promise<Server> =>
  startScript(startCommand(), {
    environment: {
      PORT: '0',
      SITE_URL: readBuiltFor('dist')?.siteUrl,
      // The first line contains the address. If SITE_URL differed from the build's, a warning would precede it.
      LOG_LEVEL: 'error',
      ...settings,
    },
    ...more,
  });

/** Starts the plain server. @param body answer to every request */
export const startPlain = (body: Buffer): Promise<Server> => startScript(['bench/plain-server.ts'], { input: body });

/** Resident memory of a server in bytes, from /proc; 0 after its end. */
export function residentBytes({ pid, isAlive }: Server): number {
  if (!isAlive()) return 0;
  // A process that has just died has a state, but no memory.
  const match = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match?.[1] ?? 0) * 1024;
}

/** Processor time of a server's main thread since its start in milliseconds, from /proc. */
export const busyMilliseconds = (server: Server): number => threadMilliseconds(server, String(server.pid));

/** Number of open files and sockets of a server; 0 after its end. */
export const openDescriptors = ({ pid, isAlive }: Server): number =>
  isAlive() ? readdirSync(`/proc/${pid}/fd`).length : 0;

const threadMilliseconds = ({ pid, isAlive }: Server, thread: string): number =>
  isAlive()
    ? Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    : Number.POSITIVE_INFINITY;
