/** Occasions of a day as a list, each with the mark of its category. */
import type { Category } from '#core/occasions.ts';
import { type Html, html } from '#site/frame/html.ts';
import { type Language, pagePath, said } from '#site/frame/language.ts';
import type { OccasionObject } from '#site/frame/resources.ts';
import { CATEGORY_NAMES } from '#site/frame/text.ts';

export const titleOf = (language: Language, occasion: OccasionObject): string => said(language, 'title', occasion);

/** Categories that a month shows before the reader chooses. */
export const SHOWN_FIRST: ReadonlySet<Category> = new Set(['national', 'religious', 'cultural']);

export const occasionList = (language: Language, occasions: readonly OccasionObject[]): Html => html`
<ul class="occasions">${occasions.map(
  (occasion) =>
    html`<li class="occasion ${occasion.category}${occasion.is_holiday && ' holiday'}"><span class="tag ${occasion.category}">${CATEGORY_NAMES[occasion.category][language]}</span> <a class="occasion-title" href="${pagePath(language, `/occasions/${occasion.slug}`)}">${titleOf(language, occasion)}</a></li>`,
)}</ul>`;
