/** nginx before a service, with the configuration in deploy/. Only paths and ports are changed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../test/support/free-port.ts';

const MS_UNTIL_RELOADED = 1_000;

export interface Proxy {
  /** without a trailing slash */
  readonly root: string;
  /** Closes the idle connections to the service, which nginx keeps for later requests. */
  closeIdle(): Promise<void>;
  stop(): Promise<void>;
}

/** @param socket path of the Unix socket on which the service listens */
export async function startNginx(socket: string): Promise<Proxy> {
  const folder = mkdtempSync(`${tmpdir()}/nginx-`);
  const port = await freePort();
  const recipe = readFileSync('deploy/nginx/salnama.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/lib/nginx/salnama', `${folder}/cache`)
    .replace('/run/salnama.sock', socket);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${use};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(`${folder}/salnama.conf`, recipe);
  writeFileSync(
    `${folder}/nginx.conf`,
    `${user} worker_processes auto; daemon off; pid pid; error_log stderr crit; worker_rlimit_nofile 20000; events { worker_connections 8192; }
    http { access_log off; ${temporary.join(' ')} include salnama.conf; }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: 'inherit' });
  const root = `http://127.0.0.1:${port}`;
  while (!(await fetch(root).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start');
    await sleep(50);
  }
  return {
    root,
    async closeIdle() {
      nginx.kill('SIGHUP');
      await sleep(MS_UNTIL_RELOADED);
    },
    async stop() {
      nginx.kill();
      await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
