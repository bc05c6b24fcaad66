/** What the script of a city prints again besides its table: the next prayer, today in the chart, the method in words, files. */

import type { Jdn } from '#core/jdn.ts';
import type { Angle, AsrSchool, Minutes, PrayerMethod } from '#core/prayer-methods.ts';
import { ownDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { decimal, type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { SHORT_PRAYER_NAMES, spanWords } from '#site/prayer-times/card.text.ts';
import { nextName } from '#site/prayer-times/card.view.ts';
import type { NextPrayer } from '#site/prayer-times/days.ts';
import { CITY_PRAYER_TEXT } from './text.ts';

export const UNITS_PER_DAY = 2;

/** In the chart of a year, the place of a day, counted from the first. Time runs in the direction of reading. */
export const dayX = (language: Language, dayOfYear: number, days: number): number =>
  (language === 'fa' ? days - 1 - dayOfYear : dayOfYear) * UNITS_PER_DAY;

/** Its line. What is beyond the chart is cut off. */
export const todayPath = (language: Language, dayOfYear: number, days: number): string =>
  `M${dayX(language, dayOfYear, days)} 0V999`;

/** «روش محاسبه», and the method; the school of asr is named if it is not the usual one. */
export function chosenMethod(language: Language, { name }: PrayerMethod, school: AsrSchool): Html {
  const text = CITY_PRAYER_TEXT[language];
  const asr = school === 'standard' ? '' : ` · ${text.asrSchool}: ${text.asrSchools[school]}`;
  return html`${text.chooseMethod} <span class="note">${name[language].replace(/, University of Tehran$/, '')}${asr}</span>`;
}

/** The numbers of a method. */
export function methodText(language: Language, { id, fajr, maghrib, isha, nightEndsAt }: PrayerMethod): string {
  const text = CITY_PRAYER_TEXT[language];
  const names = SHORT_PRAYER_NAMES[language];
  const taken = (rule: Angle | Minutes): string => {
    if ('angleDegrees' in rule) return `${decimal(language, rule.angleDegrees)}${text.degreesBelow}`;
    return rule.minutes === 0 ? text.atSunset : `${decimal(language, rule.minutes)} ${text.afterMaghrib}`;
  };
  const rules = Object.entries({ fajr, maghrib, isha } as const);
  const parts = rules.map(([name, rule]) => `${names[name as 'fajr']}: ${taken(rule)}`);
  const all = [...parts, text.midnightTo[nightEndsAt]].join(SITE_TEXT[language].semicolon);
  return id === 'tehran' ? `${all}.` : `${all}. ${text.onlyTehran}`;
}

interface YearFiles {
  readonly slug: string;
  readonly year: number;
  /** public address of the site, without a trailing slash; empty if unknown */
  readonly origin: string;
  /** chosen values of `method` and `asr`; empty for the Institute's times */
  readonly chosen?: URLSearchParams;
}

/** The calendar that goes on with the years, by the chosen method. */
export function calendarButton(language: Language, { slug, origin, chosen }: Omit<YearFiles, 'year'>): Html {
  const calendar = `/prayer-times/${slug}.ics${queryOf(chosen)}`;
  const webcal = origin === '' ? calendar : origin.replace(/^https?:/, 'webcal:') + calendar;
  return html`<a class="button primary" href="${webcal}">${SITE_TEXT[language].addToCalendar}</a>`;
}

const queryOf = (chosen?: URLSearchParams): string => (chosen && chosen.size > 0 ? `?${chosen}` : '');

/** The files of a year, by the chosen method. */
export function yearFiles(language: Language, { slug, year, chosen }: Omit<YearFiles, 'origin'>): Html {
  const text = CITY_PRAYER_TEXT[language];
  const query = queryOf(chosen);
  const table = `/api/prayer-times/${slug}/${year}`;
  return html`<p class="more row">${text.yearFiles} ${numeral(language, year)}: <a href="/prayer-times/${slug}/${year}.ics${query}" download>${text.yearIcs}</a> <a href="${table}.csv${query}" download>${text.yearCsv}</a> <a href="${table}.json${query}">${text.yearJson}</a></p>
<p class="note">${text.yearFilesNote}</p>`;
}

interface NextOptions {
  readonly next: NextPrayer;
  readonly now: number;
  /** the city's day */
  readonly today: Jdn;
  /** of its day, beside its name, if not the date of the readers' calendar */
  readonly date?: string;
}

/** The next prayer: its name, its day, its time as the large thing, and what is left. */
export function nextOfCity(language: Language, { next, now, today, date }: NextOptions): Html {
  const text = CITY_PRAYER_TEXT[language];
  const tomorrow = next.jdn > today ? `${SITE_TEXT[language].comma}${text.nextDay}` : '';
  return html`<p class="apart"><b class="city-next">${nextName(language, next)}${tomorrow}</b> <span class="note">${date ?? ownDayText(language, next.jdn)}</span></p>
<p class="row"><span class="display number">${numeral(language, next.clock)}</span> <span class="lead" data-part="until" role="timer">${untilIn(language, next, now)}</span></p>`;
}

/** «۳۱ دقیقه مانده» */
export const untilIn = (language: Language, next: NextPrayer, now: number): string =>
  `${spanWords(language, next.moment - now)} ${CITY_PRAYER_TEXT[language].left}`;
