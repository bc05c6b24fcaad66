/** The button that prints the timetable. */
import { part } from '#site/frame/page.browser.ts';

const button = part('print');
button.addEventListener('click', () => window.print());
button.closest<HTMLElement>('.ramadan-page')!.dataset.ready = '';
