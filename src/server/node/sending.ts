/** Puts a content on a connection: which encoding, which part of it, or only that the client has it already. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { chooseEncoding, type Encoding } from '#api/http.ts';
import { type Conditions, isSameVersion, judge, type Range, readRange, type Verdict } from '../policy/conditions.ts';
import type { Content, Variant } from './content.ts';

/**
 * Long bodies are handed to the connection piece by piece, each when the one before has left: so it can be seen how fast the
 * client takes them.
 */
const PIECE_BYTES = 65_536;

/** Headers of a 304: those that tell about keeping, without the ones about the body (RFC 9110 §15.4.5). */
const BODY_HEADERS = new Set(['Content-Type', 'Content-Length', 'Content-Encoding']);

const CONDITIONAL = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'] as const;

/** What is to be sent of a content, before anything is compressed. */
export interface Sending {
  readonly content: Content;
  readonly encoding: Encoding;
  readonly verdict: Verdict;
  /** of the uncompressed file; undefined: all of it */
  readonly range: Range | 'unsatisfiable' | undefined;
}

export function plan({ method, headers }: IncomingMessage, content: Content): Sending {
  const preferred = chooseEncoding(headers['accept-encoding'] as string | undefined);
  const isWhole = headers.range === undefined || method !== 'GET' || !isFile(content);
  const asked = isWhole ? undefined : rangeOf(headers, content);
  const encoding = asked === undefined ? content.encodingFor(preferred) : 'identity';
  const isConditional = content.status === 200 && CONDITIONAL.some((name) => headers[name] !== undefined);
  const verdict = isConditional ? judge(conditionsOf(headers), content.tag(encoding), content.lastModified) : 'send';
  return { content, encoding, verdict, range: asked };
}

/** Only files answer in parts. */
const isFile = ({ status, lastModified }: Content): boolean => status === 200 && lastModified !== undefined;

function rangeOf(headers: IncomingMessage['headers'], content: Content): Range | 'unsatisfiable' | undefined {
  const { size, lastModified } = content;
  if (!isSameVersion(headers['if-range'] as string | undefined, content.tag('identity'), lastModified))
    return undefined;
  return readRange(headers.range!, size);
}

const conditionsOf = (headers: IncomingMessage['headers']): Conditions => ({
  ifMatch: headers['if-match'],
  ifNoneMatch: headers['if-none-match'],
  ifModifiedSince: headers['if-modified-since'],
  ifUnmodifiedSince: headers['if-unmodified-since'],
});

/** Sends a body, or the part of it that was asked for. @returns the status */
export function sendBody(response: ServerResponse, { content, range }: Sending, variant: Variant): number {
  const isHead = response.req.method === 'HEAD';
  if (range === 'unsatisfiable') {
    response.writeHead(416, [
      ...without(variant.headers, BODY_HEADERS),
      ...['Content-Range', `bytes */${content.size}`, 'Content-Length', '0'],
    ]);
    response.end();
    return 416;
  }
  if (range === undefined) {
    response.writeHead(content.status, variant.headers);
    if (isHead) response.end();
    else if (content.read) pipe(content, { from: 0, to: content.size - 1 }, response);
    else writeWhole(response, variant);
    return content.status;
  }
  const { from, to } = range;
  response.writeHead(206, [
    ...without(variant.headers, LENGTH),
    ...['Content-Range', `bytes ${from}-${to}/${content.size}`, 'Content-Length', String(to - from + 1)],
  ]);
  if (content.read) pipe(content, range, response);
  else writePieces(response, variant.bytes!.subarray(from, to + 1));
  return 206;
}

const LENGTH = new Set(['Content-Length']);

/** A file that ends before its length, as one that is being replaced, ends the connection. */
const pipe = ({ read }: Content, { from, to }: Range, response: ServerResponse): void => {
  pipeline(read!(from, to), response, (error) => {
    if (error) response.destroy();
  });
};

function writeWhole(response: ServerResponse, { text, letters, bytes, lendTo }: Variant): void {
  lendTo?.(response);
  if (text !== undefined) response.end(text);
  else if (letters !== undefined) response.end(letters, 'latin1');
  else writePieces(response, bytes!);
}

function writePieces(response: ServerResponse, bytes: Buffer, from = 0): void {
  const to = from + PIECE_BYTES;
  if (to >= bytes.length) response.end(bytes.subarray(from));
  else response.write(bytes.subarray(from, to), () => writePieces(response, bytes, to));
}

/** What is told to a client that has the body already. The encoding's tag is known without the encoding. */
export function headersOfKnown({ content, encoding }: Sending, identity: Variant): string[] {
  const headers = without(identity.headers, BODY_HEADERS);
  const tagAt = headers.indexOf('ETag') + 1;
  if (tagAt > 0) headers[tagAt] = content.tag(encoding);
  return headers;
}

const without = (headers: readonly string[], names: ReadonlySet<string>): string[] =>
  headers.filter((_, index) => !names.has(headers[index - (index % 2)]!));
