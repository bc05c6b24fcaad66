/** Swipes across a part of a page. */

/** Minimum length in pixels; a swipe is also more horizontal than vertical. */
const MIN_SWIPE_PX = 48;

/** Calls back when a finger moves across a region: 1 is forward in the direction of reading. */
export function listenToSwipes(region: HTMLElement, step: (direction: -1 | 1) => void): void {
  let start: Touch | undefined;
  region.addEventListener('touchstart', ({ touches }) => (start = touches.length === 1 ? touches[0] : undefined), {
    passive: true,
  });
  region.addEventListener('touchend', ({ changedTouches }) => {
    const end = changedTouches[0];
    if (!start || !end) return;
    const across = end.clientX - start.clientX;
    const down = end.clientY - start.clientY;
    start = undefined;
    if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
    const isRtl = document.documentElement.dir === 'rtl';
    step(across > 0 === isRtl ? 1 : -1);
  });
}
