/** Occasions of a day as a list, each with the mark of its category. */
import type { Jdn } from '#core/jdn.ts';
import { occasionPath } from '#site/data/address.ts';
import { GROUP_NAMES, groupOf } from '#site/data/groups.ts';
import type { DayOccasion, OccasionObject } from '#site/data/resources.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, said } from '#site/kit/language.ts';

export const titleOf = (language: Language, occasion: OccasionObject): string => said(language, 'title', occasion);

/** The title of an occasion, as a link to its page; an occasion without a page links to the detail of the day. */
export const occasionLink = (language: Language, occasion: DayOccasion, jdn: Jdn): Html =>
  html`<a href="${occasionPath(language, occasion, jdn)}"${!occasion.has_page && html` data-day="${jdn}"`}>${titleOf(language, occasion)}</a>`;

/** @param name of an occasion as the list shows it */
export const occasionList = (
  language: Language,
  occasions: readonly DayOccasion[],
  name: (occasion: DayOccasion) => Html,
): Html => html`
<ul class="occasions">${occasions.map(
  (occasion) =>
    html`<li class="occasion ${groupOf(occasion)}${occasion.is_holiday && ' holiday'}${occasion.is_known && ' known'}"><span class="tag">${GROUP_NAMES[groupOf(occasion)][language]}</span> ${name(occasion)}</li>`,
)}</ul>`;
