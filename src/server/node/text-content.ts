/**
 * An answer as it is sent for the first time: its text, which Node puts into bytes on the way out. Most new questions are never asked
 * again, and a buffer for each of them would cost more than the answer.
 */
import { contentHash } from '#api/http.ts';
import {
  type Content,
  createContent,
  type Described,
  headersOfVariant,
  isCompressible,
  tagOfVariant,
} from './content.ts';

/** Longer texts are sent piece by piece, which takes a buffer. */
const MOST_LETTERS = 65_536;
const MOST_BYTES_OF_LETTER = 3;
/** Where texts become bytes for a moment, to be counted and told apart. */
const scratch = Buffer.allocUnsafeSlow(MOST_LETTERS * MOST_BYTES_OF_LETTER);

interface TextParts extends Omit<Described, 'hash'> {
  readonly text: string;
  /** false for answers that are not to be kept, which need no tag */
  readonly isKept: boolean;
}

export function createTextContent({ text, isKept, ...parts }: TextParts): Content {
  const isShort = text.length <= MOST_LETTERS;
  const bytes = isShort ? scratch.subarray(0, scratch.write(text)) : Buffer.from(text);
  const described = { ...parts, hash: isKept ? contentHash(bytes) : undefined };
  if (!isShort) return createContent({ ...described, bytes, keeps: 'passing' });

  const size = bytes.length;
  const compressible = isCompressible(size, described.headers);
  /** let go when there are bytes, so that a kept answer is in memory once */
  let unsent: string | undefined = text;
  let asBytes: Content | undefined;
  const toBytes = (): Content => {
    asBytes ??= createContent({ ...described, bytes: Buffer.from(unsent!), keeps: 'passing' });
    unsent = undefined;
    return asBytes;
  };
  let isSent = false;
  return {
    ...described,
    lastModified: undefined,
    size,
    encodingFor: (preferred) => (compressible ? preferred : 'identity'),
    tag: (encoding) => tagOfVariant(described, encoding),
    variant(encoding) {
      if (isSent || asBytes || encoding !== 'identity') return toBytes().variant(encoding);
      isSent = true;
      const headers = headersOfVariant(described, { encoding, size, compressible });
      return { encoding, bytes: undefined, letters: undefined, text: unsent!, headers };
    },
  };
}
