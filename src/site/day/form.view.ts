/**
 * The one form of a day: its weekday, its date as the large thing, the two other dates, its occasions, and what it means to
 * the reader. Home, the sheet of a day and the column beside a month have it; a feast stands in its picture.
 */
import { feastOn } from '#core/feasts.ts';
import { RAMADAN } from '#core/ramadan.ts';
import type { Cell } from '#site/data/resources.ts';
import {
  dateText,
  dayNumber,
  isoDate,
  MAX_BESIDE_PICTURE,
  rowDateText,
  shortDateText,
  weekdayOf,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';

export interface DayForm {
  readonly cell: Pick<Cell, 'sh' | 'gregorian' | 'hijri'>;
  /** The day is off for the reader, and red. */
  readonly isOff: boolean;
  /** beside the weekday: «پس‌فردا» */
  readonly away?: string | undefined;
  /** in the heading around weekday and date */
  readonly heading: (date: Html) => Html;
  /** between the dates and what the day means; a feast has none */
  readonly occasions?: Html | undefined;
  /** a sentence, and what belongs to it */
  readonly meaning: Html;
  /** name of a feast that has begun already, on the day before */
  readonly feast?: string | undefined;
}

export function dayForm(language: Language, form: DayForm): Html {
  const { cell, isOff, away, heading, occasions, meaning } = form;
  const [own, other] = language === 'fa' ? [cell.sh, cell.gregorian] : [cell.gregorian, cell.sh];
  const feast = form.feast ?? feastOn(cell.sh)?.name;
  const jdn = dayNumber(cell.gregorian);
  const date = feast ? rowDateText(language, jdn) : shortDateText(language, jdn);
  const year = html`<span class="day-year">${numeral(language, own.year)}</span>`;
  // The name of a sheet, without the days left.
  const id = (name: string) => away && html` id="day-${name}"`;
  const isYearBelow = feast && date.length > MAX_BESIDE_PICTURE;
  const weekday = html`<span class="day-weekday"><b${id('weekday')}>${weekdayOf(language, own)}</b>${away && html` <span data-away>· ${away}</span>`}</span>`;
  const words = html`${heading(html`<time datetime="${isoDate(cell.gregorian)}">${weekday} <span class="day-date"${id('date')}>${date}${!isYearBelow && html` ${year}`}</span></time>`)}
<p class="day-others">${isYearBelow && html`${year} · `}<span class="whole">${dateText(language, other)}</span> · <span class="whole${cell.hijri.month === RAMADAN && ' fasting'}">${dateText(language, cell.hijri)}</span></p>`;
  if (!feast) {
    return html`<div class="day-form${isOff && ' red'}">${words}${occasions}<div class="day-meaning">${meaning}</div></div>`;
  }
  return html`<div class="day-form feast ${feast}"><div class="day-sky"><div>${words}</div><img src="/feasts/${feast}.svg" alt="" width="136" height="122"></div>
<div class="day-meaning">${meaning}</div></div>`;
}
