/** `/api/search` answers the question that is asked about a day: whether it is off, how far away it is, its weekday. */
import { describe, expect, test } from 'vitest';
import * as persian from '#core/persian.ts';
import { get } from '../support/service.ts';

/** 7 Azar 1405, a Saturday: 6 Azar is a Friday, 2 Dey a holiday. */
const NOW = Date.UTC(2026, 10, 28, 8, 30);
const TODAY = persian.fromIsoDate('1405-09-07');

const DAYS = {
  fa: [
    'امروز',
    'فردا',
    'دیروز',
    'پس‌فردا',
    'جمعه',
    'شنبه',
    'پنجشنبهٔ بعد',
    '۲ دی',
    '۲۲ بهمن ۱۴۰۴',
    '۱۵ آذر',
    '۱۰ محرم ۱۴۴۸',
    '۱ تیر ۱۳۰۰',
  ],
  en: [
    'today',
    'tomorrow',
    'yesterday',
    'Friday',
    'next Monday',
    '23 December',
    '11 February 2026',
    '2 Dey',
    '5 May 1922',
  ],
} as const;

/** Forms of the question, and whether "yes" means off. */
const FORMS = {
  fa: [
    ['{day} تعطیله؟', true],
    ['آیا {day} تعطیل رسمی است', true],
    ['{day} تعطیل نیست؟', true],
    ['{day} روز کاریه؟', false],
    ['{day} کاری است', false],
    ['{day} بازه؟', false],
  ],
  en: [
    ['is {day} a holiday', true],
    ['is {day} off?', true],
    ['is {day} a working day', false],
    ['{day} open?', false],
  ],
} as const;

const answerTo = (q: string) => get('/search', { q, limit: 1 }, NOW).answer;

describe.each(['fa', 'en'] as const)('%s', (language) => {
  const asked = DAYS[language].flatMap((day) =>
    FORMS[language].map(([form, isOffYes]) => [form.replace('{day}', day), isOffYes] as const),
  );

  test('whether a day is off is answered with yes or no, as the calendar has it', () => {
    const wrong = asked.flatMap(([text, isOffYes]) => {
      const answer = answerTo(text);
      if (answer === null) return [`${text}: no answer`];
      const isOff = answer.days_off === null ? undefined : answer.days_off > 0;
      const right = isOff === undefined ? '' : isOff === isOffYes ? 'Yes' : 'No';
      const [said = ''] = /^(?:Yes|No)(?=,)/.exec(answer.short_en) ?? [];
      const sameInPersian = answer.short_fa.startsWith({ Yes: 'بله', No: 'نه' }[said] ?? 'معلوم نیست');
      return said === right && sameInPersian ? [] : [`${text}: ${answer.short_fa} / ${answer.short_en}`];
    });
    expect(wrong).toEqual([]);
  });
});

test('the days off of an answer are those of /day', () => {
  for (const day of [...DAYS.fa, ...DAYS.en]) {
    const { from_sh, days_off } = answerTo(day)!;
    if (days_off !== null) expect(get('/day', { date: from_sh }, NOW).is_workday, day).toBe(days_off === 0);
  }
});

const UNITS = [
  [
    'days',
    ['چند روز تا {day}', 'how many days until {day}', 'days to {day}'],
    ['چند روز از {day} گذشته', 'days since {day}'],
  ],
  ['weeks', ['چند هفته تا {day}', 'how many weeks until {day}', 'weeks to {day}'], ['چند هفته از {day} گذشته']],
] as const;
const TO_COME = { fa: ['۲ دی', '۱ فروردین ۱۴۰۶', 'یلدا'], en: ['23 December', '1 March 2027', 'Nowruz'] };
const PAST = { fa: ['۱ مهر ۱۴۰۵', '۱۵ آبان'], en: ['1 May 2026', '22 Bahman 1404'] };

test.each(UNITS)('how many %s: the time is told in this unit', (unit, until, since) => {
  const asked = [...until.map((form) => [form, TO_COME] as const), ...since.map((form) => [form, PAST] as const)];
  for (const [form, days] of asked) {
    for (const day of days[/[a-z]/.test(form.replace('{day}', '')) ? 'en' : 'fa']) {
      const text = form.replace('{day}', day);
      const { short_en, from_sh } = answerTo(text)!;
      const [, weeks = 0] = /(\d+) week/.exec(short_en) ?? [];
      const [, left = 0] = /(\d+) day/.exec(short_en) ?? [];
      const away = persian.fromIsoDate(from_sh) - TODAY;
      expect(7 * Number(weeks) + Number(left), `${text}: ${short_en}`).toBe(Math.abs(away));
      expect(short_en).toMatch(away > 0 ? /^In / : / ago$/);
      expect(/week/.test(short_en), short_en).toBe(unit === 'weeks');
    }
  }
});

test('the number of a weekday in a month is that of the calendar', () => {
  for (const month of [1, 6, 9, 12]) {
    for (const [weekday, name] of [
      [5, 'جمعه'],
      [3, 'چهارشنبه'],
      [1, 'دوشنبه'],
    ] as const) {
      const days = Array.from({ length: persian.monthLength(1405, month) }, (_, at) =>
        persian.toJdn({ year: 1405, month, day: at + 1 }),
      );
      const count = days.filter((jdn) => jdn % 7 === weekday - 1).length;
      const answer = answerTo(`${persian.toIsoDate(days[0]!).slice(0, 7)} چند ${name} دارد`);
      expect(answer?.short_en, name).toContain(String(count));
    }
  }
});

test('of schools nothing is said that the data do not have', () => {
  for (const day of ['فردا', '۱۵ آذر', '۲۰ دی ۱۴۰۵']) {
    const answer = answerTo(`مدارس ${day} تعطیله؟`)!;
    expect(answer.short_en).not.toMatch(/^(?:Yes|No),/);
  }
  expect(answerTo('مدارس ۲ دی تعطیله؟')!.short_en).toMatch(/^Yes/);
});

test('the holidays of a period are listed, each with its day', () => {
  for (const q of ['تعطیلات دی', 'days off in March 2027', 'تعطیلات تیر ۱۴۰۵']) {
    const { holidays, from_gregorian, to_gregorian } = answerTo(q)!;
    const { data } = get('/range', { from: from_gregorian, to: to_gregorian }, NOW);
    expect(holidays.map(({ date_sh }) => date_sh)).toEqual(
      data.filter((day) => day.is_holiday).map(({ date_sh }) => date_sh),
    );
  }
});
