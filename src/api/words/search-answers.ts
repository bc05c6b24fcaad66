/** Answers to questions in a search text: a date, the days off of a month, the next holiday, an age, times of prayer. */
import type { Break } from '#core/breaks.ts';
import { calendarOf } from '#core/calendars.ts';
import { type DateDifference, difference } from '#core/date-sums.ts';
import { toPersianDigits } from '#core/digits.ts';
import { qiblaDegrees } from '#core/globe.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import type { Occasion } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import { type DaysOffFacts, dayOfSum, nextHoliday, nextLongWeekend } from '#understand/answers.ts';
import { yearSpan } from '#understand/dates-in-calendars.ts';
import { meantOccasion } from '#understand/occasions.ts';
import type { Question } from '#understand/questions.ts';
import type { WorkdaySum } from '#understand/reading.ts';
import type { Found } from '#understand/search.ts';
import type { Context } from '../base/context.ts';
import { TEHRAN_TIME, todayInTehran } from '../base/tehran.ts';
import type { Text } from '../base/text.ts';
import { EIGHT_TIMES, eightTimesDays, TIME_NAMES_FA } from '../facts/eight-times.ts';
import { dayDates, dayInWords } from '../facts/four-calendars.ts';
import { wholeSecond } from '../facts/moments.ts';
import { citySearch } from '../query/searches.ts';
import {
  counted,
  dateAnswer,
  dayAnswer,
  isKnown,
  LEGAL,
  marked,
  type TextAnswer,
  withWeekday,
} from './calendar-answers.ts';

/** The answer to a question; null if there is none, or if the text only names something. */
export const searchAnswer = (question: Question, context: Context) => inFields(answerTo(question, context));

/** The days of an occasion in the year that stands beside its name; null without a year, or unless the text is the name of one occasion. */
export function occasionInYear(
  year: number | undefined,
  found: readonly Found<{ readonly occasion: Occasion }>[],
  context: Context,
) {
  const { almanac, now } = context;
  const meant = meantOccasion(found.filter(({ match }) => match === 'exact').map(({ item }) => item.occasion));
  if (year === undefined || !meant) return null;
  const { slug, title_fa, title_en } = meant;
  const dayAt = (moment: number) => localTimeAt(TEHRAN_TIME, moment).jdn;
  const span = yearSpan(year, { hijri: almanac.hijri, today: todayInTehran(now), dayAt });
  const [day] = span ? almanac.occasionYears(slug)!.onDays(...span) : [];
  if (!day) return null;
  const answer = dayAnswer('occasion', day.jdn, context);
  const moment = slug === 'nowruz' ? momentText(persian.yearOf(day.jdn), context) : { fa: '', en: '' };
  const named = { fa: `${title_fa}، ${answer.text.fa}${moment.fa}`, en: `${title_en}, ${answer.text.en}${moment.en}` };
  return inFields({ ...answer, text: named, estimate: day.estimate });
}

/** «؛ تحویل سال جمعه ۲۹ اسفند ۱۴۰۴ ساعت ۱۸:۱۵:۵۹ به وقت تهران» */
function momentText(year: number, { almanac }: Context): Text {
  const equinox = almanac.equinox(year);
  if (!equinox) return { fa: '', en: '' };
  const { jdn, msOfDay } = localTimeAt(TEHRAN_TIME, wholeSecond(equinox.moment));
  const [date, clock] = [withWeekday(jdn), clockOf(msOfDay)];
  return {
    fa: `؛ تحویل سال ${date.fa} ساعت ${clock} به وقت تهران`,
    en: `; the year begins on ${date.en} at ${clock} Tehran time`,
  };
}

function inFields(found: TextAnswer | undefined) {
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

function answerTo(question: Question, context: Context): TextAnswer | undefined {
  if (question.kind === 'date' || question.kind === 'days-off') return dateAnswer(question.reading, context);
  if (question.kind === 'workdays') return workdaySum(question.reading, context);
  if (question.kind === 'age') return age(question.reading.jdn, context);
  if (question.kind === 'prayer') return prayerTimes(question, context);
  if (question.kind === 'qibla') return qibla(question.place, context);
  if (question.kind === 'long-weekend') {
    const next = nextLongWeekend(factsOf(context));
    return next && longWeekend(next, context);
  }
  const day = question.kind === 'next-holiday' ? nextHoliday(factsOf(context)) : undefined;
  return day && dayAnswer('next_holiday', day, context);
}

const factsOf = ({ almanac, now }: Context): DaysOffFacts => ({
  today: todayInTehran(now),
  isHoliday: (jdn) => (isKnown(jdn) ? almanac.holidays.onDays(jdn, jdn).some(({ isHoliday }) => isHoliday) : undefined),
  isOff: (jdn) => isKnown(jdn) && !almanac.workdays.isWorkday(jdn, LEGAL),
});

function workdaySum(sum: WorkdaySum, context: Context): TextAnswer | undefined {
  const jdn = dayOfSum(sum, factsOf(context));
  if (!jdn) return undefined;
  const [answer, from, size] = [dayAnswer('day', jdn, context), withWeekday(sum.from), Math.abs(sum.days)];
  const text = {
    fa: `${answer.text.fa}، ${size} روز کاری ${sum.days < 0 ? 'پیش از' : 'بعد از'} ${from.fa}`,
    en: `${answer.text.en}, ${counted(size, 'working day')} ${sum.days < 0 ? 'before' : 'after'} ${from.en}`,
  };
  return { ...answer, text };
}

function longWeekend({ first, last, leave }: Break, { almanac }: Context): TextAnswer {
  const [from, to] = [withWeekday(first), withWeekday(last)];
  const days = last - first + 1;
  const text = {
    fa: `${from.fa} تا ${to.fa}، ${days} روز${leave.length > 0 ? ` با ${leave.length} روز مرخصی` : ''}`,
    en: `${from.en} to ${to.en}, ${days} days${leave.length > 0 ? ` with ${leave.length} of leave` : ''}`,
  };
  const estimate = almanac.workdays.count(first, last, LEGAL).estimate;
  return { kind: 'long_weekend', first, last, daysOff: days - leave.length, estimate, text: marked(text, estimate) };
}

function age(birth: Jdn, { almanac, now }: Context): TextAnswer {
  const today = todayInTehran(now);
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
): TextAnswer | undefined {
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

function qibla(place: string, { almanac, now }: Context): TextAnswer | undefined {
  const city = citySearch(almanac).meant(place)?.row;
  if (!city) return undefined;
  const degrees = Math.round(qiblaDegrees({ latitudeDegrees: city.latitude, longitudeDegrees: city.longitude }));
  const text = {
    fa: `قبلهٔ ${city.name_fa}: ${degrees} درجه از شمال جغرافیایی، در جهت عقربه‌های ساعت`,
    en: `Qibla of ${city.name_en}: ${degrees} degrees clockwise from true north`,
  };
  const today = todayInTehran(now);
  return { kind: 'qibla', first: today, last: today, estimate: false, text };
}
