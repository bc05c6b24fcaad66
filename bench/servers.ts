/** Servers in processes of their own: the Node shell, the bare one and nginx. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_BUNDLE } from '#generator/build/function-bundles.ts';
import { readBuiltFor } from '#server/node/built-for.ts';
import { freePort } from '../test/free-port.ts';

export interface Server {
  /** without a slash at its end */
  readonly root: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const START_TRIES = 100;
const TRY_AGAIN_MS = 20;

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts a script that prints its address when it is ready. */
async function startScript(script: string, environment: NodeJS.ProcessEnv, input?: Buffer): Promise<Server> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => ['']),
  ])) as [string];
  const root = /http:\S+?(?=\/$)/.exec(line)?.[0];
  if (root === undefined) throw new Error(`${script} did not start`);
  return { root, pid: child.pid!, stop: () => stopProcess(child) };
}

/** What `npm start` runs; `npm run build` makes it, for the same address. */
export const startShell = (): Promise<Server> =>
  startScript(`dist/${NODE_BUNDLE}`, {
    PORT: '0',
    SITE_URL: readBuiltFor('dist')?.siteUrl,
    DAILY_ALLOWANCE: '0',
    RATE_PER_SECOND: '0',
    CONNECTIONS_PER_ADDRESS: '0',
    // Its first line names the address; a warning of another SITE_URL would come before it.
    LOG_LEVEL: 'error',
  });

/** @param body what it answers to everything */
export const startBare = (body: Buffer): Promise<Server> => startScript('bench/bare-server.ts', {}, body);

const nginxConfig = (port: number, folder: string, files: string): string => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  types { application/json json; text/calendar ics; }
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${files};
  }
}
`;

/** nginx with one worker over a folder of files. @throws {Error} with nginx's own words if it does not start */
export async function startNginx(files: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(`${folder}/nginx.conf`, nginxConfig(port, folder, resolve(files)));
  // Started by root it gives its worker away to nobody, who may not be allowed to read the files.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn('nginx', ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`, ...user], {
    stdio: 'inherit',
  });
  await once(child, 'spawn');
  const root = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < START_TRIES; attempt += 1) {
    if (await answers(root)) {
      const stop = async () => {
        await stopProcess(child);
        rmSync(folder, { recursive: true });
      };
      return { root, pid: child.pid!, stop };
    }
    await sleep(TRY_AGAIN_MS);
  }
  throw new Error(`nginx did not start: ${readFileSync(`${folder}/error.log`, 'utf8')}`);
}

const answers = (root: string): Promise<boolean> =>
  fetch(root, { headers: { Connection: 'close' } }).then(
    () => true,
    () => false,
  );

/** Resident memory of a process in bytes, as Linux tells it. */
export function residentBytes(pid: number): number {
  const match = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(match![1]) * 1024;
}

const NS_PER_MS = 1e6;
/** A server has made ready what it makes after its start when it rests for as long. */
const REST_MS = 250;
const BUSY_AT_REST_MS = 2;

/** Of a server's main thread since its start; Linux tells it in nanoseconds. */
export const busyMilliseconds = ({ pid }: Server): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS;

/** Waits until a server does nothing of its own any more, as what it prepares after its start. */
export async function untilAtRest(server: Server): Promise<void> {
  for (let before = 0, now = busyMilliseconds(server); now - before > BUSY_AT_REST_MS; now = busyMilliseconds(server)) {
    before = now;
    await sleep(REST_MS);
  }
}
