/** Six times of a city: today's, and after the last of them tomorrow's, with the time that is left to the next. */
import type { Jdn } from '#core/jdn.ts';
import { type PrayerMethod, TEHRAN_METHOD } from '#core/prayer-methods.ts';
import type { FastingDays } from '#core/ramadan.ts';
import { clockOf } from '#core/time-zone.ts';
import { ownWeekdayText, shortDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import type { MyCity } from '#site/settings/my-city.browser.ts';
import { CARD_TEXT, EIGHT_TIMES, FAST_NAMES, PRAYER_NAMES, SHORT_PRAYER_NAMES } from './card.text.ts';
import {
  cardDay,
  imsakOf,
  isFastDay,
  type MoreTimes,
  type NextPrayer,
  nextPrayer,
  type PrayerDay,
  prayerDay,
} from './days.ts';

/** What the card shows. */
interface CityPrayersOptions extends MyCity {
  /** undefined while unknown: then there is no countdown */
  readonly now?: number | undefined;
  readonly day: Jdn;
  /** the city's today is not shown: `day` is, without a countdown */
  readonly isTurned?: boolean;
  /** method, if it is not the Institute's */
  readonly method?: PrayerMethod;
  readonly ramadans: readonly FastingDays[];
}

export function cityPrayers(language: Language, options: CityPrayersOptions): Html {
  const { city, isGuess, isTurned = false, day, method = TEHRAN_METHOD, ramadans } = options;
  const now = isTurned ? undefined : options.now;
  const text = CARD_TEXT[language];
  const { jdn, isTomorrow } = now === undefined ? { jdn: day, isTomorrow: false } : cardDay(city, now, method);
  const next = now === undefined ? undefined : nextPrayer(city, now, method, ramadans);
  const times = prayerDay(city, jdn, method);
  return html`<div class="row"><h2 class="plain-links"><a href="${pagePath(language, `/prayer-times/${city.slug}`)}"><span class="only-wide">${text.timesOf}</span> ${city[language]}</a></h2>
<p class="card-until note">\u00a0</p></div>
${timesList(language, times, { next, now })}
<p class="note card-foot">${isTomorrow ? html`<b>${text.tomorrow}</b> ${shortDateText(language, jdn)}` : ownWeekdayText(language, jdn)}${isFastDay(jdn, ramadans) && fast(language, imsakOf(city, times).clock)}${
    isGuess && html` · ${text.guessed}`
  }${method !== TEHRAN_METHOD && html` · ${method.name[language]}`}</p>`;
}

interface TimesOptions {
  /** marked if it belongs to the day */
  readonly next?: NextPrayer | undefined;
  /** asr and isha, which come among the six */
  readonly more?: MoreTimes | undefined;
  /** times before it are marked as past */
  readonly now?: number | undefined;
}

/** The times of a day, each under its name. */
export function timesList(
  language: Language,
  { jdn, moments }: PrayerDay,
  { next, more, now }: TimesOptions = {},
): Html {
  const clocks: Partial<Record<string, string>> = {
    ...Object.fromEntries(moments.map(({ prayer, clock }) => [prayer, clock])),
    ...more,
  };
  const isPast = (time: string) =>
    moments.some(({ prayer, moment }) => prayer === time && now !== undefined && moment <= now);
  const isNext = (time: string) => next?.jdn === jdn && next.prayer === time;
  return html`<ol class="times${more && ' eight'}">${EIGHT_TIMES.map((time) => {
    const clock = clocks[time];
    return (
      clock &&
      html`<li${isNext(time) ? html` class="next" aria-current="time"` : isPast(time) && html` class="past"`}><span>${SHORT_PRAYER_NAMES[language][time]}</span>
<b data-time="${time}">${numeral(language, clock)}</b></li>`
    );
  })}</ol>`;
}

/** «اذان مغرب»; in Ramadan «افطار» and «امساک». */
export function nextName(language: Language, { prayer, isFast }: NextPrayer): string {
  if (prayer === 'imsak' || (isFast && prayer === 'maghrib')) return FAST_NAMES[language][prayer];
  return PRAYER_NAMES[language][prayer];
}

/**
 * «۲:۰۵:۳۰ مانده تا اذان مغرب», «۱۰:۳۰:۰۰ مانده تا اذان صبح فردا»
 * @param today the city's day
 */
export const untilNext = (language: Language, next: NextPrayer, now: number, today: Jdn): Html => html`
<b class="prayer-left number">${numeral(language, spanClock(next.moment - now))}</b>
<span>${CARD_TEXT[language].until} <b>${nextName(language, next)}${next.jdn > today && ` ${CARD_TEXT[language].ofTomorrow}`}</b></span>`;

/** `H:MM:SS` of a span, the last second begun counted whole. */
export const spanClock = (spanMs: number): string => clockOf(Math.ceil(spanMs / 1000) * 1000).replace(/^0/, '');

/** «امساک ۵:۰۲», which leads to the timetable of the month */
const fast = (language: Language, imsak: string): Html =>
  html` · <a href="${pagePath(language, '/ramadan')}">${FAST_NAMES[language].imsak} <b>${numeral(language, imsak)}</b></a>`;
