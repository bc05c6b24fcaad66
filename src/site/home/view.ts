/** A day in four calendars, its occasions, and what comes next. */
import { TEHRAN } from '#api/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { animalOf, zodiacOf } from '#core/names.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import { dateText, isoDate, monthText, persianDayText, weekdayOf } from '#site/frame/dates.ts';
import { daysAwayText } from '#site/frame/days-away.ts';
import { type Html, html } from '#site/frame/html.ts';
import type { Language } from '#site/frame/language.ts';
import { numeral } from '#site/frame/numerals.ts';
import type { Cell, HolidayDay, NowruzMoment } from '#site/frame/resources.ts';
import { SITE_TEXT } from '#site/frame/text.ts';
import { occasionList, titleOf } from '#site/occasions/view.ts';
import { HOME_TEXT } from './text.ts';

/** The day as a leaf of a desk calendar; red on Fridays and holidays. */
export const dayLeaf = (language: Language, cell: Cell): Html => html`
<h1 class="leaf${(cell.is_holiday || cell.is_friday) && ' red'}"><time datetime="${isoDate(cell.gregorian)}">
<span class="leaf-weekday">${weekdayOf(language, cell.sh)}</span>
<span class="leaf-day">${numeral(language, cell.day)}</span>
<span class="leaf-month">${monthText(language, cell.sh)}</span></time></h1>`;

/** The day in the other calendars, with zodiac and animal year. */
export function dayFacts(language: Language, cell: Cell): Html {
  const { calendarNames, estimate } = SITE_TEXT[language];
  const text = HOME_TEXT[language];
  const zodiac = zodiacOf(cell.month);
  const facts: readonly (readonly [name: string, value: string])[] = [
    [calendarNames.gregorian, dateText(language, cell.gregorian)],
    [calendarNames.hijri, `${dateText(language, cell.hijri)}${cell.hijri.estimate ? ` (${estimate})` : ''}`],
    [calendarNames.pahlavi, dateText(language, cell.pahlavi)],
    [text.zodiac, `${zodiac.symbol}\uFE0E ${zodiac[language]}`],
    [text.animal, animalOf(cell.year)[language]],
  ];
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

export const dayOccasions = (language: Language, cell: Cell): Html =>
  cell.events.length > 0
    ? occasionList(language, cell.events)
    : html`<p class="note">${HOME_TEXT[language].noOccasions}</p>`;

const MOST_UPCOMING = 4;

/** The next holidays from a day on, that day included. */
export function upcomingHolidays(language: Language, days: readonly HolidayDay[], today: Jdn): Html {
  const next = days.filter((day) => gregorian.fromIsoDate(day.date_gregorian) >= today).slice(0, MOST_UPCOMING);
  return html`<ol class="upcoming">${next.map((day) => upcomingHoliday(language, day, today))}</ol>`;
}

function upcomingHoliday(language: Language, day: HolidayDay, today: Jdn): Html {
  const jdn = gregorian.fromIsoDate(day.date_gregorian);
  return html`<li><span class="upcoming-away">${daysAwayText(language, jdn - today)}</span>
<span class="upcoming-title">${day.events.map((occasion) => titleOf(language, occasion)).join(SITE_TEXT[language].comma)}</span>
<time class="note" datetime="${day.date_gregorian}">${persianDayText(language, jdn)}</time></li>`;
}

/** The next new year: how far, and its moment on the clock of Tehran. */
export function nextNowruz(language: Language, { year_sh, utc }: NowruzMoment, today: Jdn): Html {
  const text = HOME_TEXT[language];
  const moment = Date.parse(`${utc.replace(' ', 'T')}Z`);
  const { jdn, msOfDay } = localTimeAt(TEHRAN, moment);
  return html`<p class="nowruz-away">${daysAwayText(language, jdn - today)}</p>
<p>${text.nowruzYear} ${numeral(language, year_sh)}: ${persianDayText(language, jdn)}${SITE_TEXT[language].comma}${text.hour} ${numeral(language, clockOf(msOfDay))} ${text.nowruzAt}</p>`;
}
