import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRefusalPace } from '#server/node/refusal-pace.ts';

test('some leave at once, the others in their turn, so many at a time', async () => {
  const paced = createRefusalPace();
  const sent: number[] = [];
  const started = performance.now();
  for (let refusal = 0; refusal < 100; refusal++) paced(() => sent.push(refusal));
  expect(sent).toHaveLength(10);
  while (sent.length < 100) await sleep(1);
  expect(performance.now() - started).toBeGreaterThan(80);
  expect(sent).toEqual(Array.from({ length: 100 }, (_, refusal) => refusal));
});

test('after a while some leave at once again', async () => {
  const paced = createRefusalPace();
  let sent = 0;
  const send = () => {
    sent++;
  };
  for (let refusal = 0; refusal < 10; refusal++) paced(send);
  await sleep(100);
  for (let refusal = 0; refusal < 10; refusal++) paced(send);
  expect(sent).toBe(20);
});
