/**
 * Heads of answers. Node checks name and value of each header of each answer, which for the ten of ours takes as long as to make a
 * short answer. Ours are the same again and again: they are checked once and kept as the lines that are sent.
 */
import { ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';
import { type Answer, maxAgeOf } from '#api/answer.ts';
import { headersOf } from '#api/http.ts';

/** Headers as they are sent: `Name: value\r\n`, over and over. */
export type Lines = string;

const COMPRESSIBLE =
  /^(text\/|application\/(json|schema\+json|atom\+xml|linkset\+json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/** The headers of an answer that are the same in whatever form its body is sent. */
export interface Head {
  readonly lines: Lines;
  /** whether such bodies become shorter when they are compressed */
  readonly isCompressible: boolean;
}

/** @throws {TypeError} of Node's for what cannot be a header, as one with a line break in it */
export function headOf(headers: Readonly<Record<string, string>>): Head {
  let lines = '';
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += lineOf(name, value);
  }
  return { lines, isCompressible: COMPRESSIBLE.test(headers['Content-Type'] ?? '') };
}

/** @param value known to have no line break */
export const lineOf = (name: string, value: string): Lines => `${name}: ${value}\r\n`;

/** Of the answer before: most are of the same type, and may be kept as long. */
let latest: { contentType: string; maxAge: number | undefined; head: Head } | undefined;

/** Of an answer at a moment: the ETag, the encoding and the length are left to who sends it. */
export function headOfAnswer(answer: Answer, now: number): Head {
  if (answer.headers) return headOf(headersOf(answer, now));
  const { contentType } = answer;
  const maxAge = maxAgeOf(answer, now);
  if (latest?.contentType !== contentType || latest.maxAge !== maxAge) {
    latest = { contentType, maxAge, head: headOf(headersOf(answer, now)) };
  }
  return latest.head;
}

type StoreHeader = (firstLine: string, headers: unknown) => void;

/** What `writeHead` does with the status line and the headers; it stands on every response of Node's, though not in its types. */
const { _storeHeader: storeHeader } = ServerResponse.prototype as unknown as { readonly _storeHeader?: StoreHeader };

/** A response that takes lines. */
export class LinesResponse extends ServerResponse {
  #lines = '';

  writeLines(status: number, lines: Lines, headers: readonly string[]): void {
    this.#lines = lines;
    this.writeHead(status, headers as string[]);
  }

  /** Node calls it with what it has checked; the lines are sent between the two. */
  _storeHeader(statusLine: string, headers: unknown): void {
    storeHeader!.call(this, statusLine + this.#lines, headers);
  }
}

/**
 * As `response.writeHead`.
 * @param lines sent before the headers
 * @param headers name, value, name, value …, among them those that Node has to know of: Content-Length, Connection
 */
export function writeHead(
  response: ServerResponse,
  status: number,
  lines: Lines,
  headers: readonly string[] = [],
): void {
  if (storeHeader && response instanceof LinesResponse) response.writeLines(status, lines, headers);
  else response.writeHead(status, [...namesAndValues(lines), ...headers]);
}

const namesAndValues = (lines: Lines): string[] =>
  [...lines.matchAll(/(.*?): (.*)\r\n/g)].flatMap(([, name, value]) => [name!, value!]);
