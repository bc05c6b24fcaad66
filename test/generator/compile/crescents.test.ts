/** Evenings of the new crescent, compared with risings and settings of astronomy-engine, which uses another method. */
import { AngleBetween, Body, Equator, Horizon, Observer, SearchMoonPhase, SearchRiseSet } from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { visibilityLimits } from '#core/hijri-visibility.ts';
import { addDays, toEpochMs } from '#core/jdn.ts';
import { crescents } from '#tables/crescents.ts';
import { tables } from '#tables/index.ts';
import { almanac } from '../../service.ts';

const { hijri } = almanac;
const MINUTE = 60_000;
const months = crescents.months.map((evening, index) => {
  const at = crescents.firstYear * 12 + crescents.firstMonth - 1 + index;
  const date = { year: Math.floor(at / 12), month: (at % 12) + 1, day: 29 };
  return { ...evening, date, day: hijri.toJdn(date) };
});

test('every province centre is listed once', () => {
  expect(crescents.cities).toHaveLength(31);
  expect(new Set(crescents.cities).size).toBe(31);
  for (const { evenings } of months) expect(evenings).toHaveLength(31);
});

test('the months go from a year before those that are announced to two years after', () => {
  const [year, month] = tables.hijriMonths.lastPublished;
  expect(months.at(-1)!.date).toMatchObject({ year: year + 2, month });
  expect(months.some(({ date }) => hijri.fromJdn(hijri.toJdn({ ...date, day: 1 })).basis === 'official')).toBe(true);
});

test('what the rule says of a month is the length that the calendar gives', () => {
  for (const { date, margin } of months) {
    if (hijri.fromJdn(addDays(hijri.toJdn(date), 2)).basis !== 'estimate') continue;
    expect(hijri.monthLength(date.year, date.month), `${date.year}/${date.month}`).toBe(margin >= 0 ? 29 : 30);
    expect(visibilityLimits(date.year).fromYear).toBe(1428);
  }
});

describe.each(['tehran', 'zahedan', 'tabriz', 'bandar-abbas'])('%s', (slug) => {
  const city = tables.places.cities.find((each) => each.slug === slug)!;
  const observer = new Observer(city.latitude, city.longitude, 0);
  const at = crescents.cities.indexOf(slug);

  test.each(months.filter((_, index) => index % 4 === 0))(
    '$date.year/$date.month',
    ({ day, evenings, conjunction }) => {
      const [sunset, moonset, altitude, elongation] = evenings[at]!;
      const noon = new Date(toEpochMs(day) + 10 * 60 * MINUTE);
      const sunGone = SearchRiseSet(Body.Sun, observer, -1, noon, 1)!;
      const moonGone = SearchRiseSet(Body.Moon, observer, -1, noon, 1)!;
      const minute = (time: Date) => (time.getTime() - toEpochMs(day)) / MINUTE;
      expect(Math.abs(minute(sunGone.date) - sunset)).toBeLessThan(0.7);
      expect(Math.abs(minute(moonGone.date) - moonset)).toBeLessThan(0.8);
      const sun = Equator(Body.Sun, sunGone, observer, true, true);
      const moon = Equator(Body.Moon, sunGone, observer, true, true);
      expect(Math.abs(Horizon(sunGone, observer, moon.ra, moon.dec).altitude - altitude)).toBeLessThan(0.1);
      expect(Math.abs(AngleBetween(sun.vec, moon.vec) - elongation)).toBeLessThan(0.1);
      const quarter = SearchMoonPhase(90, new Date(toEpochMs(day) + conjunction * MINUTE), 10)!;
      expect(minute(quarter.date) / 1440 - conjunction / 1440).toBeGreaterThan(6);
      expect(Math.abs(conjunction - sunset)).toBeLessThan(2.5 * 1440);
    },
  );
});
