/** Prayer times of a week and of a month. */

import { addDays, type CalendarDate, type Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import type { PrayerMethod } from '#core/prayer-methods.ts';
import { PRAYERS } from '#core/prayer-names.ts';
import { firstOf, lastOf } from '#core/required.ts';
import { dayPath } from '#site/data/address.ts';
import { monthOfDay } from '#site/data/gregorian-month.ts';
import { bothDays, CALENDARS, type Calendar, isFriday } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SHORT_PRAYER_NAMES } from '#site/prayer-times/card.text.ts';
import { type CityPlace, type PrayerDay, prayerDay, sixTimes } from '#site/prayer-times/days.ts';
import { CITY_PRAYER_TEXT } from './text.ts';

/** The readers' own calendar, and the other one. */
const BOTH = { fa: ['persian', 'gregorian'], en: ['gregorian', 'persian'] } as const;

const nameIn = (language: Language, calendar: Calendar, { month }: CalendarDate): string =>
  monthName(calendar, month)[language];

/** The months that the days are in: «آبان ۱۴۰۵», «اکتبر – نوامبر ۲۰۲۶». */
function monthsText(language: Language, calendar: Calendar, days: readonly PrayerDay[]): string {
  const { fromJdn } = CALENDARS[calendar];
  const [first, last] = [fromJdn(firstOf(days).jdn), fromJdn(lastOf(days).jdn)];
  const end = `${nameIn(language, calendar, last)} ${last.year}`;
  if (first.month === last.month) return numeral(language, end);
  const firstYear = first.year === last.year ? '' : ` ${first.year}`;
  return numeral(language, `${nameIn(language, calendar, first)}${firstYear} – ${end}`);
}

/** The month in the readers' own calendar, and the months of the other calendar that it covers. */
export function prayerMonthHeading(language: Language, days: readonly PrayerDay[]): Html {
  const [own, other] = BOTH[language];
  return html`${monthsText(language, own, days)} <span class="note">${monthsText(language, other, days)}</span>`;
}

/** With today. */
const DAYS_OF_WEEK = 7;

/**
 * A row a day: the day in the readers' own calendar, which opens, weekday, the day in the other calendar, six times. Of the
 * present month the style sheet shows seven days from today on, and all of it where the address names the section or on paper.
 *
 * @param holidays whose dates are red, as those of Fridays
 * @param shown the day whose times the page shows: today, or tomorrow
 */
export function prayerMonthTable(
  language: Language,
  days: readonly PrayerDay[],
  today: Jdn,
  holidays: readonly Jdn[],
  shown: Jdn = today,
): Html {
  const text = CITY_PRAYER_TEXT[language];
  const isNow = days.some(({ jdn }) => jdn === today);
  const names = PRAYERS.map((prayer) => html`<th scope="col">${SHORT_PRAYER_NAMES[language][prayer]}</th>`);
  const other = html`<th scope="col" class="only-wide"><span class="visually-hidden">${text.otherCalendar}</span></th>`;
  const head = html`<tr><th scope="col"><span class="visually-hidden">${text.day}</span></th>${other}${names}</tr>`;
  const rows = days.map((day) => {
    const { jdn } = day;
    const isOther = jdn < today || jdn >= today + DAYS_OF_WEEK;
    const isNextMonth = monthOfDay(language, jdn).month !== monthOfDay(language, today).month;
    const kind = jdn === shown ? 'today' : isOther ? 'other' : isNextMonth && 'next-month';
    return monthRow(language, day, { today, kind: isNow && kind, isOff: isFriday(jdn) || holidays.includes(jdn) });
  });
  return html`<table class="records prayer-month"><thead>${head}</thead><tbody>${rows}</tbody></table>`;
}

/** The days of a month, and from the present month on into the next until a week from today. */
export const withWeek = (
  place: CityPlace,
  days: readonly PrayerDay[],
  today: Jdn,
  method?: PrayerMethod,
): readonly PrayerDay[] => {
  const last = lastOf(days).jdn;
  const isNow = days.some(({ jdn }) => jdn === today);
  const further = isNow ? Math.max(0, today + DAYS_OF_WEEK - 1 - last) : 0;
  return [...days, ...Array.from({ length: further }, (_, away) => prayerDay(place, addDays(last, away + 1), method))];
};

interface RowOptions {
  readonly today: Jdn;
  /** class of the row: the day shown, a day outside the week, a day of the week outside the month */
  readonly kind: string | false;
  readonly isOff: boolean;
}

function monthRow(language: Language, day: PrayerDay, { today, kind, isOff }: RowOptions): Html {
  const { jdn } = day;
  const [own, other] = BOTH[language].map((calendar) => {
    const date = CALENDARS[calendar].fromJdn(jdn);
    return { day: numeral(language, date.day), name: nameIn(language, calendar, date) };
  }) as [{ day: string; name: string }, { day: string; name: string }];
  const weekday = weekdayName(jdn)[language];
  const [month, short] = [own.name.slice(0, 3), weekday.slice(0, 3)];
  // The words of the link are the first of its name.
  const label = language === 'fa' ? bothDays(language, jdn)[0] : `${short} ${own.day} ${month}`;
  const link = (words: Html | string) =>
    html`<a class="day-link" href="${dayPath(language, jdn)}" data-day="${jdn}" aria-label="${label}">${words}</a>`;
  const name = {
    fa: html`${link(own.day)} ${weekday}`,
    en: link(html`${short} ${own.day}<span class="only-wide"> ${month}</span>`),
  }[language];
  return html`<tr${kind && html` class="${kind}"`}${jdn === today && html` aria-current="date"`}>
<th scope="row"${isOff && html` class="off"`}>${name}</th>
<td class="only-wide note">${other.day} ${other.name}</td>
${sixTimes(day).map(({ clock }) => html`<td>${numeral(language, clock)}</td>`)}</tr>`;
}
