/** The button that prints the timetable. */
import { part } from '#site/kit/page.browser.ts';

part('print').addEventListener('click', () => window.print());
