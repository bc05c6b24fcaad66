/** What home does not wait for: the times of the city bring the Sun's arithmetic with them. */
import './prayers.browser.ts';
import './clock.browser.ts';
import './agenda.browser.ts';
