/** Keys and swipes in the grid of a month. */

const DAYS_OF_KEY: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7 };
/** A swipe is longer than this, and more level than steep. */
const LEAST_SWIPE_PX = 48;

const isRtl = () => document.documentElement.dir === 'rtl';

/** Days that an arrow key moves by: to the left is forward where the script runs from right to left. */
function daysOfKey(key: string): number | undefined {
  if (key === 'ArrowLeft') return isRtl() ? 1 : -1;
  if (key === 'ArrowRight') return isRtl() ? -1 : 1;
  return DAYS_OF_KEY[key];
}

/**
 * Arrow keys move between the days, Home and End to the ends of the month, Page Up and Page Down and swipes between months.
 * @param region holds the grid, which may be printed anew
 * @param step shows the month before (−1) or after (1)
 */
export function listenToMonth(region: HTMLElement, step: (direction: -1 | 1, focusGrid: boolean) => void): void {
  region.addEventListener('keydown', (event) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('.month a');
    if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...region.querySelectorAll<HTMLAnchorElement>('.month a')];
    const index = links.indexOf(link);
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      step(event.key === 'PageUp' ? -1 : 1, true);
      return;
    }
    const days = daysOfKey(event.key);
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : days && index + days;
    if (target === undefined) return;
    event.preventDefault();
    focusDay(links, links[target] ? target : index);
  });

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
    if (Math.abs(across) < LEAST_SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
    step(across > 0 === isRtl() ? 1 : -1, false);
  });
  makeOneTabStop(region);
}

/** Only one day is reached with Tab; the arrow keys lead to the others. */
export function makeOneTabStop(region: HTMLElement): void {
  const links = [...region.querySelectorAll<HTMLAnchorElement>('.month a')];
  const first = Math.max(
    0,
    links.findIndex((link) => link.hasAttribute('aria-current')),
  );
  links.forEach((link, index) => {
    link.tabIndex = index === first ? 0 : -1;
  });
}

function focusDay(links: readonly HTMLAnchorElement[], index: number): void {
  for (const link of links) link.tabIndex = -1;
  const link = links[index];
  if (!link) return;
  link.tabIndex = 0;
  link.focus();
}
