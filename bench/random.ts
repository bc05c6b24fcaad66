/** Pseudo-random numbers with a fixed seed (mulberry32). */

/** @returns a function that returns whole numbers from `first` to `last`, both included */
export function randomNumbers(seed: number): (first: number, last: number) => number {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (first, last) => first + Math.floor(next() * (last - first + 1));
}
