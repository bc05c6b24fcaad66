/** Answers to questions in a search text, in words: what `search-facts.ts` finds. */

import { both } from '#core/day-state.ts';
import { toPersianDigits } from '#core/digits.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import type { Understood } from '#understand/questions.ts';
import { nameOf } from '#understand/reading.ts';
import { TEHRAN_TIME } from '../base/tehran.ts';
import { type Text, titleText } from '../base/text.ts';
import { dayDates, dayInWords } from '../facts/four-calendars.ts';
import { wholeSecond } from '../facts/moments.ts';
import { dayAnswer } from './day-answers.ts';
import { longWeekendsAnswer, periodAnswer, rangeText, spanAnswer, weekdaysAnswer } from './period-answers.ts';
import { newYear, prayerTimes, qibla } from './place-answers.ts';
import { type Facts, type FactsOf, factsOf } from './search-facts.ts';
import {
  counted,
  daysText,
  listed,
  NO_WORDS,
  NOT_ASKED,
  OTHER,
  ownDate,
  type ReaderContext,
  sizeBetween,
  type TextAnswer,
  withWeekday,
} from './text-answer.ts';

/** The answer to a text; null if there is none, or if the text only names something. */
export function searchAnswer(understood: Understood, context: ReaderContext) {
  const facts = factsOf(understood, context);
  const answer = facts && answerOf(facts, understood, context);
  return answer ? inFields({ ...answer, estimate: answer.estimate || facts.mayMove === true }) : null;
}

const MAY_MOVE: Text = { fa: 'برآورد، شاید یک روز جابه‌جا شود', en: 'estimated, may move by a day' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function inFields({ kind, first, last, daysOff, days, workdays, estimate, ...answer }: TextAnswer) {
  const [from, to] = [dayDates(first), dayDates(last)];
  const { title, short, holidays = [] } = answer;
  const detail = listed([answer.detail, estimate ? MAY_MOVE : NO_WORDS]);
  const days_off = holidays.map(({ jdn, title }) =>
    both((language) => `${withWeekday(jdn)[language]} ${title[language]}`),
  );
  const text = sentence(title, [short, detail, ...days_off]);
  return {
    kind,
    ...{ from_sh: from.date_sh, from_gregorian: from.date_gregorian },
    ...{ to_sh: to.date_sh, to_gregorian: to.date_gregorian },
    days_off: daysOff ?? null,
    estimate,
    ...{ text_fa: toPersianDigits(text.fa), text_en: capital(text.en) },
    ...{ days: days ?? null, workdays: workdays ?? null },
    ...{ title_fa: toPersianDigits(title.fa), title_en: capital(title.en) },
    ...{ short_fa: toPersianDigits(short.fa), short_en: capital(short.en) },
    ...{ detail_fa: toPersianDigits(detail.fa), detail_en: capital(detail.en) },
    holidays: holidays.map(({ jdn, title: { fa, en }, mayMove }) => ({
      ...dayDates(jdn),
      ...{ title_fa: fa, title_en: en, may_move: mayMove },
    })),
  };
}

/** «مهر ۱۴۰۵: ۴ جمعه، بدون تعطیلی دیگر؛ چهارشنبه ۱ تا …» */
const sentence = (title: Text, facts: readonly Text[]): Text =>
  both((language) => {
    const said = facts.map((fact) => fact[language]).filter((fact) => fact !== '');
    return (title[language] && `${title[language]}: `) + said.join({ fa: '؛ ', en: '; ' }[language]);
  });

/** The answer in words; `inFields` ends every sentence and marks what is estimated. */
function answerOf(facts: Facts, asking: Understood, context: ReaderContext): TextAnswer | undefined {
  if (facts.kind === 'reading') return dateAnswer(facts, asking, context);
  if (facts.kind === 'workdays') return workdaySum(facts, context);
  if (facts.kind === 'next-holiday') return nextHoliday(facts.jdn, context);
  if (facts.kind === 'long-weekends') return longWeekendsAnswer(facts, context);
  if (facts.kind === 'weekdays') return weekdaysAnswer(facts, context);
  if (facts.kind === 'age') return age(facts.birth, context);
  if (facts.kind === 'prayer') return prayerTimes(facts, context);
  if (facts.kind === 'qibla') return qibla(facts.city, context);
  if (facts.kind === 'new-year') return newYear(facts, context);
  if (facts.kind === 'occasion') return occasionDay(facts, asking, context);
  const { first, last, occasion } = facts;
  const name = { fa: `تعطیلات ${occasion.title_fa}`, en: `Days off of ${occasion.title_en}` };
  const [size, range] = [daysText(last - first + 1), rangeText(first, last, context.almanac)];
  const detail = both((language) => rangeText(first, last, context.almanac, OTHER[language])[language]);
  return {
    ...spanAnswer({ kind: 'span', name, first, last }, NOT_ASKED, context),
    short: listed([size, range]),
    detail,
  };
}

/** A day, a period, or a day that does not exist. */
function dateAnswer({ reading, sector }: FactsOf<'reading'>, asking: Understood, context: ReaderContext): TextAnswer {
  if (reading.kind === 'day') {
    const asks = asking.asks ?? (sector ? 'off' : undefined);
    return dayAnswer({ jdn: reading.jdn, written: reading.calendar, sector }, { ...asking, asks }, context);
  }
  if (reading.kind === 'other-weekday') {
    const [answer, date] = [dayAnswer({ jdn: reading.jdn }, NOT_ASKED, context), dayInWords(reading.jdn)];
    const { fa, en } = weekdayName(reading.jdn);
    const short = { fa: `${date.fa} ${fa} است`, en: `${date.en} is a ${en}` };
    return { ...answer, kind: 'other_weekday', title: NO_WORDS, short, detail: NO_WORDS };
  }
  if (reading.kind !== 'missing') return periodAnswer(reading, asking, context);
  const [{ first, length }, name] = [reading, nameOf(reading)];
  const short = { fa: `${name.fa} ${length} روز دارد`, en: `${name.en} has ${length} days` };
  const words = { title: NO_WORDS, short, detail: NO_WORDS };
  return { kind: 'missing_day', first, last: addDays(first, length - 1), estimate: false, ...words };
}

/** The next holiday, or the n-th one of a period, by its name. */
function nextHoliday(jdn: Jdn, context: ReaderContext): TextAnswer {
  const holidays = context.almanac.holidays.onDays(jdn, jdn).filter(({ isHoliday }) => isHoliday);
  const name = listed(holidays.map(({ occasion }) => titleText(occasion)));
  return dayAnswer({ kind: 'next_holiday', jdn, name }, NOT_ASKED, context);
}

/** The day of an occasion; of Nowruz with its moment. */
function occasionDay({ occasion, jdn }: FactsOf<'occasion'>, asking: Understood, context: ReaderContext): TextAnswer {
  const answer = dayAnswer({ kind: 'occasion', jdn, name: titleText(occasion) }, asking, context);
  return occasion.slug === 'nowruz'
    ? { ...answer, detail: listed([answer.detail, momentText(persian.yearOf(jdn), context)]) }
    : answer;
}

/** «تحویل سال جمعه ۲۹ اسفند ۱۴۰۴ ساعت ۱۸:۱۵:۵۹ به وقت تهران» */
function momentText(year: number, { almanac }: ReaderContext): Text {
  const equinox = almanac.equinox(year);
  if (!equinox) return NO_WORDS;
  const { jdn, msOfDay } = localTimeAt(TEHRAN_TIME, wholeSecond(equinox.moment));
  const [date, clock] = [withWeekday(jdn), clockOf(msOfDay)];
  return {
    fa: `تحویل سال ${date.fa} ساعت ${clock} به وقت تهران`,
    en: `the year begins on ${date.en} at ${clock} Tehran time`,
  };
}

function workdaySum({ jdn, sum }: FactsOf<'workdays'>, context: ReaderContext): TextAnswer {
  const [from, size] = [withWeekday(sum.from), Math.abs(sum.days)];
  const name = {
    fa: `${size} روز کاری ${sum.days < 0 ? 'پیش از' : 'بعد از'} ${from.fa}`,
    en: `${counted(size, 'working day')} ${sum.days < 0 ? 'before' : 'after'} ${from.en}`,
  };
  return dayAnswer({ jdn, name }, NOT_ASKED, context);
}

function age(birth: Jdn, { almanac, today }: ReaderContext): TextAnswer {
  const date = ownDate(birth, almanac);
  return {
    ...{ kind: 'age', first: birth, last: today, estimate: false },
    title: { fa: `از ${date.fa}`, en: `since ${date.en}` },
    short: sizeBetween('years', birth, today, almanac),
    detail: daysText(today - birth),
  };
}
