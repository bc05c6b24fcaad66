/** Which texts came before, told by a small table of hashes: without any look-up of a text that comes for the first time. */

/** One mark for each place; a text forgets the one that had its place before. */
const PLACES = 16_384;

export interface AskedBefore {
  /** False for a few that came before, and true for one of 2³² that did not. */
  has(text: string): boolean;
  add(text: string): void;
}

/**
 * An answer that nobody asks for again costs more to keep than to make: it lives long enough for the garbage collector to move
 * it twice. And a map that is asked for a new text makes it one of the engine's own first, which takes as long as a look into
 * ten maps. So only what was asked for before is kept, and only that is looked for.
 */
export function createAskedBefore(): AskedBefore {
  const marks = new Int32Array(PLACES);
  return {
    has(text) {
      const hash = hashOf(text);
      return marks[hash & (PLACES - 1)] === hash;
    },
    add(text) {
      const hash = hashOf(text);
      marks[hash & (PLACES - 1)] = hash;
    },
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
}
