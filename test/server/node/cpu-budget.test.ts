/** The budget of processor time, with a stopped clock and a processor time that only the test's work moves. */
import { setImmediate as nextIteration } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withSubnets } from '#server/limits/client.ts';
import { createCpuBudget } from '#server/node/cpu-budget.ts';
import { NOON } from '../test-app.ts';

function testBudget() {
  const state = { now: NOON, milliseconds: 0 };
  const budget = createCpuBudget({
    clock: () => state.now,
    processorTime: () => state.milliseconds,
  });
  const order: string[] = [];
  let gone = '';
  /** Runs work that takes some time. @returns its name, or the status of the refusal */
  const run = (kind: string, milliseconds: number, address = '192.0.2.1', name = kind) =>
    budget
      .run(kind, { address: withSubnets(address), isGone: () => gone === name }, () => {
        order.push(name);
        state.milliseconds += milliseconds;
        return name;
      })
      .catch((error) => error.answer?.status ?? 'gone');
  return { budget, state, order, run, leave: (name: string) => (gone = name) };
}

test('an address over its processor time is refused, other addresses are not', async () => {
  const { budget, state, run } = testBudget();
  budget.charge(withSubnets('192.0.2.1'), 600);
  expect(await run('search', 1)).toBe(503);
  expect(await run('search', 1, '192.0.2.2')).toBe('search');
  // The limit refills by 100 ms per second, and the debt is paid first.
  state.now += 1_000;
  expect(await run('search', 1)).toBe(503);
  state.now += 1_000;
  expect(await run('search', 1)).toBe('search');
});

test('work is charged, also when it fails or is not waited for', async () => {
  const { budget, state, run } = testBudget();
  const address = withSubnets('192.0.2.1');
  const fail = () => {
    state.milliseconds += 300;
    throw new Error('failed');
  };
  expect(() => budget.measure(address, fail)).toThrow('failed');
  await expect(budget.run('search', { address, isGone: () => false }, fail)).rejects.toThrow('failed');
  expect(await run('search', 1)).toBe(503);
});

test('the second largest of the last ten times of a kind decides its place', async () => {
  const { order, run } = testBudget();
  /** Which of two comes first while dear work is waiting. */
  const next = async () => {
    await Promise.all([run('feed', 40), run('feed', 40), run('day', 0.1), run('convert', 0.1)]);
    return order.filter((name) => name !== 'feed').slice(-2);
  };
  await run('convert', 0.1);
  await run('day', 30);
  await run('day', 30);
  for (let time = 0; time < 8; time++) await run('day', 0.1);
  expect(await next()).toEqual(['convert', 'day']);
  expect(await next()).toEqual(['day', 'convert']);
});

test('dear work waits for cheap work and for other requests; too much of it is refused', async () => {
  const { order, run } = testBudget();
  await run('feed', 40);
  await run('convert', 0.1);
  order.length = 0;
  await nextIteration();
  const waiting = Array.from({ length: 20 }, (_, index) => run('feed', 40, `192.0.2.${index + 10}`, `feed ${index}`));
  setImmediate(() => order.push('another request'));
  expect(await waiting[19]).toBe(503);
  expect(await run('convert', 0.1)).toBe('convert');
  await Promise.all(waiting);
  expect(order.indexOf('convert')).toBeLessThan(order.indexOf('feed 1'));
  expect(order.indexOf('another request')).toBeLessThan(order.indexOf('feed 1'));
  // The first begins at once, and 500 ms of the others may wait, each of them predicted to take 30 ms.
  expect(order.filter((name) => name.startsWith('feed'))).toHaveLength(17);
});

test('a stream of cheap work holds back dear work only for a while', async () => {
  const { order, run } = testBudget();
  await run('feed', 10);
  await run('search', 2);
  const dear = [run('feed', 10), run('feed', 10, '192.0.2.2', 'second feed')];
  let left = 250;
  const searches = async () => {
    while (left-- > 0) await run('search', 2, `192.0.3.${left}`);
  };
  await Promise.all([...dear, ...Array.from({ length: 10 }, searches)]);
  expect(order.indexOf('second feed')).toBeGreaterThan(50);
  expect(order.indexOf('second feed')).toBeLessThan(200);
});

test('after the wait, nothing is computed for a client that has gone or is over its budget', async () => {
  const { budget, order, run, leave } = testBudget();
  await run('feed', 40);
  order.length = 0;
  const names = ['first', 'gone', 'over'];
  const results = names.map((name, index) => run('feed', 40, `192.0.2.${index + 10}`, name));
  leave('gone');
  budget.charge(withSubnets('192.0.2.12'), 600);
  expect(await Promise.all(results)).toEqual(['first', 'gone', 503]);
  expect(order).toEqual(['first']);
});

test('a burst of work that takes longer than predicted holds up others for a bounded time', async () => {
  const { order, run } = testBudget();
  await run('times', 0.1);
  const burst = Array.from({ length: 100 }, (_, index) => run('times', 30, `192.0.2.${index}`));
  const other = run('convert', 0.1);
  const statuses = await Promise.all(burst);
  expect(await other).toBe('convert');
  expect(order.length).toBeLessThan(25);
  expect(statuses.filter((status) => status === 503)).toHaveLength(102 - order.length);
});

test('work that reads a file holds back the next piece', async () => {
  const { budget } = testBudget();
  const order: string[] = [];
  const read = (name: string) =>
    budget.run('mcp', { address: withSubnets('192.0.2.1'), isGone: () => false }, async () => {
      order.push(`${name} begins`);
      await nextIteration();
      order.push(`${name} ends`);
    });
  await Promise.all([read('a'), read('b')]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
