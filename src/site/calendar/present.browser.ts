/** Pages of the present month or year, which may have been built in an earlier one. */
import type { Jdn } from '#core/jdn.ts';
import { onNewDay } from '#site/kit/page.browser.ts';

/**
 * Leads to the page of the present month or year, once it is another one than at the build. Offline the page stays.
 *
 * @param address end of the page's own address, which names no year
 * @param pathOf page of the month or year of a day
 */
export function openPresent(address: string, built: Jdn, pathOf: (day: Jdn) => string): void {
  if (!location.pathname.endsWith(address)) return;
  onNewDay((day) => {
    const path = pathOf(day);
    // `navigator.onLine` is false on a machine without a network, even for a site on that machine.
    if (path !== pathOf(built))
      fetch(path, { method: 'HEAD' }).then(
        ({ ok }) => ok && location.replace(path),
        () => {},
      );
  }, built);
}
