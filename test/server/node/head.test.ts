/** Heads of lines that are ready: on the wire they are what Node makes of the same headers. */
import { once } from 'node:events';
import { createServer, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { headOf, headOfAnswer, LinesResponse, writeHead } from '#server/node/head.ts';
import { sendRaw } from '../shell.ts';

const HEADERS = { 'Content-Type': 'text/plain; charset=utf-8', Link: '</a>; rel="x: y", </b>', 'X-Empty': '' };

/** The bytes of one answer. */
async function answerOf(Response: typeof ServerResponse, respond: (response: ServerResponse) => void): Promise<string> {
  const server = createServer({ ServerResponse: Response }, (_request, response) => {
    response.setHeader('X-Request-Id', 'a');
    respond(response);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (await sendRaw((server.address() as AddressInfo).port, '/')).replace(/^Date: .*$/m, 'Date');
}

const byNode = (response: ServerResponse) => {
  response.writeHead(200, { ...HEADERS, 'Content-Length': '2' }).end('ab');
};
const byLines = (response: ServerResponse) => {
  writeHead(response, 200, headOf(HEADERS).lines, ['Content-Length', '2']);
  response.end('ab');
};
const inOrder = (answer: string) => answer.split('\r\n').sort();

test.each([
  ['the responses of the service', LinesResponse],
  ['any others', ServerResponse],
])('%s', async (_, Response) => {
  const answer = await answerOf(Response as typeof ServerResponse, byLines);
  expect(answer).toContain('\r\nLink: </a>; rel="x: y", </b>\r\n');
  expect(inOrder(answer)).toEqual(inOrder(await answerOf(ServerResponse, byNode)));
});

test('what is written without lines stays as it is', async () => {
  const Response = LinesResponse as typeof ServerResponse;
  expect(await answerOf(Response, byNode)).toBe(await answerOf(ServerResponse, byNode));
});

test.each([{ 'X-A': 'a\r\nSet-Cookie: b' }, { 'X-A': 'ن' }, { 'X A': 'a' }, { '': 'a' }])(
  'no header: %o',
  (headers) => {
    expect(() => headOf(headers as unknown as Record<string, string>)).toThrow(TypeError);
  },
);

test('the head of an answer has its own age and its own headers', () => {
  const answer = {
    status: 200,
    contentType: 'text/calendar',
    body: '',
    lifetime: { maxAgeSeconds: 60, until: 90_000 },
  };
  const linesAt = (now: number, further = {}) => headOfAnswer({ ...answer, ...further }, now).lines;
  expect(linesAt(0)).toContain('Content-Type: text/calendar\r\nCache-Control: public, max-age=60\r\n');
  expect(linesAt(1_000)).toBe(linesAt(0));
  expect(linesAt(80_000)).toContain('max-age=10\r\n');
  expect(linesAt(0, { lifetime: undefined })).toContain('no-store\r\n');
  expect(linesAt(0, { contentType: 'application/json; charset=utf-8' })).toContain(
    'application/json; charset=utf-8\r\n',
  );
  const refusal = linesAt(0, { headers: { 'Retry-After': '1' } });
  expect(refusal).toContain('Retry-After: 1\r\n');
  expect(linesAt(0)).not.toContain('Retry-After:');
});
