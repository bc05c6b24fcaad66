/** A year's page: today, and the button that prints. */
import type { Jdn } from '#core/jdn.ts';
import { keepTodayMarked } from '#site/calendar/mark-today.browser.ts';

keepTodayMarked(Number(document.querySelector<HTMLElement>('[data-marked]')!.dataset.marked) as Jdn);

const button = document.querySelector<HTMLButtonElement>('[data-print]')!;
button.hidden = false;
button.addEventListener('click', () => window.print());
