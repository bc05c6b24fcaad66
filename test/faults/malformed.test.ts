/** Malformed requests get `{error}` and a closed connection, and are never parsed as two requests. */
import { describe, expect, test } from 'vitest';
import { createSite, send, startServer } from '../server/process.ts';
import { errorIn, exchange, openWire, repliesIn } from './wire.ts';

const SECRET = 'beside-the-folder';
const CONVERT = '/api/convert?from=sh&year=1405&month=1&day=1';
const FILE = 'a small file';

const root = createSite({ 'secret.txt': SECRET, 'dist/index.html': '<!doctype html>', 'dist/small.txt': FILE });
const server = await startServer({ RATE_PER_SECOND: '0' }, root);

async function onlyReply(bytes: string | Buffer) {
  const replies = repliesIn(await exchange(server.port, bytes));
  expect(replies).toHaveLength(1);
  return replies[0]!;
}

describe('refused and closed', () => {
  test.concurrent.each([
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['an invalid method', 'FETCH /api/today HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['version 9.9', 'GET /api/today HTTP/9.9\r\nHost: x\r\n\r\n', 400],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['NUL in the address', 'GET /api/today\x00 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a space before the colon', 'GET /api/today HTTP/1.1\r\nHost: x\r\nContent-Length : 3\r\n\r\n', 400],
    ['no Host', 'GET /api/today HTTP/1.1\r\n\r\n', 400],
    ['a relative address', 'GET ../secret.txt HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc', 400],
    ['a negative length', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
    ['an address beyond all headers', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['one great header', `GET /api/today HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n', 405],
    ['two Host headers', 'GET /api/today HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['a long address', `GET /api/today?tz=${'a'.repeat(5_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
  ])('%s', async (_name, bytes, status) => {
    const reply = await onlyReply(bytes);
    expect(reply.status).toBe(status);
    expect(errorIn(reply)).not.toBe('');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('connection')).toBe('close');
  });
});

test('unencoded letters redirect to the encoded address', async () => {
  const reply = await onlyReply(Buffer.from('GET /api/search?q=یلدا&limit=1 HTTP/1.1\r\nHost: x\r\n\r\n'));
  expect([reply.status, reply.headers.get('location')]).toEqual([
    301,
    '/api/search?q=%DB%8C%D9%84%D8%AF%D8%A7&limit=1',
  ]);
  expect((await send(server.port, reply.headers.get('location')!)).status).toBe(200);
});

test('bytes that are no text get an error that asks for percent-encoding', async () => {
  const reply = await onlyReply(Buffer.from('GET /api/search?q=\xff HTTP/1.1\r\nHost: x\r\n\r\n', 'latin1'));
  expect([reply.status, errorIn(reply)]).toEqual([
    400,
    'address: not understood; percent-encode what is not ASCII, as curl does with -G --data-urlencode',
  ]);
});

test('TRACE', async () => {
  const reply = await onlyReply('TRACE /mcp HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(reply.status).toBe(405);
  expect(errorIn(reply)).not.toBe('');
});

/**
 * Request smuggling: requests whose end two servers may interpret differently. The smuggled request is for /healthz.
 */
const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const start = (headers: string) => `GET ${CONVERT} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

describe('requests hidden in a body get no answer', () => {
  test.concurrent.each([
    ['length and chunks', `${start('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n')}0\r\n\r\n${HIDDEN}`],
    ['a line feed in a header', `${start('X: a\nTransfer-Encoding: chunked\r\n')}0\r\n\r\n${HIDDEN}`],
    ['a request as the body', `${start(`Content-Length: ${HIDDEN.length}\r\n`)}${HIDDEN}`],
    ['a request after the body', `${start('Content-Length: 3\r\n')}abc${HIDDEN}`],
    ['a request after chunks', `${start('Transfer-Encoding: chunked\r\n')}3\r\nabc\r\n0\r\n\r\n${HIDDEN}`],
  ])('%s', async (_name, bytes) => {
    const received = await exchange(server.port, bytes);
    expect(received).not.toContain('data_version');
    const [reply, ...others] = repliesIn(received);
    expect(others).toEqual([]);
    expect([200, 400]).toContain(reply!.status);
    expect(reply!.headers.get('connection')).toBe('close');
    if (reply!.status === 400) errorIn(reply!);
  });
});

describe('the server does not wait for bodies', () => {
  test.concurrent.each([
    ['that never comes', 'GET', 'Content-Length: 1000000000\r\n'],
    ['in chunks that never come', 'GET', 'Transfer-Encoding: chunked\r\n'],
    ['of a POST', 'POST', 'Content-Length: 1000000000\r\n'],
    ['that waits to be asked for', 'GET', 'Content-Length: 10\r\nExpect: 100-continue\r\n'],
    ['with an unknown expectation', 'GET', 'Content-Length: 10\r\nExpect: something\r\n'],
  ])('a body %s', async (_name, method, headers) => {
    const reply = await onlyReply(`${method} ${CONVERT} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
    expect(reply.status).toBe(method === 'GET' ? 200 : 405);
    expect(reply.headers.get('connection')).toBe('close');
  });
});

describe('unusual but valid requests', () => {
  const close = 'Host: x\r\nConnection: close\r\n\r\n';

  test.concurrent.each([
    ['the whole address', `GET http://salnama.example${CONVERT} HTTP/1.1\r\n${close}`, '"animal_year"'],
    ['the whole address of a file', `GET http://[::1]:80/small.txt HTTP/1.1\r\n${close}`, FILE],
    ['an IPv6 Host', `GET ${CONVERT} HTTP/1.1\r\nConnection: close\r\nHost: [::1]:4321\r\n\r\n`, '"animal_year"'],
    ['HTTP/1.0 without Host', `GET ${CONVERT} HTTP/1.0\r\n\r\n`, '"animal_year"'],
    ['no version, as before HTTP/1.0', `GET ${CONVERT}\r\n\r\n`, '"animal_year"'],
    ['an upgrade', `GET ${CONVERT} HTTP/1.1\r\nUpgrade: websocket\r\n${close}`, '"animal_year"'],
  ])('%s', async (_name, bytes, expected) => {
    const reply = await onlyReply(bytes);
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toContain(expected);
  });

  test('OPTIONS *', async () => {
    const reply = await onlyReply(`OPTIONS * HTTP/1.1\r\n${close}`);
    expect(reply.status).toBe(204);
    expect(reply.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});

test('pipelined requests are answered in order, then the malformed one is refused', async () => {
  const paths = ['/small.txt', CONVERT, '/none.ics', '/', '/api/holidays?year=1', '/small.txt?v=2', CONVERT];
  const statuses = [200, 200, 404, 200, 422, 200, 200];
  const received = await exchange(
    server.port,
    `${paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')}\x00garbage\r\n\r\n`,
  );
  const replies = repliesIn(received);
  expect(replies.map(({ status }) => status)).toEqual([...statuses, 400]);
  expect(replies[0]!.body.toString()).toBe(FILE);
  expect(replies[3]!.body.toString()).toBe('<!doctype html>');
});

test('ten requests sent at once, in pieces or together, are each answered', async () => {
  const wire = await openWire(server.port);
  const count = 9;
  const bytes = `GET ${CONVERT} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count);
  for (let at = 0; at < bytes.length; at += 97) wire.socket.write(bytes.slice(at, at + 97));
  wire.socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const replies = repliesIn(await wire.closed());
  expect(replies).toHaveLength(count + 1);
  expect(new Set(replies.slice(0, -1).map(({ body }) => body.toString())).size).toBe(1);
});

test('a connection with more than ten unanswered requests is destroyed', async () => {
  // Its address is refused for a while; the other tests have another one.
  const wire = await openWire(server.port, '127.0.0.2');
  wire.socket.write('GET /small.txt HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
  expect(repliesIn(await wire.closed()).length).toBeLessThan(1_000);
});

test('the server still works after all these requests', async () => {
  expect(server.child.exitCode).toBeNull();
  expect((await send(server.port, '/small.txt')).body.toString()).toBe(FILE);
});
