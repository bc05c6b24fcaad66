/** Clock changes while the service runs: across midnight, and backwards. */
import { expect, test } from 'vitest';
import { testApp } from '../server/test-app.ts';

const HOUR = 3_600_000;
/** First moment of 1 Azar 1405 in Tehran. */
const MIDNIGHT = Date.parse('2026-11-22T00:00:00+03:30');
/** First moment of 1 Farvardin 1406 in Tehran. */
const NEW_YEAR = Date.parse('2027-03-21T00:00:00+03:30');

const serve = (now: number) => testApp({ now, allowance: 0, files: {} });
type Reply = Awaited<ReturnType<ReturnType<typeof serve>['ask']>>;

const json = ({ status, text }: Reply) => {
  expect(status).toBe(200);
  return JSON.parse(text);
};

test('over midnight in Tehran, which is not that of London', async () => {
  const { clock, ask } = serve(MIDNIGHT - 1);
  const days = async () => [
    json(await ask('/api/today')).sh.day,
    json(await ask('/api/today?tz=Europe/London')).gregorian.day,
    json(await ask('/api/prayer-times?city=tehran')).date_sh,
  ];
  expect(await days()).toEqual([30, 21, '1405-08-30']);
  clock.now = MIDNIGHT;
  expect(await days()).toEqual([1, 21, '1405-09-01']);
});

test('a clock that was a day and a year ahead and is set back leaves nothing of it', async () => {
  const { clock, ask } = serve(MIDNIGHT - HOUR);
  for (const wrong of [MIDNIGHT + 23 * HOUR, NEW_YEAR + HOUR]) {
    clock.now = wrong;
    for (const path of ['/api/today', '/api/holidays', '/holidays.ics', '/api/prayer-times?city=tehran']) {
      expect((await ask(path)).status).toBe(200);
    }
    clock.now = MIDNIGHT - HOUR;
    expect(json(await ask('/api/today'))).toMatchObject({ now: '2026-11-21T23:00:00+03:30', sh: { day: 30 } });
    expect(json(await ask('/api/holidays')).year).toBe(1405);
    expect((await ask('/holidays.ics')).text).toContain('DTSTART;VALUE=DATE:20260321');
    expect(json(await ask('/api/prayer-times?city=tehran')).date_sh).toBe('1405-08-30');
  }
});
