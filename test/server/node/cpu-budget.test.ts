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
  // The limit refills by 40 ms per second, and the debt is paid first.
  state.now += 2_000;
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

test('work of an address that has used less runs first', async () => {
  const { budget, order, run } = testBudget();
  budget.charge(withSubnets('192.0.2.1'), 100);
  const names = [run('day', 1, '192.0.2.1', 'first'), run('day', 1, '192.0.2.2', 'second')];
  await Promise.all(names);
  expect(order).toEqual(['second', 'first']);
});

test('work of a cheap kind runs before that of a dear one', async () => {
  const { order, run } = testBudget();
  await run('feed', 40);
  await run('convert', 0.1);
  order.length = 0;
  await Promise.all([run('feed', 40, '192.0.2.3'), run('convert', 0.1, '192.0.2.4')]);
  expect(order).toEqual(['convert', 'feed']);
});

test('other requests are answered between pieces of work', async () => {
  const { order, run } = testBudget();
  const pieces = Array.from({ length: 5 }, (_, index) => run('feed', 3, `192.0.2.${index}`));
  const others = async () => {
    for (let time = 0; time < 5; time++) {
      await nextIteration();
      order.push('other');
    }
  };
  await Promise.all([...pieces, others()]);
  expect(order.join(' ')).not.toContain('feed feed');
});

test('work that waits too long is refused, and cheap work behind it is not', async () => {
  const { order, run } = testBudget();
  await run('convert', 0.1);
  const burst = Array.from({ length: 100 }, (_, index) => run('times', 30, `192.0.2.${index}`));
  const other = run('convert', 0.1, '192.0.2.200');
  const answers = await Promise.all(burst);
  expect(await other).toBe('convert');
  expect(answers.filter((answer) => answer === 503).length).toBeGreaterThan(80);
  expect(order.filter((name) => name === 'times')).toHaveLength(answers.filter((answer) => answer === 'times').length);
});

test('a steady stream of cheap work does not hold back dear work for good', async () => {
  const { order, run } = testBudget();
  await run('feed', 10);
  let left = 2_000;
  const stream = async () => {
    while (left-- > 0) await run('search', 1, `192.0.3.${left % 250}`);
  };
  const dear = run('feed', 10, '192.0.2.2', 'the feed');
  await Promise.all([dear, ...Array.from({ length: 10 }, stream)]);
  expect(await dear).not.toBe('gone');
  expect(order.length).toBeGreaterThan(1_000);
});

test('new connections in every iteration do not hold back work for good', async () => {
  const { budget, run } = testBudget();
  let isDone = false;
  const work = run('feed', 10).then(() => (isDone = true));
  for (let count = 0; count < 50 && !isDone; count++) {
    budget.onConnection();
    await nextIteration();
  }
  expect(isDone).toBe(true);
  await work;
});

test('nothing is computed for a client that has gone or is over its budget', async () => {
  const { budget, order, run, leave } = testBudget();
  const names = ['first', 'gone', 'over'];
  const results = names.map((name, index) => run('feed', 40, `192.0.2.${index + 10}`, name));
  leave('gone');
  budget.charge(withSubnets('192.0.2.12'), 600);
  expect(await Promise.all(results)).toEqual(['first', 'gone', 503]);
  expect(order).toEqual(['first']);
});

test('work that never ends holds up nobody', async () => {
  const { budget, run } = testBudget();
  const asker = { address: withSubnets('192.0.2.1'), isGone: () => false };
  void budget.run('mcp', asker, () => new Promise(() => {}));
  expect(await run('day', 1)).toBe('day');
});
