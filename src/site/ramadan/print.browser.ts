/** The button that prints the timetable. */
import { part } from '#site/frame/page.browser.ts';

part('print').addEventListener('click', () => window.print());
