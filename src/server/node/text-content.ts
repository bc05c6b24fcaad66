/**
 * An answer that is sent once: its text, which Node puts into bytes on the way out. Most new questions are never
 * asked again, and a buffer for each of them would cost more than the answer.
 */
import type { Answer } from '#api/answer.ts';
import { contentHash, hashOfFirst, inWords } from '#api/http.ts';
import {
  type Body,
  type Content,
  createContent,
  type Described,
  isWorthCompressing,
  linesOfVariant,
  MOST_LETTERS,
} from './content.ts';
import { layBody } from './desks.ts';

const MOST_BYTES_OF_LETTER = 3;
/** Where texts become bytes for a moment, to be counted and told apart. */
const scratch = Buffer.allocUnsafeSlow(MOST_LETTERS * MOST_BYTES_OF_LETTER);
const scratchInWords = inWords(scratch);

export interface AnswerParts extends Omit<Described, 'hash' | 'lastModified'> {
  readonly answer: Pick<Answer, 'body'> & { readonly bytes?: Buffer };
  /** false for answers that are not to be kept by anybody, which need no tag */
  readonly isTagged: boolean;
}

/** An answer that may be sent again. */
export function createAnswerContent({ answer, isTagged, ...parts }: AnswerParts): Content {
  const bytes = bytesOf(answer);
  return createContent({ ...parts, bytes, hash: isTagged ? contentHash(bytes) : undefined, keeps: 'passing' });
}

const bytesOf = ({ bytes, body }: AnswerParts['answer']): Buffer => bytes ?? Buffer.from(body);

export function createTextContent(parts: AnswerParts): Content {
  const { status, answer, isTagged, head, freshUntil } = parts;
  if (answer.bytes) return createAnswerContent(parts);
  const text = answer.body;
  const isLong = text.length > MOST_LETTERS;
  const laid = isLong ? layBody(text, 'utf8') : undefined;
  if (isLong && !laid) return createAnswerContent(parts);
  const size = laid ? laid.size : scratch.write(text, 'utf8');
  const hash = isTagged ? hashOfFirst(laid ? laid.memory : scratchInWords, size) : undefined;
  const isCompressed = isWorthCompressing(size, head);
  const short = laid ? undefined : shortBody(text, size);
  return {
    status,
    head,
    hash,
    freshUntil,
    size,
    isCompressed,
    variant(encoding) {
      const body = encoding === 'identity' ? (short ?? laid?.lent()) : undefined;
      if (!body) return createAnswerContent(parts).variant(encoding);
      return { encoding, ...body, size, lines: linesOfVariant({ head, hash, isCompressed }, encoding) };
    },
  };
}

/** A body that has been written to the scratch: for that, the engine has put the pieces of its text together. */
const shortBody = (text: string, size: number): Body =>
  size === text.length ? { bytes: undefined, letters: text } : { bytes: undefined, text, letters: undefined };
