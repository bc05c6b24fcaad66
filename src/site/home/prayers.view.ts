/** Six times of a city: today's, and after the last of them tomorrow's, with the time that is left to the next. */
import type { Jdn } from '#core/jdn.ts';
import { type PrayerMethod, TEHRAN } from '#core/prayer-methods.ts';
import { gregorianDateText, persianDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { cardDay, nextPrayer, prayerDay } from '#site/prayer-times/days.ts';
import { SHORT_PRAYER_NAMES } from '#site/prayer-times/text.ts';
import { untilNext } from '#site/prayer-times/view.ts';
import type { MyCity } from '#site/settings/my-city.browser.ts';
import { HOME_TEXT } from './text.ts';

export interface CityPrayersOptions extends MyCity {
  /** undefined while unknown: then there is no countdown */
  readonly now?: number | undefined;
  readonly day: Jdn;
  /** method, if it is not the Institute's */
  readonly method?: PrayerMethod;
}

export function cityPrayers(language: Language, options: CityPrayersOptions): Html {
  const { city, isGuess, now, day, method = TEHRAN } = options;
  const text = HOME_TEXT[language];
  const { jdn, isTomorrow } = now === undefined ? { jdn: day, isTomorrow: false } : cardDay(city, now, method);
  const next = now === undefined ? undefined : nextPrayer(city, now, method);
  const date = language === 'fa' ? persianDayText(language, jdn, { year: false }) : gregorianDateText(language, jdn);
  return html`<div class="row"><h2 class="plain-links"><a href="${pagePath(language, `/prayer-times/${city.slug}`)}"><span class="only-wide">${text.prayers}</span> ${city[language]}</a></h2>
<p class="home-until note">${next && now !== undefined ? untilNext(language, next, now) : '\u00a0'}</p></div>
<ol class="times">${prayerDay(city, jdn, method).moments.map(
    ({ prayer, clock }) =>
      html`<li${next?.prayer === prayer && next.jdn === jdn && html` class="next" aria-current="time"`}><span>${SHORT_PRAYER_NAMES[language][prayer]}</span> <b>${numeral(language, clock)}</b></li>`,
  )}</ol>
<p class="note home-prayers-foot">${isTomorrow && html`<b>${text.tomorrow}</b> `}${date}${isGuess && html` · ${text.guessed}`}${method !== TEHRAN && html` · ${method.name[language]}`}</p>`;
}
