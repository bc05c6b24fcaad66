/** The Moon's phase compared with astronomy-engine, an independent computation. */
import { MoonPhase as elongationOf, SearchMoonPhase } from 'astronomy-engine';
import { expect, test } from 'vitest';
import { fromEpochMs } from '#core/jdn.ts';
import { moonElongation, moonLight, moonMoment, moonPhaseOf } from '#core/moon-phase.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(1921, 2, 21);

test('within an eighth of a degree from 1921 to 2121', () => {
  let worst = 0;
  for (let day = 0; day < 200 * 365; day += 11) {
    const at = START + day * DAY_MS;
    const away = Math.abs(moonElongation(at) - elongationOf(new Date(at)));
    worst = Math.max(worst, Math.min(away, 360 - away));
  }
  expect(worst).toBeLessThan(0.125);
});

test('names the day of the full moon, and its moment within a quarter of an hour', () => {
  let [agreeing, worst, at] = [0, 0, Date.UTC(2026, 0, 1)];
  for (let count = 0; count < 100; count++) {
    const full = SearchMoonPhase(180, new Date(at), 40)!.date.getTime();
    const day = fromEpochMs(full + 210 * 60_000);
    if (moonPhaseOf(day, 210).phase === 'full') {
      agreeing++;
      worst = Math.max(worst, Math.abs(moonMoment(day, 180, 210) - full));
    }
    at = full + 5 * DAY_MS;
  }
  expect(agreeing).toBeGreaterThanOrEqual(99);
  expect(worst / 60_000).toBeLessThan(15);
});

test('light grows from none to all', () => {
  expect([0, 90, 180, 270].map((angle) => Number(moonLight(angle).toFixed(6)))).toEqual([0, 0.5, 1, 0.5]);
});
