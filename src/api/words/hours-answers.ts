/** Answers about the statutory working time of a period. */
import { dutyMinutes, hoursText } from '#core/duty-hours.ts';
import type { PeriodReading } from '#understand/reading.ts';
import { periodOf } from '#understand/rules.ts';
import { periodAnswer } from './period-answers.ts';
import {
  countText,
  daysOffOf,
  isKnown,
  NOT_ASKED,
  type ReaderContext,
  say,
  type TextAnswer,
  unsaid,
} from './text-answer.ts';

const RULE = say('هفته‌ای ۴۴ ساعت، مادهٔ ۵۱ قانون کار', '44 hours a week, article 51 of the Labour Code');

/** As on the page of the working hours of its year; undefined outside the days whose holidays are known. */
export function hoursAnswer(reading: PeriodReading, context: ReaderContext): TextAnswer | undefined {
  const { first, last } = periodOf(reading)!;
  if (!isKnown(first) || !isKnown(last)) return undefined;
  const { workdays, estimate } = context.almanac
    .workdaysOf({ sector: 'labour' })
    .count(first, last, daysOffOf(context));
  const hours = hoursText(workdays * dutyMinutes(context.weekend, 51));
  const { kind, title } = periodAnswer(reading, NOT_ASKED, context);
  return {
    ...{ kind, first, last, estimate, title, page: '/workdays' },
    short: say(`${hours} ساعت موظفی`, `${hours} statutory hours`),
    detail: unsaid([[countText(workdays, 'روز کاری', 'working day')], [RULE]], []),
  };
}
