/**
 * Mixed requests of many addresses at a steady rate, beside clients that hang up and two processes that take all the processor
 * they get.
 */

import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { itemAt } from '#core/required.ts';
import { anyKind } from './attack-requests.ts';
import { leavers } from './attackers.ts';
import { type Options, type Row, rowOf } from './row.ts';
import { openDescriptors, startService } from './servers.ts';
import { VARIED_PATHS } from './varied-paths.ts';

const SECONDS = { full: 600, quick: 30 } as const;
const PER_SECOND = 60;
const ADDRESSES = 100;
const BUSY_LOOPS = 2;
const HANG_UPS = { connections: 5, addresses: 20, afterMs: [3, 30, 300], requestOf: anyKind };
const SECONDS_UNTIL_CLOSED = 2;
const OTHERS = [
  '/',
  '/calendar/1405/8',
  '/api/range?from=1404-01-01&to=1405-01-29',
  '/api/summary?city=mashhad',
  '/prayer-times/tehran/1405.ics',
];

export async function benchSoak({ quick }: Options): Promise<Row[]> {
  const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  const service = await startService({});
  const kinds = [...Object.values(VARIED_PATHS).map((paths) => paths()), OTHERS];
  let refused = 0;
  const answers: Promise<void>[] = [];
  const total = (quick ? SECONDS.quick : SECONDS.full) * PER_SECOND;
  const before = openDescriptors(service);
  const stop = leavers(HANG_UPS)(Number(new URL(service.root).port));
  let left = Number.POSITIVE_INFINITY;
  const start = performance.now();
  try {
    for (let count = 0; count < total; count++) {
      const paths = itemAt(kinds, count % kinds.length);
      const url = service.root + itemAt(paths, Math.floor(count / kinds.length) % paths.length);
      const asked = performance.now();
      const counted = (status: number | string | undefined) => {
        if (status === 200) return;
        refused++;
        console.error(`${status} after ${Math.round(performance.now() - asked)} ms: ${url}`);
      };
      answers.push(statusOf(url, `127.0.7.${1 + (count % ADDRESSES)}`).then(counted));
      await sleep(Math.max(0, start + ((count + 1) * 1000) / PER_SECOND - performance.now()));
    }
    await Promise.all(answers);
    stop();
    await sleep(SECONDS_UNTIL_CLOSED * 1000);
    if (service.isAlive()) left = openDescriptors(service) - before;
  } finally {
    stop();
    for (const loop of loops) loop.kill();
    await service.stop();
  }
  const name = `${PER_SECOND} requests per second`;
  return [
    rowOf('soak', name, 'requests', total),
    rowOf('soak', name, 'requests that got no answer 200', refused, 1),
    rowOf('soak', name, 'files and sockets left open', left, 1),
  ];
}

/** Status of the answer; without one, what went wrong. */
const statusOf = (url: string, localAddress: string): Promise<number | string | undefined> =>
  new Promise((resolve) => {
    get(url, { localAddress, agent: false }, (response) => {
      response.resume().once('close', () => resolve(response.complete ? response.statusCode : 'cut off'));
    }).once('error', (error) => resolve(String(error)));
  });
