/** Answers of the search box to dates and questions. */
import type { Break } from '#core/breaks.ts';
import * as gregorian from '#core/gregorian.ts';
import { type Jdn, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { dayPath, GREGORIAN_HOLIDAY_PAGE_YEARS, HOLIDAY_PAGE_YEARS, hasPage } from '#site/data/address.ts';
import { dateSpan, spanText } from '#site/data/date-span.ts';
import type { HolidayDay } from '#site/data/resources.ts';
import { titlesByDay } from '#site/data/titles.ts';
import { bothDays, OWN_CALENDARS, ownSpanText } from '#site/kit/dates.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { factsOf } from '#understand/answers.ts';
import type { Known as KnownDates } from '#understand/dates-in-calendars.ts';
import { yearSpan } from '#understand/dates-in-calendars.ts';
import type { PeriodReading, Understood } from '#understand/questions.ts';
import type { Found } from './search.ts';
import { SEARCH_BOX_TEXT } from './text.ts';
import {
  dateSuggestion,
  dayCounts,
  daySuggestion,
  holidaySuggestion,
  type Known,
  namedDay,
  type Suggestion,
} from './view.ts';

/** Reads the official holidays of a Persian year. */
export type ReadHolidays = (year: number) => Promise<{ readonly data: readonly HolidayDay[] }>;

/** Rows that need no search; none for a text that only names something. */
export async function answersTo(
  language: Language,
  understood: Understood,
  known: Known,
  dates: KnownDates,
  read: ReadHolidays,
): Promise<Suggestion[]> {
  const isOff = (jdn: Jdn) => known.isHoliday(jdn) === true || known.weekend.includes(weekdayOf(jdn));
  const nothing = { occasion: () => undefined, city: () => undefined, ownCity: undefined };
  const facts = factsOf(understood, { ...known, ...nothing, isOff, known: dates });
  if (facts?.kind === 'reading') {
    const { question } = understood;
    if (question.kind === 'days-off') return daysOffRows(language, question.reading, known, read);
    return [dateSuggestion(language, facts.reading, known)];
  }
  if (facts?.kind === 'age') return [ageRow(language, facts.birth, known.today)];
  if (facts?.kind === 'workdays') return [daySuggestion(language, facts.jdn, known)];
  if (facts?.kind === 'long-weekends') return facts.breaks.map((days) => longWeekend(language, days));
  if (facts?.kind !== 'next-holiday') return [];
  const holidays = await holidaysBetween(language, facts.jdn, facts.jdn, read);
  return holidays.map((holiday) => holidaySuggestion(language, holiday, known));
}

/** The span with its number of days off, then each holiday; of a year the page of its holidays. */
async function daysOffRows(
  language: Language,
  reading: PeriodReading,
  known: Known,
  read: ReadHolidays,
): Promise<Suggestion[]> {
  const row = dateSuggestion(language, reading, known);
  const title = `${SEARCH_BOX_TEXT[language].holidaysOf} ${row.title}`;
  if (reading.kind !== 'year') {
    const { first, last } = reading;
    const titles = await holidaysBetween(language, first, last, read);
    return [{ ...row, title }, ...titles.map((holiday) => holidaySuggestion(language, holiday, known, 'dayOff'))];
  }
  const { year, calendar } = reading;
  const hasOwnPage = hasPage(calendar === 'persian' ? HOLIDAY_PAGE_YEARS : GREGORIAN_HOLIDAY_PAGE_YEARS, year);
  const [first, last] =
    calendar === 'persian' ? [persian.firstDayOfYear(year), persian.lastDayOfYear(year)] : gregorian.daysOfYear(year);
  const answer = dayCounts(language, first, last, known);
  return [{ ...row, title, answer, ...(hasOwnPage && { href: pagePath(language, `/holidays/${year}`) }) }];
}

/** Days and titles of the holidays; none outside the years with a list. */
async function holidaysBetween(language: Language, first: Jdn, last: Jdn, read: ReadHolidays) {
  const years = [...new Set([first, last].map(persian.yearOf))].filter((year) => hasPage(HOLIDAY_PAGE_YEARS, year));
  const days = (await Promise.all(years.map(read))).flatMap(({ data }) => data);
  return [...titlesByDay(language, days)].filter(([day]) => day >= first && day <= last);
}

/** The next days off in a row, with the page that lists them. */
function longWeekend(language: Language, { first, last, leave }: Break): Suggestion {
  const text = SEARCH_BOX_TEXT[language];
  const inDays = (words: string, days: number) => numeral(language, words.replace('{days}', String(days)));
  const size = inDays(text.longWeekend, last - first + 1);
  return {
    href: pagePath(language, '/holidays'),
    kind: text.kinds.page,
    title: ownSpanText(language, first, last, { year: true }),
    note: '',
    answer: leave.length > 0 ? `${size} ${inDays(text.leave, leave.length)}` : size,
  };
}

function ageRow(language: Language, birth: Jdn, today: Jdn): Suggestion {
  const span = dateSpan(OWN_CALENDARS[language], birth, today);
  return {
    href: dayPath(language, birth),
    kind: SEARCH_BOX_TEXT[language].kinds.age,
    title: spanText(language, span),
    note: bothDays(language, birth).join(' · '),
    answer: numeral(language, SEARCH_BOX_TEXT[language].ageInDays.replace('{days}', String(span.totalDays))),
  };
}

/** The days of a holiday in the year beside its name, as in "Ashura 2030"; none for other occasions. */
export async function daysInYear(
  language: Language,
  { slug, kind, name }: Found,
  year: number,
  { known, dates, read }: { readonly known: Known; readonly dates: KnownDates; readonly read: ReadHolidays },
): Promise<Suggestion[]> {
  const span = kind === 'occasion' ? yearSpan(year, dates) : undefined;
  if (!span) return [];
  const years = [...new Set(span.map(persian.yearOf))];
  if (!years.every((each) => hasPage(HOLIDAY_PAGE_YEARS, each))) return [];
  const days = (await Promise.all(years.map(read))).flatMap(({ data }) => data);
  return days
    .filter(({ events }) => events.some((event) => event.slug === slug))
    .map(({ date_gregorian }) => gregorian.fromIsoDate(date_gregorian))
    .filter((day) => day >= span[0] && day <= span[1])
    .map((day) => namedDay(language, `${name[language]} ${numeral(language, year)}`, day, known));
}
