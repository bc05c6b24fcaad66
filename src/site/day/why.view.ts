/** Why a day is off or not, with the sources, the confidence and what would change it. */

import type { AnswerOf } from '#api/base/endpoint.ts';
import type { explain } from '#api/endpoints/explain.ts';
import * as gregorian from '#core/gregorian.ts';
import type { DayIndex } from '#site/data/resources.ts';
import { titleOf } from '#site/data/titles.ts';
import { bothDatesText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral, said } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { sourceName } from '#site/occasions/facts.view.ts';
import { likelyText } from '#site/occasions/may-move.ts';
import { DAY_TEXT } from './text.ts';

export type Explanation = AnswerOf<typeof explain>;
type ExplainedHoliday = Explanation['holidays'][number];

/** @param names Persian names of sources by id */
export function whyText(language: Language, why: Explanation, names: DayIndex['sources']): Html {
  const text = DAY_TEXT[language];
  const changes = said(language, 'would_change', why);
  return html`<p>${said(language, 'why', why)}</p>
<dl class="facts"><div><dt>${text.confidence}</dt><dd data-confidence="${why.confidence}">${text.confidences[why.confidence]}</dd></div>
<div><dt>${text.hijriMonth}</dt><dd>${monthDecision(language, why.hijri_month)}</dd></div></dl>
${why.holidays.map((holiday) => holidayGround(language, holiday, names))}
<h4>${text.wouldChange}</h4><ul class="bullets">${changes.map((change) => html`<li>${numeral(language, change)}</li>`)}</ul>`;
}

/** «شروع شوال: چهارشنبه ۱۹ اسفند ۱۴۰۵، اعلام‌شده، به احتمال ۹۹٪» */
function monthDecision(language: Language, month: Explanation['hijri_month']): string {
  const text = DAY_TEXT[language];
  const { basis, probability } = month;
  return [
    `${text.firstOf} ${said(language, 'month_name', month)}: ${bothDatesText(language, gregorian.fromIsoDate(month.first_day_gregorian))}`,
    text.bases[basis],
    ...(probability === null || probability === 1 ? [] : [likelyText(language, { probability })]),
  ].join(SITE_TEXT[language].comma);
}

function holidayGround(language: Language, holiday: ExplainedHoliday, names: DayIndex['sources']): Html {
  const text = DAY_TEXT[language];
  return html`<h4>${titleOf(language, holiday)}</h4><dl class="facts"><div><dt>${text.rule}</dt><dd>${said(language, 'rule', holiday)}</dd></div>
${holiday.laws.length > 0 && html`<div><dt>${text.laws}</dt><dd>${holiday.laws.map((law) => html`<div>${said(language, 'title', law)}</div>`)}</dd></div>`}
<div><dt>${text.sources}</dt><dd>${holiday.sources.map((source) => html`<div>${sourceName(language, { ...source, url: source.url ?? undefined, title_fa: names[source.id] })}</div>`)}</dd></div></dl>`;
}
