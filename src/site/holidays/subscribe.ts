/** Addresses that put a calendar file into calendar programs. */
import type { InLanguages } from '#site/frame/language.ts';

export type Subscription = 'webcal' | 'google' | 'outlook';

/** The public holidays, in the language of the page. */
export const HOLIDAY_FEEDS: InLanguages<string> = { fa: '/holidays.ics', en: '/en/holidays.ics' };

/**
 * @param origin public address of the site, without a slash at its end
 * @param name of the calendar, for programs that ask for one
 * @param path of the file
 */
export function subscriptionLinks(origin: string, name: string, path: string): Readonly<Record<Subscription, string>> {
  const feed = origin + path;
  const webcal = feed.replace(/^https?:/, 'webcal:');
  return {
    webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: feed, name })}`,
  };
}
