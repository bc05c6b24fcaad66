/** Buttons that put a calendar file into calendar apps; a QR code hands the page over to a phone. */
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { APPS, subscriptionLinks } from './address.ts';
import { SUBSCRIBE_TEXT } from './text.ts';

export interface SubscribeButtons {
  readonly language: Language;
  /** name of the calendar */
  readonly name: string;
  /** path of the calendar file */
  readonly path: string;
  /** a file to download, if other than the calendar itself */
  readonly file?: { readonly path: string; readonly label: string };
  /** page that the phone opens, with its query */
  readonly phonePath: string;
}

/** @param origin public address of the site, without a slash at its end; empty if unknown */
export function subscribeButtons(origin: string, { language, name, path, file, phonePath }: SubscribeButtons): Html {
  const text = SUBSCRIBE_TEXT[language];
  const links = subscriptionLinks(origin, name, path);
  return html`<div class="flow" data-subscribe data-feed-name="${name}" data-feed-path="${path}" data-phone-path="${phonePath}">
<p class="button-row fills">${APPS.map(
    (app, index) =>
      html`<a class="button${index === 0 && ' primary'}" href="${links[app]}" data-app="${app}" rel="noreferrer"><bdi lang="en">${text.apps[app]}</bdi></a> `,
  )}<a class="button" href="${file?.path ?? path}" data-file download>${file?.label ?? text.file}</a></p>
<details class="fold phone-code"><summary>${text.phone}</summary><div data-code></div></details></div>`;
}
