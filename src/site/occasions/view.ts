/** The link to an occasion. */
import type { Jdn } from '#core/jdn.ts';
import { occasionPath } from '#site/data/address.ts';
import type { DayOccasion } from '#site/data/resources.ts';
import { titleOf } from '#site/data/titles.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';

/** The title of an occasion, as a link to its page; an occasion without a page links to the detail of the day. */
export const occasionLink = (language: Language, occasion: DayOccasion, jdn: Jdn): Html =>
  html`<a href="${occasionPath(language, occasion, jdn)}"${!occasion.has_page && html` data-day="${jdn}"`}>${titleOf(language, occasion)}</a>`;
