/**
 * Scripts that several pages share, bundled into a few files. Each group has these modules of `src` and what they import,
 * except what an earlier group has.
 */
const GROUPS = {
  frame: 'site/frame/browser core/required api/base/tehran',
  page: 'site/settings/settings.browser site/kit/page.browser site/kit/text site/kit/html',
  dates:
    'site/kit/dates core/feasts core/ramadan api/base/ranges site/data/address site/data/gregorian-month site/data/rows',
  grids: 'site/calendar/month/keys.browser',
  days: 'site/calendar/month/view site/components/day-form.view site/data/titles site/data/snapshots.browser site/settings/settings',
  calendars: 'core/calendars core/packed-hijri api/base/calendar-keys site/data/hijri.browser',
  words: 'site/prayer-times/card.text site/settings/my-city.browser',
  now: 'site/now/now.browser site/now/weekend site/data/break-text site/nowruz/moments',
  times: 'site/prayer-times/card.browser',
  send: 'site/share-card/send.browser',
  probability: 'core/day-probability',
} as const;

const filesOf = (modules: string): string[] => modules.split(' ').map((module) => `src/${module}.ts`);
export const SHARED_SCRIPTS = Object.values(GROUPS).flatMap(filesOf);

/** Vite's own module, which loads the others. */
const PRELOAD_HELPER = 'vite/preload-helper';

/** The groups for the bundler. */
export const scriptGroups = Object.entries(GROUPS).map(([name, modules], index) => ({
  name,
  test: (id: string) =>
    filesOf(modules).some((file) => id.endsWith(`/${file}`)) || (name === 'frame' && id.includes(PRELOAD_HELPER)),
  priority: 11 - index,
}));
