/** The next users, who mean no harm: each asks a question from an address of its own, and waits for the answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { statusOf } from './connections.ts';

const EVERY_MS = 20;
const PATHS = ['/api/convert?from=sh&year=1405&month=1&day=1', '/api/today', '/', '/api/calendar/3.json'];

export interface Waits {
  readonly asked: number;
  /** ms */
  readonly p50: number;
  readonly p99: number;
  /** statuses of questions that were not answered with 200; 0 for no answer */
  readonly lost: readonly number[];
}

/** Asks until the time is over. @param during called between the questions */
export async function askMeanwhile(port: number, seconds: number, during: () => void): Promise<Waits> {
  const until = Date.now() + seconds * 1000;
  const waits: number[] = [];
  const lost: number[] = [];
  for (let asked = 0; Date.now() < until; asked++) {
    const address = `127.100.${asked % 250}.${1 + (Math.floor(asked / 250) % 250)}`;
    const before = performance.now();
    const status = await statusOf(port, address, PATHS[asked % PATHS.length]!);
    waits.push(performance.now() - before);
    if (status !== 200) lost.push(status);
    during();
    await sleep(EVERY_MS);
  }
  waits.sort((a, b) => a - b);
  const at = (part: number) => waits[Math.floor(waits.length * part)]!;
  return { asked: waits.length, p50: at(0.5), p99: at(0.99), lost };
}
