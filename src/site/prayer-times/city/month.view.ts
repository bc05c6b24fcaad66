/** Prayer times of a day with asr and isha, and of a month. */
import { PRAYERS } from '#api/facts/prayer-days.ts';
import * as gregorian from '#core/gregorian.ts';
import type { CalendarDate, Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { firstOf, lastOf } from '#core/required.ts';
import { dayPath } from '#site/data/address.ts';
import { bothDays, isFriday } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SHORT_PRAYER_NAMES } from '#site/prayer-times/card.text.ts';
import { timesList } from '#site/prayer-times/card.view.ts';
import type { MoreTimes, NextPrayer, PrayerDay } from '#site/prayer-times/days.ts';
import { CITY_PRAYER_TEXT } from './text.ts';

interface StripOptions {
  readonly more: MoreTimes;
  /** marked if it belongs to the day */
  readonly next?: NextPrayer;
  readonly now?: number;
  readonly isTomorrow?: boolean;
}

/** The six times of a day, with asr and isha among them. */
export function prayerStrip(language: Language, day: PrayerDay, { more, next, now, isTomorrow }: StripOptions): Html {
  const text = CITY_PRAYER_TEXT[language];
  const [own, other] = bothDays(language, day.jdn);
  return html`<p class="prayer-date row">${isTomorrow && html`<b class="pill next">${text.tomorrow}</b> `}<b><time datetime="${gregorian.toIsoDate(day.jdn)}">${own}</time></b>
<span class="note">${other}</span></p>
${timesList(language, day, { next, more, now })}${day.rules.length > 0 && html`<p class="note">${text.substituted}</p>`}`;
}

/** The readers' own calendar, and the other one. */
const CALENDARS = { fa: ['persian', 'gregorian'], en: ['gregorian', 'persian'] } as const;
const MODULES = { persian, gregorian };
type Calendar = keyof typeof MODULES;

const nameIn = (language: Language, calendar: Calendar, { month }: CalendarDate): string =>
  monthName(calendar, month)[language];

/** The months that the days are in: «آبان ۱۴۰۵», «اکتبر – نوامبر ۲۰۲۶». */
function monthsText(language: Language, calendar: Calendar, days: readonly PrayerDay[]): string {
  const { fromJdn } = MODULES[calendar];
  const [first, last] = [fromJdn(firstOf(days).jdn), fromJdn(lastOf(days).jdn)];
  const end = `${nameIn(language, calendar, last)} ${last.year}`;
  if (first.month === last.month) return numeral(language, end);
  const firstYear = first.year === last.year ? '' : ` ${first.year}`;
  return numeral(language, `${nameIn(language, calendar, first)}${firstYear} – ${end}`);
}

/** The month in the readers' own calendar, and the months of the other calendar that it covers. */
export function prayerMonthHeading(language: Language, days: readonly PrayerDay[]): Html {
  const [own, other] = CALENDARS[language];
  return html`${monthsText(language, own, days)} <span class="note">${monthsText(language, other, days)}</span>`;
}

const MIN_SHOWN = 10;

/**
 * A row a day: the day in the readers' own calendar, which opens, weekday, the day in the other calendar, six times. The
 * past days of the present month fold out, but for those of its last ten.
 */
export function prayerMonthTable(language: Language, days: readonly PrayerDay[], today: Jdn): Html {
  const text = CITY_PRAYER_TEXT[language];
  const isNow = days.some(({ jdn }) => jdn === today);
  const shownFrom = isNow ? Math.min(today, lastOf(days).jdn - MIN_SHOWN + 1) : firstOf(days).jdn;
  const earlier = html`<details class="fold earlier-days"><summary>${text.earlier}</summary></details>`;
  const names = PRAYERS.map((prayer) => html`<th scope="col">${SHORT_PRAYER_NAMES[language][prayer]}</th>`);
  const other = html`<th scope="col" class="only-wide">${text.otherCalendar}</th>`;
  const head = html`<tr><th scope="col" colspan="2">${text.day}</th>${other}${names}</tr>`;
  const rows = days.map((day) => monthRow(language, day, today, day.jdn < shownFrom));
  const table = html`<table class="records prayer-month"><thead>${head}</thead><tbody>${rows}</tbody></table>`;
  return html`${shownFrom > firstOf(days).jdn && earlier}${table}`;
}

function monthRow(language: Language, { jdn, moments }: PrayerDay, today: Jdn, isPast: boolean): Html {
  const [own, other] = CALENDARS[language].map((calendar) => {
    const date = MODULES[calendar].fromJdn(jdn);
    return { day: numeral(language, date.day), name: nameIn(language, calendar, date) };
  }) as [{ day: string; name: string }, { day: string; name: string }];
  const weekday = weekdayName(jdn)[language];
  const label = bothDays(language, jdn)[0];
  const link = html`<a class="day-link" href="${dayPath(language, jdn)}" data-day="${jdn}" aria-label="${label}">${own.day}</a>`;
  const month = language === 'en' && html`<span class="only-wide"> ${own.name.slice(0, 3)}</span>`;
  return html`<tr${jdn === today ? html` class="today" aria-current="date"` : isPast && html` class="past"`}>
<th scope="row"${isFriday(jdn) && html` class="off"`}>${link}${month}</th>
<td class="date${isFriday(jdn) && ' off'}">${language === 'fa' ? weekday : weekday.slice(0, 3)}</td>
<td class="only-wide note">${other.day} ${other.name}</td>
${moments.map(({ clock }) => html`<td>${numeral(language, clock)}</td>`)}</tr>`;
}
