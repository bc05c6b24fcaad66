/** How sure a date is that depends on an Islamic month that has not begun, as pages say it. */

import { wholePercent } from '#core/day-probability.ts';
import type { Jdn } from '#core/jdn.ts';
import { ownWeekdayText } from '#site/kit/dates.ts';
import { type Language, numeral } from '#site/kit/language.ts';

export interface MayMove {
  /** probability that the day does not move, 0 … 1 */
  readonly probability: number;
  /** the next likely day */
  readonly other: Jdn;
}

/** «به احتمال ۹۹٪», "99 % likely" */
export const likelyText = (language: Language, { probability }: Pick<MayMove, 'probability'>): string => {
  const percent = numeral(language, wholePercent(probability));
  return { fa: `به احتمال ${percent}٪`, en: `${percent} % likely` }[language];
};

/** «به احتمال ۹۹٪ همین روز؛ وگرنه سه‌شنبه ۱۸ اسفند», "99 % likely; otherwise Tuesday 9 March" */
export const mayMoveText = (language: Language, { probability, other }: MayMove): string =>
  likelyText(language, { probability }) +
  { fa: ' همین روز؛ وگرنه ', en: '; otherwise ' }[language] +
  ownWeekdayText(language, other);
