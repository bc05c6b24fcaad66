/** Parts of the first page that load later: prayer times need the astronomy code. */
import { tellTehranDay } from '#site/data/tehran-day.browser.ts';
import './prayers.browser.ts';
import './clock.browser.ts';

tellTehranDay();
