/** The Ramadan timetable: days, imsak, both versions, calendar file and errors. */
import { describe, expect, test } from 'vitest';
import { PrayerYear, RamadanTimetable } from '#api/schemas/places.ts';
import * as gregorian from '#core/gregorian.ts';
import { handler, NOW } from '../support/service.ts';

const answer = (path: string) => handler.answer(path, '', NOW);
const timetable = (slug: string, year: number) =>
  RamadanTimetable.parse(JSON.parse(String(answer(`/api/prayer-times/${slug}/ramadan/${year}.json`).body)));
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

test('Ramadan 1446 in Tehran: 2 to 30 March 2025, 29 days, certain', () => {
  const { first_day_gregorian, length, probability, estimate, other, data } = timetable('tehran', 1446);
  expect({ first_day_gregorian, length, probability, estimate, other }).toEqual({
    first_day_gregorian: '2025-03-02',
    length: 29,
    probability: 1,
    estimate: false,
    other: null,
  });
  expect(data.at(-1)).toMatchObject({ day: 29, date_gregorian: '2025-03-30' });
});

test('the times are those of the prayer year, imsak ten minutes before fajr', () => {
  const { data } = timetable('mashhad', 1446);
  for (const year of [1403, 1404]) {
    const whole = PrayerYear.parse(JSON.parse(String(answer(`/api/prayer-times/mashhad/${year}.json`).body)));
    const days = new Map(whole.data.map((day) => [day.date_sh, day.times]));
    for (const { date_sh, times } of data) {
      const { imsak, ...rest } = times;
      if (days.has(date_sh)) expect(days.get(date_sh)).toMatchObject(rest);
      expect(minutes(times.fajr) - minutes(imsak)).toBe(10);
    }
  }
});

test.each([1448, 1449, 1460])(
  'Ramadan %i may move: both versions have 29 or 30 days, their first days a day apart',
  (year) => {
    const { first_day_gregorian, probability, other, data } = timetable('london', year);
    expect(probability).toBeLessThan(1);
    const first = gregorian.fromIsoDate(first_day_gregorian);
    const second = gregorian.fromIsoDate(other!.first_day_gregorian);
    expect(Math.abs(first - second)).toBe(1);
    expect([29, 30]).toContain(other!.length);
    expect(other!.data).toHaveLength(other!.length);
    const same = other!.data.find(({ date_sh }) => date_sh === data[5]!.date_sh)!;
    expect(same.times).toEqual(data[5]!.times);
  },
);

test('an announced month that has begun cannot move any more', () => {
  const inRamadan = Date.parse('2027-02-20T08:30:00Z');
  const bodyOf = (path: string) => handler.answer(path, '', inRamadan).body;
  const { probability, other } = JSON.parse(bodyOf('/api/prayer-times/tehran/ramadan/1448.json'));
  expect({ probability, other }).toEqual({ probability: 1, other: null });
  expect(bodyOf('/prayer-times/tehran/ramadan/1448.ics')).not.toContain('STATUS:TENTATIVE');
});

describe('the calendar', () => {
  const text = String(answer('/prayer-times/toronto/ramadan/1448.ics').body);

  test('has imsak and iftar of every day, tentative while the month may move', () => {
    const { length } = timetable('toronto', 1448);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2 * length);
    expect(text.match(/STATUS:TENTATIVE/g)).toHaveLength(2 * length);
    expect(new Set(text.match(/^UID:.*$/gm))).toHaveProperty('size', 2 * length);
  });
});

test.each([
  ['/api/prayer-times/atlantis/ramadan/1448.json', /no such city: .*atlantis/],
  ['/api/prayer-times/tehran/ramadan/1300.json', /no such hijri year: .*1300.*; there are 1339 to 1545/],
  ['/api/prayer-times/tehran/ramadan/01448.json', /no such hijri year/],
])('%s is 404 and says why', (path, words) => {
  const { status, body } = answer(path);
  expect(status).toBe(404);
  expect(String(body)).toMatch(words);
});
