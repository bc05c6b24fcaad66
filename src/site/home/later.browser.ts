/** Parts of the first page that load later: prayer times need the astronomy code. */
import './prayers.browser.ts';
import './clock.browser.ts';
import './agenda.browser.ts';
