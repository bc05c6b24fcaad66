/** Which texts came before, told by a small table of hashes: without any look-up of a text that comes for the first time. */

/** One mark for each place; a text forgets the one that had its place before. */
const PLACES = 16_384;

export interface AskedBefore {
  /** False for a few that came before, and true for one of 2³² that did not. */
  has(text: string): boolean;
  /** @returns what {@link has} would have told before */
  add(text: string): boolean;
  /** So much has come since, in any unit; after too much of it a text counts as new. */
  pass(amount: number): void;
}

/**
 * An answer that nobody asks for again costs more to keep than to make: it lives long enough for the garbage collector to move
 * it twice. And a map that is asked for a new text makes it one of the engine's own first, which takes as long as a look into
 * ten maps. So only what was asked for before is kept, and only that is looked for.
 *
 * @param most how much may pass until a text counts as new again, in the unit of {@link AskedBefore.pass}
 */
export function createAskedBefore(most = Number.POSITIVE_INFINITY): AskedBefore {
  /** the hash and what had passed when it was marked, side by side: one look into memory finds both */
  const marks = new Float64Array(PLACES * 2);
  let passed = 0;
  const placeOf = (hash: number) => (hash & (PLACES - 1)) * 2;
  const isKnown = (hash: number, place: number) => marks[place] === hash && passed - marks[place + 1]! <= most;
  return {
    has(text) {
      const hash = hashOf(text);
      return isKnown(hash, placeOf(hash));
    },
    add(text) {
      const hash = hashOf(text);
      const place = placeOf(hash);
      const wasKnown = isKnown(hash, place);
      marks[place] = hash;
      marks[place + 1] = passed;
      return wasKnown;
    },
    pass(amount) {
      passed += amount;
    },
  };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
}
