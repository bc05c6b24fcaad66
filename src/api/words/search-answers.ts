/** Answers to questions in a search text, in words. */

import { calendarOf } from '#core/calendars.ts';
import type { Sector } from '#core/closures.ts';
import { difference } from '#core/date-sums.ts';
import { both } from '#core/day-state.ts';
import { grouped, toPersianDigits } from '#core/digits.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import { weekendTexts } from '#core/weekends.ts';
import type { QuestionOf } from '#understand/question.ts';
import type { Understood } from '#understand/questions.ts';
import { isPeriod, nameOf, type PeriodReading, type WorkdaySum } from '#understand/reading.ts';
import { type DayReading, periodOf } from '#understand/rules.ts';
import { endsOf } from '#understand/sums.ts';
import type { Text } from '../base/text.ts';
import { dayDates, dayInWords } from '../facts/four-calendars.ts';
import { ruleOf } from '../query/sectors.ts';
import { type AskedDay, dayAnswer } from './day-answers.ts';
import { hoursAnswer } from './hours-answers.ts';
import { longWeekendsAnswer } from './long-weekend-answers.ts';
import { moonAnswer } from './moon-answers.ts';
import { dayFromOccasion, occasionAnswer, untilOccasion } from './occasion-answers.ts';
import { periodAnswer, weekdaysAnswer } from './period-answers.ts';
import { placeAnswer, placeNamed, summerTime } from './place-answers.ts';
import * as words from './text-answer.ts';
import { capital, NO_WORDS, NOT_ASKED, type ReaderContext, say, type TextAnswer, withWeekday } from './text-answer.ts';

/** The answer to a text; null if there is none, or if the text only names something. */
export function searchAnswer(understood: Understood, context: ReaderContext) {
  const answer = answerTo(understood, context);
  return answer ? inFields(answer) : null;
}

const rangeFields = ({ first, last }: Pick<TextAnswer, 'first' | 'last'>) => {
  const [from, to] = [dayDates(first), dayDates(last)];
  return {
    ...{ from_sh: from.date_sh, from_gregorian: from.date_gregorian },
    ...{ to_sh: to.date_sh, to_gregorian: to.date_gregorian },
  };
};

/** What is large, and the line above it. */
const shortFields = ({ title, short }: Pick<TextAnswer, 'title' | 'short'>) => ({
  ...{ title_fa: toPersianDigits(title.fa), title_en: capital(title.en) },
  ...{ short_fa: toPersianDigits(short.fa), short_en: capital(short.en) },
});

function inFields({ kind, daysOff, days, workdays, estimate, other, otherPeriod, ...answer }: TextAnswer) {
  const { title, short, detail, holidays = [] } = answer;
  const days_off = (kind === 'year' ? [] : holidays).map(({ jdn, title }) =>
    both((language) => `${withWeekday(jdn)[language]} ${title[language]}`),
  );
  const text = sentence(title, [short, words.inOneLine(detail), ...days_off]);
  return {
    kind,
    ...rangeFields(answer),
    days_off: daysOff ?? null,
    estimate,
    ...{ text_fa: toPersianDigits(text.fa), text_en: capital(text.en) },
    ...{ days: days ?? null, workdays: workdays ?? null },
    ...shortFields(answer),
    ...{ detail_fa: toPersianDigits(detail.fa), detail_en: capital(detail.en) },
    holidays: holidays.map(({ jdn, title: { fa, en }, mayMove }) => ({
      ...dayDates(jdn),
      ...{ title_fa: fa, title_en: en, may_move: mayMove },
    })),
    other_day: other
      ? { ...dayDates(other.jdn), title_fa: toPersianDigits(other.title.fa), title_en: other.title.en }
      : null,
    other_period: otherPeriod ? { ...rangeFields(otherPeriod), ...shortFields(otherPeriod) } : null,
    page: answer.page ?? null,
  };
}

/** «مهر ۱۴۰۵: ۴ جمعه، بدون تعطیلی دیگر؛ چهارشنبه ۱ تا …» */
const sentence = (title: Text, facts: readonly Text[]): Text =>
  both((language) => {
    const said = facts.map((fact) => fact[language]).filter((fact) => fact !== '');
    return (title[language] && `${title[language]}: `) + said.join({ fa: '؛ ', en: '; ' }[language]);
  });

/** Undefined if there is no answer, or if the text only names something. */
function answerTo(asking: Understood, context: ReaderContext): TextAnswer | undefined {
  const { question } = asking;
  if (question.kind === 'nothing') return occasionAnswer(asking, context);
  if (question.kind === 'date') return dateAnswer(question, asking, context);
  if (question.kind === 'days-off') return periodAnswer(question.reading, asking, context);
  if (question.kind === 'workdays') return workdaySum(question.reading, context);
  if (question.kind === 'weekdays') return weekdaysAnswer(question, context);
  if (question.kind === 'age') return age(question.reading, context);
  if (question.kind === 'next-holiday') return nextHoliday(question, context);
  if (question.kind === 'long-weekend') return longWeekendsAnswer(question, context);
  if (question.kind === 'day-in-place') return occasionAnswer(asking, context) ?? dayInPlace(question, asking, context);
  if (question.kind === 'moon') return moonAnswer(question, context);
  if (question.kind === 'not-listed') return notListed(question, context);
  if (question.kind === 'summer-time') return summerTime(context);
  if (question.kind === 'until-occasion') return untilOccasion(question, asking, context);
  // «دههٔ فجر» names no city.
  if (question.kind !== 'from-occasion') return placeAnswer(question, context) ?? occasionAnswer(asking, context);
  const reading = dayFromOccasion(question, context);
  if (reading?.kind === 'workdays') return workdaySum(reading, context);
  return reading && dateAnswer({ reading }, asking, context);
}

/** Whether a day is off in a city or a province; undefined if the name is neither. */
function dayInPlace(
  { reading, sector, name }: QuestionOf<'day-in-place'>,
  asking: Understood,
  context: ReaderContext,
): TextAnswer | undefined {
  const place = placeNamed(name, context);
  if (place) return dateAnswer({ reading, sector }, asking, context, place);
  // «تعطیلات نوروز مدارس»
  return sector === 'schools' ? notListed({ what: SCHOOL_TERMS }, context) : undefined;
}

const SCHOOL_TERMS = 2;
/** By the value of the word. */
const NOT_LISTED = [
  {
    short: say('خورشیدگرفتگی و ماه‌گرفتگی در این تقویم نیست', 'eclipses are not in this calendar'),
    page: '/moon',
  },
  {
    short: say('ساعت کار ادارات، بانک‌ها و مدارس در این تقویم نیست', 'opening hours are not in this calendar'),
    page: '/workdays',
  },
  { short: say('سال تحصیلی در این تقویم نیست', 'school terms are not in this calendar'), page: '/closures' },
];

const notListed = ({ what }: Pick<QuestionOf<'not-listed'>, 'what'>, { today }: ReaderContext): TextAnswer => ({
  ...{ kind: 'not_listed', first: today, last: today, estimate: false },
  ...{ title: NO_WORDS, detail: NO_WORDS, ...NOT_LISTED[what]! },
});

/** The weekend by law, on its next day, and that of the offices. */
function weekendAnswer(jdn: Jdn, context: ReaderContext): TextAnswer {
  const [weekend, offices] = (['public', 'offices'] as const).map(
    (sector) => WEEKENDS[ruleOf(sector, context.almanac).weekends.at(-1)![1]],
  ) as [Text, Text];
  const answer = dayAnswer({ jdn, name: say('آخر هفته در ایران', 'weekend in Iran') }, NOT_ASKED, context);
  const ofOffices = say(`ادارات دولتی: ${offices.fa}`, `Government offices: ${offices.en}`);
  const next = [words.ownDate(jdn, context.almanac), words.awayText(jdn - context.today)];
  return { ...answer, short: weekend, detail: words.unsaid([[ofOffices], next], []) };
}

const WEEKENDS = weekendTexts();

/** «بانک‌ها کی تعطیل‌اند»: the days of each week, and what the rule is. */
function weeklyAnswer(sector: Sector, { almanac, today }: ReaderContext): TextAnswer {
  const rule = ruleOf(sector, almanac);
  const weekend = WEEKENDS[rule.weekends.at(-1)![1]];
  return {
    ...{ kind: 'day', first: today, last: today, estimate: false, page: '/workdays' },
    title: say(`تعطیلی ${rule.title_fa}`, `${rule.title_en} closed`),
    short: say(`${weekend.fa} و تعطیلات رسمی`, `${weekend.en}, and public holidays`),
    detail: say(rule.law_fa, rule.law_en),
  };
}

/** A day, a period, or a day that does not exist. */
function dateAnswer(
  { reading, sector }: Omit<QuestionOf<'date'>, 'kind'>,
  asking: Understood,
  context: ReaderContext,
  place?: AskedDay['place'],
): TextAnswer | undefined {
  // The hours of one day, or until it, are not known.
  if (!isPeriod(reading) && asking.asks === 'hours') return undefined;
  if (reading.kind === 'day') {
    if (sector && asking.asks === 'weekend') return weeklyAnswer(sector, context);
    const asks = sector && !words.isWhether(asking.asks) ? 'off' : asking.asks;
    const { other, calendar, jdn, mayMove, sum, name, said } = reading;
    if (asks === 'weekend') return weekendAnswer(jdn, context);
    const day = { jdn, written: calendar, sector, place, mayMove, sum, name };
    const title = other && calendar && words.dateText(other, calendar, context.almanac);
    const answer = dayAnswer(day, { ...asking, asks }, context);
    if (said) return { ...answer, title: answer.short, short: said };
    return title ? { ...answer, other: { jdn: other, title } } : answer;
  }
  if (reading.kind === 'other-weekday') {
    const [answer, date] = [dayAnswer({ jdn: reading.jdn }, NOT_ASKED, context), dayInWords(reading.jdn)];
    const { fa, en } = weekdayName(reading.jdn);
    const short = reading.said ?? say(`${date.fa} ${fa} است`, `${date.en} is a ${en}`);
    const title = reading.said ? answer.short : NO_WORDS;
    return { ...answer, kind: 'other_weekday', title, short, detail: NO_WORDS };
  }
  if (isPeriod(reading) && asking.asks === 'hours') return hoursAnswer(reading, context);
  if (reading.kind !== 'missing') return periodAnswer(reading, asking, context);
  const [{ first, length }, name] = [reading, nameOf(reading)];
  const last = addDays(first, length - 1);
  const title = words.dateText(last, reading.calendar, context.almanac);
  const texts = { title: name, short: say(`فقط ${length} روز دارد`, `only ${length} days`), detail: NO_WORDS };
  return { kind: 'missing_day', first, last, estimate: false, ...texts, other: { jdn: last, title } };
}

const DAYS_AHEAD = 366;

/** The next holiday, or the n-th one of a period, by its name. */
function nextHoliday({ nth = 1, within }: QuestionOf<'next-holiday'>, context: ReaderContext): TextAnswer | undefined {
  const start = addDays(context.today, nth > 0 ? 1 : -DAYS_AHEAD);
  const { first, last } = periodOf(within) ?? { first: start, last: addDays(start, DAYS_AHEAD - 1) };
  const days = words.holidaysIn(first, last, context.almanac);
  const found = days.at(nth > 0 ? nth - 1 : nth);
  const kind = 'next_holiday';
  return found && dayAnswer({ ...found, kind, name: found.title }, NOT_ASKED, context);
}

/** Undefined outside the days whose holidays are known. */
function workdaySum({ from, days, mayMove }: WorkdaySum, context: ReaderContext): TextAnswer | undefined {
  const jdn = words.isKnown(from) ? context.almanac.workdays.add(from, days, words.daysOffOf(context)) : undefined;
  if (jdn === undefined) return undefined;
  const [start, size] = [withWeekday(from), Math.abs(days)];
  const name = say(
    `${grouped('fa', size)} روز کاری ${days < 0 ? 'پیش از' : 'بعد از'} ${start.fa}`,
    `${words.counted(size, 'working day')} ${days < 0 ? 'before' : 'after'} ${start.en}`,
  );
  return dayAnswer({ jdn, name, mayMove }, NOT_ASKED, context);
}

function age(reading: DayReading | PeriodReading, { almanac, today }: ReaderContext): TextAnswer {
  const { first, last } = endsOf(reading)!;
  const isDay = reading.kind === 'day';
  const born = reading.kind === 'day' ? words.ownDate(first, almanac) : nameOf(reading);
  // With the module itself, a bundle would have all of its functions.
  const calendar = calendarOf('persian', almanac.hijri);
  const [most, least] = [first, last].map((day) => difference(calendar, day, today).years);
  const years = least === most ? ['', ''] : [`${least} یا `, `${least} or `];
  return {
    ...{ kind: 'age', first, last: today, estimate: 'mayMove' in reading && reading.mayMove === true },
    title: say(`از ${born.fa}`, `since ${born.en}`),
    short: isDay
      ? words.sizeBetween('years', first, today, almanac)
      : say(`${years[0]}${most} سال`, `${years[1]}${most} years`),
    detail: isDay ? words.daysText(today - first) : NO_WORDS,
  };
}
