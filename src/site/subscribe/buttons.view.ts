/** Links that put a calendar file into calendar apps. */
import { type Html, html } from '#site/kit/html.ts';
import { APP_NAMES, APPS, type App, subscriptionLinks } from './address.ts';

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
export function appLinks(origin: string, first: App, { name, path, file }: SubscribeButtons): Html {
  const links = subscriptionLinks(origin, name, path);
  return html`${[first, ...APPS.filter((app) => app !== first)].map(
    (app) =>
      html`<a class="button${app === first && ' primary'}" href="${links[app]}" data-app="${app}" rel="noreferrer"><bdi lang="en">${APP_NAMES[app]}</bdi></a> `,
  )}<a class="button" href="${file.path}" download>${file.label}</a>`;
}
