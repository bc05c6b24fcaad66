/** Detail of a day: its dates, whether it is a workday and why, its occasions, Sun and Moon, and further links. */

import * as gregorian from '#core/gregorian.ts';
import { type Jdn, toEpochMs } from '#core/jdn.ts';
import { MOON_PHASE_NAMES, moonPhaseOf } from '#core/moon-phase.ts';
import * as persian from '#core/persian.ts';
import { clockTime, prayerTimes } from '#core/prayer-times.ts';
import { dayForm } from '#site/components/day-form.view.ts';
import { crescentHash, DAY_OF_SIGHTING } from '#site/crescent/month.ts';
import { dayPath } from '#site/data/address.ts';
import { groupOf } from '#site/data/groups.ts';
import type { DayOccasion } from '#site/data/resources.ts';
import { occasionLink, titleOf } from '#site/data/titles.ts';
import { zoneOf } from '#site/data/zones.ts';
import {
  dateText,
  dayNumber,
  daysAwayText,
  dayText,
  gregorianDateText,
  mayMoveMark,
  persianDayText,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { count, type Language, numeral, pagePath, wholePercent } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { reportAddress, reportLine } from '#site/report/address.ts';
import { type DayFacts, dayLaws, dayMoves, dayState, feastOf, isDayOff } from './state.view.ts';
import { DAY_TEXT } from './text.ts';

export function dayDetail(language: Language, facts: DayFacts): Html {
  const { cell, today } = facts;
  const text = DAY_TEXT[language];
  const jdn = dayNumber(cell.gregorian);
  const [rise, set] = sunTimes(language, facts, jdn);
  return html`${dayForm(language, {
    jdn,
    hijri: cell.hijri,
    isOff: isDayOff(facts, jdn),
    away: daysAwayText(language, jdn - today),
    heading: (date) => html`<h2 id="day-detail-title" tabindex="-1">${date}</h2>`,
    meaning: dayState(language, facts, jdn),
  })}
<div class="own-days"></div>
${occasions(language, facts, jdn)}
<details class="fold phone-fold"><summary>${text.further} <span class="note">${rise} – ${set}</span></summary>
${furtherFacts(language, facts, jdn, `${text.sunrise} ${rise}${SITE_TEXT[language].comma}${text.sunset} ${set}`)}
${crescentEvening(language, facts, jdn)}
<details><summary>${text.about}</summary>
${dayLaws(language, facts)}
${later('why', cell.is_holiday ? text.why : text.whyNot)}
${later('history', text.history)}
${otherYears(language, jdn)}
<button type="button" class="step" data-copy>${text.copy}</button>
${reportLink(language, facts, jdn)}</details></details>`;
}

/** Days off, and of the chosen groups at most two occasions, well-known ones if there are any; the others fold out. */
function occasions(language: Language, facts: DayFacts, jdn: Jdn): Html {
  const { cell, shown, asked } = facts;
  const text = DAY_TEXT[language];
  const feast = feastOf(cell);
  const events = cell.events.filter((event) => event !== feast);
  const chosen = events.filter((event) => event.is_holiday || shown.includes(groupOf(event)));
  const known = chosen.filter((event) => event.is_holiday || event.is_known);
  const first = (known.length > 0 ? known : chosen).filter((event, index) => event.is_holiday || index < MAX_FIRST);
  const others = events.filter((event) => !first.includes(event));
  const item = (
    event: DayOccasion,
  ) => html`<li class="occasion${event.is_holiday && ' holiday'}">${occasionName(language, event, jdn)}
${event.is_holiday && dayMoves(language, event, facts, jdn)}</li>`;
  const list = (some: readonly DayOccasion[]) => html`<ul class="occasions">${some.map(item)}</ul>`;
  const more = others.length === 1 ? text.oneMore : text.more.replace('{count}', numeral(language, others.length));
  const isOpen = others.some(({ slug }) => slug === asked);
  return html`<section><h3 class="visually-hidden">${text.occasions}</h3>
${first.length > 0 && list(first)}
${cell.events.length === 0 && html`<p class="note">${text.none}</p>`}
${others.length > 0 && html`<details class="fold prints"${isOpen && html` open`}><summary>${more}</summary>${list(others)}</details>`}</section>`;
}

const MAX_FIRST = 2;

/** "Report a mistake" with the day and its occasions filled in. */
function reportLink(language: Language, { cell, holidays, report }: DayFacts, jdn: Jdn): Html | undefined {
  const row = `${gregorian.toIsoDate(jdn)} ${cell.events.map(({ slug }) => slug).join(' ')}`.trim();
  const sources = [...new Set(cell.events.flatMap(({ slug }) => holidays[slug]?.sources ?? []))];
  if (!report) return undefined;
  const { dataVersion, siteUrl } = report;
  const path = dayPath(language, jdn);
  const page = siteUrl ? new URL(path, siteUrl).href : path;
  const name = dayText(language, cell.sh);
  return reportLine(language, reportAddress(report, { language, name, row, page, sources, dataVersion }));
}

/** On a 29th: link to the page about the decision of its evening. */
function crescentEvening(language: Language, { cell, evenings: [first, last] }: DayFacts, jdn: Jdn): Html | undefined {
  const { year, month, day } = cell.hijri;
  if (day !== DAY_OF_SIGHTING || jdn < first || jdn > last) return undefined;
  return html`<p class="more"><a href="${pagePath(language, '/moon')}${crescentHash(year, month)}">${DAY_TEXT[language].crescent}</a></p>`;
}

/** Clock times of sunrise and sunset in the city of the reader or of the page. */
function sunTimes(language: Language, { city }: DayFacts, jdn: Jdn): readonly string[] {
  const offsetAt = zoneOf(city.zone).offsetMinutesAt;
  const times = prayerTimes({ latitudeDegrees: city.latitude, longitudeDegrees: city.longitude }, jdn, offsetAt);
  return [times.sunrise, times.sunset].map((moment) => numeral(language, clockTime(moment, offsetAt(moment))));
}

/** How sure the Islamic date is, sunrise and sunset, the Moon, the imperial date, and the position of the day in the year. */
function furtherFacts(language: Language, { cell, city, month }: DayFacts, jdn: Jdn, sun: string): Html {
  const text = DAY_TEXT[language];
  const { comma } = SITE_TEXT[language];
  const { phase, light } = moonPhaseOf(jdn, zoneOf(city.zone).offsetMinutesAt(toEpochMs(jdn)));
  const ordinal = jdn - persian.firstDayOfYear(cell.year) + 1;
  const percent = wholePercent(language, Math.round(light * 100));
  const { calendarNames } = SITE_TEXT[language];
  // A holiday that may move says it above.
  const isSaid = cell.events.some((event) => event.is_holiday && event.may_move);
  const mayMove = !isSaid && (cell.hijri.estimate || month);
  const facts = [
    ...(mayMove ? [[calendarNames.hijri, text.mayMove] as const] : []),
    [`${text.sun} ${city[language]}`, sun],
    [text.moon, `${MOON_PHASE_NAMES[phase][language]}${comma}${percent} ${text.lit}`],
    [calendarNames.pahlavi, dateText(language, cell.pahlavi)],
    [text.dayOfYear, `${count(language, ordinal)} ${text.of} ${count(language, persian.yearLength(cell.year))}`],
  ] as const;
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** A link to its page; without one its rule and sources fold out. */
function occasionName(language: Language, occasion: DayOccasion, jdn: Jdn): Html {
  const mark = occasion.may_move && mayMoveMark(language);
  return occasion.has_page
    ? html`${occasionLink(language, occasion, jdn)}${mark}`
    : later('occasion', html`${titleOf(language, occasion)}${mark}`, occasion.slug);
}

/**
 * Parts that are loaded when they are opened.
 * @param slug of the occasion that the part tells about
 */
const later = (name: 'why' | 'history' | 'occasion', title: Html | string, slug?: string): Html =>
  html`<details class="day-later" data-later="${name}"${slug !== undefined && html` data-slug="${slug}"`}><summary>${title}</summary><div class="day-later-body" aria-live="polite"></div></details>`;

const OTHER_YEARS = [-10, -5, -2, -1, 1, 2, 5, 10];

function otherYears(language: Language, jdn: Jdn): Html {
  const { year, month, day } = persian.fromJdn(jdn);
  const days = OTHER_YEARS.map((step) => ({ year: year + step, month, day }))
    .filter(persian.isValidDate)
    .map(persian.toJdn);
  return html`<details><summary>${DAY_TEXT[language].otherYears}</summary>
<ul class="between other-years">${days.map(
    (other) =>
      html`<li><a href="${dayPath(language, other)}" data-day="${other}">${persianDayText(language, other)}</a> <span class="note">${gregorianDateText(language, other)}</span></li>`,
  )}</ul></details>`;
}
