/** Script of every page: settings, day details, search box, offline use. */
import '#site/settings/load.browser.ts';
import '#site/day/open.browser.ts';
import '#site/search-box/load.browser.ts';
import './service-worker.browser.ts';
import './switch-language.browser.ts';
