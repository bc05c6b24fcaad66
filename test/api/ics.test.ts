/** Calendar files, checked with an independent parser (ical.js) and by their bytes. */

import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { holidaysIcs, nowruzIcs, subscriptionYears } from '#api/feeds/holiday-files.ts';
import * as gregorian from '#core/gregorian.ts';
import { almanac, get, handler, NOW, SITE_URL } from '../support/service.ts';
import { expectWellFormed } from './calendar-bytes.ts';
import { calendarOf, eventsOf } from './parsed-calendar.ts';

const YEARS = [1347, 1366, 1390, 1404, 1405, 1406, 1500, 1577];

const fileOf = (year: number) => holidaysIcs([year], almanac, `${SITE_URL}/holidays/${year}.ics`);

const propertyOf = (component: ICAL.Component, name: string) => component.getFirstPropertyValue(name)?.toString();

const holidays = (year: number) => get('/holidays', { year }).data;

describe.each(YEARS)('holidays of %i', (year) => {
  const text = fileOf(year);
  const events = eventsOf(text);
  const expected = holidays(year).flatMap(({ date_gregorian, events: occasions }) =>
    occasions.map((occasion) => ({ date_gregorian, ...occasion })),
  );

  const occurrences = almanac.occasions.inYear(year).filter(({ isHoliday }) => isHoliday);

  test('bytes', () => expectWellFormed(text));

  test('one event an occasion, on its day, until the next', () => {
    expect(events.map(({ startDate, summary }) => `${startDate} ${summary}`)).toEqual(
      expected.map(({ date_gregorian, title_fa }) => `${date_gregorian} ${title_fa}`),
    );
    for (const { startDate, endDate, duration } of events) {
      expect(startDate.isDate && endDate.isDate).toBe(true);
      expect(duration.toSeconds()).toBe(86_400);
    }
    expect(text.match(/\r\nDTSTART;VALUE=DATE:\d{8}\r\n/g)).toHaveLength(events.length);
    expect(text.match(/\r\nDTEND;VALUE=DATE:\d{8}\r\n/g)).toHaveLength(events.length);
  });

  test('names that last', () => {
    const uids = events.map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    for (const [index, uid] of uids.entries()) {
      expect(uid.startsWith(`${expected[index]!.slug}-`), uid).toBe(true);
      expect(uid).toMatch(/^[a-z0-9-]+-\d{4}(-\d+)?@salnama$/);
    }
  });

  test('both languages, no block in the calendar, stamps of the data', () => {
    for (const [index, event] of events.entries()) {
      expect(event.description).toContain(expected[index]!.title_fa);
      expect(event.description).toContain(expected[index]!.title_en);
      expect(propertyOf(event.component, 'transp')).toBe('TRANSPARENT');
      const { changed } = almanac.revisions.of(occurrences[index]!);
      const stamp = `${gregorian.toIsoDate(changed)}T00:00:00Z`;
      expect(propertyOf(event.component, 'dtstamp')).toBe(stamp);
      expect(propertyOf(event.component, 'last-modified')).toBe(stamp);
      expect(event.component.getAllProperties('categories').length).toBeGreaterThan(0);
    }
  });

  test('tentative for estimated days, confirmed for other days', () => {
    const occurrences = almanac.occasions.inYear(year).filter(({ isHoliday }) => isHoliday);
    expect(events).toHaveLength(occurrences.length);
    for (const [index, { component, description }] of events.entries()) {
      const { estimate } = occurrences[index]!;
      expect(propertyOf(component, 'status')).toBe(estimate ? 'TENTATIVE' : 'CONFIRMED');
      expect(/astronomical estimate/i.test(description)).toBe(estimate);
      expect(description.includes('برآورد نجومی')).toBe(estimate);
    }
  });
});

test('the calendar says its name, its source and how often to look again', () => {
  for (const text of [fileOf(1405), nowruzIcs(1405, almanac, `${SITE_URL}/nowruz/1405.ics`)!]) {
    const calendar = calendarOf(text);
    expect(propertyOf(calendar, 'version')).toBe('2.0');
    expect(propertyOf(calendar, 'calscale')).toBe('GREGORIAN');
    expect(propertyOf(calendar, 'method')).toBeUndefined();
    expect(propertyOf(calendar, 'prodid')).toContain('Salnama');
    expect(propertyOf(calendar, 'name')).toContain('۱۴۰۵');
    expect(propertyOf(calendar, 'x-wr-calname')).toBe(propertyOf(calendar, 'name'));
    expect(propertyOf(calendar, 'refresh-interval')).toBe('P1D');
    expect(propertyOf(calendar, 'x-published-ttl')).toBe('P1D');
    expect(propertyOf(calendar, 'source')).toContain(`${SITE_URL}/`);
  }
});

test('UIDs that subscribers hold already', () => {
  const uids = [1390, 1402, 1404, 1405].flatMap((year) => eventsOf(fileOf(year)).map(({ uid }) => uid));
  expect(uids).toEqual(
    expect.arrayContaining(
      `nowruz-1405@salnama eid-al-fitr-1447@salnama eid-al-fitr-1448@salnama ashura-1448@salnama
      imam-ali-martyrdom-1432@salnama extreme-heat-holiday-1402-1402@salnama
      extreme-heat-holiday-1402-1402-2@salnama supreme-leader-mourning-1404-1404-7@salnama`.split(/\s+/),
    ),
  );
});

test('the subscription is both of its years, and the last year alone at the end of the range', () => {
  expect(subscriptionYears(1405)).toEqual([1405, 1406]);
  expect(subscriptionYears(1576)).toEqual([1576, 1577]);
  expect(subscriptionYears(1577)).toEqual([1577]);
  const { body, contentType, status } = handler.answer('/holidays.ics', '', NOW);
  expect({ contentType, status }).toEqual({ contentType: 'text/calendar; charset=utf-8', status: 200 });
  expectWellFormed(body);
  // The name has no year, because calendar programs store it at the subscription.
  expect(propertyOf(calendarOf(body), 'name')).toBe('تعطیلات رسمی ایران');
  expect(propertyOf(calendarOf(body), 'x-wr-calname')).toBe('تعطیلات رسمی ایران');
  const uids = eventsOf(body).map(({ uid }) => uid);
  expect(uids).toEqual([1405, 1406].flatMap((year) => eventsOf(fileOf(year)).map(({ uid }) => uid)));
});

describe('the moment of Nowruz', () => {
  test('is the published golden file for 1405', () => {
    const golden = readFileSync('test/api/nowruz-1405.ics', 'utf8');
    const text = nowruzIcs(1405, almanac, `${SITE_URL}/nowruz/1405.ics`)!;
    const stamped = (file: string) => file.replace(/^(DTSTAMP|LAST-MODIFIED):.*$/gm, '$1:');
    expect(stamped(text)).toBe(stamped(golden));
  });

  test('is a moment in UTC with its own UID', () => {
    for (const year of [979, 1350, 1405, 1577]) {
      const text = nowruzIcs(year, almanac)!;
      expectWellFormed(text);
      const [event, ...others] = eventsOf(text);
      expect(others).toEqual([]);
      const { utc } = get('/nowruz', { year_sh: year, tz: 'UTC' });
      expect(event!.startDate.toString()).toBe(`${utc.replace(' ', 'T')}Z`);
      expect(event!.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
      expect(event!.duration.toSeconds()).toBe(60);
      expect(event!.uid).toBe(`nowruz-moment-${year}@salnama`);
      expect(event!.summary).toContain('تحویل سال');
    }
  });

  test('has no file for a year without data', () => {
    expect(nowruzIcs(978, almanac)).toBeUndefined();
    expect(nowruzIcs(1578, almanac)).toBeUndefined();
  });
});
