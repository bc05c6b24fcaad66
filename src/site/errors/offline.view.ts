/** Parts of the requested page that the offline page shows. */
import type { AnswerOf } from '#api/endpoint.ts';
import type { next } from '#api/endpoints/next.ts';
import type { prayerTimes } from '#api/endpoints/prayer-times.ts';
import { fromIsoDate } from '#core/gregorian.ts';
import { dayLink } from '#site/data/address.ts';
import { daysAwayText, gregorianDateText, gregorianDayText, persianDateText, persianDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { PRAYER_NAMES } from '#site/prayer-times/card.text.ts';
import { PRAYER_TEXT } from '#site/prayer-times/text.ts';

export type NextDays = AnswerOf<typeof next>;
export type CityTimes = AnswerOf<typeof prayerTimes>;

/** The next days of one occasion; empty if there are none. */
export function occasionDays(language: Language, slug: string, { data }: NextDays): Html | undefined {
  const occasion = data[0]?.events.find((event) => event.slug === slug);
  if (!occasion) return undefined;
  const title = { fa: occasion.title_fa, en: occasion.title_en }[language];
  return html`<h2>${title}</h2><ul>${data.map(({ date_gregorian, days_away, estimate }) => {
    const jdn = fromIsoDate(date_gregorian);
    const [own, other] =
      language === 'fa'
        ? [persianDayText(language, jdn), gregorianDateText(language, jdn)]
        : [gregorianDayText(language, jdn), persianDateText(language, jdn)];
    const further = [other, daysAwayText(language, days_away), ...(estimate ? [SITE_TEXT[language].estimate] : [])];
    return html`<li>${dayLink(language, jdn, own)} <span class="note">${further.join(' · ')}</span></li>`;
  })}</ul>`;
}

/** Today's six times of a city. @param name of the city in the language */
export function cityTimes(language: Language, name: string, { times, date_gregorian }: CityTimes): Html {
  const names = PRAYER_NAMES[language];
  return html`<h2>${PRAYER_TEXT[language].heading} ${name}</h2><p class="note">${{ fa: persianDayText, en: gregorianDayText }[language](language, fromIsoDate(date_gregorian))}</p>
<dl class="facts">${(Object.keys(names) as (keyof typeof names)[]).map(
    (prayer) => html`<div><dt>${names[prayer]}</dt><dd>${numeral(language, times[prayer])}</dd></div>`,
  )}</dl>`;
}
