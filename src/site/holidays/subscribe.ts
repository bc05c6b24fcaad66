/** Addresses that put the calendar of holidays into calendar programs. */

export type Subscription = 'webcal' | 'google' | 'outlook';

const FEED = '/holidays.ics';

/**
 * @param origin public address of the site, without a slash at its end
 * @param name of the calendar, for programs that ask for one
 * @param path of the calendar file
 */
export function subscriptionLinks(origin: string, name: string, path = FEED): Readonly<Record<Subscription, string>> {
  const feed = origin + path;
  const webcal = feed.replace(/^https?:/, 'webcal:');
  return {
    webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: feed, name })}`,
  };
}
