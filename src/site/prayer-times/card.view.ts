/** Six times of a city in one calm row: today's, and after maghrib tomorrow's, with the time that is left to the next. */

import { type Jdn, MS_PER_MINUTE } from '#core/jdn.ts';
import { type PrayerMethod, TEHRAN_METHOD } from '#core/prayer-methods.ts';
import type { FastingDays } from '#core/ramadan.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral, pagePath } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { MyCity } from '#site/settings/my-city.browser.ts';
import { CARD_TEXT, FAST_NAMES, minutesWords, PRAYER_NAMES, SHORT_PRAYER_NAMES, spanWords } from './card.text.ts';
import { AFTER_MAGHRIB_MS, cardDay, type NextPrayer, nextPrayer, type PrayerDay, prayerDay, sixTimes } from './days.ts';

/** What the row shows. */
interface CityPrayersOptions extends MyCity {
  /** undefined while unknown: then nothing is left to the next */
  readonly now?: number | undefined;
  readonly day: Jdn;
  /** method, if it is not the Institute's */
  readonly method?: PrayerMethod;
  readonly ramadans: readonly FastingDays[];
}

export function cityPrayers(language: Language, options: CityPrayersOptions): Html {
  const { city, isGuess, now, day, method = TEHRAN_METHOD, ramadans } = options;
  const text = CARD_TEXT[language];
  const { jdn, isTomorrow } = now === undefined ? { jdn: day, isTomorrow: false } : cardDay(city, now, method);
  const next = now === undefined ? undefined : nextPrayer(city, now, method, ramadans);
  const name = `${city[language]}${isTomorrow ? `${SITE_TEXT[language].comma}${text.nextDay}` : ''}`;
  // After maghrib the row waits before it turns to tomorrow.
  const begun =
    next && now !== undefined && next.jdn > jdn
      ? nextPrayer(city, now - AFTER_MAGHRIB_MS, method, ramadans)
      : undefined;
  const timer =
    now !== undefined && (begun ? sinceBegun(language, begun, now) : next && untilNext(language, next, now));
  const notes = [isGuess && city.country && text.guessed, method !== TEHRAN_METHOD && method.name[language]];
  return html`<div class="apart"><h2><a class="day-link" href="${pagePath(language, `/prayer-times/${city.slug}`)}">${name}</a></h2>
<p class="card-until note" role="timer">${timer || '\u00a0'}</p></div>
${timesList(language, prayerDay(city, jdn, method), { next: begun ?? next, now })}
${notes.some(Boolean) && html`<p class="note">${notes.filter(Boolean).join(' · ')}</p>`}`;
}

interface TimesOptions {
  /** marked if it belongs to the day */
  readonly next?: NextPrayer | undefined;
  /** with asr and isha */
  readonly isEight?: boolean;
  /** times before it are marked as past */
  readonly now?: number | undefined;
}

/** The times of a day, each under its name; on a day of Ramadan maghrib is iftar. */
export function timesList(language: Language, day: PrayerDay, { next, isEight = false, now }: TimesOptions): Html {
  const times = isEight ? day.moments : sixTimes(day);
  const names = { ...SHORT_PRAYER_NAMES[language], ...(next?.isFast && { maghrib: FAST_NAMES[language].maghrib }) };
  const isNext = (name: string) => next?.jdn === day.jdn && next.prayer === name;
  return html`<ol class="times${isEight && ' eight'}">${times.map(
    ({ prayer, moment, clock }) =>
      html`<li${isNext(prayer) ? html` class="next" aria-current="time"` : now !== undefined && moment <= now && html` class="past"`}><span>${names[prayer]}</span>
<b data-time="${prayer}">${numeral(language, clock)}</b></li>`,
  )}</ol>`;
}

/** «اذان مغرب»; in Ramadan «افطار» and «امساک». */
export function nextName(language: Language, { prayer, isFast }: NextPrayer): string {
  if (prayer === 'imsak' || (isFast && prayer === 'maghrib')) return FAST_NAMES[language][prayer];
  if (prayer === 'asr' || prayer === 'isha')
    return `${CARD_TEXT[language].call}${SHORT_PRAYER_NAMES[language][prayer]}`;
  return PRAYER_NAMES[language][prayer];
}

/** «۲ ساعت و ۵۲ دقیقه تا اذان ظهر», in the last ten minutes «۹:۵۹ تا اذان ظهر» */
export const untilNext = (language: Language, next: NextPrayer, now: number): Html =>
  html`<span class="number">${spanWords(language, next.moment - now)}</span> ${CARD_TEXT[language].until} ${nextName(language, next)}`;

/** «۱۹ دقیقه از اذان مغرب», "19 min since Maghrib" */
const sinceBegun = (language: Language, begun: NextPrayer, now: number): Html =>
  html`<span class="number">${minutesWords(language, Math.floor((now - begun.moment) / MS_PER_MINUTE) + 1)}</span> ${CARD_TEXT[language].since} ${nextName(language, begun)}`;
