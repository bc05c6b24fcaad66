/** What is sent once leaves as text, what may be sent again as bytes: with the same head and the same bytes. */
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentHash } from '#api/http.ts';
import { type Content, entityTag, type Variant } from '../../../src/server/node/content.ts';
import { headOf } from '../../../src/server/node/head.ts';
import { type AnswerParts, createAnswerContent, createTextContent } from '../../../src/server/node/text-content.ts';

const partsOf = (body: string, isTagged = true) => partsOfAnswer({ body }, isTagged);
const partsOfAnswer = (answer: AnswerParts['answer'], isTagged = true): AnswerParts => ({
  status: 200,
  answer,
  isTagged,
  head: headOf({ 'Content-Type': 'application/json; charset=utf-8' }),
  freshUntil: 0,
});
const contentOf = (text: string, isTagged = true): Content => createTextContent(partsOf(text, isTagged));

function bytesOf({ text, letters, bytes }: Variant): Buffer {
  if (text !== undefined) return Buffer.from(text);
  return letters === undefined ? bytes! : Buffer.from(letters, 'latin1');
}

test.each([
  ['{"error":"نه"}', true],
  [`{"fa":"${'روز '.repeat(300)}","pair":"🌙"}`, true],
  ['ن'.repeat(16_384), true],
  ['ن'.repeat(16_385), false],
  [`{"en":"${'day '.repeat(300)}"}`, false],
])('text %#', async (text, isSentAsText) => {
  const bytes = Buffer.from(text);
  const content = contentOf(text);
  const first = await content.variant('identity');
  const kept = createAnswerContent(partsOf(text));
  const second = await kept.variant('identity');
  expect(first.text !== undefined).toBe(isSentAsText);
  expect(second.text).toBeUndefined();
  expect([kept.size, entityTag(kept, 'br')]).toEqual([content.size, entityTag(content, 'br')]);
  expect(content.size).toBe(bytes.length);
  expect(entityTag(content, 'identity')).toBe(`"${contentHash(bytes)}"`);
  expect([first.lines, first.size]).toEqual([second.lines, bytes.length]);
  for (const variant of [first, second]) expect(bytesOf(variant).equals(bytes)).toBe(true);
  const packed = await content.variant('br');
  expect(brotliDecompressSync(bytesOf(packed)).equals(bytes)).toBe(true);
});

test('a copy as it is can follow a compressed one', async () => {
  const text = `{"fa":"${'روز '.repeat(300)}"}`;
  const content = contentOf(text);
  for (const encoding of ['br', 'identity', 'gzip', 'identity'] as const) {
    const variant = await content.variant(encoding);
    const body = bytesOf(variant);
    expect([variant.encoding, variant.size]).toEqual([encoding, body.length]);
    if (encoding === 'identity') expect(body.toString()).toBe(text);
  }
});

test('another answer made meanwhile changes nothing', async () => {
  const [one, other] = [contentOf('{"a":1}'), contentOf('{"b":"دو"}')];
  expect(bytesOf(await one.variant('identity')).toString()).toBe('{"a":1}');
  expect(bytesOf(await other.variant('identity')).toString()).toBe('{"b":"دو"}');
});

test('what is not to be kept has no tag', async () => {
  const content = contentOf('{"error":"no"}', false);
  expect(entityTag(content, 'identity')).toBe('');
  expect((await content.variant('identity')).lines).not.toContain('ETag');
});

test('bytes are sent and kept as they are', async () => {
  const text = `{"fa":"${'روز '.repeat(300)}","pair":"🌙"}`;
  const bytes = Buffer.from(text);
  const parts = partsOfAnswer({ body: text, bytes });
  for (const content of [createTextContent(parts), createAnswerContent(parts)]) {
    const variant = await content.variant('identity');
    expect(bytesOf(variant).toString()).toBe(text);
    expect(variant.lines).toBe((await contentOf(text).variant('identity')).lines);
    expect(brotliDecompressSync(bytesOf(await content.variant('br'))).toString()).toBe(text);
  }
});
