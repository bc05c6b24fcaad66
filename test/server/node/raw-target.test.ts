import { expect, test } from 'vitest';
import { encodedTarget } from '#server/node/raw-target.ts';

const packet = (line: string) => Buffer.from(`${line}\r\nHost: x\r\n\r\n`);

test.each([
  ['GET /api/holidays?year=۱۴۰۵ HTTP/1.1', '/api/holidays?year=%DB%B1%DB%B4%DB%B0%DB%B5'],
  ['HEAD /api/search?q=یلدا&limit=5 HTTP/1.0', '/api/search?q=%DB%8C%D9%84%D8%AF%D8%A7&limit=5'],
  // Encoded characters are not encoded again.
  ['GET /api/search?q=%20یلدا HTTP/1.1', '/api/search?q=%20%DB%8C%D9%84%D8%AF%D8%A7'],
])('%s', (line, address) => {
  expect(encodedTarget(packet(line))).toBe(address);
  expect(encodedTarget(Buffer.concat([packet('GET / HTTP/1.1'), packet(line)]))).toBe(address);
});

test.each(['GET /a b HTTP/1.1', 'POST /api/search?q=یلدا HTTP/1.1', 'GET //example.com/یلدا HTTP/1.1', 'یلدا'])(
  'none: %s',
  (line) => expect(encodedTarget(packet(line))).toBeUndefined(),
);

test('invalid UTF-8 has no address', () => {
  expect(encodedTarget(Buffer.from('GET /\xff HTTP/1.1\r\n\r\n', 'latin1'))).toBeUndefined();
});
