/** A restart behind systemd's socket, or behind the Caddy of compose.yaml, loses no request. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createSite, send, startServer } from '../../server/process.ts';
import { freePort } from '../../support/free-port.ts';

const REQUESTS = 1_000;
const CONVERT = '/api/convert?from=sh&year=1405&month=1&day=1';
const SETTINGS = { LOG_LEVEL: 'error', RATE_PER_SECOND: '0', DAILY_ALLOWANCE: '0' };

/** Sends requests, each on a new connection, and restarts the server after a quarter of them. */
async function askThrough(port: number, restart: () => unknown): Promise<void> {
  const replies: Promise<number | undefined>[] = [];
  for (let count = 0; count < REQUESTS; count++) {
    if (count === REQUESTS / 4) restart();
    replies.push(
      send(port, CONVERT).then(
        ({ status }) => status,
        () => undefined,
      ),
    );
    await sleep(4);
  }
  const statuses = await Promise.all(replies);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
}

test('behind a passed socket, loses none of 1,000 requests, each on a new connection', async () => {
  const server = [process.execPath, 'src/server/node/main.ts'];
  const holder = spawn('python3', ['test/slow/faults/hold-socket.py', ...server], {
    env: { ...process.env, ...SETTINGS },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void holder.stdin.end());
  const lines = createInterface({ input: holder.stdout })[Symbol.asyncIterator]();
  const port = Number((await lines.next()).value);
  await askThrough(port, () => holder.stdin.write('\n'));
  expect((await lines.next()).value).toBe('restarted');
});

test('behind Caddy, requests wait while no server runs', async () => {
  const root = createSite({ 'dist/small.txt': 'small' }, onTestFinished);
  const settings = { ...SETTINGS, PORT: String(await freePort()), TRUSTED_HOPS: '1' };
  const server = await startServer(settings, root);
  const [port, admin] = [await freePort(), await freePort()];
  const caddy = spawn('caddy', ['run', '--config', 'deploy/caddy/Caddyfile', '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      SITE_URL: `http://127.0.0.1:${port}`,
      SERVER: `127.0.0.1:${server.port}`,
      CADDY_ADMIN: `127.0.0.1:${admin}`,
    },
    stdio: 'ignore',
  });
  const servers = [server];
  onTestFinished(async () => {
    caddy.kill();
    for (const each of servers) await each.stop();
  });
  while (!(await send(port, CONVERT).catch(() => undefined))) await sleep(50);
  await askThrough(port, async () => {
    await server.stop();
    servers.splice(0, 1, await startServer(settings, root));
  });
});
