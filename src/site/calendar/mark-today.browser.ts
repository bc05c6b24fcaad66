/** Marks today in the grids of a page that was built on another day. */
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { onNewDay } from '#site/kit/page.browser.ts';

function mark(day: Jdn): void {
  for (const marked of document.querySelectorAll('.day.today')) {
    marked.classList.remove('today');
    marked.querySelector('a')?.removeAttribute('aria-current');
  }
  for (const time of document.querySelectorAll(`.day time[datetime="${gregorian.toIsoDate(day)}"]`)) {
    time.closest('.day')!.classList.add('today');
    time.closest('a')?.setAttribute('aria-current', 'date');
  }
}

/** @param built day that the build marked in the page */
export const keepTodayMarked = (built: Jdn): void => onNewDay(mark, built);
