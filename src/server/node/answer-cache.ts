/** Cache of finished answers on Node, limited in bytes and number. */
import { LRUCache } from 'lru-cache';
import type { AnswerCache } from '../host.ts';
import { memoryOf, type Representation } from '../representation.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** More entries would live long enough for V8 to move them to its old space, which delays other requests. */
const MAX_ANSWERS = 1_000;

export const createAnswerCache = (): AnswerCache =>
  new LRUCache<string, Representation>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    sizeCalculation: (found, key) => memoryOf(found) + key.length,
  });
