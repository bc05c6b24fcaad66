/** What may enter the memory: questions that are asked again, not those that are asked once. */

/** One mark for each place; a question forgets the one that had its place before. */
const PLACES = 16_384;

/**
 * An answer that nobody asks for again costs more to keep than to make: it lives long enough for the garbage collector to move
 * it twice. So only what was asked for before is worth keeping.
 *
 * @returns a function that tells whether a question was asked before, as far as it is remembered, and remembers it. Another
 * question with the same 32 bits of hash counts as the same.
 */
export function createAdmissionFilter(): (question: string) => boolean {
  const marks = new Int32Array(PLACES);
  return (question) => {
    let hash = 0;
    for (let index = 0; index < question.length; index++) hash = (Math.imul(hash, 31) + question.charCodeAt(index)) | 0;
    const place = hash & (PLACES - 1);
    const isSecond = marks[place] === hash;
    marks[place] = hash;
    return isSecond;
  };
}
