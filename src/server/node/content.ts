/** What is sent: a body in memory with its compressed forms, each made once when first asked for, or a large file on the disk. */
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { type Encoding, LEAST_COMPRESSED_BYTES, tagOf } from '#api/http.ts';
import { compress, type Keeping } from './compression.ts';

/** Longer bodies are sent as bytes: as a text, Node would copy them once more than it saves a write. */
export const MOST_LETTERS = 16_384;
const COMPRESSIBLE =
  /^(text\/|application\/(json|schema\+json|atom\+xml|linkset\+json|javascript|manifest\+json|xml|x-ndjson)|image\/svg\+xml)/;

/** What is written to a connection. */
export interface Body {
  /** undefined for a file that is sent from the disk */
  readonly bytes: Buffer | undefined;
  /**
   * The same bytes as a text of one letter each, for small bodies: Node joins head and text into one write, where a buffer
   * takes a second one.
   */
  readonly letters: string | undefined;
  /** the body as a text to be put into bytes, where there are none yet */
  readonly text?: string;
  /** The bytes are only lent: to be told to which answer, before it is written. */
  readonly lendTo?: (response: ServerResponse) => void;
}

/** One encoding of a body, ready to be sent. */
export interface Variant extends Body {
  readonly encoding: Encoding;
  /** name, value, name, value …: the form that Node writes fastest */
  readonly headers: string[];
}

export interface Content {
  readonly status: number;
  /** the uncompressed body's size, which bounds the memory that all variants take */
  readonly size: number;
  /** moment (ms since 1970) until which it may be sent without another look */
  readonly freshUntil: number;
  /** of a file: when it was written, ms since 1970, to the whole second */
  readonly lastModified: number | undefined;
  /** the encoding in which it is sent to a client that likes this one best */
  encodingFor(preferred: Encoding): Encoding;
  /** strong tag of the body in an encoding, known before the body is compressed; empty for answers that are not to be kept */
  tag(encoding: Encoding): string;
  /** in the encoding that was asked for, or as it is while too many bodies are being compressed */
  variant(encoding: Encoding): Variant | Promise<Variant>;
  /** the bytes from one place to another, both included, of a file that is not in memory */
  readonly read?: (from: number, to: number) => Readable;
}

export interface Described {
  readonly status: number;
  /** tells this body from every other one at the same address; undefined for answers that are not to be kept */
  readonly hash: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly freshUntil: number;
  readonly lastModified?: number;
}

interface ContentParts extends Described {
  readonly bytes: Buffer;
  readonly keeps: Keeping;
}

export const isCompressible = (size: number, { 'Content-Type': type = '' }: Described['headers']): boolean =>
  size >= LEAST_COMPRESSED_BYTES && COMPRESSIBLE.test(type);

export const tagOfVariant = ({ hash }: Pick<Described, 'hash'>, encoding: Encoding): string =>
  hash === undefined ? '' : tagOf(hash, encoding);

interface Encoded {
  readonly encoding: Encoding;
  /** in bytes */
  readonly size: number;
  readonly compressible: boolean;
}

export function headersOfVariant(described: Described, { encoding, size, compressible }: Encoded): string[] {
  const list = headerList(described.headers);
  if (compressible) list.push('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') list.push('Content-Encoding', encoding);
  if (described.hash !== undefined) list.push('ETag', tagOfVariant(described, encoding));
  list.push('Content-Length', String(size));
  return list;
}

export function createContent({ bytes, keeps, ...described }: ContentParts): Content {
  const compressible = isCompressible(bytes.length, described.headers);
  const variants = new Map<Encoding, Variant | Promise<Variant>>();

  const finished = (encoding: Encoding, encoded: Buffer): Variant => {
    const headers = headersOfVariant(described, { encoding, size: encoded.length, compressible });
    const letters = encoded.length <= MOST_LETTERS ? encoded.toString('latin1') : undefined;
    return { encoding, bytes: encoded, letters, headers };
  };

  const make = (encoding: Encoding): Variant | Promise<Variant> | undefined => {
    if (encoding === 'identity') return finished(encoding, bytes);
    const compressed = compress(bytes, encoding, keeps);
    if (!(compressed instanceof Promise)) return compressed && finished(encoding, compressed);
    return compressed.then((encoded) => {
      const variant = finished(encoding, encoded);
      variants.set(encoding, variant);
      return variant;
    });
  };

  const kept = (encoding: Encoding): Variant | Promise<Variant> | undefined => {
    let variant = variants.get(encoding);
    if (!variant) {
      variant = make(encoding);
      if (variant) variants.set(encoding, variant);
    }
    return variant;
  };

  return {
    ...described,
    lastModified: described.lastModified,
    size: bytes.length,
    encodingFor: (preferred) => (compressible ? preferred : 'identity'),
    tag: (encoding) => tagOfVariant(described, encoding),
    variant: (encoding) => kept(encoding) ?? kept('identity')!,
  };
}

interface LargeFileParts extends Described {
  readonly size: number;
  readonly read: (from: number, to: number) => Readable;
}

/** A file that is sent from the disk each time, as it is. */
export function createLargeFile({ size, hash, headers, read, ...described }: LargeFileParts): Content {
  const tag = () => tagOf(hash!, 'identity');
  const variant: Variant = {
    encoding: 'identity',
    bytes: undefined,
    letters: undefined,
    headers: [...headerList(headers), 'ETag', tag(), 'Content-Length', String(size)],
  };
  return {
    ...described,
    lastModified: described.lastModified,
    size,
    encodingFor: () => 'identity',
    tag,
    variant: () => variant,
    read,
  };
}

function headerList(headers: Readonly<Record<string, string>>): string[] {
  const list: string[] = [];
  for (const name in headers) list.push(name, headers[name]!);
  return list;
}
