/** Answers about one day: its dates, whether it is off, how far away it is, its occasions. */
import type { CalendarName } from '#core/calendars.ts';
import type { Closure, Sector } from '#core/closures.ts';
import { hijriDayProbability } from '#core/day-probability.ts';
import { both } from '#core/day-state.ts';
import type { Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import { IRANIAN_CATEGORIES, type Occurrence, WELL_KNOWN } from '#core/occasions.ts';
import { fromNow, nearDay } from '#core/span-words.ts';
import type { DaySum } from '#understand/reading.ts';
import { FIRST_DAY, LAST_DAY } from '../base/almanac.ts';
import { type Text, titleText } from '../base/text.ts';
import { closuresIn } from '../facts/closures.ts';
import { collectedDays } from '../facts/confidence.ts';
import { listed as byRank } from '../facts/day.ts';
import { mayMove } from '../facts/occasion-days.ts';
import { ruleOf } from '../query/sectors.ts';
import { numbersOf } from './day-numbers.ts';
import { dayOffReasons } from './day-off-reasons.ts';
import * as words from './text-answer.ts';
import {
  type Asking,
  isKnown,
  listed,
  NO_WORDS,
  ownDate,
  type ReaderContext,
  say,
  type TextAnswer,
} from './text-answer.ts';

export interface AskedDay {
  readonly kind?: TextAnswer['kind'];
  readonly jdn: Jdn;
  /** the calendar of the date in the text; undefined for «فردا», and for a day that was found */
  readonly written?: CalendarName | undefined;
  /** what the day is, as an occasion */
  readonly name?: Text | undefined;
  readonly sector?: Sector | undefined;
  /** where it is asked about */
  readonly place?: { readonly name: Text; readonly province: string } | undefined;
  /** a date that depends on a sighting of the Moon */
  readonly mayMove?: boolean | undefined;
  readonly sum?: DaySum | undefined;
}

interface Day extends AskedDay {
  /** why it is off; empty for a working day, undefined where holidays are not known */
  readonly reasons: readonly Text[] | undefined;
  readonly isOff: boolean;
  /** of Iran's calendar; holidays first, then the better known */
  readonly occasions: readonly Occurrence[];
  readonly estimate: boolean;
  /** a holiday of the day may move */
  readonly isReasonMovable: boolean;
}

/** What is asked about the day, then what else is known; without a question its date in another calendar. */
export function dayAnswer(asked: AskedDay, { asks, calendars }: Asking, context: ReaderContext): TextAnswer {
  const { almanac, today } = context;
  const { kind = 'day', jdn, written, name, sector, place, mayMove } = asked;
  const [day, numbers] = [dayOf(asked, asks, context), numbersOf(jdn)];
  const isMovable = hijriDayProbability(jdn, almanac) !== undefined;
  const answer = answerTo(day, asks, context);
  const [weekday, away] = [weekdayName(jdn), words.awayText(jdn - today)];
  const dateIn = (calendar: CalendarName) => words.dateText(jdn, calendar, almanac);
  const withWeekday = (date: Text) =>
    words.marked(
      both((language) => `${weekday[language]} ${date[language]}`),
      mayMove,
    );
  const [own, other] = [
    words.marked(ownDate(jdn, almanac), mayMove),
    both((language) => dateIn(words.OTHER[language])[language]),
  ];
  const target = calendars.find((calendar) => calendar !== written);
  const large = target ? dateIn(target) : both((language) => (written === words.OWN[language] ? other : own)[language]);
  const isOfDay = !words.isWhether(asks) && asks !== 'occasions';
  const short = answer
    ? words.marked(answer, mayMove && isOfDay)
    : words.marked(withWeekday(large), target === 'hijri' && isMovable);
  const isWeekday = asks === 'weekday';
  const isNamed = written && (!answer || isWeekday);
  const read = isNamed
    ? dateIn(written)
    : isWeekday
      ? own
      : answer
        ? withWeekday(own)
        : ((asked.sum && words.sumText(asked.sum, almanac)) ?? away);
  const title = name ?? listed([sector ? titleText(ruleOf(sector, almanac)) : NO_WORDS, place?.name ?? NO_WORDS, read]);
  const hijri = words.marked(dateIn('hijri'), isMovable && !mayMove);
  const known = day.occasions.filter(({ occasion, isHoliday }) => !isHoliday && occasion.rank <= WELL_KNOWN);
  const others = asks === 'occasions' ? day.occasions.slice(1) : answer ? [] : known;
  const state = stateText(asks === 'occasions' ? { ...day, name: short } : day);
  const dates = [answer && !isWeekday ? withWeekday(own) : own, other, answer ? NO_WORDS : hijri];
  const facts = [
    ...(words.isWhether(asks) ? [[whyText(day, context)], [away, ...dates]] : [[state, away], dates]),
    ...others.slice(0, MOST_OCCASIONS).map(({ occasion }) => [titleText(occasion)]),
    ...(words.isWhether(asks) ? caveats(day, context) : []).map((caveat) => [caveat]),
    asks === 'number' ? [numbers.other, numbers['week-number']] : asks === 'week-number' ? [numbers.otherWeek] : [],
  ];
  return {
    ...{ kind, first: jdn, last: jdn, daysOff: day.reasons && Number(day.isOff) },
    estimate: day.estimate || mayMove === true || (target === 'hijri' && !answer && isMovable),
    ...{ title, short },
    detail: words.unsaid(facts, [title, short]),
    page: words.isWhether(asks) && !day.isOff && (place || sector === 'schools') ? CLOSURES_PAGE : undefined,
  };
}

const CLOSURES_PAGE = '/closures';
const MOST_OCCASIONS = 2;

function dayOf(asked: AskedDay, asks: Asking['asks'], { almanac, weekend }: ReaderContext): Day {
  const { jdn, sector = 'public', place } = asked;
  const query = { sector, weekend: sector === 'public' ? weekend : undefined, closures: 'yes' } as const;
  const reasons = isKnown(jdn) ? dayOffReasons(jdn, { ...query, province: place?.province }, almanac) : undefined;
  const all = isKnown(jdn) ? almanac.occasions.onDays(jdn, jdn) : [];
  const iranian = byRank(all, IRANIAN_CATEGORIES);
  const occurrences = iranian.length === 0 && asks === 'occasions' ? byRank(all, ['global']) : iranian;
  return {
    ...{ ...asked, isOff: reasons !== undefined && reasons.length > 0, occasions: occurrences },
    reasons: reasons?.map((reason) => (reason.fa === weekdayName(jdn).fa ? WEEKEND : reason)),
    estimate: occurrences.some(({ isHoliday, estimate }) => isHoliday && estimate),
    isReasonMovable: occurrences.some((one) => one.isHoliday && mayMove(one, almanac)),
  };
}

const WEEKEND = say('تعطیل هفتگی', 'weekend');

/** «روز کاری», "off: Ashura"; of a holiday that is the title "public holiday" */
function stateText(day: Day): Text {
  const { reasons, isOff } = day;
  if (!isOff) return reasons ? say('روز کاری', 'working day') : NO_WORDS;
  const why = reasonText(day);
  if (why.fa === WEEKEND.fa) return WEEKEND;
  return why.fa === '' ? say('تعطیل رسمی', 'public holiday') : say(`تعطیل: ${why.fa}`, `off: ${why.en}`);
}

/** Why a day is off, without the name of the day that is asked about. */
const reasonText = ({ reasons = [], name, isReasonMovable }: Day): Text =>
  words.marked(listed(reasons.filter(({ fa }) => fa !== name?.fa)), isReasonMovable && !name);

/** A day with a name that is off for the weekend alone: Christmas on a Friday. */
const isOnlyWeekend = ({ name, isOff, reasons = [] }: Day): boolean =>
  name !== undefined && isOff && reasons.every(({ fa }) => fa === WEEKEND.fa);

/** Why a day is off, or what is closed in a place, or in which provinces, that the calendar does not close. */
function whyText(day: Day, context: ReaderContext): Text {
  const weekday = weekdayName(day.jdn);
  if (day.written && !day.sector && isOnlyWeekend({ ...day, name: NO_WORDS }))
    return say(`${weekday.fa} است، تعطیل رسمی نیست`, `a ${weekday.en}, not a public holiday`);
  if (isOnlyWeekend(day)) return say(`${weekday.fa} است، تعطیل هفتگی`, `falls on a ${weekday.en}`);
  if (day.isOff) return reasonText(day);
  const closures = closuresOf(day, context);
  const provinces = day.place ? [] : [...new Set(closures.flatMap((closure) => closure.provinces))];
  const names = provinces.map((slug) => context.almanac.provinces.get(slug)!);
  return listed(names.length > 0 ? names : closures.slice(0, MOST_OCCASIONS).map(titleText));
}

/** Closures of schools, or of anything in a place, on a day. */
const closuresOf = ({ jdn, sector = 'public', place }: Day, { almanac }: ReaderContext): Closure[] =>
  sector === 'schools' || place
    ? closuresIn(almanac.closures.rows, [jdn, jdn], { sector, province: place?.province })
    : [];

/** The answer in the form that is asked; undefined without a question. */
function answerTo(day: Day, asks: Asking['asks'], context: ReaderContext): Text | undefined {
  const { jdn, occasions } = day;
  const { today, almanac } = context;
  if (words.isWhether(asks)) return whetherOff(day, asks, context);
  if (asks === 'weekday') return weekdayName(jdn);
  if (asks === 'number' || asks === 'week-number') return numbersOf(jdn)[asks];
  if (asks === 'occasions') return occasions[0] ? titleText(occasions[0].occasion) : NO_OCCASION;
  if (asks === 'days' || asks === 'weeks' || asks === 'months' || asks === 'years')
    return fromToday(jdn - today, words.sizeBetween(asks, today, jdn, almanac));
  return undefined;
}

const fromToday = (days: number, size: Text): Text =>
  days === 0 ? words.awayText(0) : both((language) => fromNow(language, size[language], days < 0));

const NO_OCCASION = say('مناسبتی ثبت نشده است', 'no occasion is known');
const NOT_KNOWN = say('معلوم نیست', 'not known');
const NO_HOLIDAY = say('نه، تعطیل رسمی نیست', 'no, not a public holiday');
const [OFF, WORKING] = [say('تعطیل', 'off'), say('کاری', 'a working day')];
const [CLOSED, OPEN] = [say('بسته', 'closed'), say('باز', 'open')];

const IN_PART = say('در بخشی از کشور تعطیل', 'closed in a part of the country');
const IN_PART_OF_PLACE = say('برخی مراکز تعطیل', 'partly closed');
const NO_CLOSURE = say('تعطیلی ثبت نشده است', 'no closure is recorded');
const NOT_BY_CALENDAR = say('در تقویم تعطیل نیست', 'not off by the calendar');

/** «نه، فردا کاری است», "Yes, 11 February is off" */
function whetherOff(day: Day, asks: Asking['asks'], context: ReaderContext): Text {
  const { jdn, name, sector, place, reasons, isOff } = day;
  const { today } = context;
  if (!reasons) return NOT_KNOWN;
  if (isOnlyWeekend(day) && asks !== 'open' && asks !== 'work') return NO_HOLIDAY;
  // The title names the date of a sector, and an occasion.
  const subject = nearDay(jdn - today) ?? (name ? say('', 'it') : sector ? NO_WORDS : dateOfYear(day, context));
  if (!isOff && closuresOf(day, context).length > 0) return place ? IN_PART_OF_PLACE : IN_PART;
  if (!isOff && sector === 'schools') return jdn > collectedDays(context.almanac)[1] ? NOT_BY_CALENDAR : NO_CLOSURE;
  const state = asks === 'open' && sector ? (isOff ? CLOSED : OPEN) : isOff ? OFF : WORKING;
  const isYes = isOff !== (asks === 'open' || asks === 'work');
  const isPast = jdn < today;
  const isState = sector ? `${state.en} ${subject.en}`.trim() : `${subject.en} ${isPast ? 'was' : 'is'} ${state.en}`;
  return say(
    `${isYes ? 'بله' : 'نه'}، ${subject.fa && `${subject.fa} `}${state.fa} ${isPast ? 'بود' : 'است'}`,
    `${isYes ? 'yes' : 'no'}, ${isState}`,
  );
}

/** A date in the calendar in which it was written, or in the readers' own; of a near year without it. */
function dateOfYear({ jdn, written }: Day, { almanac, today }: ReaderContext): Text {
  const date = written ? words.dateText(jdn, written, almanac) : ownDate(jdn, almanac);
  const isNear = Math.abs(jdn - today) < DAYS_A_YEAR;
  return isNear ? words.withoutYear(date) : date;
}

const DAYS_A_YEAR = 365;

const WORKERS_ARE_OFF = say(
  'کارگران مشمول قانون کار تعطیل‌اند، با مزد',
  'workers under the Labour Code have a paid day off',
);

/** What an answer about days off does not know. */
function caveats({ jdn, sector, place, reasons, isOff }: Day, { almanac }: ReaderContext): Text[] {
  const known = collectedDays(almanac)[1];
  const [first, last, until] = [FIRST_DAY, LAST_DAY, known].map((each) => ownDate(each, almanac)) as [Text, Text, Text];
  if (!reasons)
    return [say(`تعطیلات از ${first.fa} تا ${last.fa} معلوم است`, `holidays are known from ${first.en} to ${last.en}`)];
  if (isOff) return [];
  const query = { weekend: undefined, closures: 'yes', province: place?.province } as const;
  const isOffFor = (one: Sector) => !sector && dayOffReasons(jdn, { ...query, sector: one }, almanac).length > 0;
  return [
    isOffFor('offices') ? say('ادارات دولتی تعطیل است', 'government offices are closed') : NO_WORDS,
    isOffFor('labour') ? WORKERS_ARE_OFF : NO_WORDS,
    place ? say('تعطیلی‌های محلی همه معلوم نیست', 'not all local closures are known') : NO_WORDS,
    jdn > known && !place
      ? say(`تعطیلی‌های موردی پس از ${until.fa} کامل نیست`, `closures after ${until.en} are not complete`)
      : NO_WORDS,
    sector === 'schools' && !place
      ? say('تعطیلات خود مدارس در این تقویم نیست', 'holidays of schools alone are not in this calendar')
      : NO_WORDS,
  ];
}
