/** The sentence of the hour, each with its clock. */
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { weekdayOf } from '#core/jdn.ts';
import { type Situation, sentenceOf, sentenceText } from '#core/now.ts';
import { createZone, localTimeAt } from '#core/time-zone.ts';

const HOLIDAYS: Readonly<Record<string, { fa: string; en: string }>> = {
  '2026-12-23': { fa: 'ولادت امام علی (ع)', en: 'Birthday of Imam Ali' },
  '2027-03-21': { fa: 'نوروز', en: 'Nowruz' },
  '2027-03-22': { fa: 'نوروز', en: 'Nowruz' },
  '2027-04-02': { fa: 'روز طبیعت', en: 'Nature Day' },
};
const NEW_YEARS = [[1406, Date.parse('2027-03-20T20:24:41Z')]] as const;
const LONDON = { fa: 'لندن', en: 'London' };
const TEHRAN = { fa: 'تهران', en: 'Tehran' };

/** @param fast in Ramadan */
function saidAt(moment: string, zone = 'Asia/Tehran', known: Pick<Situation, 'fast' | 'city' | 'isBelowToday'> = {}) {
  const now = Date.parse(moment);
  const sentence = sentenceOf({
    now,
    own: localTimeAt(createZone(zone), now),
    iran: localTimeAt(createZone('Asia/Tehran'), now),
    whyOff: (day) => HOLIDAYS[gregorian.toIsoDate(day)] ?? (weekdayOf(day) === 5 ? { fa: '', en: '' } : undefined),
    newYears: NEW_YEARS,
    ...known,
  });
  return { ...sentenceText(sentence), isOff: sentence.isOff };
}

test.each([
  // Monday morning, and from 14:00 on tomorrow.
  ['2026-11-30T03:30:00Z', 'امروز کاری است؛ تا جمعه 4 روز', 'Working day. 4 days to Friday'],
  ['2026-11-30T10:30:00Z', 'فردا کاری است؛ تا جمعه 4 روز', 'Tomorrow is a working day. 4 days to Friday'],
  // The eve of a holiday, at 13:00 and at 20:00, and the holiday itself.
  [
    '2026-12-22T09:30:00Z',
    'امروز کاری است؛ فردا تعطیل است: ولادت امام علی (ع)',
    'Working day. Tomorrow is off: Birthday of Imam Ali',
  ],
  ['2026-12-22T16:30:00Z', 'فردا تعطیل است: ولادت امام علی (ع)', 'Tomorrow is off: Birthday of Imam Ali'],
  [
    '2026-12-23T05:00:00Z',
    'امروز تعطیل است: ولادت امام علی (ع)؛ فردا کاری است',
    'Public holiday: Birthday of Imam Ali. Tomorrow is a working day',
  ],
  // The evening of a holiday says that today is off, too.
  [
    '2026-12-23T16:30:00Z',
    'فردا کاری است؛ امروز تعطیل است: ولادت امام علی (ع)؛ تا جمعه 2 روز',
    'Tomorrow is a working day. Public holiday: Birthday of Imam Ali. 2 days to Friday',
  ],
  // Thursday night and Friday.
  ['2026-11-26T16:30:00Z', 'فردا تعطیل است: جمعه', 'Tomorrow is off: Friday'],
  ['2026-11-27T05:00:00Z', 'امروز تعطیل است: جمعه؛ فردا کاری است', 'Today is off: Friday. Tomorrow is a working day'],
  // Yalda at 19:00, the afternoon before it, Sizdah Bedar and its eve.
  ['2026-12-21T15:30:00Z', 'امشب شب یلداست؛ فردا کاری است', 'Tonight is Yalda Night. Tomorrow is a working day'],
  [
    '2026-12-20T15:30:00Z',
    'فردا شب، شب یلداست؛ فردا کاری است',
    'Tomorrow night is Yalda Night. Tomorrow is a working day',
  ],
  ['2027-04-01T15:30:00Z', 'فردا سیزده‌به‌در است؛ فردا تعطیل است', 'Tomorrow is Sizdah Bedar. Tomorrow is off'],
  // The last night of the year, and the first days of the next.
  ['2027-03-20T20:00:00Z', 'نوروز 1406 ساعت 23:54:41', 'Nowruz 1406 at 23:54:41'],
  [
    '2027-03-20T20:25:00Z',
    'نوروزتان پیروز! سال 1406 مبارک؛ فردا تعطیل است',
    'Nowruz mobarak! 1406 begins. Tomorrow is off',
  ],
  [
    '2027-03-21T05:30:00Z',
    'نوروزتان پیروز! سال 1406 مبارک؛ امروز تعطیل است',
    'Nowruz mobarak! 1406 begins. Public holiday',
  ],
])('in Tehran at %s', (moment, fa, en) => {
  expect(saidAt(moment)).toMatchObject({ fa, en });
});

test('abroad it says the day of Iran', () => {
  // Friday 13:30 in Los Angeles is Saturday 01:00 in Tehran.
  expect(saidAt('2026-11-27T21:30:00Z', 'America/Los_Angeles')).toEqual({
    fa: 'در ایران شنبه 7 آذر کاری است',
    en: 'In Iran, Saturday 28 November is a working day',
    isOff: false,
  });
  expect(saidAt('2026-12-22T13:30:00Z', 'Europe/London').en).toBe(
    'In Iran, Wednesday 23 December is off: Birthday of Imam Ali',
  );
  expect(saidAt('2027-03-20T20:00:00Z', 'Europe/London', { city: LONDON }).en).toBe(
    'Nowruz 1406 at 23:54:41 Tehran time. 20:24 in London',
  );
});

test('in Ramadan iftar and sahar come first', () => {
  const iftar = { next: 'iftar', clock: '18:09', city: TEHRAN, day: 13, imsak: '05:11' } as const;
  expect(saidAt('2027-02-20T13:00:00Z', 'Asia/Tehran', { fast: iftar })).toMatchObject({
    fa: 'افطار تهران 18:09؛ 13 رمضان؛ سحر فردا تا 05:11؛ فردا کاری است',
    en: 'Iftar in Tehran at 18:09. 13 Ramadan. Sahar tomorrow until 05:11. Tomorrow is a working day',
  });
  const sahar = { next: 'sahar', clock: '05:11', city: TEHRAN, day: 14 } as const;
  expect(saidAt('2027-02-20T17:00:00Z', 'Asia/Tehran', { fast: sahar }).fa).toBe(
    'سحر تهران تا 05:11؛ 14 رمضان؛ فردا کاری است',
  );
});

test.each([
  ['2026-12-23T05:00:00Z', 'امروز تعطیل است؛ فردا کاری است', 'Public holiday. Tomorrow is a working day'],
  [
    '2026-12-23T16:30:00Z',
    'فردا کاری است؛ امروز تعطیل است؛ تا جمعه 2 روز',
    'Tomorrow is a working day. Today is off. 2 days to Friday',
  ],
  ['2026-12-22T16:30:00Z', 'فردا تعطیل است: ولادت امام علی (ع)', 'Tomorrow is off: Birthday of Imam Ali'],
])('below the name of today it names other days off alone, at %s', (moment, fa, en) => {
  expect(saidAt(moment, 'Asia/Tehran', { isBelowToday: true })).toMatchObject({ fa, en });
});
