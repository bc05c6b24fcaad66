/** Answers of the search box to dates and questions. */
import { dayOff, longWeekends } from '#core/breaks.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { dayPath, GREGORIAN_HOLIDAY_PAGE_YEARS, HOLIDAY_PAGE_YEARS, hasPage } from '#site/data/address.ts';
import { dateSpan, spanText } from '#site/data/date-span.ts';
import type { HolidayDay } from '#site/data/resources.ts';
import { bothDays, OWN_CALENDARS, ownSpanText } from '#site/kit/dates.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { titlesByDay } from '#site/now/titles.view.ts';
import type { Known as KnownDates } from '#understand/dates-in-calendars.ts';
import { yearSpan } from '#understand/dates-in-calendars.ts';
import type { Question } from '#understand/questions.ts';
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
  question: Question,
  known: Known,
  read: ReadHolidays,
): Promise<Suggestion[]> {
  if (question.kind === 'date') return [dateSuggestion(language, question.reading, known)];
  if (question.kind === 'days-off') return daysOffRows(language, question.reading, known, read);
  if (question.kind === 'next-holiday') return nextHoliday(language, known, read);
  if (question.kind === 'long-weekend') return [longWeekend(language, known)];
  return question.kind === 'age' ? [ageRow(language, question.reading.jdn, known)] : [];
}

type Span = (Question & { readonly kind: 'days-off' })['reading'];

/** The month with its number of days off, then each holiday; of a year the page of its holidays. */
async function daysOffRows(language: Language, reading: Span, known: Known, read: ReadHolidays): Promise<Suggestion[]> {
  const row = dateSuggestion(language, reading, known);
  const title = `${SEARCH_BOX_TEXT[language].holidaysOf} ${row.title}`;
  if (reading.kind === 'month') {
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

const DAYS_AHEAD = 366;

async function nextHoliday(language: Language, known: Known, read: ReadHolidays): Promise<Suggestion[]> {
  const { today } = known;
  const [next] = await holidaysBetween(language, addDays(today, 1), addDays(today, DAYS_AHEAD), read);
  return next ? [holidaySuggestion(language, next, known)] : [];
}

/** The next days off in a row, with the page that lists them. */
function longWeekend(language: Language, known: Known): Suggestion {
  const { today, weekend, isHoliday } = known;
  const text = SEARCH_BOX_TEXT[language];
  const days = Array.from({ length: DAYS_AHEAD }, (_, away) => addDays(today, away));
  const isOff = dayOff(new Set(days.filter(isHoliday)), weekend);
  const [next] = longWeekends(isOff, today, addDays(today, DAYS_AHEAD));
  const size = next && numeral(language, text.longWeekend.replace('{days}', String(next.last - next.first + 1)));
  const leave =
    next && next.leave.length > 0 ? numeral(language, text.leave.replace('{days}', String(next.leave.length))) : '';
  return {
    href: pagePath(language, '/holidays'),
    kind: text.kinds.page,
    title: next ? ownSpanText(language, next.first, next.last, { year: true }) : text.longWeekends,
    note: '',
    answer: [size, leave].filter(Boolean).join(' '),
  };
}

function ageRow(language: Language, birth: Jdn, known: Known): Suggestion {
  const { today } = known;
  if (birth > today) return daySuggestion(language, birth, known);
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
