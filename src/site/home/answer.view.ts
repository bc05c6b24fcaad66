/** The first lines of the first page: whether today is off, the next holiday, and today's occasions. */
import * as gregorian from '#core/gregorian.ts';
import { weekdayOf as isoWeekday, type Jdn } from '#core/jdn.ts';
import { dayPath } from '#site/data/address.ts';
import { breakAt, dayOff } from '#site/data/breaks.ts';
import { type Group, groupOf } from '#site/data/groups.ts';
import type { Cell, HolidayDay, OccasionObject } from '#site/data/resources.ts';
import {
  dayNumber,
  daysAwayText,
  gregorianDayText,
  persianDateText,
  persianDayText,
  weekdayOf,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { occasionLink, titleOf } from '#site/occasions/view.ts';
import { WEEKEND_DAYS, type Weekend } from '#site/settings/settings.ts';
import { HOME_TEXT } from './text.ts';

const titlesOf = (language: Language, { events }: { readonly events: readonly OccasionObject[] }): string =>
  events
    .filter(({ is_holiday }) => is_holiday)
    .map((event) => titleOf(language, event))
    .join(SITE_TEXT[language].comma);

export const isWeekendDay = (cell: Cell, weekend: Weekend): boolean =>
  WEEKEND_DAYS[weekend].includes(isoWeekday(dayNumber(cell.gregorian)));

/** «امروز کاری است», «امروز تعطیل است: عاشورا» */
export function dayAnswer(language: Language, cell: Cell, weekend: Weekend): Html {
  const isWeekend = isWeekendDay(cell, weekend);
  if (!cell.is_holiday && !isWeekend) return html`<p class="answer">${HOME_TEXT[language].works}</p>`;
  const why = cell.is_holiday ? titlesOf(language, cell) : weekdayOf(language, cell.sh);
  const off = !cell.is_holiday && language === 'en' ? HOME_TEXT.en.weekend : HOME_TEXT[language].off;
  return html`<p class="answer off">${off} ${why}</p>`;
}

function breakText(language: Language, found: ReturnType<typeof breakAt>): string | undefined {
  if (!found) return undefined;
  const text = HOME_TEXT[language];
  return (found.leave === 0 ? text.inARow : text.withLeave[found.leave === 1 ? 'one' : 'other'])
    .replace('{days}', numeral(language, found.days))
    .replace('{leave}', numeral(language, found.leave));
}

/** The next holiday after today: how far, its name, its day, and the days off that it makes. */
export function nextHoliday(language: Language, days: readonly HolidayDay[], today: Jdn, weekend: Weekend): Html {
  const text = HOME_TEXT[language];
  const dayOf = (day: HolidayDay): Jdn => gregorian.fromIsoDate(day.date_gregorian);
  const next = days.find((day) => dayOf(day) > today);
  if (!next) return html``;
  const jdn = dayOf(next);
  const found = breakAt(jdn, dayOff(new Set(days.map(dayOf)), WEEKEND_DAYS[weekend]));
  const own = language === 'fa' ? persianDayText(language, jdn, { year: false }) : gregorianDayText(language, jdn);
  const further = [breakText(language, found), next.estimate ? `~ ${text.mayMove}` : undefined].filter(Boolean);
  return html`<p class="answer-next"><span class="lead">${text.nextHoliday}</span> <b class="off">${daysAwayText(language, jdn - today)}</b>
<span>${titlesOf(language, next)}${SITE_TEXT[language].comma}<a class="day-link" href="${dayPath(language, jdn)}" data-day="${jdn}">${own}</a>${
    language === 'en' && html` <span class="note">(${persianDateText(language, jdn)})</span>`
  }</span>${further.length > 0 && html` <span class="pill">${further.join(SITE_TEXT[language].comma)}</span>`}</p>`;
}

const SHOWN = 2;

/** The day's occasions in one line; the detail of the day has the others. */
export function occasionsLine(language: Language, cell: Cell, shown: readonly Group[]): Html {
  const text = HOME_TEXT[language];
  const events = cell.events.filter((event) => event.is_holiday || shown.includes(groupOf(event)));
  if (events.length === 0) return html`<p class="note">${text.noOccasions}</p>`;
  const jdn = dayNumber(cell.gregorian);
  const more = events.length - SHOWN;
  return html`<p class="plain-links"><span class="lead">${text.todayIs}</span> ${events
    .slice(0, SHOWN)
    .map(
      (event, index) => html`${index > 0 && SITE_TEXT[language].comma}${occasionLink(language, event, jdn)}`,
    )}${more > 0 && html` <a href="${dayPath(language, jdn)}" data-day="${jdn}">${text.othersToday.replace('{count}', numeral(language, more))}</a>`}</p>`;
}
