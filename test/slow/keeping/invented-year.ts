/** What an editor enters in the play: a Persian year that follows the published one, and a month of it that moves. */
import { createAlmanac } from '#api/base/almanac.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, isoText, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { tables } from '#tables/index.ts';

const { hijri, holidays } = createAlmanac(tables);
const [lastYear, lastMonth] = tables.hijriMonths.lastPublished;
const firstUnknown = hijri.toJdn(
  lastMonth === 12 ? { year: lastYear + 1, month: 1, day: 1 } : { year: lastYear, month: lastMonth + 1, day: 1 },
);

/** The Persian year in which the first month begins that is not announced. */
export const YEAR = persian.yearOf(firstUnknown);
const [start, end] = [persian.firstDayOfYear(YEAR), persian.firstDayOfYear(YEAR + 1)];
const days = Array.from({ length: end - start }, (_, index) => addDays(start, index));
const months = days.filter((day) => hijri.fromJdn(day).day === 1);

const persianText = (day: Jdn): string => isoText(persian.fromJdn(day));

/** Rows of an official calendar of the year as we compute it, with one new occasion. */
export const CALENDAR: readonly string[] = [
  'kind,name,day,slug,title_en',
  ...months.map((day) => `month,${isoText(hijri.fromJdn(day)).slice(0, -3)},${gregorian.toIsoDate(day)},,`),
  ...holidays
    .inYear(YEAR)
    .filter(({ isHoliday, occasion }) => isHoliday && !occasion.isClosure)
    .map(({ occasion, jdn }) => `holiday,${occasion.title_fa},${persianText(jdn)},,`),
  `occasion,روز آب شیرین,${YEAR}-02-04,fresh-water-day,Fresh Water Day`,
];

/** The other first day that a month may have if no other month moves. */
function otherDay(first: Jdn): Jdn | undefined {
  const { year, month } = hijri.fromJdn(first);
  const { year: yearBefore, month: before } = hijri.fromJdn(addDays(first, -1));
  const lengths = [hijri.monthLength(yearBefore, before), hijri.monthLength(year, month)].join();
  if (lengths === '29,30') return addDays(first, 1);
  return lengths === '30,29' ? addDays(first, -1) : undefined;
}

const RAMADAN = 9;
const movable = months.filter((day) => otherDay(day) !== undefined);
const first = movable.find((day) => hijri.fromJdn(day).month === RAMADAN) ?? movable.at(-1)!;

/** A month of the year that moves and moves back: Ramadan, if the months beside it allow that. */
export const movedMonth = {
  name: isoText(hijri.fromJdn(first)).slice(0, -3).replace('-', '/'),
  day: gregorian.toIsoDate(first),
  other: gregorian.toIsoDate(otherDay(first)!),
};
/** Persian day before the month, and noon of it in Tehran. */
export const EVE = persianText(addDays(first, -1));
export const NOON_OF_EVE = `${gregorian.toIsoDate(addDays(first, -1))}T08:30:00Z`;
/** A day of the autumn before the year, and the Persian day after it. */
export const AUTUMN = `${gregorian.toIsoDate(addDays(start, -120))}T08:30:00Z`;
const DAY_AFTER = persianText(addDays(start, -119));

const afterYear = Array.from({ length: 31 }, (_, index) => addDays(end, index)).find(
  (day) => hijri.fromJdn(day).day === 1,
)!;
/** The month after the calendar of the year. */
export const nextMonth = {
  name: isoText(hijri.fromJdn(afterYear)).slice(0, -3).replace('-', '/'),
  day: gregorian.toIsoDate(afterYear),
};

/** Fields of the form that closes a province on the day after. */
export const closure = (province: string, bodies: string): Readonly<Record<string, string>> => ({
  'روز نخست · First day': DAY_AFTER,
  'روز آخر · Last day': '',
  'کجا · Where': province,
  'چه تعطیل است · Closed bodies': bodies,
  'ساعت تعطیلی · Hours of closing': 'all day',
  'چرا · Why': 'cold',
  'عنوان فارسی · Title in Persian': 'تعطیلی به علت سرمای نمایش',
  'عنوان انگلیسی · Title in English': '',
  'متن تصمیم · Decision in Persian': 'تصمیم استانداری',
  'منبع · Source': `News of ${province.split(' · ')[1]}`,
  'نشانی منبع · Address of the source': '',
});
/** Fields of the form that announces a month. */
export const month = (given: Readonly<Record<'month' | 'day' | 'source', string>> & { readonly reason?: string }) => ({
  'ماه قمری · Month': given.month,
  'روز نخست · First day': given.day,
  'منبع · Source': given.source,
  'نشانی منبع · Address of the source': '',
  'علت · Reason': given.reason ?? '',
});
export const GILAN = 'گیلان · gilan';
export const YAZD = 'یزد · yazd';
