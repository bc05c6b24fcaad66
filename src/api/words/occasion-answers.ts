/** Answers about an occasion: its day, its days off in a row, and days counted from it. */
import { addDays, type Jdn } from '#core/jdn.ts';
import { type Occasion, type Occurrence, WELL_KNOWN } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { yearSpan } from '#understand/dates-in-calendars.ts';
import { meantOccasion } from '#understand/meant-occasion.ts';
import { coreOf, findNames, findSimilar } from '#understand/occasions.ts';
import type { QuestionOf } from '#understand/question.ts';
import type { Understood } from '#understand/questions.ts';
import type { DateReading } from '#understand/reading.ts';
import { calendarOfWords } from '#understand/rules.ts';
import { later, sizeOf } from '#understand/sums.ts';
import { TEHRAN_TIME } from '../base/tehran.ts';
import { titleText } from '../base/text.ts';
import { mayMove, nextDays } from '../facts/occasion-days.ts';
import { citySearch, occasionSearch } from '../query/searches.ts';
import { dayAnswer } from './day-answers.ts';
import { rangeText, spanAnswer, weekdaysAnswer } from './period-answers.ts';
import { momentIn } from './place-answers.ts';
import * as words from './text-answer.ts';
import { listed, NO_WORDS, type ReaderContext, say, type TextAnswer } from './text-answer.ts';

/** How many days of a long feast have its name. */
const MOST_NAMESAKES = 20;

/** The one occasion of this name, or the day of what a text names: «کارگر». @param isWhole words such as «ماه» are not left out */
function occasionNamed(name: string, { almanac }: ReaderContext, isWhole = false): Occasion | undefined {
  const search = occasionSearch(almanac);
  const withoutSimilar = { find: (text: string, limit: number) => search.find(text, limit, false) };
  const whole = withoutSimilar.find(name, MOST_NAMESAKES);
  const all = isWhole && whole.length > 0 ? whole : findNames(withoutSimilar, name, MOST_NAMESAKES);
  const [best] = all;
  if (best && (best.match !== 'exact' || (isWhole && best !== whole[0]))) {
    const core = coreOf(name);
    // "iran" and «روز» leave nothing.
    const isMeant = core !== '' && best.item.names.some((each) => coreOf(each) === core);
    // Other words may mean something else.
    const isClear = best.item.occasion.rank <= WELL_KNOWN || /روز|day|عید|جشن|festival/i.test(name);
    return isMeant && isClear ? best.item.occasion : undefined;
  }
  const found = all.filter(({ match }) => match === 'exact').map(({ item }) => item);
  const [first, second] = found;
  // Another kind, a rank much lower, or another name of the same day.
  const isClear = first && second && (first.weight - second.weight > 1 || first.occasion.rule === second.occasion.rule);
  return isClear ? first.occasion : meantOccasion(found.map(({ occasion }) => occasion));
}

/** The one occasion whose name is similar; undefined if other days have similar names too. */
function occasionLike(name: string, { almanac }: ReaderContext): Occasion | undefined {
  const [first, ...others] = findSimilar(occasionSearch(almanac), name, MOST_NAMESAKES).map(
    ({ item }) => item.occasion,
  );
  return others.every(({ rule }) => rule === first!.rule) ? first : undefined;
}

/** No occasion of each year comes later. */
const DAYS_BACK = 366;

/** The day of an occasion in a year, or the next one, or the last one in the past tense. */
function dayOfOccasion(
  occasion: Occasion | undefined,
  { year, isPast }: { readonly year: number | undefined; readonly isPast?: boolean },
  { today, known, almanac }: ReaderContext,
): Occurrence | undefined {
  if (!occasion) return undefined;
  const years = almanac.occasionYears(occasion.slug)!;
  if (year === undefined && isPast) return years.onDays(addDays(today, -DAYS_BACK), today).at(-1);
  if (year === undefined) return nextDays(today, 1, { years })[0]?.[0];
  const span = yearSpan(year, occasion.rule.startsWith('hijri:'), known);
  const days = span ? years.onDays(...span) : [];
  // Of two lunar feasts in one year the next one.
  return days.find(({ jdn }) => jdn >= today) ?? days[0];
}

/** The day of an occasion about which something is asked, or in the year beside its name; of Nowruz with its moment. */
export function occasionAnswer(asking: Understood, context: ReaderContext): TextAnswer | undefined {
  const { names, subject, year, isPast, isAsked, asks } = asking;
  const isCity = () => citySearch(context.almanac).find(subject, 1, false)[0]?.match === 'exact';
  const kind = isAsked || year !== undefined ? 'occasion' : 'name';
  if (kind === 'name' && isCity()) return undefined;
  const isWhole = kind === 'name';
  const named = names.map((each) => occasionNamed(each, context, isWhole)).find(Boolean);
  const occasion = named ?? occasionLike(subject, context);
  const day = dayOfOccasion(occasion, { year, isPast }, context);
  if (!day) return undefined;
  const daysOff = asks === 'days-off' && daysOffOf(day, context);
  if (daysOff) return daysOff;
  const { almanac } = context;
  const { jdn } = day;
  const name = titleText(day.occasion);
  const answer = dayAnswer({ kind, jdn, name, mayMove: mayMove(day, almanac) }, asking, context);
  const hasMoment = day.occasion.slug === 'nowruz' && [undefined, 'date', 'start'].includes(asks);
  const moment = hasMoment && momentIn(TEHRAN_TIME, persian.yearOf(jdn), almanac)?.text;
  if (!moment) return answer;
  const begins = say(`تحویل سال ${moment.fa} به وقت تهران`, `begins ${moment.en} Tehran time`);
  return words.withLine(answer, begins);
}

/** The official days off in a row that begin with an occasion; undefined if it is no holiday. */
function daysOffOf(day: Occurrence, context: ReaderContext): TextAnswer | undefined {
  const { occasion, jdn: first } = day;
  const { holidays } = context.almanac;
  const isHoliday = (jdn: Jdn) => words.isKnown(jdn) && holidays.onDays(jdn, jdn).length > 0;
  if (!isHoliday(first)) return undefined;
  let last = first;
  while (isHoliday(addDays(last, 1))) last = addDays(last, 1);
  const title = titleText(occasion);
  const name = say(`تعطیلات ${title.fa}`, `Days off of ${title.en}`);
  const [own, detail] = [words.OWN, words.OTHER].map((calendars) => rangeText(first, last, context.almanac, calendars));
  const short = listed([words.daysText(last - first + 1), own!]);
  const answer = spanAnswer({ kind: 'span', name, first, last }, words.NOT_ASKED, context);
  const isMovable = mayMove(day, context.almanac);
  return { ...answer, short: words.marked(short, isMovable), detail: detail!, estimate: answer.estimate || isMovable };
}

/** The working days, the days off or the days of a weekday from today until an occasion. */
export function untilOccasion(
  { name, year, weekday }: QuestionOf<'until-occasion'>,
  asking: Understood,
  context: ReaderContext,
): TextAnswer | undefined {
  const day = dayOfOccasion(occasionNamed(name, context), { year }, context);
  if (!day || day.jdn <= context.today) return undefined;
  const period = { kind: 'span', name: NO_WORDS, first: context.today, last: addDays(day.jdn, -1) } as const;
  if (weekday !== undefined) return weekdaysAnswer({ kind: 'weekdays', weekday, reading: period }, context);
  const asked = { ...asking, asks: asking.asks ?? 'days' };
  return spanAnswer({ ...period, mayMove: mayMove(day, context.almanac) }, asked, context);
}

/** A day that is counted from an occasion. */
export function dayFromOccasion(
  { name, year, amounts, sign }: QuestionOf<'from-occasion'>,
  context: ReaderContext,
): DateReading | undefined {
  const day = dayOfOccasion(occasionNamed(name, context), { year }, context);
  const calendar = calendarOfWords(amounts);
  if (!day || !calendar) return undefined;
  const { jdn, estimate } = day;
  const from = { kind: 'day', jdn, calendar: undefined, ...(estimate && ({ mayMove: true } as const)) } as const;
  const found = later(from, amounts, sign, calendar, context.known);
  if (found?.kind !== 'day') return found;
  const sum = { from: { ...from, occasion: titleText(day.occasion) }, size: sizeOf(amounts), isBack: sign < 0 };
  return { ...found, sum };
}
