/** The Moon today, and the evening of a month's 29th day with its two futures. */

import { wholePercent as dayPercent, probabilityWords } from '#core/day-probability.ts';
import * as gregorian from '#core/gregorian.ts';
import { STANDARD_MINUTES } from '#core/iran-time.ts';
import { J2000_MS, type Jdn, MS_PER_DAY, toEpochMs } from '#core/jdn.ts';
import { moonElongation, moonPhaseOf } from '#core/moon-phase.ts';
import { dayPath } from '#site/data/address.ts';
import { bothDatesText, daysAwayText, gregorianDayText, persianDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath, said } from '#site/kit/language.ts';
import { numeral, wholePercent } from '#site/kit/numerals.ts';
import { MOON_PHASE_NAMES, SITE_TEXT } from '#site/kit/text.ts';
import {
  type CrescentMonth,
  type CrescentMonths,
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

/** The month whose 29th evening comes next on a day, that day included; −1 if it is beyond the list. */
export const comingMonth = (months: CrescentMonths, today: Jdn): number =>
  months.findIndex(([, , firstDay]) => firstDay + DAY_OF_SIGHTING - 1 >= today);

const monthText = (language: Language, { name_fa, name_en, year }: MonthName): string =>
  numeral(language, `${said(language, 'name', { name_fa, name_en })} ${year}`);

/** Its face, phase and how far the next 29th evening is. @param today in Tehran */
export function moonNow(language: Language, today: Jdn, coming: CrescentMonth | undefined): Html {
  const text = CRESCENT_TEXT[language];
  const { phase, light } = moonPhaseOf(today, STANDARD_MINUTES);
  const noon = toEpochMs(today) + NOON * MS_PER_DAY - STANDARD_MINUTES * 60_000;
  const elongation = moonElongation(noon);
  const tilt = moonTilt(sunLongitude((noon - J2000_MS) / MS_PER_DAY), elongation);
  const name = MOON_PHASE_NAMES[language][phase];
  return html`<figure class="center">${moonFace(elongation, name, tilt)}<figcaption class="note">${elongation < 180 ? text.atSunset : text.atSunrise}</figcaption></figure>
<div><p><b>${name}</b>${SITE_TEXT[language].comma}${wholePercent(language, Math.round(light * 100))} ${text.lit}</p>
<p>${text.todayIs}: ${bothDatesText(language, today)}</p>
${coming && daysLeft(language, today, coming)}</div>`;
}

function daysLeft(language: Language, today: Jdn, { evening_gregorian }: CrescentMonth): Html {
  const text = CRESCENT_TEXT[language];
  const evening = gregorian.fromIsoDate(evening_gregorian);
  if (evening === today) return html`<p><b>${text.thisEvening}</b></p>`;
  const link = html`<a href="${dayPath(language, evening)}" data-day="${evening}">${bothDatesText(language, evening)}</a>`;
  return html`<p>${text.nextEvening}: ${link}${SITE_TEXT[language].comma}<b>${daysAwayText(language, evening - today)}</b></p>`;
}

/** «آغاز رجب ۱۴۴۸», and below it the evening that decides it. */
export function monthHeading(language: Language, { evening_gregorian, month, next }: CrescentMonth): Html {
  const text = CRESCENT_TEXT[language];
  const evening = bothDatesText(language, gregorian.fromIsoDate(evening_gregorian));
  const sighting = html`${numeral(language, DAY_OF_SIGHTING)} ${monthText(language, month)}`;
  return html`${text.beginning} ${monthText(language, next)}<br><span class="note">${text.evening} ${evening}${SITE_TEXT[language].comma}${sighting}</span>`;
}

/** One line: when the month begins, and whether that is decided. @param today in Tehran */
export function officialWord(language: Language, month: CrescentMonth, today: Jdn): Html {
  const text = CRESCENT_TEXT[language];
  const firstDay = gregorian.fromIsoDate(month.first_day_gregorian);
  const open = month.basis === 'estimate' ? text.estimate : text.announced;
  const given = month.futures.find(({ first_day_gregorian }) => first_day_gregorian === month.first_day_gregorian)!;
  const state = isOpen(month, gregorian.toIsoDate(today))
    ? open.replace('{words}', probabilityWords(given)[language])
    : text.decided;
  return html`<p><b>${bothDatesText(language, firstDay)}</b>${text.semicolon}${state}${
    month.evening_estimate && html` ${text.eveningMoves}`
  }</p>`;
}

/** While the month is open: both ways it can go, the likely one first. */
export function futures(language: Language, month: CrescentMonth, today: Jdn): Html {
  if (!isOpen(month, gregorian.toIsoDate(today))) return html``;
  const likelyFirst = month.futures.toSorted((a, b) => b.probability - a.probability);
  return html`<p class="note">${CRESCENT_TEXT[language].onlyMoved}</p>
<div class="grid">${likelyFirst.map((future) => futureCard(language, month, future))}</div>`;
}

function futureCard(language: Language, month: CrescentMonth, future: Future): Html {
  const text = CRESCENT_TEXT[language];
  const isGiven = future.first_day_gregorian === month.first_day_gregorian;
  // The complement of the percentage that all pages show.
  const ofGiven = dayPercent(isGiven ? future.probability : 1 - future.probability);
  const file = `${crescentFile(month.month.year, month.month.month)}-${future.seen ? 'seen' : 'unseen'}.ics`;
  return html`<section class="future card flow${isGiven && ' main'}" data-future="${future.seen ? 'seen' : 'unseen'}">
<h3>${future.seen ? text.seen : text.unseen}</h3>
<p class="note"><b data-probability>${text.likely.replace('{percent}', wholePercent(language, isGiven ? ofGiven : 100 - ofGiven))}</b></p>
<ul class="lines between"><li><span>${text.first} ${monthText(language, month.next)}</span> ${dayLink(language, gregorian.fromIsoDate(future.first_day_gregorian))}</li>
${future.days.map(
  (day) =>
    html`<li><span class="plain-links${day.is_holiday && ' off'}">${occasionName(language, day)}</span> ${dayLink(language, gregorian.fromIsoDate(day.date_gregorian))}</li>`,
)}</ul>
${future.days.length === 0 && html`<p class="note">${text.noDays}</p>`}
<p class="button-row"><a class="button" href="${file}">${text.ics}</a> <a class="button" href="${crescentFile(month.month.year, month.month.month)}.json" download>${text.json}</a></p></section>`;
}

const occasionName = (language: Language, day: MovingDay): Html =>
  day.has_page
    ? html`<a href="${pagePath(language, `/occasions/${day.slug}`)}">${said(language, 'title', day)}</a>`
    : html`<span>${said(language, 'title', day)}</span>`;

const DAY_TEXTS = { fa: persianDayText, en: gregorianDayText } as const;

const dayLink = (language: Language, day: Jdn): Html =>
  html`<a href="${dayPath(language, day)}" data-day="${day}">${DAY_TEXTS[language](language, day)}</a>`;

const RADIUS = 48;

/**
 * @param elongation of the Moon from the Sun, 0 … 360 degrees
 * @param name name of the phase, for screen readers
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
  return html`<svg class="moon-face" viewBox="-50 -50 100 100" role="img" aria-label="${name}"><circle r="${RADIUS}"/><path d="${path}" transform="rotate(${tilt.toFixed(0)})"/></svg>`;
}
