/** The one bounded memory of everything that is sent: answers by their questions, files by their addresses. */
import { LRUCache } from 'lru-cache';
import { createAskedBefore } from './asked-before.ts';
import { type Content, MOST_LETTERS } from './content.ts';

const MOST_BYTES = 48 * 1024 * 1024;
const MOST_ENTRIES = 8192;
/**
 * Bytes with room for the address and the keeping. Beside its bytes a short body is kept as a text too; the compressed variants of a
 * long one take half of it at most.
 */
const sizeOf = ({ read, size }: Content, name: string): number =>
  (read ? 0 : Math.ceil(size * (size <= MOST_LETTERS ? 2 : 1.5))) + name.length + 1024;

/**
 * The part of all this in which a question has to come again for its answer to be kept. To keep an answer takes time too, and pays
 * when it is asked for several times before others have taken its place.
 */
const SOON = 1 / 4;
/** Answers that make as much room for others as their bytes or their number do. */
const passingSizeOf = (content: Content, name: string): number =>
  Math.max(sizeOf(content, name), MOST_BYTES / MOST_ENTRIES);

/** Spellings of questions, of common length, whose names are remembered: to read a question costs as much as to find its answer. */
const MOST_SPELLINGS = 4096;
const MOST_SPELLING_LETTERS = 256;

/**
 * A clock that was wrong and is set back leaves answers of a day that has not come yet, each good until then: all of them are
 * forgotten. Smaller steps are common and harm nothing.
 */
const CLOCK_JITTER_MS = 1000;

export interface Memory {
  /** what is kept under a name, a question's or a file's address; it may be no longer fresh */
  recall(name: string, now: number): Content | undefined;
  keep(name: string, content: Content): void;
  /** An answer is sent and not kept. */
  letPass(name: string, content: Content): void;
  forget(name: string): void;
  /**
   * Was the question asked before, and so lately that its answer is worth keeping, or is here? From now on it was.
   */
  isAskedAgain(name: string): boolean;
  /** the name of a question that was asked in this very spelling, path and query, and found here */
  nameOf(spelling: string): string | undefined;
  keepSpelling(spelling: string, name: string): void;
}

export function createMemory(): Memory {
  const kept = new LRUCache<string, Content>({ maxSize: MOST_BYTES, max: MOST_ENTRIES, sizeCalculation: sizeOf });
  const names = new LRUCache<string, string>({ max: MOST_SPELLINGS });
  const questions = createAskedBefore(MOST_BYTES * SOON);
  const spellings = createAskedBefore();
  /** when something was last asked for */
  let latest = Number.NEGATIVE_INFINITY;
  return {
    recall(name, now) {
      if (now < latest - CLOCK_JITTER_MS) kept.clear();
      latest = now;
      return kept.get(name);
    },
    keep(name, content) {
      kept.set(name, content);
      questions.pass(passingSizeOf(content, name));
    },
    letPass: (name, content) => questions.pass(passingSizeOf(content, name)),
    forget: (name) => kept.delete(name),
    isAskedAgain: questions.add,
    nameOf: (spelling) => (spellings.has(spelling) ? names.get(spelling) : undefined),
    keepSpelling(spelling, name) {
      if (spelling.length > MOST_SPELLING_LETTERS) return;
      spellings.add(spelling);
      names.set(spelling, name);
    },
  };
}
