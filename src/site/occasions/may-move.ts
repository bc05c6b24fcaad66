/** Words for a date that depends on an Islamic month not confirmed yet. */
import type { Jdn } from '#core/jdn.ts';
import type { InLanguages, Language } from '#site/frame/language.ts';
import { percentText } from '#site/frame/numerals.ts';
import { gregorianHolidayText, holidayDayText } from '#site/holidays/day-text.ts';

export const MAY_MOVE_TEXT = {
  fa: {
    short: 'ممکن است جابه‌جا شود',
    long: 'ممکن است یک روز جابه‌جا شود',
    likely: 'احتمال {percent}؛ وگرنه',
  },
  en: { short: 'may move', long: 'May move by one day', likely: '{percent} likely; otherwise' },
} satisfies InLanguages<unknown>;

export interface MayMove {
  /** that the day stays where it is, 0 … 1 */
  readonly probability: number;
  /** the next likely day */
  readonly other: Jdn;
}

/** «احتمال ۹۹٪؛ وگرنه سه‌شنبه ۱۸ اسفند», "99% likely; otherwise Tuesday 9 March" */
export function mayMoveText(
  language: Language,
  { probability, other }: MayMove,
  dayText = { fa: holidayDayText, en: gregorianHolidayText }[language],
): string {
  const likely = MAY_MOVE_TEXT[language].likely.replace('{percent}', percentText(language, probability));
  return `${likely} ${dayText(language, other)}`;
}
