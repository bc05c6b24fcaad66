/** A day in four calendars, its occasions, and what comes next. */
import { TEHRAN_TIME } from '#api/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { animalOf, zodiacOf } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import { dayPath } from '#site/calendar/address.ts';
import { bothDatesText, dateText, dayNumber, isoDate, monthText, weekdayOf } from '#site/frame/dates.ts';
import { daysAwayText } from '#site/frame/days-away.ts';
import { type Html, html } from '#site/frame/html.ts';
import { type Language, pagePath } from '#site/frame/language.ts';
import { count, numeral } from '#site/frame/numerals.ts';
import type { Cell, HolidayDay, NowruzMoment } from '#site/frame/resources.ts';
import { SITE_TEXT } from '#site/frame/text.ts';
import { occasionList, titleOf } from '#site/occasions/view.ts';
import { HOME_TEXT } from './text.ts';

/**
 * The day as a leaf of a wall calendar: the number large that the readers of the language live by, as in the grid; red on days
 * off. The Persian leaf has two other calendars in its corners; the English one the Persian date beneath its own.
 */
export function dayLeaf(language: Language, cell: Cell): Html {
  const jdn = dayNumber(cell.gregorian);
  const date = language === 'fa' ? cell.sh : cell.gregorian;
  return html`<div class="leaf${(cell.is_holiday || cell.is_friday) && ' red'}">
<h1><a href="${dayPath(language, jdn)}" data-day="${jdn}"><time datetime="${isoDate(cell.gregorian)}"><span class="leaf-weekday">${weekdayOf(language, date)}</span>
<span class="leaf-day">${numeral(language, date.day)}</span>
<span class="leaf-month">${monthText(language, date)}</span>${
    language === 'en' &&
    html`
<span class="leaf-persian">${dateText(language, cell.sh)}</span>`
  }</time></a></h1>
<dl class="leaf-corners">${language === 'fa' && corner(language, 'gregorian', html`${dateText(language, cell.gregorian)}`)}
${corner(language, 'hijri', hijriDay(language, cell))}</dl></div>${pile(jdn)}`;
}

const corner = (language: Language, calendar: 'gregorian' | 'hijri', date: Html): Html =>
  html`<div><dt>${SITE_TEXT[language].calendarNames[calendar]}</dt><dd>${date}</dd></div>`;

const hijriDay = (language: Language, { hijri }: Cell): Html =>
  html`<a href="${pagePath(language, '/moon')}">${dateText(language, hijri)}</a>${hijri.estimate && ` (${SITE_TEXT[language].estimate})`}`;

const DAYS_PER_LINE = 12;
const LINE_PX = 2;

const leavesLeft = (jdn: Jdn): number => persian.firstDayOfYear(persian.yearOf(jdn) + 1) - 1 - jdn;

/** The leaves that are left beneath: as on the wall, the pile grows thinner through the year. */
function pile(jdn: Jdn): Html {
  const lines = Math.ceil(leavesLeft(jdn) / DAYS_PER_LINE);
  const path = Array.from({ length: lines }, (_, line) => `M0 ${line * LINE_PX + LINE_PX - 0.5}H100`).join('');
  return html`<svg class="leaf-pile" width="100" height="${lines * LINE_PX}" viewBox="0 0 100 ${lines * LINE_PX}" preserveAspectRatio="none" aria-hidden="true"><path d="${path}"/></svg>`;
}

/** «۱۱۹ برگ تا پایان سال» */
export function leavesText(language: Language, cell: Cell): Html {
  const text = HOME_TEXT[language];
  const left = leavesLeft(dayNumber(cell.gregorian));
  if (left === 0) return html`${text.lastLeaf}`;
  return html`${count(language, left)} ${left === 1 ? text.leafLeft : text.leavesLeft}`;
}

/** What else is asked of a day, quietly: Imperial date, zodiac, animal year. */
export function dayFacts(language: Language, cell: Cell): Html {
  const text = HOME_TEXT[language];
  const zodiac = zodiacOf(cell.month);
  const facts: readonly (readonly [name: string, value: string])[] = [
    [SITE_TEXT[language].calendarNames.pahlavi, dateText(language, cell.pahlavi)],
    [text.zodiac, `${zodiac.symbol}\uFE0E ${zodiac[language]}`],
    [text.animal, animalOf(cell.year)[language]],
  ];
  return html`<dl class="day-facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
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
<a class="note" href="${dayPath(language, jdn)}" data-day="${jdn}"><time datetime="${day.date_gregorian}">${bothDatesText(language, jdn)}</time></a></li>`;
}

/** The next new year: how far, and its moment on the clock of Tehran. */
export function nextNowruz(language: Language, { year_sh, utc }: NowruzMoment, today: Jdn): Html {
  const text = HOME_TEXT[language];
  const moment = Date.parse(`${utc.replace(' ', 'T')}Z`);
  const { jdn, msOfDay } = localTimeAt(TEHRAN_TIME, moment);
  return html`<p class="nowruz-away">${daysAwayText(language, jdn - today)}</p>
<p>${text.nowruzYear} ${numeral(language, year_sh)}: ${bothDatesText(language, jdn)}${SITE_TEXT[language].comma}${text.hour} ${numeral(language, clockOf(msOfDay))} ${text.nowruzAt}</p>`;
}
