/** Text about a date that depends on an unconfirmed Islamic month: the sentence of all answers, and the other day. */

import { probabilityWords } from '#core/day-probability.ts';
import type { Jdn } from '#core/jdn.ts';
import { ownWeekdayText } from '#site/kit/dates.ts';
import type { Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

export interface MayMove {
  /** probability that the day does not move, 0 … 1 */
  readonly probability: number;
  /** the next likely day */
  readonly other: Jdn;
}

/** «۹۹٪، ممکن است یک روز جابه‌جا شود؛ وگرنه سه‌شنبه ۱۸ اسفند», "99 %, may move by a day; otherwise Tuesday 9 March" */
export const mayMoveText = (language: Language, { probability, other }: MayMove): string =>
  `${probabilityWords({ probability })[language]}${SITE_TEXT[language].semicolon}${{ fa: 'وگرنه', en: 'otherwise' }[language]} ${ownWeekdayText(language, other)}`;
