/** A Ramadan timetable: its next imsak or iftar, or its first day, and a row for each day. */

import { addDays, type Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import { type FastingDays, RAMADAN, type Ramadan } from '#core/ramadan.ts';
import { itemAt } from '#core/required.ts';
import type { DatedRamadan } from '#site/data/ramadans.build.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { rows } from '#site/data/rows.ts';
import {
  bothDatesText,
  bothDays,
  daysAwayText,
  isFriday,
  mayMoveMark,
  OWN_CALENDARS,
  ownMonthName,
  ownWeekdayText,
  rowDateText,
  shortDateText,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral, pagePath } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { likelyText, mayMoveText } from '#site/occasions/may-move.ts';
import { CITY_PRAYER_TEXT } from '#site/prayer-times/city/text.ts';
import { nextOfCity } from '#site/prayer-times/city/view.ts';
import { dayLine } from '#site/prayer-times/day-line.view.ts';
import { type CityPlace, cityDay, isFastDay, prayerDay } from '#site/prayer-times/days.ts';
import type { ShareCard } from '#site/share-card/card.ts';
import { nextOfFast, RAMADAN_TIMES, type RamadanTime, ramadanDays } from './days.ts';
import { RAMADAN_TEXT, RAMADAN_TIME_NAMES } from './text.ts';

export const ramadanTitle = (language: Language, { year }: Ramadan, cityName: string): string =>
  RAMADAN_TEXT[language].titleOf.replace('{year}', numeral(language, year)).replace('{city}', cityName);

/** Imsak, fajr and iftar of a day of fasting in one line. */
function fastLine(language: Language, city: CityPlace, jdn: Jdn, name: string, times: readonly RamadanTime[]): Html {
  const { clocks } = itemAt(ramadanDays(city, { firstDay: jdn, length: 1 }), 0);
  const clock = (time: RamadanTime) => itemAt(clocks, RAMADAN_TIMES.indexOf(time));
  const words = times.map((time) => `${RAMADAN_TIME_NAMES[language][time]} ${numeral(language, clock(time))}`);
  return html`<p class="apart"><b>${name}</b> <span class="note">${words.join(' · ')}</span></p>`;
}

/** Outside Ramadan: its first day, after it the feast; how far it is, whether it may move, and the line of that day. */
function dayOfRamadan(language: Language, city: CityPlace, shown: DatedRamadan, today: Jdn): Html {
  const text = RAMADAN_TEXT[language];
  const { firstDay, length, other, mayFeastMove } = shown;
  const isBefore = today < firstDay;
  const jdn = isBefore ? firstDay : addDays(firstDay, length);
  const mayMove = isBefore ? other !== null : mayFeastMove;
  return html`<p class="apart"><b class="city-next">${isBefore ? text.firstDay : text.feast}</b> <span class="note">${weekdayName(jdn)[language]} · ${bothDays(language, jdn)[1]}</span></p>
<p class="row"><span class="display">${shortDateText(language, jdn)}</span> <span class="lead">${daysAwayText(language, jdn - today)}${mayMove && mayMoveMark(language)}</span></p>
${dayLine(language, city, prayerDay(city, jdn), { isFast: isBefore })}
${isBefore && fastLine(language, city, jdn, text.onThatDay, ['imsak', 'maghrib'])}`;
}

/** The next imsak or iftar over the line of the day; outside Ramadan its first day or the feast. */
export function fastNow(language: Language, city: CityPlace, shown: DatedRamadan, now: number): Html {
  const text = RAMADAN_TEXT[language];
  const today = cityDay(city, now);
  const next = nextOfFast(city, now, [shown]);
  if (!next) return dayOfRamadan(language, city, shown, today);
  const hijri = `${next.jdn - shown.firstDay + 1} ${monthName('hijri', RAMADAN)[language]} ${shown.year}`;
  const date = ownWeekdayText(language, next.jdn) + SITE_TEXT[language].comma + numeral(language, hijri);
  const isIftar = next.prayer === 'maghrib';
  const then = isIftar ? addDays(next.jdn, 1) : next.jdn;
  const isFast = isFastDay(today, [shown]);
  return html`${nextOfCity(language, { next, now, today, date })}
${dayLine(language, city, prayerDay(city, today), { now, isFast })}
${isFastDay(then, [shown]) && fastLine(language, city, then, isIftar ? text.tomorrow : text.sameDay, isIftar ? ['imsak', 'fajr'] : ['fajr', 'maghrib'])}`;
}

/** Imsak and iftar, among the times of a day. */
const BOUNDS = [0, RAMADAN_TIMES.length - 1];
/** Of the names of months and weekdays in English. */
const LETTERS = 3;

interface TableOptions {
  readonly days: FastingDays;
  readonly today: Jdn;
  readonly holidays: readonly number[];
  /** days, counted from 0, that are shown with the whole month alone */
  readonly isOther?: (index: number) => boolean;
}

function table(language: Language, city: CityPlace, { days, today, holidays, isOther }: TableOptions): Html {
  const text = RAMADAN_TEXT[language];
  const list = ramadanDays(city, days).map((day) => ({ ...day, own: OWN_CALENDARS[language].fromJdn(day.jdn) }));
  const short = (name: string) => (language === 'fa' ? name : name.slice(0, LETTERS));
  const months = [...new Set(list.map(({ own }) => short(ownMonthName(language, own.month))))].join(' – ');
  return html`<table class="records prayer-month ramadan-days" aria-label="${text.heading}${SITE_TEXT[language].comma}${bothDatesText(language, days.firstDay)}">
<thead><tr><th scope="col">${text.month}</th><th scope="col" class="date">${months}</th>${RAMADAN_TIMES.map(
    (time) => html`<th scope="col">${RAMADAN_TIME_NAMES[language][time]}</th>`,
  )}</tr></thead><tbody>${list.map(
    ({ jdn, clocks, own }, index) =>
      html`<tr${jdn === today ? html` class="today" aria-current="date"` : isOther?.(index) && html` class="other"`}>
<th scope="row">${numeral(language, index + 1)}</th>
<td class="date${(isFriday(jdn) || holidays.includes(index)) && ' off'}">${short(weekdayName(jdn)[language])} ${numeral(language, own.day)}</td>
${clocks.map((clock, at) => html`<td>${BOUNDS.includes(at) ? html`<b>${numeral(language, clock)}</b>` : numeral(language, clock)}</td>`)}</tr>`,
  )}</tbody></table>`;
}

/** Nights before these days, counted from 0, are those of Qadr. */
const QADR = [18, 20, 22];

/** «۶، ۸، ۱۰ اسفند», "25, 27 Feb, 1 Mar": the month behind the last of its days. */
function datesText(language: Language, days: readonly Jdn[]): string {
  const dates = days.map((jdn) => rowDateText(language, jdn).split(' '));
  const shown = dates.map(([day, month], at) => (month === dates[at + 1]?.[1] ? day : `${day}\u00a0${month}`));
  return shown.join(SITE_TEXT[language].comma);
}

/** Days of a Ramadan that has not begun, or is over. */
const FIRST_DAYS = 7;

/**
 * The days from today on, outside Ramadan the first ones; the whole month where the address names the section. Below it the
 * nights of Qadr, the feast, and the timetable of the other first day that is possible.
 */
export function timetable(language: Language, city: CityPlace, ramadan: DatedRamadan, today: Jdn): Html {
  const text = RAMADAN_TEXT[language];
  const { firstDay, length, holidays, mayFeastMove } = ramadan;
  const past = today - firstDay;
  const isOnNow = past >= 0 && past < length;
  const isOther = (index: number) => (isOnNow ? index < past : index >= FIRST_DAYS);
  const other = past < 0 && ramadan.other;
  const nights = QADR.map((index) => addDays(firstDay, index - 1));
  const feast = addDays(firstDay, length);
  const nextNight = nights.find((jdn) => jdn >= today) ?? itemAt(nights, 2);
  const known = [
    { jdn: nextNight, date: datesText(language, nights), name: text.qadr },
    { jdn: feast, colour: 'red' as const, name: html`${text.feast}${mayFeastMove && mayMoveMark(language)}` },
  ];
  const otherName = other && `${text.start} ${mayMoveText(language, { ...ramadan, other: other.firstDay })}`;
  const more = isOnNow ? `${numeral(language, past)} ${text.pastDays}` : CITY_PRAYER_TEXT[language].wholeMonth;
  return html`<div class="apart"><h2>${isOnNow ? text.fromToday : text.days}</h2>${past !== 0 && html`<a class="step" href="#month">${more}</a>`}</div>
${table(language, city, { days: ramadan, today, holidays, isOther })}
${rows(language, known, today)}
${other && html`<details class="fold"><summary>${otherName}</summary>${table(language, city, { days: other, today, holidays })}</details>`}`;
}

/** The calendar of a city's Ramadan. */
export const ramadanButton = (language: Language, slug: string, { year }: Ramadan): Html =>
  html`<a class="button primary" href="/prayer-times/${slug}/ramadan/${year}.ics">${SITE_TEXT[language].addToCalendar}</a>`;

/** Its data, and the city's prayer times. */
export const ramadanLinks = (language: Language, slug: string, { year }: Ramadan): Html => {
  const text = RAMADAN_TEXT[language];
  return html`<a class="step" href="/api/prayer-times/${slug}/ramadan/${year}.json">${SITE_TEXT[language].json}</a>
<a class="step" href="${pagePath(language, `/prayer-times/${slug}`)}">${text.times}</a>`;
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
    title: ramadan.other ? `${city[language]} (${likelyText(language, ramadan)})` : city[language],
    table: { heads: [CITY_PRAYER_TEXT[language].day, text.date, ...shown.map((time) => names[time])], rows },
    text: `${ramadanTitle(language, ramadan, city[language])}\n${address}`,
  };
}
