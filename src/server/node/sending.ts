/** Puts a content on a connection: which encoding, which part of it, or only that the client has it already. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { chooseEncoding, type Encoding } from '#api/http.ts';
import { type Conditions, isSameVersion, judge, type Range, readRange, type Verdict } from '../policy/conditions.ts';
import { type Content, entityTag, linesOfVariant, type Variant } from './content.ts';
import { type Lines, writeHead } from './head.ts';

/**
 * Long bodies are handed to the connection piece by piece, each when the one before has left: so it can be seen how fast the
 * client takes them.
 */
const PIECE_BYTES = 65_536;

/** Headers of a 304: those that tell about keeping, without the ones about the body (RFC 9110 §15.4.5). */
const ABOUT_BODY = /^(?:Content-Type|Content-Encoding): .*\r\n/gm;

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
  const encoding = asked === undefined && content.isCompressed ? preferred : 'identity';
  const isConditional = content.status === 200 && CONDITIONAL.some((name) => headers[name] !== undefined);
  const verdict = isConditional
    ? judge(conditionsOf(headers), entityTag(content, encoding), content.lastModified)
    : 'send';
  return { content, encoding, verdict, range: asked };
}

/** Only files answer in parts. */
const isFile = ({ status, lastModified }: Content): boolean => status === 200 && lastModified !== undefined;

function rangeOf(headers: IncomingMessage['headers'], content: Content): Range | 'unsatisfiable' | undefined {
  const { size, lastModified } = content;
  if (!isSameVersion(headers['if-range'] as string | undefined, entityTag(content, 'identity'), lastModified))
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
  const { lines, size } = variant;
  const isHead = response.req.method === 'HEAD';
  if (range === 'unsatisfiable') {
    const headers = ['Content-Range', `bytes */${content.size}`, 'Content-Length', '0'];
    writeHead(response, 416, lines.replace(ABOUT_BODY, ''), headers);
    response.end();
    return 416;
  }
  if (range === undefined) {
    writeHead(response, content.status, lines, ['Content-Length', String(size)]);
    if (isHead) response.end();
    else if (content.read) pipe(content, { from: 0, to: content.size - 1 }, response);
    else writeWhole(response, variant);
    return content.status;
  }
  const { from, to } = range;
  const headers = ['Content-Range', `bytes ${from}-${to}/${content.size}`, 'Content-Length', String(to - from + 1)];
  writeHead(response, 206, lines, headers);
  if (content.read) pipe(content, range, response);
  else writePieces(response, variant.bytes!.subarray(from, to + 1));
  return 206;
}

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

/** What is told to a client that has the body already. */
export const linesOfKnown = ({ content, encoding }: Sending): Lines =>
  linesOfVariant(content, encoding).replace(ABOUT_BODY, '');
