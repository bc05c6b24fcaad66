/**
 * A refusal costs nearly as much as an answer, and who is refused may ask again at once. So only some leave at a time, and the
 * others wait: with them the connections that ask on and on, and nobody else.
 */

/** A thousand a second; fewer when the process is busy, as it comes to this later then. */
const EVERY_MS = 10;
const AT_A_TIME = 10;

/** @returns a function that calls what sends a refusal, at once or in its turn */
export function createRefusalPace(): (send: () => void) => void {
  const waiting: (() => void)[] = [];
  let left = AT_A_TIME;
  let ticking: ReturnType<typeof setInterval> | undefined;

  function tick(): void {
    for (const send of waiting.splice(0, AT_A_TIME)) send();
    if (waiting.length > 0) return;
    left = AT_A_TIME;
    clearInterval(ticking);
    ticking = undefined;
  }

  return (send) => {
    ticking ??= setInterval(tick, EVERY_MS);
    if (left === 0) {
      waiting.push(send);
    } else {
      left--;
      send();
    }
  };
}
