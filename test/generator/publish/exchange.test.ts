/** Sessions of the Tehran Stock Exchange, compared with the number of trading days in each year. */
import { describe, expect, test } from 'vitest';
import { readIsoText, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { exchangeSessions, PROVED_SESSIONS } from '#generator/publish/exchange.ts';
import { almanac } from '../../support/service.ts';

const dayOf = (text: string) => persian.toJdn(readIsoText(text)!);

/** Days with trades in any of 28 symbols, by Persian year (github.com/s-diaco/tse-data, 2001–2023). */
const TRADING_DAYS: Readonly<Record<number, number>> = {
  1388: 243,
  1389: 243,
  1390: 241,
  1391: 239,
  1392: 243,
  1393: 241,
  1394: 243,
  1395: 242,
  1396: 241,
  1397: 241,
  1398: 238,
  1399: 243,
  1400: 239,
  1401: 237,
};

test.each(Object.entries(TRADING_DAYS))('%s had %i sessions, as many as days with trades', (year, days) => {
  expect(exchangeSessions(almanac, { first: Number(year), last: Number(year) })).toHaveLength(days);
});

test('1402 had 95 sessions up to the last day of the record', () => {
  const last = dayOf(PROVED_SESSIONS.last);
  expect(exchangeSessions(almanac, { first: 1402, last: 1402 }).filter((jdn) => jdn <= last)).toHaveLength(95);
});

describe('the days before and after the record', () => {
  test('no session is on a Thursday or Friday', () => {
    expect(exchangeSessions(almanac).filter((jdn) => [4, 5].includes(weekdayOf(jdn)))).toEqual([]);
  });

  test.each([
    ['1404-03-25', false, 'first session lost to the war of Khordad 1404'],
    ['1404-04-07', true, 'reopened: en.mehrnews.com 233733'],
    ['1404-04-04', false, 'the last of nine'],
    ['1405-02-28', false, 'closed since Esfand 1404'],
    ['1405-02-29', true, 'reopened on 19 May 2026'],
    ['1403-11-20', false, 'bazarearya.ir 1263019'],
    ['1403-10-22', true, 'rouz.news 4231653: open'],
  ])('%s is a session: %s (%s)', (day, isSession) => {
    expect(exchangeSessions(almanac).includes(dayOf(day))).toBe(isSession);
  });
});
