/** Links that add a feed, or another calendar file, to a calendar app. */

import { type Html, html } from '#site/kit/html.ts';
import type { InLanguages, Language } from '#site/kit/language.ts';

export const APPS = ['google', 'apple', 'outlook'] as const;
export type App = (typeof APPS)[number];

const APP_NAMES: InLanguages<Readonly<Record<App, string>>> = {
  fa: { google: 'تقویم گوگل', apple: 'آیفون و مک', outlook: 'اوت‌لوک' },
  en: { google: 'Google Calendar', apple: 'iPhone, Mac', outlook: 'Outlook' },
};

/** The public holidays, in the language of the page. */
export const HOLIDAY_FEEDS: InLanguages<string> = { fa: '/holidays.ics', en: '/en/holidays.ics' };

/**
 * @param origin public address of the site, without a slash at its end
 * @param name of the calendar, for apps that ask for one
 * @param path of the file
 */
export function subscriptionLinks(origin: string, name: string, path: string): Readonly<Record<App, string>> {
  const feed = origin + path;
  const webcal = feed.replace(/^https?:/, 'webcal:');
  return {
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    apple: webcal,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: feed, name })}`,
  };
}

/** The address of a file, which a narrow screen breaks behind a slash. */
export const addressText = (origin: string, path: string): Html =>
  html`${origin}${path.split('/').map((part, index) => html`${index > 0 && html`/<wbr>`}${part}`)}`;

/** The app to offer first: iPhones, iPads and Macs open `webcal:` themselves; Android and most computers do not. */
export const firstApp = (userAgent: string): App => (/iPhone|iPad|Macintosh/.test(userAgent) ? 'apple' : 'google');

export interface SubscribeButtons {
  /** name of the calendar */
  readonly name: string;
  /** path of the calendar file */
  readonly path: string;
  /** the file to download, which may be another */
  readonly file: { readonly path: string; readonly label: string };
  /** page that a phone opens by the QR code, with its query */
  readonly phonePath: string;
}

/**
 * @param origin public address of the site, without a slash at its end; empty if unknown
 * @param first the app that comes first
 */
export function appLinks(language: Language, origin: string, first: App, { name, path, file }: SubscribeButtons): Html {
  const links = subscriptionLinks(origin, name, path);
  return html`${[first, ...APPS.filter((app) => app !== first)].map(
    (app) =>
      html`<a class="button${app === first && ' primary'}" href="${links[app]}" data-app="${app}" rel="noreferrer">${APP_NAMES[language][app]}</a> `,
  )}<a class="button" href="${file.path}" download>${file.label}</a>`;
}
