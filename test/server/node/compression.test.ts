import { expect, test } from 'vitest';
import { compress } from '#server/node/compression.ts';

const body = (letter: string) => Buffer.from(letter.repeat(400_000));

test('a crowd that asks for large bodies makes sixteen compressions, the others go as they are; later there is room again', async () => {
  const asked = Array.from({ length: 40 }, (_, index) => compress(body(String(index % 10)), 'br', 'lasting'));
  expect(asked.filter((result) => result instanceof Promise)).toHaveLength(16);
  expect(asked.filter((result) => result === undefined)).toHaveLength(24);
  await Promise.all(asked);
  const again = compress(body('x'), 'gzip', 'passing');
  expect(again).toBeInstanceOf(Promise);
  expect((await again)!.length).toBeLessThan(4_000);
});

test('a small body is compressed at once, whatever waits', async () => {
  const asked = Array.from({ length: 20 }, () => compress(body('y'), 'br', 'lasting'));
  expect(compress(Buffer.alloc(5_000, 'z'), 'br', 'passing')).toBeInstanceOf(Buffer);
  await Promise.all(asked);
});
