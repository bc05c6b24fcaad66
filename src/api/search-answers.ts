/** Answers to questions in a search text: a date, the days off of a month, the next holiday, an age, times of prayer. */
import { longWeekends } from '#core/breaks.ts';
import { calendarOf } from '#core/calendars.ts';
import { type DateDifference, difference } from '#core/date-sums.ts';
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import type { Occasion, Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { localTimeAt } from '#core/time-zone.ts';
import { yearSpan } from '#understand/dates-in-calendars.ts';
import { meantOccasion } from '#understand/occasions.ts';
import { type Question, yearBeside } from '#understand/questions.ts';
import type { DateReading } from '#understand/reading.ts';
import type { Found } from '#understand/search.ts';
import { FIRST_DAY, LAST_DAY } from './almanac.ts';
import type { Context } from './context.ts';
import { dayDates, dayInWords } from './date-objects.ts';
import { dayOffReasons } from './day-off-reasons.ts';
import { EIGHT_TIMES, eightTimesDays, TIME_NAMES_FA } from './eight-times.ts';
import { nextDays } from './occasion-days.ts';
import { citySearch } from './searches.ts';
import { TEHRAN_TIME, todayInTehran } from './tehran.ts';
import type { Text } from './text.ts';

export const ANSWER_KINDS = [
  ...(['day', 'month', 'year', 'missing_day', 'occasion'] as const),
  ...(['next_holiday', 'long_weekend', 'age', 'prayer_times'] as const),
] as const;

/** What an answer is about: its days, and how many of them are off. */
interface Answer {
  readonly kind: (typeof ANSWER_KINDS)[number];
  readonly first: Jdn;
  readonly last: Jdn;
  readonly daysOff?: number | undefined;
  readonly estimate: boolean;
  readonly text: Text;
}

const LEGAL = { weekend: 'fri', closures: true } as const;
const PUBLIC = { weekend: 'fri', sector: 'public', closures: 'yes', province: undefined } as const;

/** The answer to a question; null if there is none, or if the text only names something. */
export const searchAnswer = (question: Question, context: Context) => inFields(answerTo(question, context));

/** The days of an occasion in the year that stands beside its name; null unless the text is the name of one occasion. */
export function occasionInYear(
  text: string,
  found: readonly Found<{ readonly occasion: Occasion }>[],
  context: Context,
) {
  const { almanac, now } = context;
  const year = yearBeside(text);
  const meant = meantOccasion(found.filter(({ match }) => match === 'exact').map(({ item }) => item.occasion));
  if (year === undefined || !meant) return null;
  const { slug, title_fa, title_en } = meant;
  const dayAt = (moment: number) => localTimeAt(TEHRAN_TIME, moment).jdn;
  const span = yearSpan(year, { hijri: almanac.hijri, today: todayInTehran(now), dayAt });
  const [day] = span ? almanac.occasionYears(slug)!.onDays(...span) : [];
  if (!day) return null;
  const answer = dayAnswer('occasion', day.jdn, context);
  const named = { fa: `${title_fa}، ${answer.text.fa}`, en: `${title_en}, ${answer.text.en}` };
  return inFields({ ...answer, text: named, estimate: day.estimate });
}

function inFields(found: Answer | undefined) {
  if (!found) return null;
  const { kind, first, last, daysOff, estimate, text } = found;
  const [from, to] = [dayDates(first), dayDates(last)];
  return {
    kind,
    ...{
      from_sh: from.date_sh,
      from_gregorian: from.date_gregorian,
      to_sh: to.date_sh,
      to_gregorian: to.date_gregorian,
    },
    days_off: daysOff ?? null,
    estimate,
    ...{ text_fa: toPersianDigits(text.fa), text_en: text.en },
  };
}

function answerTo(question: Question, context: Context): Answer | undefined {
  if (question.kind === 'date') return dateAnswer(question.reading, context);
  if (question.kind === 'days-off') return dateAnswer(question.reading, context);
  if (question.kind === 'next-holiday') return nextHoliday(context);
  if (question.kind === 'long-weekend') return longWeekend(context);
  if (question.kind === 'age') return age(question.reading.jdn, context);
  return question.kind === 'prayer' ? prayerTimes(question, context) : undefined;
}

function dateAnswer(reading: DateReading, context: Context): Answer | undefined {
  if (reading.kind === 'day') return dayAnswer('day', reading.jdn, context, reading.mayMove);
  if (reading.kind === 'year') {
    const { year, calendar } = reading;
    const { firstDayOfYear, lastDayOfYear } = calendar === 'persian' ? persian : GREGORIAN_YEARS;
    const name = { fa: String(year), en: String(year) };
    return spanAnswer('year', name, [firstDayOfYear(year), lastDayOfYear(year)], context);
  }
  const { fa, en } = monthName(reading.calendar, reading.month);
  const name = { fa: `${fa} ${reading.year}`, en: `${en} ${reading.year}` };
  if (reading.kind === 'month') {
    const answer = spanAnswer('month', name, [reading.first, reading.last], context);
    return { ...answer, estimate: answer.estimate || reading.mayMove === true };
  }
  const { first, length } = reading;
  const text = { fa: `${name.fa} ${length} روز دارد.`, en: `${name.en} has ${length} days.` };
  return { kind: 'missing_day', first, last: addDays(first, length - 1), estimate: false, text };
}

const GREGORIAN_YEARS = {
  firstDayOfYear: (year: number) => gregorian.toJdn({ year, month: 1, day: 1 }),
  lastDayOfYear: (year: number) => gregorian.toJdn({ year, month: 12, day: 31 }),
};

const isKnown = (jdn: Jdn): boolean => jdn >= FIRST_DAY && jdn <= LAST_DAY;

const withWeekday = (jdn: Jdn): Text => {
  const [{ fa, en }, date] = [weekdayName(jdn), dayInWords(jdn)];
  return { fa: `${fa} ${date.fa}`, en: `${en} ${date.en}` };
};

function awayText(days: number): Text {
  if (days === 0) return { fa: 'امروز', en: 'today' };
  if (days === 1) return { fa: 'فردا', en: 'tomorrow' };
  const en = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? { fa: `${days} روز دیگر`, en: `in ${en}` } : { fa: `${-days} روز پیش`, en: `${en} ago` };
}

const isEstimate = (jdn: Jdn, { almanac }: Context): boolean =>
  almanac.holidays.onDays(jdn, jdn).some(({ isHoliday, estimate }) => isHoliday && estimate);

function dayAnswer(kind: Answer['kind'], jdn: Jdn, context: Context, mayMove = false): Answer {
  const [date, away] = [withWeekday(jdn), awayText(jdn - todayInTehran(context.now))];
  const estimate = mayMove || (isKnown(jdn) && isEstimate(jdn, context));
  const reasons = isKnown(jdn) ? dayOffReasons(jdn, PUBLIC, context.almanac) : undefined;
  const state = {
    fa: reasons && (reasons.length === 0 ? '، روز کاری' : `، تعطیل: ${reasons.map(({ fa }) => fa).join('، ')}`),
    en: reasons && (reasons.length === 0 ? ', working day' : `, off: ${reasons.map(({ en }) => en).join(', ')}`),
  };
  const text = { fa: `${date.fa}، ${away.fa}${state.fa ?? ''}`, en: `${date.en}, ${away.en}${state.en ?? ''}` };
  return {
    kind,
    first: jdn,
    last: jdn,
    daysOff: reasons && Math.min(reasons.length, 1),
    estimate,
    text: marked(text, estimate),
  };
}

const marked = ({ fa, en }: Text, estimate: boolean): Text =>
  estimate ? { fa: `${fa} (برآورد، شاید یک روز جابه‌جا شود)`, en: `${en} (estimated, may move by a day)` } : { fa, en };

function spanAnswer(kind: 'month' | 'year', name: Text, [first, last]: readonly [Jdn, Jdn], context: Context): Answer {
  const [from, to] = [withWeekday(first), withWeekday(last)];
  const { almanac } = context;
  const known = isKnown(first) && isKnown(last) ? almanac.workdays.count(first, last, LEGAL) : undefined;
  const span = { fa: `${name.fa}، ${from.fa} تا ${to.fa}`, en: `${name.en}, ${from.en} to ${to.en}` };
  if (!known) return { kind, first, last, estimate: false, text: span };
  const { weekendDays, holidays } = known;
  const days = daysOffIn(first, last, context);
  const list = kind === 'month' ? days : [];
  const others = {
    fa: holidays === 0 ? 'بدون تعطیل رسمی در روزهای دیگر' : `${holidays} تعطیل رسمی در روزهای دیگر`,
    en: `${holidays === 0 ? 'no' : holidays} public holiday${holidays === 1 ? '' : 's'} on other days`,
  };
  const total = weekendDays + holidays;
  const text = {
    fa: `${span.fa}: ${total} روز تعطیل، ${weekendDays} جمعه، ${others.fa}${listText(list, 'fa')}`,
    en: `${span.en}: ${total} days off, ${weekendDays} Fridays, ${others.en}${listText(list, 'en')}`,
  };
  return { kind, first, last, daysOff: total, estimate: known.estimate, text };
}

/** The occurrences of official holidays, a list for each day. */
const daysOffIn = (first: Jdn, last: Jdn, { almanac }: Context): Occurrence[][] => [
  ...Map.groupBy(
    almanac.holidays.onDays(first, last).filter(({ isHoliday }) => isHoliday),
    ({ jdn }) => jdn,
  ).values(),
];

function listText(days: readonly (readonly Occurrence[])[], language: 'fa' | 'en'): string {
  const comma = { fa: '، ', en: ', ' }[language];
  const rows = days.map((ofDay) => {
    const titles = ofDay.map(({ occasion }) => ({ fa: occasion.title_fa, en: occasion.title_en })[language]);
    return `${withWeekday(ofDay[0]!.jdn)[language]} ${titles.join(comma)}`;
  });
  return rows.length === 0 ? '' : `: ${rows.join({ fa: '؛ ', en: '; ' }[language])}`;
}

function nextHoliday(context: Context): Answer | undefined {
  const { almanac, now } = context;
  const wanted = { years: almanac.holidays, fits: ({ isHoliday }: Occurrence) => isHoliday };
  const [next] = nextDays(addDays(todayInTehran(now), 1), 1, wanted);
  return next?.[0] && dayAnswer('next_holiday', next[0].jdn, context);
}

const DAYS_AHEAD = 366;

function longWeekend(context: Context): Answer | undefined {
  const { almanac, now } = context;
  const today = todayInTehran(now);
  const isOff = (jdn: Jdn) => isKnown(jdn) && !almanac.workdays.isWorkday(jdn, LEGAL);
  const [next] = longWeekends(isOff, today, addDays(today, DAYS_AHEAD));
  if (!next) return undefined;
  const { first, last, leave } = next;
  const [from, to] = [withWeekday(first), withWeekday(last)];
  const [days, off] = [last - first + 1, last - first + 1 - leave.length];
  const text = {
    fa: `${from.fa} تا ${to.fa}، ${days} روز${leave.length > 0 ? ` با ${leave.length} روز مرخصی` : ''}`,
    en: `${from.en} to ${to.en}, ${days} days${leave.length > 0 ? ` with ${leave.length} of leave` : ''}`,
  };
  const estimate = almanac.workdays.count(first, last, LEGAL).estimate;
  return { kind: 'long_weekend', first, last, daysOff: off, estimate, text: marked(text, estimate) };
}

function age(birth: Jdn, { almanac, now }: Context): Answer | undefined {
  const today = todayInTehran(now);
  if (birth > today) return undefined;
  const [own, other] = (['persian', 'gregorian'] as const).map((name) =>
    difference(calendarOf(name, almanac.hijri), birth, today),
  ) as [DateDifference, DateDifference];
  const text = {
    fa: `${own.years} سال و ${own.months} ماه و ${own.days} روز از ${dayInWords(birth).fa}، ${today - birth} روز`,
    en: `${other.years} years, ${other.months} months and ${other.days} days since ${dayInWords(birth).en}, ${today - birth} days`,
  };
  return { kind: 'age', first: birth, last: today, estimate: false, text };
}

function prayerTimes(
  { place, prayer, daysAway }: Question & { readonly kind: 'prayer' },
  { almanac, now }: Context,
): Answer | undefined {
  const city = place === '' ? undefined : citySearch(almanac).meant(place)?.row;
  if (!city) return undefined;
  const zone = almanac.zoneOf(city.zone);
  const jdn = addDays(localTimeAt(zone, now).jdn, daysAway);
  const where = { latitudeDegrees: city.latitude, longitudeDegrees: city.longitude };
  const options = { method: 'tehran', asr: 'standard', high_latitude: 'middle_of_night' } as const;
  const [day] = eightTimesDays(where, zone, [jdn], almanac, options);
  const asked = prayer ? [prayer] : EIGHT_TIMES;
  const date = withWeekday(jdn);
  const text = {
    fa: `${city.name_fa}، ${date.fa}: ${asked.map((time) => `${TIME_NAMES_FA[time]} ${day!.clocks[time]}`).join('، ')}`,
    en: `${city.name_en}, ${date.en}: ${asked.map((time) => `${time} ${day!.clocks[time]}`).join(', ')}`,
  };
  return { kind: 'prayer_times', first: jdn, last: jdn, estimate: false, text };
}
