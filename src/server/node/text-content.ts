/**
 * An answer that is sent once: its text or its letters, which Node puts into bytes on the way out. Most new questions are never
 * asked again, and a buffer for each of them would cost more than the answer.
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
  /** as it is read, or as the letters of its bytes */
  readonly text: string;
  readonly isLetters?: boolean;
  /** false for answers that are not to be kept by anybody, which need no tag */
  readonly isTagged: boolean;
}

const codingOf = (isLetters = false) => (isLetters ? 'latin1' : 'utf8');

/** An answer that may be sent again. */
export function createAnswerContent({ text, isLetters, isTagged, ...parts }: TextParts): Content {
  const bytes = Buffer.from(text, codingOf(isLetters));
  return createContent({ ...parts, bytes, hash: isTagged ? contentHash(bytes) : undefined, keeps: 'passing' });
}

export function createTextContent(parts: TextParts): Content {
  const { status, text, isLetters, isTagged, headers, freshUntil } = parts;
  if (text.length > MOST_LETTERS) return createAnswerContent(parts);
  const bytes = scratch.subarray(0, scratch.write(text, codingOf(isLetters)));
  const described: Described = { status, headers, freshUntil, hash: isTagged ? contentHash(bytes) : undefined };
  const size = bytes.length;
  const compressible = isCompressible(size, headers);
  /** in one piece, where the text is still the hundreds that it was put together of */
  const letters = isLetters ? bytes.toString('latin1') : undefined;
  const sent = letters === undefined ? { text, letters } : { letters };
  return {
    status,
    size,
    freshUntil,
    lastModified: undefined,
    encodingFor: (preferred) => (compressible ? preferred : 'identity'),
    tag: (encoding) => tagOfVariant(described, encoding),
    variant(encoding) {
      if (encoding !== 'identity') return createAnswerContent(parts).variant(encoding);
      return {
        encoding,
        bytes: undefined,
        ...sent,
        headers: headersOfVariant(described, { encoding, size, compressible }),
      };
    },
  };
}
