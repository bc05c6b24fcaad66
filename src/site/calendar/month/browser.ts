/** A month's page: keys, swipes, today, and the categories that are shown. */

import type { Jdn } from '#core/jdn.ts';
import { CATEGORIES } from '#core/occasions.ts';
import { keepTodayMarked } from '#site/calendar/mark-today.browser.ts';
import { onSettings, remember, settings } from '#site/settings/settings.browser.ts';
import { leaveFor, listenToDays, takeFocus } from './keys.browser.ts';

const page = document.querySelector<HTMLElement>('[data-month-section]')!;

keepTodayMarked(Number(page.querySelector<HTMLElement>('[data-marked]')!.dataset.marked) as Jdn);
listenToDays(page, (direction, focusOn) => {
  leaveFor(page.querySelector(`.step[rel="${direction === 1 ? 'next' : 'prev'}"]`), focusOn);
});
takeFocus(page);

const boxes = [...page.querySelectorAll<HTMLInputElement>('.filter input')];

/** Without a choice the page is as it was built. */
function showChosen(): void {
  const chosen = settings().categories;
  for (const box of boxes) {
    box.checked = chosen ? chosen.some((category) => category === box.value) : box.defaultChecked;
  }
}

page.querySelector('.filter')!.addEventListener('change', () => {
  const chosen = CATEGORIES.filter((category) => boxes.some((box) => box.value === category && box.checked));
  remember({ categories: chosen });
});
onSettings(showChosen);
showChosen();
