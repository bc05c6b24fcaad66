/** Answers to questions in a search text, in words: what `understand/answers.ts` finds, and the days off of periods. */
import { type Break, lengthOf } from '#core/breaks.ts';
import { calendarOf } from '#core/calendars.ts';
import { type DateDifference, difference } from '#core/date-sums.ts';
import { toPersianDigits } from '#core/digits.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import type { Occasion } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import type { City } from '#tables/types.ts';
import { type Facts, factsOf, type NamedOccasion, type World } from '#understand/answers.ts';
import type { Known } from '#understand/dates-in-calendars.ts';
import { meantOccasion } from '#understand/meant-occasion.ts';
import { findNames } from '#understand/occasions.ts';
import type { Understood } from '#understand/questions.ts';
import { nameOf } from '#understand/reading.ts';
import { periodOf } from '#understand/rules.ts';
import { TEHRAN_TIME } from '../base/tehran.ts';
import type { Text } from '../base/text.ts';
import { dayDates, dayInWords } from '../facts/four-calendars.ts';
import { wholeSecond } from '../facts/moments.ts';
import { nextDays } from '../facts/occasion-days.ts';
import { citySearch, occasionSearch } from '../query/searches.ts';
import {
  counted,
  dateAnswer,
  dayAnswer,
  daysOffOf,
  type FactsOf,
  isKnown,
  listed,
  NO_WORDS,
  type ReaderContext,
  spanAnswer,
  type TextAnswer,
  withWeekday,
} from './calendar-answers.ts';
import { newYear, prayerTimes, qibla } from './place-answers.ts';

/** The answer to a text; null if there is none, or if the text only names something. */
export function searchAnswer(understood: Understood, known: Known, context: ReaderContext) {
  const facts = factsOf(understood, worldOf(known, context));
  const answer = facts && answerOf(facts, context);
  if (!answer) return null;
  const { detail, short, kind, first } = answer;
  const hijri = kind === 'day' && understood.asksHijri ? hijriDate(first, context) : undefined;
  const estimate = answer.estimate || facts.mayMove === true || hijri?.isEstimate === true;
  return inFields({ ...answer, ...(hijri && { short: hijri, detail: listed([short, detail]) }), estimate });
}

/** «۱۸ جمادی‌الثانی ۱۴۴۸» */
function hijriDate(jdn: Jdn, { almanac }: ReaderContext): Text & { readonly isEstimate: boolean } {
  const { year, month, day, basis } = almanac.hijri.fromJdn(jdn);
  const { fa, en } = monthName('hijri', month);
  return { fa: `${day} ${fa} ${year}`, en: `${day} ${en} ${year}`, isEstimate: basis === 'estimate' };
}

function worldOf(known: Known, context: ReaderContext): World<Occasion, City> {
  const { almanac, today, city } = context;
  const cities = citySearch(almanac);
  return {
    ...{ known, today },
    isHoliday: (jdn) =>
      isKnown(jdn) ? almanac.holidays.onDays(jdn, jdn).some(({ isHoliday }) => isHoliday) : undefined,
    isOff: (jdn) => isKnown(jdn) && !almanac.workdays.isWorkday(jdn, daysOffOf(context)),
    occasion(name): NamedOccasion<Occasion> | undefined {
      const search = occasionSearch(almanac);
      const withoutSimilar = { find: (text: string, limit: number) => search.find(text, limit, false) };
      const found = findNames(withoutSimilar, name, MOST_NAMESAKES).filter(({ match }) => match === 'exact');
      const occasion = meantOccasion(found.map(({ item }) => item.occasion));
      const years = occasion && almanac.occasionYears(occasion.slug)!;
      return (
        years && {
          occasion,
          isLunar: occasion.rule.startsWith('hijri:'),
          onDays: (first, last) => years.onDays(first, last),
          next: (from) => nextDays(from, 1, { years, fits: () => true })[0]?.[0],
        }
      );
    },
    city: (name) => cities.meant(name)?.row,
    ownCity: city,
  };
}

/** How many days of a long feast an answer lists. */
const MOST_NAMESAKES = 20;

const MAY_MOVE: Text = { fa: 'برآورد، شاید یک روز جابه‌جا شود', en: 'estimated, may move by a day' };

function inFields({ kind, first, last, daysOff, days, workdays, estimate, title, short, ...answer }: TextAnswer) {
  const [from, to] = [dayDates(first), dayDates(last)];
  const detail = listed([answer.detail, estimate ? MAY_MOVE : NO_WORDS]);
  const text = sentence(title, short, detail);
  return {
    kind,
    ...{ from_sh: from.date_sh, from_gregorian: from.date_gregorian },
    ...{ to_sh: to.date_sh, to_gregorian: to.date_gregorian },
    days_off: daysOff ?? null,
    estimate,
    ...{ text_fa: toPersianDigits(text.fa), text_en: text.en },
    ...{ days: days ?? null, workdays: workdays ?? null },
    ...{ title_fa: toPersianDigits(title.fa), title_en: title.en },
    ...{ short_fa: toPersianDigits(short.fa), short_en: short.en },
    ...{ detail_fa: toPersianDigits(detail.fa), detail_en: detail.en },
  };
}

/** «مهر ۱۴۰۵: ۲۶ روز کاری، ۴ روز تعطیل؛ چهارشنبه ۱ مهر ۱۴۰۵ تا …» */
function sentence(title: Text, short: Text, detail: Text): Text {
  const [of, about] = [
    (words: string) => words && `${words}: `,
    (words: string, mark: string) => words && mark + words,
  ];
  return {
    fa: of(title.fa) + short.fa + about(detail.fa, '؛ '),
    en: of(title.en) + short.en + about(detail.en, '; '),
  };
}

/** The answer in words; `inFields` ends every sentence and marks what is estimated. */
function answerOf(facts: Facts<Occasion, City>, context: ReaderContext): TextAnswer | undefined {
  if (facts.kind === 'reading') return dateAnswer(facts, context);
  if (facts.kind === 'workdays') return workdaySum(facts, context);
  if (facts.kind === 'next-holiday') return dayAnswer('next_holiday', facts.jdn, context);
  if (facts.kind === 'long-weekends') return longWeekends(facts, context);
  if (facts.kind === 'age') return age(facts.birth, context);
  if (facts.kind === 'prayer') return prayerTimes(facts, context);
  if (facts.kind === 'qibla') return qibla(facts.city, context);
  if (facts.kind === 'new-year') return newYear(facts, context);
  if (facts.kind === 'occasion') return occasionDay(facts, context);
  const { title_fa, title_en } = facts.occasion;
  const name = { fa: `تعطیلات ${title_fa}`, en: `Days off of ${title_en}` };
  return spanAnswer('span', name, [facts.first, facts.last], context);
}

/** The day of an occasion; of Nowruz with its moment. */
function occasionDay(
  { occasion: { slug, title_fa, title_en }, jdn }: FactsOf<'occasion'>,
  context: ReaderContext,
): TextAnswer {
  const { title: date, short, detail, ...answer } = dayAnswer('occasion', jdn, context);
  const moment = slug === 'nowruz' ? momentText(persian.yearOf(jdn), context) : NO_WORDS;
  return { ...answer, title: { fa: title_fa, en: title_en }, short: date, detail: listed([short, detail, moment]) };
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
  const [answer, from, size] = [dayAnswer('day', jdn, context), withWeekday(sum.from), Math.abs(sum.days)];
  const title = {
    fa: `${size} روز کاری ${sum.days < 0 ? 'پیش از' : 'بعد از'} ${from.fa}`,
    en: `${counted(size, 'working day')} ${sum.days < 0 ? 'before' : 'after'} ${from.en}`,
  };
  return { ...answer, title, short: answer.title, detail: listed([answer.short, answer.detail]) };
}

/** The next long weekend, or those of a period. */
function longWeekends({ breaks, within }: FactsOf<'long-weekends'>, context: ReaderContext): TextAnswer {
  const texts = breaks.map(breakText);
  const [own, period] = [breaks[0], periodOf(within)];
  const { first, last } = period ?? own!;
  const name = within ? nameOf(within) : undefined;
  const list = { fa: texts.map(({ fa }) => fa).join('؛ '), en: texts.map(({ en }) => en).join('; ') };
  const count = { fa: `${breaks.length} آخر هفتهٔ طولانی`, en: counted(breaks.length, 'long weekend') };
  const words = name ? { title: name, short: count, detail: list } : { title: NO_WORDS, short: list, detail: NO_WORDS };
  const { estimate } = context.almanac.workdays.count(first, last, daysOffOf(context));
  const daysOff = period ? undefined : lengthOf(own!) - own!.leave.length;
  return { kind: 'long_weekend', first, last, daysOff, estimate, ...words };
}

function breakText({ first, last, leave }: Break): Text {
  const [from, to, days] = [withWeekday(first), withWeekday(last), last - first + 1];
  return {
    fa: `${from.fa} تا ${to.fa}، ${days} روز${leave.length > 0 ? ` با ${leave.length} روز مرخصی` : ''}`,
    en: `${from.en} to ${to.en}, ${days} days${leave.length > 0 ? ` with ${leave.length} of leave` : ''}`,
  };
}

function age(birth: Jdn, { almanac, today }: ReaderContext): TextAnswer {
  const [own, other] = (['persian', 'gregorian'] as const).map((name) =>
    difference(calendarOf(name, almanac.hijri), birth, today),
  ) as [DateDifference, DateDifference];
  const date = dayInWords(birth);
  return {
    ...{ kind: 'age', first: birth, last: today, estimate: false },
    title: { fa: `از ${date.fa}`, en: `Since ${date.en}` },
    short: {
      fa: `${own.years} سال و ${own.months} ماه و ${own.days} روز`,
      en: `${other.years} years, ${other.months} months and ${other.days} days`,
    },
    detail: { fa: `${today - birth} روز`, en: `${today - birth} days` },
  };
}
