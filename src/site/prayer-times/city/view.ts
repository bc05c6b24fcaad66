/** What the script of a city prints again besides times: today in the chart, the method in words, files of the year. */
import type { Angle, AsrSchool, Minutes, PrayerMethod } from '#core/prayer-methods.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { decimal, numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { SHORT_PRAYER_NAMES } from '#site/prayer-times/card.text.ts';
import { CITY_PRAYER_TEXT } from './text.ts';

export const UNITS_PER_DAY = 2;

/** In the chart of the year, the line of a day, counted from the first. What is beyond the chart is cut off. */
export const todayPath = (dayOfYear: number): string => `M${dayOfYear * UNITS_PER_DAY} 0V999`;

/** «روش محاسبه: مؤسسهٔ ژئوفیزیک دانشگاه تهران»; the school of asr is named if it is not the usual one. */
export function chosenMethod(language: Language, { name }: PrayerMethod, school: AsrSchool): Html {
  const text = CITY_PRAYER_TEXT[language];
  const asr = school === 'standard' ? '' : ` · ${text.asrSchool}: ${text.asrSchools[school]}`;
  return html`${text.chooseMethod}: <b>${name[language]}</b>${asr}`;
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

/** The calendar that goes on with the years, and the files of a year, by the chosen method. */
export function yearFiles(language: Language, { slug, year, origin, chosen }: YearFiles): Html {
  const text = CITY_PRAYER_TEXT[language];
  const query = chosen && chosen.size > 0 ? `?${chosen}` : '';
  const calendar = `/prayer-times/${slug}.ics${query}`;
  const table = `/api/prayer-times/${slug}/${year}`;
  const webcal = origin === '' ? calendar : origin.replace(/^https?:/, 'webcal:') + calendar;
  return html`<h2>${text.yearFiles} ${numeral(language, year)}</h2>
<p class="button-row"><a class="button primary" href="${webcal}">${text.webcal}</a> <a class="button" href="/prayer-times/${slug}/${year}.ics${query}" download>${text.yearIcs}</a> <a class="button" href="${table}.csv${query}" download>${text.yearCsv}</a> <a class="button" href="${table}.json${query}">${text.yearJson}</a></p>
<p class="note">${text.yearFilesNote}</p>`;
}
