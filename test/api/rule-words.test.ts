/** Rules of occasions in words. */
import { expect, test } from 'vitest';
import { ruleWords } from '#api/words/rule-words.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import { tables } from '#tables/index.ts';

const wordsOf = (rule: string) => ruleWords(parseOccasionRule(rule));

test.each([
  ['sh:01-13', '۱۳ فروردین در تقویم هجری شمسی', '13 Farvardin of the Persian calendar'],
  ['hijri:01-10', '۱۰ محرم در تقویم هجری قمری', '10 Muharram of the Islamic calendar'],
  [
    'sh:12-30',
    '۳۰ اسفند در تقویم هجری شمسی، تنها در سال‌های کبیسه',
    '30 Esfand of the Persian calendar, in leap years only',
  ],
  [
    'greg:10-20/5',
    '۲۰ اکتبر در تقویم میلادی، تنها در سال‌های بخش‌پذیر بر ۵',
    '20 October of the Gregorian calendar, only in years divisible by 5',
  ],
  ['sh:nth(7,fri,2)', 'دومین جمعهٔ مهر', 'The second Friday of Mehr'],
  ['sh:last(12,wed)-1', 'یک روز پیش از آخرین چهارشنبهٔ اسفند', 'The day before the last Wednesday of Esfand'],
  ['greg:nth(11,thu,4)+4', '۴ روز پس از چهارمین پنجشنبهٔ نوامبر', '4 days after the fourth Thursday of November'],
  ['hijri:last(02)', 'آخرین روز صفر در تقویم هجری قمری', 'The last day of Safar in the Islamic calendar'],
  ['sh:yearend(0)', 'آخرین روز سال شمسی', 'The last day of the Persian year'],
  ['greg:doy(256)', 'روز ۲۵۶ از سال میلادی', 'Day 256 of the year in the Gregorian calendar'],
  ['greg:friday13', 'هر سیزدهم ماه میلادی که جمعه باشد', 'Every 13th of a Gregorian month that is a Friday'],
  [
    'sh:span(1402-05-11,1402-05-12)',
    'یک بار، از ۱۱ مرداد ۱۴۰۲ تا ۱۲ مرداد ۱۴۰۲',
    'Once, from 11 Mordad 1402 to 12 Mordad 1402',
  ],
  ['easter(-2)', '۲ روز پیش از یکشنبهٔ عید پاک (کلیساهای غربی)', '2 days before Easter Sunday (Western churches)'],
  ['equinox:march(0)', 'روز اعتدال بهاری در تهران', 'The day of the March equinox in Tehran'],
  ['hebrew:01-15', '۱۵ نیسان در تقویم عبری', '15 Nisan of the Hebrew calendar'],
  ['mandaean:04-18', '۱۸ تورا در تقویم مندایی', '18 Taura of the Mandaean calendar'],
])('%s', (rule, fa, en) => {
  expect(wordsOf(rule)).toEqual({ fa, en });
});

test('every rule of the data has words in both languages', () => {
  for (const { rule } of tables.occasions) {
    const { fa, en } = wordsOf(rule);
    expect(fa).toMatch(/^[\u0600-\u06FF\u200C ()،]+$/);
    expect(en).toMatch(/^[\x20-\x7E]+$/);
    expect(`${fa}${en}`).not.toMatch(/undefined|NaN/);
  }
});
