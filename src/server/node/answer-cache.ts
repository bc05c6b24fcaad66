/** Cache of finished answers on Node, limited in bytes. */
import { LRUCache } from 'lru-cache';
import type { AnswerCache } from '../app.ts';
import { memoryOf, type Representation } from '../representation.ts';

const MAX_BYTES = 32 * 1024 * 1024;

export const createAnswerCache = (): AnswerCache =>
  new LRUCache<string, Representation>({
    maxSize: MAX_BYTES,
    sizeCalculation: (found, key) => memoryOf(found) + key.length,
  });
