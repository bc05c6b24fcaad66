/** A date in one calendar in words, and what is wrong with a typed one. */
import { CALENDAR_NAMES, type CalendarKey } from '#api/calendar-keys.ts';
import type { CalendarDate } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import type { Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { DateProblem, PartProblem } from '#site/kit/typed-date.ts';
import { FIELD_TEXT } from './text.ts';

/** Keys of the calendars that the readers live by. */
export const OWN_KEYS = { fa: 'sh', en: 'gregorian' } as const;

/** «۳۰ آبان ۱۴۰۵» */
export const calendarDateText = (language: Language, key: CalendarKey, { year, month, day }: CalendarDate): string =>
  numeral(language, `${day} ${monthName(CALENDAR_NAMES[key], month)[language]} ${year}`);

/** A sentence that names the field, the typed value and the allowed values. */
export function problemText(language: Language, key: CalendarKey, problem: DateProblem): string {
  const calendar = SITE_TEXT[language].calendarNames[key];
  if (problem.part === 'date') {
    const [first, last] = [problem.first, problem.last].map((date) => calendarDateText(language, key, date));
    return {
      fa: `تاریخ ${calendar} باید از ${first} تا ${last} باشد.`,
      en: `The ${calendar} date must be from ${first} to ${last}.`,
    }[language];
  }
  return partProblemText(language, calendar, key, problem);
}

function partProblemText(language: Language, calendar: string, key: CalendarKey, problem: PartProblem): string {
  const name = FIELD_TEXT[language][problem.part];
  const typed = problem.typed.trim();
  const [first, last] = [numeral(language, problem.first), numeral(language, problem.last)];
  const month =
    problem.month &&
    numeral(language, `${monthName(CALENDAR_NAMES[key], problem.month.month)[language]} ${problem.month.year}`);
  if (language === 'fa') {
    const field = month ? `روزِ ${month}` : `${name} ${calendar}`;
    return `${typed ? `«${typed}» قابل قبول نیست. ` : ''}برای ${field} عددی از ${first} تا ${last} بنویسید.`;
  }
  const field = month ? `day of ${month}` : `${calendar} ${name.toLowerCase()}`;
  return `${typed ? `“${typed}” is not allowed. ` : ''}For the ${field} enter a number from ${first} to ${last}.`;
}
