/**
 * The one form of a day: its weekday, its date as the large thing, the two other dates, its occasions, and what it means to
 * the reader. A feast stands in its picture.
 */
import { feastOn } from '#core/feasts.ts';
import * as gregorian from '#core/gregorian.ts';
import type { CalendarDate, Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { RAMADAN } from '#core/ramadan.ts';
import { bothDays, hijriDateText, mayMoveMark, OWN_CALENDARS, rowDateText, shortDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';

export interface DayForm {
  readonly jdn: Jdn;
  /** its Islamic date, where that is told */
  readonly hijri?: CalendarDate;
  /** the Islamic date may move */
  readonly mayMove?: boolean;
  /** The day is off for the reader, and red. */
  readonly isOff?: boolean;
  /** what begins on the day, in the place of its weekday */
  readonly name?: string;
  /** beside the weekday: «پس‌فردا» */
  readonly away?: string;
  /** around weekday and date */
  readonly heading?: (date: Html) => Html;
  /** between the dates and what the day means; a feast has none */
  readonly occasions?: Html;
  /** a sentence, and what belongs to it */
  readonly meaning: Html;
  /** name of the feast in whose picture the day stands, if not that of the day; false: in none */
  readonly feast?: string | false | undefined;
}

/** A longer day and month leave no room for the year beside a picture: it stands with the other dates. */
const MAX_BESIDE_PICTURE = 6;

export function dayForm(language: Language, form: DayForm): Html {
  const { jdn, hijri, mayMove, isOff, away, occasions, meaning } = form;
  const { name = weekdayName(jdn)[language], feast = feastOn(persian.fromJdn(jdn))?.name } = form;
  const { heading = (date) => html`<h2>${date}</h2>` } = form;
  const date = feast ? rowDateText(language, jdn) : shortDateText(language, jdn);
  const year = html`<span class="day-year">${numeral(language, OWN_CALENDARS[language].fromJdn(jdn).year)}</span>`;
  const isYearBelow = feast && date.length > MAX_BESIDE_PICTURE;
  const weekday = html`<span class="day-weekday"><b>${name}</b>${away && html` <span data-away>· ${away}</span>`}</span>`;
  const words = html`${heading(html`<time datetime="${gregorian.toIsoDate(jdn)}">${weekday} <span class="day-date">${date}${!isYearBelow && html` ${year}`}</span></time>`)}
<p class="day-others parts">${isYearBelow && html`<span class="whole">${year}</span> `}<span class="whole">${bothDays(language, jdn)[1]}</span>${
    hijri &&
    html` <span class="whole${hijri.month === RAMADAN && ' fasting'}">${hijriDateText(language, hijri)}${mayMove && mayMoveMark(language)}</span>`
  }</p>`;
  if (!feast) {
    return html`<div class="day-form${isOff && ' red'}">${words}${occasions}<div class="day-meaning">${meaning}</div></div>`;
  }
  return html`<div class="day-form feast ${feast}"><div class="day-sky"><div>${words}</div><img src="/feasts/${feast}.svg" alt="" width="136" height="122"></div>
<div class="day-meaning">${meaning}</div></div>`;
}
