/** An occasion without a page, in the detail of its day: its rule, years and sources. */

import type { z } from 'zod';
import type { Occasions } from '#api/resources/occasion-list.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath, said } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { detailFacts, sourceList } from '#site/occasions/facts.view.ts';
import { OCCASIONS_TEXT } from '#site/occasions/text.ts';

/** `/api/occasions.json` */
export type OccasionsFile = z.output<typeof Occasions>;

/** `/downloads/sources.json`, by id */
export type SourcesFile = Readonly<
  Record<string, { readonly title: string; readonly title_fa?: string; readonly url?: string }>
>;

/** @throws {Error} if the file does not hold the occasion */
export function occasionText(language: Language, slug: string, { data }: OccasionsFile, sources: SourcesFile): Html {
  const occasion = data.find((each) => each.slug === slug);
  if (!occasion) throw new Error(`no occasion ${slug}`);
  const text = OCCASIONS_TEXT[language];
  return html`<dl class="facts"><div><dt>${text.rule}</dt><dd>${said(language, 'rule', occasion)}</dd></div>
${detailFacts(language, [occasion.first_year, occasion.last_year], occasion)}
${sourceList(
  language,
  occasion.sources.map((id) => sources[id]!),
)}</dl>
${occasion.last_year === null && html`<p class="more"><a href="${pagePath(language, `/occasions/${slug}.ics`)}">${SITE_TEXT[language].addToCalendar}</a></p>`}`;
}
