/** Answers about a month, a year or another period: its dates, its length, its days off. */
import type { CalendarName } from '#core/calendars.ts';
import { hijriDayProbability } from '#core/day-probability.ts';
import { both } from '#core/day-state.ts';
import { grouped } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, daysBetween, type Jdn, weekdayOf } from '#core/jdn.ts';
import { WEEKDAYS, weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { weekendTexts } from '#core/weekends.ts';
import type { WorkdayCount } from '#core/workdays.ts';
import { animalOf } from '#core/zodiac.ts';
import type { QuestionOf } from '#understand/question.ts';
import { nameOf, type PeriodReading } from '#understand/reading.ts';
import { periodOf } from '#understand/rules.ts';
import type { Almanac } from '../base/almanac.ts';
import type { Text } from '../base/text.ts';
import { periodOccasions } from './period-occasions.ts';
import * as words from './text-answer.ts';
import {
  type Asking,
  countText,
  isKnown,
  listed,
  NO_WORDS,
  NOT_ASKED,
  ownDate,
  type ReaderContext,
  say,
  type TextAnswer,
} from './text-answer.ts';

interface AskedPeriod {
  readonly kind: 'month' | 'year' | 'span';
  readonly name: Text;
  readonly first: Jdn;
  readonly last: Jdn;
  /** the calendar of its name */
  readonly written?: CalendarName | undefined;
  /** from one day to another */
  readonly isBetween?: boolean;
  /** of a year */
  readonly isLeap?: boolean | undefined;
  readonly mayMove?: boolean;
}

/** The answer about a period that a text names. */
export function periodAnswer(reading: PeriodReading, asking: Asking, context: ReaderContext): TextAnswer {
  const { first, last, calendar } = periodOf(reading)!;
  const period = { ...reading, name: nameOf(reading), first, last, written: calendar };
  // Each function by its name, because a bundle keeps all of a module that is used as a value.
  const isLeapYear =
    reading.kind === 'year' && reading.calendar === 'persian' ? persian.isLeapYear : gregorian.isLeapYear;
  const isLeap = reading.kind === 'year' ? isLeapYear(reading.year) : undefined;
  const answer = spanAnswer({ ...period, isLeap }, asking, context);
  const other = reading.other && asking.asks !== 'now' && periodAnswer(reading.other, asking, context);
  if (!other) return answer;
  // Of a number alone the Islamic year is nearer.
  const isNearer = reading.kind === 'year' && asking.asks === undefined;
  if (!isNearer) return { ...answer, otherPeriod: other };
  const title = say(`سال ${reading.year} شمسی`, `Persian year ${reading.year}`);
  return { ...other, otherPeriod: { ...answer, title } };
}

/** The days off of a longer period are counted, not listed. */
const MOST_DAYS_LISTED = 190;

/** What is asked about a period, then what else is known; without a question its days in another calendar. */
export function spanAnswer(period: AskedPeriod, { asks, calendars }: Asking, context: ReaderContext): TextAnswer {
  const { almanac } = context;
  const { kind, name, first, last, written, isBetween, isLeap, mayMove } = period;
  const known =
    isKnown(first) && isKnown(last) ? almanac.workdays.count(first, last, words.daysOffOf(context)) : undefined;
  const days = last - first + 1;
  const [own, other] = [words.OWN, words.OTHER].map((calendars) => rangeText(first, last, almanac, calendars)) as [
    Text,
    Text,
  ];
  const target = calendars.find((calendar) => calendar !== written);
  const large = target
    ? rangeText(first, last, almanac, { fa: target, en: target })
    : both((language) => (written === words.OWN[language] ? other : own)[language]);
  const facts = {
    leap: isLeap === undefined ? NO_WORDS : isLeap ? LEAP : NOT_LEAP,
    size: words.daysText(isBetween ? days - 1 : days),
    bothEnds: isBetween
      ? say(`${grouped('fa', days)} روز با هر دو سر`, `${words.counted(days, 'day')} with both ends`)
      : NO_WORDS,
    workdays: known ? countText(known.workdays, 'روز کاری', 'working day') : NO_WORDS,
    ...(known ? daysOffTexts(known, { first, last }, context) : { off: NO_WORDS }),
  };
  const withWeekdays = days > MOST_DAYS_LISTED ? own : rangeText(first, last, almanac);
  const title = name.fa === '' ? withWeekdays : name;
  const occasions = asks === 'occasions' ? periodOccasions(first, last, context) : [];
  const answer = occasions[0] ?? answerTo(period, asks, facts, context) ?? (isBetween ? facts.size : large);
  // The last day of a month may move where the first one does not.
  const isOfFirst = asks === 'start' || asks === 'now';
  const moves = mayMove && (!isOfFirst || hijriDayProbability(first, almanac) !== undefined);
  const short = words.marked(answer, moves && !words.isWhether(asks));
  const isOfYear = kind === 'year' && words.isWhether(asks);
  const doubt = known?.estimate && !mayMove && asks !== 'leap' && asks !== 'animal' ? HOLIDAYS_MAY_MOVE : NO_WORDS;
  const range = both((language) =>
    short[language].includes(own[language]) ? '' : words.marked(withWeekdays, mayMove)[language],
  );
  return {
    ...{ kind, first, last, days, title, short },
    ...{ estimate: known?.estimate || mayMove === true, daysOff: known && known.weekendDays + known.holidays },
    ...(known && { workdays: known.workdays }),
    detail: words.unsaid(
      occasions.length > 0
        ? occasions.map((each) => [each])
        : [asks === 'animal' ? [] : asks === 'leap' ? [facts.size] : Object.values(facts), [range], [other], [doubt]],
      [title, short],
    ),
    holidays:
      known && occasions.length === 0 && (days <= MOST_DAYS_LISTED || isOfYear)
        ? words.holidaysIn(first, last, almanac)
        : [],
  };
}

const HOLIDAYS_MAY_MOVE = say('تعطیلات قمری آن شاید یک روز جابه‌جا شود', 'its Islamic holidays may move by a day');
const LEAP = say('کبیسه است', 'a leap year');
const NOT_LEAP = say('کبیسه نیست', 'not a leap year');

/** The answer in the form that is asked; undefined without a question. */
function answerTo(
  { first, last, isBetween, isLeap }: AskedPeriod,
  asks: Asking['asks'],
  { leap, size, workdays, off }: Readonly<Record<'leap' | 'size' | 'workdays' | 'off', Text>>,
  { almanac, today }: ReaderContext,
): Text | undefined {
  if (asks === 'days') return size;
  if (asks === 'weeks' || asks === 'months' || asks === 'years')
    return words.sizeBetween(asks, first, isBetween ? last : addDays(last, 1), almanac);
  if (asks === 'leap' && leap !== NO_WORDS) return leap;
  if (asks === 'animal' && isLeap !== undefined) {
    const { fa, en } = animalOf(persian.yearOf(last));
    return say(`سال ${fa}`, `year of the ${en}`);
  }
  if (asks === 'start')
    return both((language) => `${weekdayName(first)[language]} ${ownDate(first, almanac)[language]}`);
  if (asks === 'now') {
    const [away, day] = [words.awayText(first - today), today - first + 1];
    const isNow = day > 0 && today <= last;
    return isNow ? say(`بله، روز ${day}`, `yes, day ${day}`) : say(`نه، ${away.fa}`, `no, ${away.en}`);
  }
  const ofDays = asks === 'work' ? workdays : words.isWhether(asks) ? off : NO_WORDS;
  return ofDays === NO_WORDS ? undefined : ofDays;
}

const WEEKEND_NAMES = weekendTexts();
const ON_WEEKEND = weekendTexts((days, language) => ({ fa: `روز آن ${days}`, en: `on a ${days}` })[language], {
  fa: 'یا',
  en: 'or',
});

/** «۴ جمعه، بدون تعطیلی دیگر»; "34 public holidays, 5 on a Friday" as on the page of the year, and apart from it "52 Fridays" */
function daysOffTexts(
  { weekendDays, holidays }: WorkdayCount,
  { first, last }: Pick<AskedPeriod, 'first' | 'last'>,
  { weekend, almanac }: ReaderContext,
): { readonly off: Text; readonly ofWeekend?: Text } {
  const all = new Set(almanac.holidays.onDays(first, last).map(({ jdn }) => jdn)).size;
  const { fa, en } = WEEKEND_NAMES[weekend];
  const days = weekendDays === 1 ? en : en.replaceAll('day', 'days');
  const ofWeekend = say(`${grouped('fa', weekendDays)} ${fa}`, `${grouped('en', weekendDays)} ${days}`);
  if (all > holidays) {
    const on = ON_WEEKEND[weekend];
    const ofOne = say(fa, on.en);
    const some = all === 1 ? ofOne : both((language) => `${grouped(language, all - holidays)} ${on[language]}`);
    return { off: listed([countText(all, 'روز تعطیل', 'public holiday'), some]), ofWeekend };
  }
  const others = countText(holidays, 'تعطیل رسمی', 'public holiday');
  if (weekendDays === 0) return { off: holidays > 0 ? others : say('تعطیلی ندارد', 'no day off') };
  const off =
    holidays > 0
      ? say(`${others.fa} و ${ofWeekend.fa}`, `${others.en}, ${ofWeekend.en}`)
      : say(`${ofWeekend.fa}، بدون تعطیلی دیگر`, `${ofWeekend.en}, no other day off`);
  return { off };
}

/** «چهارشنبه ۱ تا پنجشنبه ۳۰ مهر ۱۴۰۵». @param calendars default those of the readers, with weekdays */
export function rangeText(first: Jdn, last: Jdn, almanac: Pick<Almanac, 'hijri'>, calendars?: typeof words.OWN): Text {
  return both((language) => {
    const calendar = (calendars ?? words.OWN)[language];
    const [from, to] = [first, last].map((jdn) => words.dateText(jdn, calendar, almanac)[language].split(' ')) as [
      string[],
      string[],
    ];
    // What both dates end with stands once.
    while (from.length > 1 && from.at(-1) === to[from.length - 1]) from.pop();
    const [start, end] = [from, to].map((date, at) =>
      [...(calendars ? [] : [weekdayName(at === 0 ? first : last)[language]]), ...date].join(' '),
    );
    return first === last ? end! : `${start} ${TO[language]} ${end}`;
  });
}

export const TO: Text = { fa: 'تا', en: 'to' };

/** A month has no more of one weekday. */
const MOST_WEEKDAYS = 5;

/** How many of a weekday a period has, and which days they are. */
export function weekdaysAnswer(
  { weekday, reading, isOff }: QuestionOf<'weekdays'>,
  context: ReaderContext,
): TextAnswer {
  const { first, last } = periodOf(reading)!;
  const days = daysBetween(first, last).filter((jdn) => weekdayOf(jdn) === weekday);
  const { fa, en } = WEEKDAYS[weekday - 1]!;
  if (isOff && isKnown(first) && isKnown(last)) {
    const holidays = words.holidaysIn(first, last, context.almanac).filter(({ jdn }) => weekdayOf(jdn) === weekday);
    const short = countText(holidays.length, `${fa}ٔ تعطیل`, `${en} holiday`);
    return { ...periodAnswer(reading, NOT_ASKED, context), short, detail: NO_WORDS, holidays };
  }
  const short = countText(days.length, fa, en);
  // Those of a longer period are counted, not listed.
  const dates = days.length > MOST_WEEKDAYS ? [] : days.map((jdn) => ownDate(jdn, context.almanac));
  const detail = listed(dates.map(words.withoutYear));
  const estimate = 'mayMove' in reading && reading.mayMove === true;
  return { ...periodAnswer(reading, NOT_ASKED, context), estimate, short, detail, holidays: [] };
}
