/**
 * No answer claims to be sure of what the data cannot know: the list of closures is not complete, and it was collected up
 * to one day.
 */
import { describe, expect, test } from 'vitest';
import { closureListNote, collectedDays, LIST_INCOMPLETE, notCollected } from '#api/facts/confidence.ts';
import { closuresAtom } from '#api/feeds/closure-events.ts';
import { feedOf } from '#api/feeds/feed.ts';
import { feedText } from '#api/feeds/file.ts';
import { workdayYear } from '#api/resources/workdays-year.ts';
import { closesSector, isDayOff, isIn, WORKDAY_SECTORS, type WorkdaySector } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn, toEpochMs } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { exchangeCalendar } from '#generator/publish/kits/exchange.ts';
import { exchangeSessionsTable } from '#generator/site/downloads/tables/exchange.ts';
import { almanac, ask, get, SITE_URL } from '../support/service.ts';

const [, collected] = collectedDays(almanac);
/** Noon in Tehran, 40 days after the last day collected. */
const today = addDays(collected, 40);
const now = toEpochMs(today) + 8.5 * 3_600_000;
const SURE = ['certain', 'high'];

/** Days of every kind: closures of the list and their neighbours, every day around the last one collected, the future. */
const walked: Jdn[] = [
  ...almanac.closures.rows.flatMap(({ firstDay, lastDay }) => [firstDay, addDays(lastDay, 1)]),
  ...Array.from({ length: 100 }, (_, index) => addDays(collected, index - 20)),
  addDays(today, 400),
].filter((jdn) => persian.yearOf(jdn) >= 1347);

interface Answer {
  readonly is_workday: boolean;
  readonly confidence: string;
  readonly holidays: readonly { readonly slug: string }[];
  readonly why_en: string;
  readonly why_fa: string;
  readonly would_change_en: readonly string[];
}

const explained = (jdn: Jdn, scope: { sector?: WorkdaySector; province?: string } = {}) =>
  get<Answer>('/explain', { date: gregorian.toIsoDate(jdn), ...scope }, now);

describe('explain', () => {
  test.each(WORKDAY_SECTORS)('%s: sure of a day only where the data know it', (sector) => {
    for (const province of [undefined, 'tehran']) {
      for (const jdn of walked) {
        const answer = explained(jdn, { sector, ...(province && { province }) });
        const label = `${gregorian.toIsoDate(jdn)} ${sector} ${province}`;
        if (sector !== 'public' || province) expect(SURE, label).not.toContain(answer.confidence);
        if (answer.is_workday || jdn > collected) expect(answer.confidence, label).not.toBe('certain');
        if (answer.is_workday) expect(answer.would_change_en, label).toContain(LIST_INCOMPLETE.en);
        if (jdn > collected && jdn <= today && answer.is_workday) {
          expect(SURE, label).not.toContain(answer.confidence);
          expect(answer.why_en, label).toContain(notCollected(almanac).en);
          expect(answer.why_fa, label).toContain(notCollected(almanac).fa);
        }
      }
    }
  });

  test('a day off by a closure alone is at most as sure as the closure', () => {
    const doubtful = almanac.closures.rows.filter(({ confidence }) => confidence !== 'high');
    expect(doubtful.length).toBeGreaterThan(0);
    for (const closure of doubtful) {
      for (const sector of WORKDAY_SECTORS.filter((one) => one === 'public' || closesSector(closure, one))) {
        const province = closure.provinces[0];
        if (!isDayOff(closure, { sector, province })) continue;
        const others = almanac.closures.rows.filter(
          (other) =>
            other.confidence === 'high' && other.firstDay <= closure.firstDay && other.lastDay >= closure.firstDay,
        );
        if (others.some((other) => isIn(other, province))) continue;
        const { confidence, holidays } = explained(closure.firstDay, { sector, ...(province && { province }) });
        if (holidays.some(({ slug }) => slug !== closure.slug)) continue;
        expect(SURE, `${closure.slug} ${sector}`).not.toContain(confidence);
        if (closure.confidence === 'low') expect(confidence, `${closure.slug} ${sector}`).toBe('low');
      }
    }
  });
});

test('day, range, next and closures claim no confidence', () => {
  const date = gregorian.toIsoDate(addDays(collected, 5));
  for (const [path, query] of [
    ['/day', { date }],
    ['/range', { from: date, to: date }],
    ['/next', { from: date }],
    ['/closures', { from: date, to: date }],
  ] as const) {
    expect(ask(path, query, now).body, path).not.toMatch(/"(certain|high)"/);
  }
});

test('workdays say that the list is incomplete, and to which day it was collected', () => {
  const from = gregorian.toIsoDate(addDays(collected, -10));
  for (const [query, last] of [
    [{ from, to: gregorian.toIsoDate(collected) }, collected],
    [{ from, to: gregorian.toIsoDate(addDays(collected, 1)) }, addDays(collected, 1)],
    [{ from, add: 40 }, addDays(collected, 1)],
  ] as const) {
    const { closures_note_en: note } = get<{ closures_note_en: string }>('/workdays', query, now);
    expect(note).toBe(closureListNote(last, almanac).en);
    expect(note).toContain('incomplete');
    expect(note.includes(notCollected(almanac).en)).toBe(last > collected);
  }
  const year = persian.yearOf(collected);
  expect(workdayYear(year, almanac).closures_note_en).toContain(notCollected(almanac).en);
  expect(workdayYear(year - 1, almanac).closures_note_en).not.toContain(notCollected(almanac).en);
});

/** A calendar file with its long lines joined. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').replaceAll('\\', '');

test('feeds of holidays and closures say it, too', () => {
  const context = { almanac, siteUrl: SITE_URL, now };
  const files = [
    unfolded(feedText(feedOf('holidays', 'en', false), context)),
    unfolded(feedText(feedOf('closures', 'en', false), context)),
    closuresAtom(context, SITE_URL),
  ];
  for (const text of files) {
    expect(text).toContain(notCollected(almanac).en);
    expect(text).not.toMatch(/certain|Confidence: high/);
  }
});

test('sessions of the exchange are certain only where trades prove them', () => {
  const { columns, rows, description } = exchangeSessionsTable(almanac);
  const [confidence, basis] = ['confidence', 'basis'].map((name) => columns.findIndex((one) => one.name === name));
  for (const row of rows) expect(SURE.includes(String(row[confidence!]))).toBe(row[basis!] === 'trades');
  expect(description).toContain(notCollected(almanac).en);
  const { text } = exchangeCalendar(almanac);
  expect(text).toContain(notCollected(almanac).en);
  expect(text).not.toMatch(/\b(certain|high)\b/);
});
