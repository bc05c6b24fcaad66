/** Answers about long weekends: the next one, or those of a period. */
import { type Break, lengthOf, longWeekends } from '#core/breaks.ts';
import { both } from '#core/day-state.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import type { QuestionOf } from '#understand/question.ts';
import { nameOf } from '#understand/reading.ts';
import { periodOf } from '#understand/rules.ts';
import type { Text } from '../base/text.ts';
import { rangeText, TO } from './period-answers.ts';
import * as words from './text-answer.ts';
import { countText, isKnown, type ReaderContext, say, type TextAnswer } from './text-answer.ts';

const DAYS_AHEAD = 366;

/** The next long weekend, or those of a period; undefined outside the days whose holidays are known. */
export function longWeekendsAnswer(
  { days, reading: within }: QuestionOf<'long-weekend'>,
  context: ReaderContext,
): TextAnswer | undefined {
  const { today, almanac } = context;
  const period = periodOf(within) ?? { first: today, last: addDays(today, DAYS_AHEAD) };
  if (!isKnown(period.first) || !isKnown(period.last)) return undefined;
  const isOff = (jdn: Jdn) => isKnown(jdn) && !almanac.workdays.isWorkday(jdn, words.daysOffOf(context));
  const breaks = longWeekends(isOff, period.first, period.last).filter((each) => lengthOf(each) >= days);
  const next = breaks.find((each) => each.last >= today) ?? breaks[0];
  const { first, last } = within ? period : (next ?? period);
  const { estimate } = almanac.workdays.count(first, last, words.daysOffOf(context));
  const datesOf = (each: Break, calendars: typeof words.OWN) =>
    words.marked(
      rangeText(each.first, each.last, almanac, calendars),
      calendars === words.OWN && words.holidaysIn(each.first, each.last, almanac).some(({ mayMove }) => mayMove),
    );
  const answer = { kind: 'long_weekend', first, last, estimate } as const;
  if (within) {
    const short = countText(breaks.length, 'آخر هفتهٔ طولانی', 'long weekend');
    // Those of a longer period are counted, not listed.
    const counted = last - first > DAYS_AHEAD ? [] : breaks;
    const facts = counted.map((each) => [datesOf(each, words.OWN), breakSize(each)]);
    const title = nameOf(within).fa === '' ? rangeText(first, last, almanac) : nameOf(within);
    return { ...answer, title, short, detail: words.unsaid(facts, []) };
  }
  if (!next) return undefined;
  const title = say('آخر هفتهٔ طولانی بعدی', 'next long weekend');
  const daysOff = lengthOf(next) - next.leave.length;
  const [short, other] = [words.OWN, words.OTHER].map((calendars) => datesOf(next, calendars));
  const weekdays = both((language) => `${weekdayName(first)[language]} ${TO[language]} ${weekdayName(last)[language]}`);
  const facts = [
    [breakSize(next), words.awayText(first - today)],
    [weekdays, other!],
  ];
  return { ...answer, daysOff, title, short: short!, detail: words.unsaid(facts, []) };
}

/** «۳ روز با ۱ روز مرخصی» */
function breakSize({ first, last, leave }: Break): Text {
  const days = words.daysText(last - first + 1);
  if (leave.length === 0) return days;
  return say(`${days.fa} با ${leave.length} روز مرخصی`, `${days.en} with ${leave.length} of leave`);
}
