/** The rule of an occasion in words: `sh:last(12,wed)-1` becomes a sentence. */

import { toPersianDigits } from '#core/digits.ts';
import type { CalendarDate } from '#core/jdn.ts';
import { monthName, type Name, WEEKDAYS } from '#core/names.ts';
import type { OccasionRule, RuleCalendar } from '#core/occasion-rule.ts';
import { itemAt } from '#core/required.ts';
import type { Text } from '../base/text.ts';
import names from './rule-words.json' with { type: 'json' };

const IN_CALENDAR: Readonly<Record<RuleCalendar, Text>> = {
  persian: { fa: 'هجری شمسی', en: 'the Persian calendar' },
  hijri: { fa: 'هجری قمری', en: 'the Islamic calendar' },
  gregorian: { fa: 'میلادی', en: 'the Gregorian calendar' },
};

const NAMES = names as {
  readonly ordinals: readonly Text[];
  readonly hebrewMonths: readonly Name[];
  /** twelve, in their modern pronunciation; Parwanaya is five more days of Shumbulta */
  readonly mandaeanMonths: readonly Name[];
  /** days of the compiled lists, except Hebrew dates */
  readonly listed: Readonly<Record<string, Text>>;
};

const monthOf = ({ calendar, month }: { calendar: RuleCalendar; month: number }): Name => monthName(calendar, month);

/** «۲ روز پیش از …», "2 days before …"; the day itself for 0 */
function daysFrom(day: Text, plusDays: number): Text {
  if (plusDays === 0) return day;
  const size = Math.abs(plusDays);
  const fa = `${size === 1 ? 'یک' : toPersianDigits(size)} روز ${plusDays < 0 ? 'پیش' : 'پس'} از ${day.fa}`;
  return { fa, en: `${size === 1 ? 'the day' : `${size} days`} ${plusDays < 0 ? 'before' : 'after'} ${day.en}` };
}

function listedDay(list: string): Text {
  const known = NAMES.listed[list];
  if (known) return known;
  const [, month = 0, day] = /^hebrew:(\d\d)-(\d\d)$/.exec(list)?.map(Number) ?? [];
  const name = itemAt(NAMES.hebrewMonths, month - 1);
  return { fa: `${day} ${name.fa} در تقویم عبری`, en: `${day} ${name.en} of the Hebrew calendar` };
}

const dateWords = ({ year, month, day }: CalendarDate): Text => {
  const name = monthName('persian', month);
  return { fa: `${day} ${name.fa} ${year}`, en: `${day} ${name.en} ${year}` };
};

/** Days that only leap years have. */
const onlyInLeapYears = (calendar: RuleCalendar, month: number, day: number): boolean =>
  (calendar === 'persian' && month === 12 && day === 30) || (calendar === 'gregorian' && month === 2 && day === 29);

function fixedDay({ calendar, month, day, everyYears }: Extract<OccasionRule, { kind: 'fixed' }>): Text {
  const name = monthOf({ calendar, month });
  const leap = onlyInLeapYears(calendar, month, day);
  const which = {
    fa: `${leap ? '، تنها در سال‌های کبیسه' : ''}${everyYears ? `، تنها در سال‌های بخش‌پذیر بر ${everyYears}` : ''}`,
    en: `${leap ? ', in leap years only' : ''}${everyYears ? `, only in years divisible by ${everyYears}` : ''}`,
  };
  return {
    fa: `${day} ${name.fa} در تقویم ${IN_CALENDAR[calendar].fa}${which.fa}`,
    en: `${day} ${name.en} of ${IN_CALENDAR[calendar].en}${which.en}`,
  };
}

function weekdayDay(rule: Extract<OccasionRule, { kind: 'nth-weekday' | 'last-weekday' }>): Text {
  const order = rule.kind === 'nth-weekday' ? itemAt(NAMES.ordinals, rule.nth - 1) : { fa: 'آخرین', en: 'last' };
  const [weekday, month] = [itemAt(WEEKDAYS, rule.weekday - 1), monthOf(rule)];
  const day = { fa: `${order.fa} ${weekday.fa}ٔ ${month.fa}`, en: `the ${order.en} ${weekday.en} of ${month.en}` };
  return daysFrom(day, rule.plusDays);
}

function spanDays(first: CalendarDate, last: CalendarDate): Text {
  const [from, to] = [dateWords(first), dateWords(last)];
  if (from.en === to.en) return { fa: `یک بار، در ${from.fa}`, en: `once, on ${from.en}` };
  return { fa: `یک بار، از ${from.fa} تا ${to.fa}`, en: `once, from ${from.en} to ${to.en}` };
}

function periodDays({ calendar, month, day, lastMonth, lastDay }: Extract<OccasionRule, { kind: 'period' }>): Text {
  const [from, to] = [monthOf({ calendar, month }), monthOf({ calendar, month: lastMonth })];
  return {
    fa: `${day} ${from.fa} تا ${lastDay} ${to.fa} در تقویم ${IN_CALENDAR[calendar].fa}`,
    en: `from ${day} ${from.en} to ${lastDay} ${to.en} of ${IN_CALENDAR[calendar].en}`,
  };
}

function words(rule: OccasionRule): Text {
  switch (rule.kind) {
    case 'fixed':
      return fixedDay(rule);
    case 'nth-weekday':
    case 'last-weekday':
      return weekdayDay(rule);
    case 'period':
      return periodDays(rule);
    case 'month-end':
      return {
        fa: `آخرین روز ${monthOf(rule).fa} در تقویم ${IN_CALENDAR[rule.calendar].fa}`,
        en: `the last day of ${monthOf(rule).en} in ${IN_CALENDAR[rule.calendar].en}`,
      };
    case 'year-end':
      return daysFrom({ fa: 'آخرین روز سال شمسی', en: 'the last day of the Persian year' }, -rule.daysBefore);
    case 'day-of-year':
      return {
        fa: `روز ${rule.day} از سال ${IN_CALENDAR[rule.calendar].fa}`,
        en: `day ${rule.day} of the year in ${IN_CALENDAR[rule.calendar].en}`,
      };
    case 'friday-13':
      return { fa: 'هر سیزدهم ماه میلادی که جمعه باشد', en: 'every 13th of a Gregorian month that is a Friday' };
    case 'mandaean': {
      const name = itemAt(NAMES.mandaeanMonths, rule.month - 1);
      return { fa: `${rule.day} ${name.fa} در تقویم مندایی`, en: `${rule.day} ${name.en} of the Mandaean calendar` };
    }
    case 'span':
      return spanDays(rule.first, rule.last);
    case 'listed':
      return daysFrom(listedDay(rule.list), rule.plusDays);
  }
}

/** «آخرین چهارشنبهٔ اسفند», "The last Wednesday of Esfand" */
export function ruleWords(rule: OccasionRule): Text {
  const { fa, en } = words(rule);
  return { fa: toPersianDigits(fa), en: en.charAt(0).toUpperCase() + en.slice(1) };
}
