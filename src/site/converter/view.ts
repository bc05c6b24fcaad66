/** The converter's result: a day in every calendar, and facts about it. */
import { CALENDAR_KEYS, CALENDAR_NAMES, type CalendarKey } from '#api/calendar-keys.ts';
import { calendarOf } from '#core/calendars.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { CalendarDate, Jdn } from '#core/jdn.ts';
import { animalOf, weekdayName, zodiacOf } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { dayLink } from '#site/data/address.ts';
import { dateSpan, spanText } from '#site/data/date-span.ts';
import { type DaysOff, dayState } from '#site/data/days-off.ts';
import { calendarDateText, OWN_KEYS } from '#site/date-fields/view.ts';
import { daysAwayText, OWN_CALENDARS } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { WEEKEND_DAYS, type Weekend } from '#site/settings/settings.ts';
import { CONVERTER_TEXT } from './text.ts';

export const weekdayText = (language: Language, jdn: Jdn): string => weekdayName(jdn)[language];

/** A day in each calendar. */
export const datesOf = (jdn: Jdn, hijri: HijriCalendar): Record<CalendarKey, CalendarDate> =>
  Object.fromEntries(CALENDAR_KEYS.map((key) => [key, calendarOf(CALENDAR_NAMES[key], hijri).fromJdn(jdn)])) as Record<
    CalendarKey,
    CalendarDate
  >;

export const isEstimate = (jdn: Jdn, hijri: HijriCalendar): boolean => hijri.fromJdn(jdn).basis === 'estimate';

interface FactsOptions {
  readonly hijri: HijriCalendar;
  readonly today: Jdn;
  readonly weekend: Weekend;
  readonly daysOff: Pick<DaysOff, 'isHoliday'>;
}

/** «دوشنبه ۲ آذر ۱۴۰۵ برابر است با …», "Monday 23 November 2026 is 2 Azar 1405 and …": to be copied. */
export function sentence(language: Language, jdn: Jdn, hijri: HijriCalendar): string {
  const dates = datesOf(jdn, hijri);
  const [sh, gregorian, islamic] = (['sh', 'gregorian', 'hijri'] as const).map((key) =>
    calendarDateText(language, key, dates[key]),
  );
  const weekday = weekdayText(language, jdn);
  return {
    fa: `${weekday} ${sh} برابر است با ${gregorian} و ${islamic}.`,
    en: `${weekday} ${gregorian} is ${sh} and ${islamic}.`,
  }[language];
}

/** The day in every calendar, whether it is off, and how far it is: the age of a person who was born on it. */
export function conversionResult(language: Language, jdn: Jdn, { hijri, today, weekend, daysOff }: FactsOptions): Html {
  const text = CONVERTER_TEXT[language];
  const site = SITE_TEXT[language];
  const dates = datesOf(jdn, hijri);
  const own = OWN_KEYS[language];
  const state = dayState(jdn, daysOff, WEEKEND_DAYS[weekend]);
  const others = CALENDAR_KEYS.filter((key) => key !== own);
  const age = jdn < today && spanText(language, dateSpan(OWN_CALENDARS[language], jdn, today));
  return html`<p class="row"><b data-part="weekday">${weekdayText(language, jdn)}</b> ${
    state && html`<span class="pill${state !== 'workday' && ' off'}" data-fact="state">${site[state]}</span>`
  }</p>
<p class="converter-own">${dayLink(language, jdn, calendarDateText(language, own, dates[own]))}</p>
<ul class="converter-others">${others.map(
    (key) =>
      html`<li><span class="note">${site.calendarNames[key]}</span> <b class="whole">${calendarDateText(language, key, dates[key])}</b>${
        key === 'hijri' && isEstimate(jdn, hijri) && html` <span class="pill">${site.estimate}</span>`
      }</li>`,
  )}</ul>
${age && html`<p><span class="note">${text.age}</span> <b class="converter-age" data-fact="age">${age}</b></p>`}${
  jdn > today && html`<p><b class="converter-age" data-fact="away">${daysAwayText(language, jdn - today)}</b></p>`
}`;
}

/** Distance from today, and its place in the year. */
export function conversionFacts(language: Language, jdn: Jdn, { hijri, today }: FactsOptions): Html {
  const text = CONVERTER_TEXT[language];
  const { year, month } = persian.fromJdn(jdn);
  const zodiac = zodiacOf(month);
  const dayOfYear = jdn - persian.firstDayOfYear(year) + 1;
  const facts: readonly (readonly [id: string, name: string, value: string | undefined])[] = [
    ['away', text.away, jdn < today ? daysAwayText(language, jdn - today) : undefined],
    [
      'day-of-year',
      text.dayOfYear,
      `${numeral(language, dayOfYear)} ${text.of} ${numeral(language, persian.yearLength(year))}`,
    ],
    ['leap', text.leap, persian.isLeapYear(year) ? text.isLeap : text.isCommon],
    ['zodiac', text.zodiac, `${zodiac.symbol}\uFE0E ${zodiac[language]}`],
    ['animal', text.animal, animalOf(year)[language]],
    ['basis', text.hijriBasis, isEstimate(jdn, hijri) ? text.estimated : text.official],
  ];
  return html`<dl class="facts">${facts.map(
    ([id, name, value]) => value && html`<div><dt>${name}</dt><dd data-fact="${id}">${value}</dd></div>`,
  )}</dl>`;
}
