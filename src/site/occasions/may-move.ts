/** Text about a date that depends on an unconfirmed Islamic month: the sentence of all answers, and the other day. */

import { probabilityWords } from '#core/day-probability.ts';
import type { Jdn } from '#core/jdn.ts';
import { gregorianHolidayText, holidayDayText } from '#site/kit/dates.ts';
import type { Language } from '#site/kit/language.ts';

const OTHERWISE = { fa: 'وگرنه', en: 'otherwise' };

export interface MayMove {
  /** probability that the day does not move, 0 … 1 */
  readonly probability: number;
  /** the next likely day */
  readonly other: Jdn;
}

/** «۹۹٪، ممکن است یک روز جابه‌جا شود», "99 %, may move by a day" */
export const mayMoveText = (language: Language, move: Pick<MayMove, 'probability'>): string =>
  probabilityWords(move)[language];

/** «وگرنه سه‌شنبه ۱۸ اسفند», "otherwise Tuesday 9 March" */
export const otherwiseText = (
  language: Language,
  other: Jdn,
  dayText = { fa: holidayDayText, en: gregorianHolidayText }[language],
): string => `${OTHERWISE[language]} ${dayText(language, other)}`;
