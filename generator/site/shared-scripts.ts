/**
 * Scripts that several pages share, bundled into a few files. Each group has these modules and what they import, except what
 * an earlier group has.
 */
export const SHARED_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  frame: ['src/site/frame/browser.ts', 'src/core/required.ts', 'src/api/base/tehran.ts'],
  page: [
    'src/site/settings/settings.browser.ts',
    'src/site/kit/page.browser.ts',
    'src/site/kit/text.ts',
    'src/site/kit/html.ts',
  ],
  dates: [
    'src/site/kit/dates.ts',
    'src/site/kit/may-move.ts',
    'src/core/feasts.ts',
    'src/site/data/address.ts',
    'src/site/data/gregorian-month.ts',
    'src/site/data/rows.ts',
  ],
  grids: ['src/site/calendar/month/keys.browser.ts'],
  days: [
    'src/site/calendar/month/view.ts',
    'src/site/day/form.view.ts',
    'src/site/data/titles.ts',
    'src/site/data/snapshots.browser.ts',
    'src/site/settings/settings.ts',
  ],
  calendars: [
    'src/core/calendars.ts',
    'src/core/packed-hijri.ts',
    'src/api/base/calendar-keys.ts',
    'src/site/data/hijri.browser.ts',
  ],
  times: ['src/site/prayer-times/card.view.ts'],
};

/** Vite's own module, which loads the others. */
const PRELOAD_HELPER = 'vite/preload-helper';

/** The groups for the bundler. */
export const scriptGroups = Object.entries(SHARED_SCRIPTS).map(([name, files], index) => ({
  name,
  test: (id: string) =>
    files.some((file) => id.endsWith(`/${file}`)) || (name === 'frame' && id.includes(PRELOAD_HELPER)),
  priority: 11 - index,
}));
