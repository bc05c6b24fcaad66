/** What every page does in the browser, in one file: settings, days that open, the box of the header, use without a network. */
import '#site/settings/browser.ts';
import '#site/day/open.browser.ts';
import '#site/goto/load.browser.ts';
import './service-worker.browser.ts';
import './switch-language.browser.ts';
