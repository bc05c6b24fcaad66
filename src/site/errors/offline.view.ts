/** The part of an occasion's page that the offline page shows. */
import type { AnswerOf } from '#api/base/endpoint.ts';
import type { next } from '#api/endpoints/next.ts';
import { fromIsoDate } from '#core/gregorian.ts';
import { dayLink } from '#site/data/address.ts';
import { bothDays, daysAwayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, said } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

export type NextDays = AnswerOf<typeof next>;

/** The next days of one occasion; empty if there are none. */
export function occasionDays(language: Language, slug: string, { data }: NextDays): Html {
  const occasion = data[0]?.events.find((event) => event.slug === slug);
  if (!occasion) return html``;
  return html`<h2>${said(language, 'title', occasion)}</h2><ul>${data.map(({ date_gregorian, days_away, estimate }) => {
    const jdn = fromIsoDate(date_gregorian);
    const [own, other] = bothDays(language, jdn);
    const further = [other, daysAwayText(language, days_away), ...(estimate ? [SITE_TEXT[language].estimate] : [])];
    return html`<li>${dayLink(language, jdn, own)} <span class="note">${further.join(' · ')}</span></li>`;
  })}</ul>`;
}
