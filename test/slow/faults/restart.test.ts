/** A restart behind systemd's socket refuses no connection. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { send } from '../../server/process.ts';

const REQUESTS = 1_000;
const CONVERT = '/api/convert?from=sh&year=1405&month=1&day=1';
const SETTINGS = { LOG_LEVEL: 'error', RATE_PER_SECOND: '0', CONNECTIONS_PER_ADDRESS: '0', DAILY_ALLOWANCE: '0' };

test('loses none of 1,000 requests, each on a new connection', async () => {
  const server = [process.execPath, 'src/server/node/main.ts'];
  const holder = spawn('python3', ['test/slow/faults/hold-socket.py', ...server], {
    env: { ...process.env, ...SETTINGS },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void holder.stdin.end());
  const lines = createInterface({ input: holder.stdout })[Symbol.asyncIterator]();
  const port = Number((await lines.next()).value);
  const replies: Promise<number | undefined>[] = [];
  for (let count = 0; count < REQUESTS; count++) {
    if (count === REQUESTS / 4) holder.stdin.write('\n');
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
  expect((await lines.next()).value).toBe('restarted');
});
