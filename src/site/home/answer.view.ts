/** The first lines of the first page: the sentence of the hour, the next holiday, and the day's occasions. */

import { breakAt, dayOff } from '#core/breaks.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { WEEKEND_DAYS, type Weekend } from '#core/weekends.ts';
import { dayPath } from '#site/data/address.ts';
import type { Group } from '#site/data/group-names.ts';
import { groupOf } from '#site/data/groups.ts';
import type { Cell, HolidayDay, OccasionObject } from '#site/data/resources.ts';
import { dayNumber, daysAwayText, ownSpanText, ownWeekdayText, persianDateText, weekdayOf } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { isWeekendDay } from '#site/now/view.ts';
import { occasionLink, titleOf } from '#site/occasions/view.ts';
import { HOME_TEXT } from './text.ts';

const titlesOf = (language: Language, { events }: { readonly events: readonly OccasionObject[] }): string =>
  events
    .filter(({ is_holiday }) => is_holiday)
    .map((event) => titleOf(language, event))
    .join(SITE_TEXT[language].comma);

/** «امروز», «فردا», «جمعه ۶ آذر» */
function dayName(language: Language, jdn: Jdn, away: number): string {
  if (Math.abs(away) > 1) return ownWeekdayText(language, jdn);
  const name = daysAwayText(language, away);
  return name[0]!.toUpperCase() + name.slice(1);
}

/**
 * The answer of a card that is turned to another day: «فردا تعطیل است: عاشورا», «پنجشنبه ۵ آذر کاری است»
 * @param today the visitor's day
 * @param isAbroad names Iran
 */
export function dayAnswer(language: Language, cell: Cell, today: Jdn, weekend: Weekend, isAbroad: boolean): Html {
  const text = HOME_TEXT[language];
  const jdn = dayNumber(cell.gregorian);
  const away = jdn - today;
  const isOff = cell.is_holiday || isWeekendDay(cell, weekend);
  const state = cell.is_holiday ? 'holiday' : isOff ? 'weekend' : 'works';
  const name = isAbroad ? ownWeekdayText(language, jdn) : dayName(language, jdn, away);
  const answer = text.answers[state][away < 0 ? 'was' : 'is'].replace('{day}', name);
  const why = cell.is_holiday ? titlesOf(language, cell) : Math.abs(away) > 1 ? '' : weekdayOf(language, cell.sh);
  return html`<p class="answer${isOff && ' off'}">${isAbroad && text.inIran}${answer}${isOff && why && `: ${why}`}</p>`;
}

function breakText(language: Language, found: ReturnType<typeof breakAt>): Html | false {
  if (!found) return false;
  const text = HOME_TEXT[language];
  const words = (found.leave === 0 ? text.inARow : text.withLeave[found.leave === 1 ? 'one' : 'other'])
    .replace('{days}', numeral(language, found.days))
    .replace('{leave}', numeral(language, found.leave));
  return html` <span class="pill">${words}${SITE_TEXT[language].comma}<span class="whole">${ownSpanText(language, found.first, found.last)}</span></span>`;
}

/** The next holiday after today: how far, its name, its day, and the days off that it makes. */
export function nextHoliday(language: Language, days: readonly HolidayDay[], today: Jdn, weekend: Weekend): Html {
  const text = HOME_TEXT[language];
  const dayOf = (day: HolidayDay): Jdn => gregorian.fromIsoDate(day.date_gregorian);
  const next = days.find((day) => dayOf(day) > today);
  if (!next) return html``;
  const jdn = dayOf(next);
  const found = breakAt(jdn, dayOff(new Set(days.map(dayOf)), WEEKEND_DAYS[weekend]));
  const pill = html`${breakText(language, found)}${next.estimate && html` <span class="note">~ ${text.mayMove}</span>`}`;
  // The sentence above says that tomorrow is off.
  if (jdn === today + 1) return pill.text ? html`<p class="answer-next">${pill}</p>` : html``;
  const { comma } = SITE_TEXT[language];
  const away = html`<b class="off">${daysAwayText(language, jdn - today)}</b>`;
  const link = html`<a class="day-link whole" href="${dayPath(language, jdn)}" data-day="${jdn}">${ownWeekdayText(language, jdn)}</a>`;
  const persian =
    language === 'en' && html` <span class="note whole only-wide">(${persianDateText(language, jdn)})</span>`;
  const name = html`<span>${titlesOf(language, next)}${comma}${link}${persian}</span>`;
  return html`<p class="answer-next"><span class="lead">${text.nextHoliday}:</span> ${away}${comma}${name}${pill}</p>`;
}

const SHOWN = 2;

/** The day's occasions in one line; the detail of the day has the others. */
export function occasionsLine(language: Language, cell: Cell, today: Jdn, shown: readonly Group[]): Html {
  const text = HOME_TEXT[language];
  const events = cell.events.filter((event) => event.is_holiday || shown.includes(groupOf(event)));
  const jdn = dayNumber(cell.gregorian);
  if (events.length === 0) return html``;
  const more = events.length - SHOWN;
  return html`<p class="plain-links">${jdn !== today && html`<span class="lead">${dayName(language, jdn, jdn - today)}:</span> `}${events
    .slice(0, SHOWN)
    .map(
      (event, index) => html`${index > 0 && SITE_TEXT[language].comma}${occasionLink(language, event, jdn)}`,
    )}${more > 0 && html` <a href="${dayPath(language, jdn)}" data-day="${jdn}">${text.othersToday.replace('{count}', numeral(language, more))}</a>`}</p>`;
}
