/**
 * An answer that is sent once: its text, which Node puts into bytes on the way out. Most new questions are never asked again, and
 * a buffer for each of them would cost more than the answer.
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

export interface TextParts extends Omit<Described, 'hash' | 'lastModified'> {
  readonly text: string;
  /** false for answers that are not to be kept by anybody, which need no tag */
  readonly isTagged: boolean;
}

/** An answer that may be sent again. */
export function createAnswerContent({ text, isTagged, ...parts }: TextParts): Content {
  const bytes = Buffer.from(text);
  return createContent({ ...parts, bytes, hash: isTagged ? contentHash(bytes) : undefined, keeps: 'passing' });
}

export function createTextContent(parts: TextParts): Content {
  const { status, text, isTagged, headers, freshUntil } = parts;
  if (text.length > MOST_LETTERS) return createAnswerContent(parts);
  const bytes = scratch.subarray(0, scratch.write(text));
  const described: Described = { status, headers, freshUntil, hash: isTagged ? contentHash(bytes) : undefined };
  const size = bytes.length;
  const compressible = isCompressible(size, headers);
  return {
    status,
    size,
    freshUntil,
    lastModified: undefined,
    encodingFor: (preferred) => (compressible ? preferred : 'identity'),
    tag: (encoding) => tagOfVariant(described, encoding),
    variant(encoding) {
      if (encoding !== 'identity') return createAnswerContent(parts).variant(encoding);
      const sent = headersOfVariant(described, { encoding, size, compressible });
      return { encoding, bytes: undefined, letters: undefined, text, headers: sent };
    },
  };
}
