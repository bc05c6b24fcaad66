/** The Moon today, and the evening of a month's 29th day with its two futures. */

import { wholePercent as dayPercent } from '#core/day-probability.ts';
import * as gregorian from '#core/gregorian.ts';
import { STANDARD_MINUTES } from '#core/iran-time.ts';
import { J2000_MS, type Jdn, MS_PER_DAY, toEpochMs } from '#core/jdn.ts';
import { MOON_PHASE_NAMES, moonElongation, moonPhaseOf } from '#core/moon-phase.ts';
import { weekdayName } from '#core/names.ts';
import { findIn } from '#core/required.ts';
import { dayForm } from '#site/components/day-form.view.ts';
import { dayPath } from '#site/data/address.ts';
import { titleOf } from '#site/data/titles.ts';
import {
  daysAwayText,
  mayMoveMark,
  rowDateText,
  shortDateText,
  shortWeekday,
  wholeDates,
  withNumberedMonths,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral, pagePath, said, wholePercent } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { likelyText } from '#site/occasions/may-move.ts';
import {
  type CrescentMonth,
  crescentFile,
  DAY_OF_SIGHTING,
  type Future,
  isOpen,
  type MonthName,
  type MovingDay,
} from './month.ts';
import { CRESCENT_TEXT } from './text.ts';
import { moonTilt, sunLongitude } from './tilt.ts';

const NOON = 0.5;

const monthText = (language: Language, { name_fa, name_en, year }: MonthName): string =>
  numeral(language, `${said(language, 'name', { name_fa, name_en })} ${year}`);

/** The month that begins next. */
export interface ComingMonth {
  /** of the sighting */
  readonly evening: Jdn;
  readonly firstDay: Jdn;
  /** «اول رجب ۱۴۴۸» */
  readonly title: string;
  /** «طبق تقویم رسمی · جمادی‌الثانی ۳۰ روز دارد», "99 % likely · Sha'ban has 29 days" */
  readonly state: string;
}

/**
 * When the next month begins, the evening that decides it, and the face and phase of the Moon today.
 * @param today in Tehran
 * @param coming undefined if it is unknown
 */
export function moonNow(language: Language, today: Jdn, coming: ComingMonth | undefined): Html {
  const text = CRESCENT_TEXT[language];
  const { phase, light } = moonPhaseOf(today, STANDARD_MINUTES);
  const noon = toEpochMs(today) + NOON * MS_PER_DAY - STANDARD_MINUTES * 60_000;
  const elongation = moonElongation(noon);
  const tilt = moonTilt(sunLongitude((noon - J2000_MS) / MS_PER_DAY), elongation);
  const name = MOON_PHASE_NAMES[phase][language];
  const lit = `${wholePercent(language, Math.round(light * 100))} ${text.lit}`;
  const seen = elongation < 180 ? text.atSunset : text.atSunrise;
  const face = moonFace(elongation, `${text.now}: ${name} (${seen})`, tilt);
  const meaning = html`<div class="moon-now"><div>${coming && comingText(language, today, coming)}
<p class="day-others">${SITE_TEXT[language].today}: <span class="whole">${name}${SITE_TEXT[language].comma}${lit}</span></p></div>
${face}</div>`;
  if (!coming) return html`<div class="day-form">${meaning}</div>`;
  const { firstDay: jdn, title } = coming;
  return dayForm(language, { jdn, name: title, away: weekdayName(jdn)[language], meaning, feast: false });
}

function comingText(language: Language, today: Jdn, { state, firstDay, evening }: ComingMonth): Html {
  const text = CRESCENT_TEXT[language];
  const link = html`<a class="day-link" href="${dayPath(language, evening)}" data-day="${evening}">${shortWeekday(language, evening)} ${rowDateText(language, evening)}</a>`;
  const away = daysAwayText(language, firstDay - today);
  return html`<p class="answer">${away.charAt(0).toUpperCase()}${away.slice(1)}</p>
<p class="day-others">${state}</p>
<p class="day-others">${evening === today ? html`<b>${text.thisEvening}</b>` : html`${text.sighting} <span class="whole">${link}</span>`}</p>`;
}

/**
 * «رجب ۱۴۴۸، ۲۰ آذر»; opened, the whole date, the evening that decides it and, while it is open, both ways it can go.
 * @param today in Tehran
 */
export function monthDetails(language: Language, month: CrescentMonth, today: Jdn): Html {
  const text = CRESCENT_TEXT[language];
  const { year, month: number } = month.month;
  const { firstDay, evening } = comingMonth(language, month, today);
  const open = !isDecided(month, today) && givenFuture(month);
  const words = month.basis === 'estimate' ? text.estimate : text.announced;
  const { comma } = SITE_TEXT[language];
  const sighting = html`<span class="whole">${numeral(language, DAY_OF_SIGHTING)} ${monthText(language, month.month)}.</span>`;
  return html`<summary><h3>${withNumberedMonths(monthText(language, month.next))}</h3> <span><b>${rowDateText(language, firstDay)}</b>${!isDecided(month, today) && mayMoveMark(language)}</span></summary>
<div class="flow" id="${year}-${number}"><p>${wholeDates(language, firstDay)}</p><p>${text.evening} ${wholeDates(language, evening)}${comma}${sighting}${
    open ? html` ${words.replace('{words}', likelyText(language, open))}` : firstDay > today && html` ${text.stays}`
  }${month.evening_estimate && html` ${text.eveningMoves}`}</p>
${open && futures(language, month, open)}</div>`;
}

const isDecided = (month: CrescentMonth, today: Jdn): boolean => !isOpen(month, gregorian.toIsoDate(today));

const givenFuture = ({ futures, first_day_gregorian }: CrescentMonth): Future =>
  findIn(futures, (future) => future.first_day_gregorian === first_day_gregorian);

/** @param today in Tehran */
export function comingMonth(language: Language, month: CrescentMonth, today: Jdn): ComingMonth {
  const text = CRESCENT_TEXT[language];
  const percent = dayPercent(givenFuture(month).probability);
  const evening = gregorian.fromIsoDate(month.evening_gregorian);
  const firstDay = gregorian.fromIsoDate(month.first_day_gregorian);
  const state = isDecided(month, today)
    ? text.official
    : text.likely.replace('{percent}', wholePercent(language, percent));
  const length = text.length
    .replace('{month}', said(language, 'name', month.month))
    .replace('{days}', String(DAY_OF_SIGHTING + firstDay - evening - 1));
  return {
    evening,
    firstDay,
    title: `${text.first} ${monthText(language, month.next)}`,
    state: `${state} · ${numeral(language, length)}`,
  };
}

/** The two possible beginnings of a month, side by side: how likely, the first day, and the days that move with it. */
function futures(language: Language, month: CrescentMonth, given: Future): Html {
  const text = CRESCENT_TEXT[language];
  const file = crescentFile(month.month);
  const nameOf = ({ seen }: Future) => (seen ? text.seen : text.unseen);
  const dayOf = (isoDate: string) => {
    const jdn = gregorian.fromIsoDate(isoDate);
    return html`${weekdayName(jdn)[language]} <span class="whole">${shortDateText(language, jdn)}</span>`;
  };
  const row = (name: Html | string, cellOf: (future: Future) => Html | string, isOff = false) =>
    html`<tr><th scope="row"${isOff && html` class="off"`}>${name}</th>${month.futures.map((future) => html`<td>${cellOf(future)}</td>`)}</tr>`;
  // The complement of the percentage that all pages show.
  const likely = dayPercent(given.probability);
  const percentOf = (future: Future) => wholePercent(language, future === given ? likely : 100 - likely);
  const rows = [
    row(text.probability, (future) => html`<b>${percentOf(future)}</b>`),
    row(`${text.first} ${monthText(language, month.next)}`, ({ first_day_gregorian }) => dayOf(first_day_gregorian)),
    ...given.days.map((day) => {
      const dateIn = ({ days }: Future) => findIn(days, ({ slug }) => slug === day.slug).date_gregorian;
      return row(occasionName(language, day), (future) => dayOf(dateIn(future)), day.is_holiday);
    }),
  ];
  return html`<table class="records futures tall-links"><thead><tr><td></td>${month.futures.map(
    (future) => html`<th scope="col">${nameOf(future)}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table>
${given.days.length === 0 && html`<p class="note">${text.noDays}</p>`}<p class="more row">${month.futures.map(
    (future) => html`<a href="${file}-${future.seen ? 'seen' : 'unseen'}.ics">${text.ics}: ${nameOf(future)}</a> `,
  )}<a href="${file}.json" download>${SITE_TEXT[language].json}</a></p>`;
}

const occasionName = (language: Language, day: MovingDay): Html | string =>
  day.has_page
    ? html`<a href="${pagePath(language, `/occasions/${day.slug}`)}">${titleOf(language, day)}</a>`
    : titleOf(language, day);

const RADIUS = 48;

/**
 * @param elongation of the Moon from the Sun, 0 … 360 degrees
 * @param name what the picture shows
 * @param tilt degrees clockwise
 */
function moonFace(elongation: number, name: string, tilt: number): Html {
  const isGrowing = elongation < 180;
  // Half of the face ends at the limb, the other half at the terminator, an ellipse.
  const width = Math.abs(Math.cos((elongation * Math.PI) / 180)) * RADIUS;
  const isCrescent = elongation < 90 || elongation > 270;
  const limb = isGrowing ? 1 : 0;
  const terminator = isCrescent === isGrowing ? 0 : 1;
  const path = `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 ${limb} 0 ${RADIUS}A${width.toFixed(1)} ${RADIUS} 0 0 ${terminator} 0 ${-RADIUS}Z`;
  return html`<svg class="moon-face" viewBox="-50 -50 100 100" role="img"><title>${name}</title><circle r="${RADIUS}" fill="var(--moon-dark)" stroke="var(--ink-faint)" stroke-width="2"/><path fill="var(--moon-light)" d="${path}" transform="rotate(${tilt.toFixed(0)})"/></svg>`;
}
