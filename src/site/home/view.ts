/** The card of the day, and what comes next. */
import { TEHRAN_TIME } from '#api/base/tehran.ts';
import { feastOn } from '#core/feasts.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import { dayPath } from '#site/data/address.ts';
import type { Cell, HolidayDay, NowruzMoment } from '#site/data/resources.ts';
import {
  bothDatesText,
  bothDays,
  dateText,
  dayNumber,
  daysAwayText,
  isoDate,
  monthText,
  weekdayOf,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { titleOf } from '#site/occasions/view.ts';
import { HOME_TEXT } from './text.ts';

/**
 * The day of the language's calendar is large, as in the grid; the other calendars are below.
 * @param isRed the day is off for the reader. @param isBuilt printed by the build, which knows Iran only
 */
export function todayCard(language: Language, cell: Cell, isRed: boolean, isBuilt = false): Html {
  const jdn = dayNumber(cell.gregorian);
  const date = language === 'fa' ? cell.sh : cell.gregorian;
  const other = language === 'fa' ? cell.gregorian : cell.sh;
  const feast = feastOn(cell.sh);
  return html`<div class="today-card card main${isRed && ' red'}${isBuilt && ' built'}${feast && ` feast ${feast.name}`}">
<h1><a href="${dayPath(language, jdn)}" data-day="${jdn}"><time datetime="${isoDate(cell.gregorian)}"><b>${weekdayOf(language, date)}</b>
<span class="today-card-day">${numeral(language, date.day)}</span>
<b>${monthText(language, date)}</b></time></a></h1>
<p class="today-card-others plain-links"><span>${dateText(language, other)}</span> <span>${hijriDay(language, cell)}</span></p>${feast && html`<img src="/feasts/${feast.name}.svg" alt="" width="160" height="88">`}</div>`;
}

/** The sentence of a feast. */
export function feastLine(language: Language, { sh }: Cell): Html {
  const feast = feastOn(sh);
  return feast ? html`<p class="feast-line ${feast.name}">${feast.sentence[language]}</p>` : html``;
}

const hijriDay = (language: Language, { hijri }: Cell): Html =>
  html`<a href="${pagePath(language, '/moon')}">${dateText(language, hijri)}</a>${hijri.estimate && ` (${SITE_TEXT[language].estimate})`}`;

const MAX_UPCOMING = 5;

/** The next holidays from a day on, that day included. */
export function upcomingHolidays(language: Language, days: readonly HolidayDay[], today: Jdn): Html {
  const next = days.filter((day) => gregorian.fromIsoDate(day.date_gregorian) >= today).slice(0, MAX_UPCOMING);
  return html`<ol class="upcoming lines">${next.map((day) => upcomingHoliday(language, day, today))}</ol>`;
}

function upcomingHoliday(language: Language, day: HolidayDay, today: Jdn): Html {
  const jdn = gregorian.fromIsoDate(day.date_gregorian);
  const mark = day.estimate && html`<abbr title="${HOME_TEXT[language].mayMove}">~</abbr> `;
  return html`<li><span class="upcoming-away off"><b>${daysAwayText(language, jdn - today)}</b></span>
<b>${day.events.map((occasion) => titleOf(language, occasion)).join(SITE_TEXT[language].comma)}</b>
<p class="note plain-links"><a href="${dayPath(language, jdn)}" data-day="${jdn}">${mark}<time datetime="${day.date_gregorian}">${bothDatesText(language, jdn)}</time></a></p></li>`;
}

/** The next new year: how far, and its moment on the clock of Tehran. */
export function nextNowruz(language: Language, { year_sh, utc }: NowruzMoment, today: Jdn): Html {
  const text = HOME_TEXT[language];
  const moment = Date.parse(`${utc.replace(' ', 'T')}Z`);
  const { jdn, msOfDay } = localTimeAt(TEHRAN_TIME, moment);
  const year = numeral(language, year_sh);
  const begins = text.nowruzYear.replace('{year}', year);
  const [own, other] = bothDays(language, jdn);
  const date = html`<span class="whole">${own}</span>${language === 'en' && html` <span class="whole">(${other})</span>`}`;
  return html`<p class="nowruz-away big">${daysAwayText(language, jdn - today)}</p>
<p>${begins} ${date}${SITE_TEXT[language].comma}<span class="whole">${text.hour} ${numeral(language, clockOf(msOfDay))}</span> ${text.nowruzAt}</p>`;
}
