/** What is sent: a body in memory with its compressed forms, each made once when first asked for, or a large file on the disk. */
import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { type Encoding, LEAST_COMPRESSED_BYTES, tagOf } from '#api/http.ts';
import { compress, type Keeping } from './compression.ts';
import { type Head, type Lines, lineOf } from './head.ts';

/** Longer bodies are sent as bytes: as a text, Node would copy them once more than it saves a write. */
export const MOST_LETTERS = 16_384;

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
  /** in bytes */
  readonly size: number;
  /** the whole head, but for the size */
  readonly lines: Lines;
}

export interface Described {
  readonly status: number;
  readonly head: Head;
  /** tells this body from every other one at the same address; undefined for answers that are not to be kept */
  readonly hash: string | undefined;
  /** moment (ms since 1970) until which it may be sent without another look */
  readonly freshUntil: number;
  /** of a file: when it was written, ms since 1970, to the whole second */
  readonly lastModified?: number | undefined;
}

export interface Content extends Described {
  /** the uncompressed body's size, which bounds the memory that all variants take */
  readonly size: number;
  /** Is it sent compressed to who likes that better? */
  readonly isCompressed: boolean;
  /** in the encoding that was asked for, or as it is while too many bodies are being compressed */
  variant(encoding: Encoding): Variant | Promise<Variant>;
  /** the bytes from one place to another, both included, of a file that is not in memory */
  readonly read?: (from: number, to: number) => Readable;
}

export const isWorthCompressing = (size: number, { isCompressible }: Head): boolean =>
  isCompressible && size >= LEAST_COMPRESSED_BYTES;

/** Strong tag of the body in an encoding, known before the body is compressed; empty for answers that are not to be kept. */
export const entityTag = ({ hash }: Pick<Content, 'hash'>, encoding: Encoding): string =>
  hash === undefined ? '' : tagOf(hash, encoding);

/** A variant's head, but for its size. */
export function linesOfVariant(content: Pick<Content, 'head' | 'hash' | 'isCompressed'>, encoding: Encoding): Lines {
  const { head, hash, isCompressed } = content;
  return (
    head.lines +
    (isCompressed ? VARY : '') +
    (encoding === 'identity' ? '' : lineOf('Content-Encoding', encoding)) +
    (hash === undefined ? '' : lineOf('ETag', tagOf(hash, encoding)))
  );
}

const VARY = lineOf('Vary', 'Accept-Encoding');

interface ContentParts extends Described {
  readonly bytes: Buffer;
  readonly keeps: Keeping;
}

export function createContent({ bytes, keeps, ...described }: ContentParts): Content {
  const isCompressed = isWorthCompressing(bytes.length, described.head);
  const variants = new Map<Encoding, Variant | Promise<Variant>>();

  const finished = (encoding: Encoding, encoded: Buffer): Variant => {
    const letters = encoded.length <= MOST_LETTERS ? encoded.toString('latin1') : undefined;
    const lines = linesOfVariant({ ...described, isCompressed }, encoding);
    return { encoding, bytes: encoded, letters, size: encoded.length, lines };
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
    size: bytes.length,
    isCompressed,
    variant: (encoding) => kept(encoding) ?? kept('identity')!,
  };
}

interface LargeFileParts extends Described {
  readonly size: number;
  readonly read: (from: number, to: number) => Readable;
}

/** A file that is sent from the disk each time, as it is. */
export function createLargeFile(parts: LargeFileParts): Content {
  const isCompressed = false;
  const variant: Variant = {
    encoding: 'identity',
    bytes: undefined,
    letters: undefined,
    size: parts.size,
    lines: linesOfVariant({ ...parts, isCompressed }, 'identity'),
  };
  return { ...parts, isCompressed, variant: () => variant };
}
