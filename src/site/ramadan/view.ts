/** A Ramadan timetable: heading, note about an uncertain first day, and a row for each day. */

import { probabilityWords } from '#core/day-probability.ts';
import type { Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import type { FastingDays, Ramadan } from '#core/ramadan.ts';
import { itemAt } from '#core/required.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { bothDatesText, daysAwayText, isFriday, ownDayText, shortDateText, withWholeDates } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { CityPlace } from '#site/prayer-times/days.ts';
import type { ShareCard } from '#site/share-card/card.ts';
import { RAMADAN_TIMES, type RamadanDay, ramadanDays } from './days.ts';
import { RAMADAN_TEXT, RAMADAN_TIME_NAMES } from './text.ts';

const LETTERS_OF_MONTH = 3;

export const ramadanTitle = (language: Language, { year }: Ramadan, cityName: string): string =>
  RAMADAN_TEXT[language].titleOf.replace('{year}', numeral(language, year)).replace('{city}', cityName);

/** «روز اول: …، ۷۳ روز دیگر (۹۹٪، ممکن است یک روز جابه‌جا شود؛ وگرنه …)», or that it is certain. */
function firstDayNote(language: Language, { firstDay, probability, other }: Ramadan, today: Jdn): Html {
  const text = RAMADAN_TEXT[language];
  const { comma, semicolon } = SITE_TEXT[language];
  const away = firstDay > today && `${comma}${daysAwayText(language, firstDay - today)}`;
  const day = html`${text.firstOn} <b>${withWholeDates(ownDayText(language, firstDay))}</b>${away}`;
  if (!other) return html`<p class="note">${day}${semicolon}${text.certain}</p>`;
  const words = `${probabilityWords({ probability })[language]}${semicolon}${text.otherwise}`;
  return html`<p class="notice info">${day} (${words} ${withWholeDates(shortDateText(language, other.firstDay))}).</p>`;
}

/** «۱۹ بهمن», "8 February": on a phone "8 Feb" */
const shortDate = (language: Language, jdn: Jdn): Html => {
  const date = shortDateText(language, jdn);
  const end = date.indexOf(' ') + 1 + LETTERS_OF_MONTH;
  if (language === 'fa') return html`${date}`;
  return html`${date.slice(0, end)}<span class="only-wide">${date.slice(end)}</span>`;
};

const row = (language: Language, { jdn, clocks }: RamadanDay, index: number, today: Jdn): Html =>
  html`<tr${jdn === today ? html` class="today" aria-current="date"` : jdn < today && html` class="past"`}>
<th scope="row"${isFriday(jdn) && html` class="off"`}>${numeral(language, index + 1)}</th>
<td class="date${isFriday(jdn) && ' off'}"><span class="only-wide">${weekdayName(jdn)[language]} </span>${shortDate(language, jdn)}</td>
${clocks.map(
  (clock, at) =>
    html`<td>${RAMADAN_TIMES[at] === 'imsak' || RAMADAN_TIMES[at] === 'maghrib' ? html`<b>${numeral(language, clock)}</b>` : numeral(language, clock)}</td>`,
)}</tr>`;

const table = (language: Language, city: CityPlace, days: FastingDays, today: Jdn): Html => {
  const text = RAMADAN_TEXT[language];
  const isOnNow = days.firstDay < today && today < days.firstDay + days.length;
  return html`${isOnNow && html`<details class="fold earlier-days"><summary>${text.earlier}</summary></details>`}<div class="scroll" tabindex="0" role="region" aria-label="${text.heading}${SITE_TEXT[language].comma}${bothDatesText(language, days.firstDay)}"><table class="records prayer-month">
<thead><tr><th scope="col">${text.day}</th><th scope="col" class="date">${text.date}</th>${RAMADAN_TIMES.map(
    (time) => html`<th scope="col">${RAMADAN_TIME_NAMES[language][time]}</th>`,
  )}</tr></thead><tbody>${ramadanDays(city, days).map((day, index) => row(language, day, index, today))}</tbody></table></div>`;
};

/** The timetable, and the alternative one if the first day may move. */
export function timetable(language: Language, city: CityPlace, ramadan: Ramadan, today: Jdn): Html {
  const text = RAMADAN_TEXT[language];
  const { other } = ramadan;
  return html`${firstDayNote(language, ramadan, today)}
${table(language, city, ramadan, today)}
${
  other &&
  html`<details class="fold"><summary>${text.otherHeading} ${bothDatesText(language, other.firstDay)}</summary>${table(language, city, other, today)}</details>`
}`;
}

/** Files of a city's Ramadan. */
export const ramadanFileLinks = (language: Language, slug: string, { year }: Ramadan): Html => {
  const text = RAMADAN_TEXT[language];
  return html`<a class="button" href="/prayer-times/${slug}/ramadan/${year}.ics">${text.ics}</a>
<a class="button" href="/api/prayer-times/${slug}/ramadan/${year}.json">${text.json}</a>
<a class="button" href="${pagePath(language, `/prayer-times/${slug}`)}">${text.times}</a>`;
};

/** A timetable as a picture to send, which says so if the first day may move. @param address of the page */
export function ramadanCard(language: Language, city: RememberedCity, ramadan: Ramadan, address: string): ShareCard {
  const text = RAMADAN_TEXT[language];
  const names = RAMADAN_TIME_NAMES[language];
  const shown = ['imsak', 'maghrib'] as const;
  const rows = ramadanDays(city, ramadan).map(({ jdn, clocks }, index) => [
    numeral(language, index + 1),
    shortDateText(language, jdn),
    ...shown.map((time) => numeral(language, itemAt(clocks, RAMADAN_TIMES.indexOf(time)))),
  ]);
  return {
    name: `salnama-ramadan-${ramadan.year}-${city.slug}`,
    colour: 'night',
    head: `${text.of} ${numeral(language, ramadan.year)}`,
    title: ramadan.other ? `${city[language]} (${probabilityWords(ramadan)[language]})` : city[language],
    table: { heads: [text.day, text.date, ...shown.map((time) => names[time])], rows },
    text: `${ramadanTitle(language, ramadan, city[language])}\n${address}`,
  };
}
