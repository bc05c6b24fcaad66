/** Occasions of a day as a list, each with the mark of its category. */
import { type Html, html } from '#site/frame/html.ts';
import { type Language, pagePath, said } from '#site/frame/language.ts';
import type { OccasionObject } from '#site/frame/resources.ts';
import { GROUP_NAMES } from '#site/frame/text.ts';
import { groupOf } from './groups.ts';

export const titleOf = (language: Language, occasion: OccasionObject): string => said(language, 'title', occasion);

export const occasionList = (language: Language, occasions: readonly OccasionObject[]): Html => html`
<ul class="occasions">${occasions.map(
  (occasion) =>
    html`<li class="occasion ${groupOf(occasion)}${occasion.is_holiday && ' holiday'}"><span class="tag">${GROUP_NAMES[groupOf(occasion)][language]}</span> <a href="${pagePath(language, `/occasions/${occasion.slug}`)}">${titleOf(language, occasion)}</a></li>`,
)}</ul>`;
