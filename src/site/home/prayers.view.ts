/** Six times of a city: today's, and after the last of them tomorrow's, with the time that is left to the next. */
import type { Jdn } from '#core/jdn.ts';
import { type PrayerMethod, TEHRAN } from '#core/prayer-methods.ts';
import { persianDayText } from '#site/frame/dates.ts';
import { type Html, html } from '#site/frame/html.ts';
import { type Language, pagePath } from '#site/frame/language.ts';
import { numeral } from '#site/frame/numerals.ts';
import { cardDay, nextPrayer, prayerDay } from '#site/prayer-times/days.ts';
import { PRAYER_NAMES } from '#site/prayer-times/text.ts';
import { untilNext } from '#site/prayer-times/view.ts';
import type { RememberedCity } from '#site/settings/settings.browser.ts';
import { HOME_TEXT } from './text.ts';

/**
 * @param now undefined while it is not known: then nothing is counted down
 * @param method named where it is not the Institute's
 */
export function cityPrayers(
  language: Language,
  city: RememberedCity,
  now: number | undefined,
  day: Jdn,
  method: PrayerMethod = TEHRAN,
): Html {
  const text = HOME_TEXT[language];
  const { jdn, isTomorrow } = now === undefined ? { jdn: day, isTomorrow: false } : cardDay(city, now, method);
  const next = now === undefined ? undefined : nextPrayer(city, now, method);
  return html`<div class="home-prayers-head"><h2><a href="${pagePath(language, `/prayer-times/${city.slug}`)}">${text.prayers} ${city[language]}</a></h2>
<p class="note">${isTomorrow ? html`<b>${text.tomorrow}</b> ` : ''}${persianDayText(language, jdn, { year: false })}</p></div>
<p class="home-until">${next && now !== undefined ? untilNext(language, next, now) : ''}</p>
<ol class="home-times">${prayerDay(city, jdn, method).moments.map(
    ({ prayer, clock }) =>
      html`<li${next?.prayer === prayer && next.jdn === jdn && html` class="next" aria-current="time"`}><span>${PRAYER_NAMES[language][prayer]}</span> <b>${numeral(language, clock)}</b></li>`,
  )}</ol>${method !== TEHRAN && html`<p class="note home-method">${method.name[language]}</p>`}`;
}
