/** A month as a grid of weeks from Saturday to Friday. */
import type { AnswerOf } from '#api/base/endpoint.ts';
import type { InOneLanguage, Language } from '#api/base/text.ts';
import type { calendar } from '#api/endpoints/calendar.ts';
import type { Style } from './style.ts';
import { digits, say, titles } from './text.ts';

type MonthAnswer = InOneLanguage<AnswerOf<typeof calendar>>;
type MonthCell = MonthAnswer['calendar'][number][number];

const WEEKDAYS = { fa: ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'], en: ['Sa', 'Su', 'Mo', 'Tu', 'We', 'Th', 'Fr'] } as const;
const CELL = 4;
/** Keeps a terminal that reorders Persian text from reordering the columns. */
const LEFT_TO_RIGHT = '\u200e';

/** Days off are red, or marked by a star where there are no colours; their names follow below. */
export function monthGrid(answer: MonthAnswer, language: Language, style: Style): string {
  const { year, calendar } = answer;
  // In Persian the week runs from right to left.
  const ordered = <T>(week: readonly T[]): readonly T[] => (language === 'fa' ? [...week].reverse() : week);
  const line = (cells: readonly string[]) =>
    ordered(cells)
      .map((cell) => (language === 'fa' ? LEFT_TO_RIGHT + cell + LEFT_TO_RIGHT : cell))
      .join('')
      .trimEnd();
  const cellText = ({ day, is_current_month, is_friday, is_holiday }: MonthCell): string => {
    if (!is_current_month) return ' '.repeat(CELL);
    const isOff = is_friday || is_holiday;
    const text = digits(language, day).padStart(CELL - 1) + (isOff && !style.hasColours ? '*' : ' ');
    return isOff ? style.red(text) : text;
  };
  const weeks = calendar.filter((week) => week.some(({ is_current_month }) => is_current_month));
  const holidays = weeks
    .flat()
    .filter(({ is_current_month, is_holiday }) => is_current_month && is_holiday)
    .map(({ day, events }) => {
      const ofHolidays = events.filter((event) => event.is_holiday);
      return `${digits(language, day).padStart(2)}  ${titles(language, ofHolidays)}`;
    });
  return [
    style.bold(`${answer.month_name} ${digits(language, year)}`),
    style.dim(say(language, answer.hijri_span, answer.gregorian_span)),
    line(WEEKDAYS[language].map((name) => `${name.padStart(CELL - 1)} `)),
    ...weeks.map((week) => line(week.map(cellText))),
    ...(holidays.length > 0 ? ['', ...holidays] : []),
  ].join('\n');
}
