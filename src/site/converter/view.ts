/** The converter's result: a day in every calendar, and facts about it. */
import { CALENDAR_KEYS, CALENDAR_NAMES } from '#api/base/calendar-keys.ts';
import { type CalendarName, calendarOf } from '#core/calendars.ts';
import { type DateDifference, difference } from '#core/date-sums.ts';
import { toLatinDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import type { HijriCalendar } from '#core/hijri.ts';
import type { CalendarDate, Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { findIn } from '#core/required.ts';
import { spanText } from '#core/span-words.ts';
import { WEEKEND_DAYS, type Weekend } from '#core/weekends.ts';
import type { Workdays } from '#core/workdays.ts';
import { animalOf, zodiacOf } from '#core/zodiac.ts';
import { dayPath, hasDetail } from '#site/data/address.ts';
import { dayState } from '#site/data/days-off.ts';
import { mayMoveMark, OWN_CALENDARS, OWN_NAMES } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { count, type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { DateReading } from '#understand/reading.ts';
import { CONVERTER_TEXT } from './text.ts';

/** «۳۰ آبان ۱۴۰۵» */
export const calendarDateText = (language: Language, name: CalendarName, { year, month, day }: CalendarDate): string =>
  numeral(language, `${day} ${monthName(name, month)[language]} ${year}`);

/** «۲۵ سال و ۳ ماه و ۱ روز», "25 years, 3 months and 1 day"; empty for no days. */
export const spanWords = (language: Language, { years, months, days }: DateDifference): string =>
  spanText(language, { years, months, days }, (size) => count(language, size));

/** A date in numbers with its year first or last, and a month that no year has. */
const NO_MONTH = /^\d{3,4}\D(?:0?0|1[3-9]|[2-9]\d)\D\d{1,2}$|^\d{1,2}\D(?:0?0|1[3-9]|[2-9]\d)\D\d{3,4}$/;

/**
 * Why a text names no day, and what is allowed.
 * @param inRange what the text means with a usual year
 */
export function problemText(
  language: Language,
  typed: string,
  read: DateReading | undefined,
  inRange?: DateReading,
): string {
  const text = CONVERTER_TEXT[language];
  if (read?.kind === 'month') return text.noDay;
  if (read?.kind === 'year') return text.noDayAndMonth;
  if (read?.kind === 'span') return text.isSpan;
  if (read?.kind === 'other-weekday') return text.otherWeekday.replace('{weekday}', weekdayName(read.jdn)[language]);
  if (read?.kind === 'missing') {
    const month = `${monthName(read.calendar, read.month)[language]} ${read.year}`;
    return numeral(language, text.missing.replace('{month}', month).replace('{length}', String(read.length)));
  }
  if (inRange?.kind === 'day') return text.noYear;
  return NO_MONTH.test(toLatinDigits(typed).trim()) ? text.noMonth : text.notRead.replace('{hint}', text.hint);
}

/** A day in one calendar. */
const textIn = (language: Language, name: CalendarName, jdn: Jdn, hijri: HijriCalendar): string =>
  calendarDateText(language, name, calendarOf(name, hijri).fromJdn(jdn));

interface FactsOptions {
  readonly hijri: HijriCalendar;
  /** From this day on Islamic dates may move. */
  readonly movesFrom: number;
  readonly today: Jdn;
  readonly weekend: Weekend;
  readonly workdays: Pick<Workdays, 'isHoliday'>;
  readonly typed?: CalendarName | undefined;
  /** another day that the text may mean */
  readonly other?: Jdn | undefined;
}

/** «دوشنبه ۲ آذر ۱۴۰۵ برابر است با …», "Monday 23 November 2026 is 2 Azar 1405 and …": to be copied. */
export function sentence(language: Language, jdn: Jdn, hijri: HijriCalendar): string {
  const [sh, gregorian, islamic] = (['persian', 'gregorian', 'hijri'] as const).map((name) =>
    textIn(language, name, jdn, hijri),
  );
  const weekday = weekdayName(jdn)[language];
  return {
    fa: `${weekday} ${sh} برابر است با ${gregorian} و ${islamic}.`,
    en: `${weekday} ${gregorian} is ${sh} and ${islamic}.`,
  }[language];
}

/** The calendar that is large for a date of another. */
const answerTo = (language: Language, typed: CalendarName): CalendarName => {
  const own = OWN_NAMES[language];
  if (typed !== own) return own;
  return own === 'persian' ? 'gregorian' : 'persian';
};

/**
 * The day in every calendar, the answer large, whether it is off, and how far it is: the age of a person who was born on it.
 * @param typed the calendar of the date that the reader has written
 */
export function conversionResult(
  language: Language,
  jdn: Jdn,
  { hijri, movesFrom, today, weekend, workdays, typed = OWN_NAMES[language], other }: FactsOptions,
): Html {
  const text = CONVERTER_TEXT[language];
  const site = SITE_TEXT[language];
  const state = dayState(jdn, workdays, WEEKEND_DAYS[weekend]);
  const mark = (jdn >= movesFrom || hijri.fromJdn(jdn).basis === 'estimate') && mayMoveMark(language);
  const large = answerTo(language, typed);
  const key = findIn(CALENDAR_KEYS, (each) => CALENDAR_NAMES[each] === large);
  const { year, month, day } = calendarOf(large, hijri).fromJdn(jdn);
  const others = CALENDAR_KEYS.filter((each) => each !== key).map(
    (each) =>
      [
        each,
        site.calendarNames[each],
        html`${textIn(language, CALENDAR_NAMES[each], jdn, hijri)}${each === 'hijri' && mark}`,
      ] as const,
  );
  const rows: readonly Fact[] = [
    ...others,
    ['age', text.age, jdn < today && spanWords(language, difference(OWN_CALENDARS[language], jdn, today))],
    ['away', text.away, jdn > today && spanWords(language, difference(OWN_CALENDARS[language], today, jdn))],
  ];
  const date = html`${numeral(language, day)} ${monthName(large, month)[language]} <span class="day-year">${numeral(language, year)}</span>`;
  return html`<p class="day-weekday parts"><b class="whole" data-fact="weekday">${weekdayName(jdn)[language]}</b> ${
    jdn === today && html`<span class="whole">${site.today}</span> `
  }<span class="whole">${site.calendarNames[key]}</span>${
    state &&
    state !== 'holiday' &&
    html` <span class="whole${state === 'weekend' && ' off'}" data-fact="state">${site[state]}</span>`
  }</p>
<p class="day-date">${hasDetail(jdn) ? html`<a class="day-link" href="${dayPath(language, jdn)}" data-day="${jdn}">${date}</a>` : date}</p>${
    state === 'holiday' && html`<p class="off" data-fact="state" data-holiday="${jdn}">${site.holiday}</p>`
  }${
    other !== undefined &&
    html`<p class="note">${text.or} <a href="?date=${gregorian.toIsoDate(other)}">${textIn(language, typed, other, hijri)}</a></p>`
  }${factList(rows)}`;
}

type Fact = readonly [id: string, name: string, value: string | Html | false];

const factList = (rows: readonly Fact[]): Html =>
  html`<dl class="facts">${rows.map(
    ([id, name, value]) => value && html`<div><dt>${name}</dt><dd data-fact="${id}">${value}</dd></div>`,
  )}</dl>`;

/** «قوس، اسب» */
export function factsNote(language: Language, jdn: Jdn): Html {
  const { year, month } = persian.fromJdn(jdn);
  return html`${zodiacOf(month)[language]}${SITE_TEXT[language].comma}${animalOf(year)[language]}`;
}

/** The place of a day in its year, and the names of the year. */
export function conversionFacts(language: Language, jdn: Jdn): Html {
  const text = CONVERTER_TEXT[language];
  const { year, month } = persian.fromJdn(jdn);
  const zodiac = zodiacOf(month);
  const dayOfYear = jdn - persian.firstDayOfYear(year) + 1;
  return factList([
    [
      'day-of-year',
      text.dayOfYear,
      `${numeral(language, dayOfYear)} ${text.of} ${numeral(language, persian.yearLength(year))}`,
    ],
    ['leap', text.leap, persian.isLeapYear(year) ? text.isLeap : text.isCommon],
    ['zodiac', text.zodiac, `${zodiac.symbol}\uFE0E ${zodiac[language]}`],
    ['animal', text.animal, animalOf(year)[language]],
  ]);
}
