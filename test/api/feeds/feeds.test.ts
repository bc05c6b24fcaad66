/** Feeds, checked with an independent parser (ical.js) and by their bytes. */
import { gzipSync } from 'node:zlib';
import type ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { createAlmanac } from '#api/base/almanac.ts';
import { currentPersianYear } from '#api/base/tehran.ts';
import { FEEDS, feedNamed } from '#api/feeds/feed.ts';
import { feedIndex, feedText } from '#api/feeds/file.ts';
import { FeedIndex } from '#api/schemas/published.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { IRANIAN_CATEGORIES } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { tables } from '#tables/index.ts';
import { almanac, handler, NOW, SITE_URL } from '../../support/service.ts';
import { expectWellFormed } from '../calendar-bytes.ts';
import * as parsed from '../parsed-calendar.ts';

const KIB = 1024;
const YEARS = [1404, 1405, 1406, 1407, 1408];

/** Returns the memoized function. */
function once<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => known.get(text) ?? known.set(text, compute(text)).get(text)!;
}

const textAt = (name: string, now: number) => feedText(feedNamed(name)!, { almanac, siteUrl: SITE_URL, now });
const textOf = once((name) => textAt(name, NOW));
const eventsOf = once(parsed.eventsOf);
const propertyOf = (component: ICAL.Component, name: string) => component.getFirstPropertyValue(name)?.toString();
const dayAndTitle = ({ startDate, summary }: ICAL.Event) => `${startDate} ${summary}`;

const occurrencesOf = (isMeant: (one: { isHoliday: boolean; estimate: boolean; category: string }) => boolean) =>
  YEARS.flatMap((year) => almanac.occasions.inYear(year)).filter(({ occasion, isHoliday, estimate }) =>
    isMeant({ isHoliday, estimate, category: occasion.category }),
  );

describe.each(FEEDS)('$name', (feed) => {
  const body = textOf(feed.name);
  const events = eventsOf(body);

  test('is well formed, and small when compressed', () => {
    expectWellFormed(body);
    expect(gzipSync(body).length).toBeLessThanOrEqual((feed.set === 'all' ? 150 : 75) * KIB);
  });

  test('says its name, its address and how often to look again', () => {
    const calendar = parsed.calendarOf(body);
    expect(propertyOf(calendar, 'x-wr-calname')).toBe(propertyOf(calendar, 'name'));
    expect(propertyOf(calendar, 'source')).toBe(`${SITE_URL}/feeds/${feed.name}.ics`);
    expect(propertyOf(calendar, 'refresh-interval')).toBe('P1D');
    expect(propertyOf(calendar, 'calscale')).toBe('GREGORIAN');
    expect(propertyOf(calendar, 'method')).toBeUndefined();
  });

  test('names every event once and for good', () => {
    const uids = events.map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids.filter((uid) => !/^[a-z0-9-]+@salnama$/.test(uid))).toEqual([]);
  });

  test('every event has categories and a description, a Persian one in English too', () => {
    const isDescribed = ({ component, description }: ICAL.Event) =>
      (propertyOf(component, 'categories') ?? '') !== '' &&
      (feed.language === 'fa' ? /[a-z]/i.test(description ?? '') && /[آ-ی]/.test(description) : Boolean(description));
    expect(events.filter((event) => !isDescribed(event)).map(({ uid }) => uid)).toEqual([]);
  });

  test('has reminders if the feed has alarms', () => {
    const [first, second] = feed.set === 'nowruz' ? ['-P1D', '-PT1H'] : ['-PT6H', '-P6DT6H'];
    const expected = feed.alarm ? [first, second] : [];
    const others = events.filter(({ component, summary }) => {
      const alarms = component.getAllSubcomponents('valarm');
      const told = alarms.map((alarm) => ['trigger', 'action', 'description'].map((name) => propertyOf(alarm, name)));
      return told.join('\n') !== expected.map((trigger) => [trigger, 'DISPLAY', summary]).join('\n');
    });
    expect(others.map(({ summary }) => summary)).toEqual([]);
  });

  test('speaks its language only', () => {
    const isRight = (summary: string) =>
      /[ا-ی]/.test(summary) === (feed.language !== 'en') && (feed.language === 'fa' || /[A-Za-z]/.test(summary));
    expect(events.map(({ summary }) => summary).filter((summary) => !isRight(summary))).toEqual([]);
  });
});

test.each(IRANIAN_CATEGORIES)('%s holds the occasions of its category, last year to three years ahead', (category) => {
  const expected = occurrencesOf((one) => one.category === category);
  expect(eventsOf(textOf(category)).map(dayAndTitle).sort()).toEqual(
    expected.map(({ jdn, occasion }) => `${gregorian.toIsoDate(jdn)} ${occasion.title_fa}`).sort(),
  );
});

test('holidays are those of /api/holidays, tentative while one is an estimate', () => {
  const expected = occurrencesOf(({ isHoliday }) => isHoliday);
  const events = eventsOf(textOf('holidays-en'));
  expect(
    events.map((event) => `${event.startDate} ${event.summary} ${propertyOf(event.component, 'status')}`).sort(),
  ).toEqual(
    expected
      .map(
        ({ jdn, occasion, estimate }) =>
          `${gregorian.toIsoDate(jdn)} ${occasion.title_en} ${estimate ? 'TENTATIVE' : 'CONFIRMED'}`,
      )
      .sort(),
  );
  expect(new Set(events.map(({ component }) => propertyOf(component, 'status'))).size).toBe(2);
  expect(propertyOf(events[0]!.component, 'url')).toMatch(`${SITE_URL}/en/occasions/`);
});

test('the address of an event is the page of its occasion, or without one its day', () => {
  const addressOf = (name: string, title: string) => {
    const event = eventsOf(textOf(name)).find(({ summary }) => summary === title)!;
    return propertyOf(event.component, 'url');
  };
  expect(addressOf('cultural-en', 'Yalda Night')).toBe(`${SITE_URL}/en/occasions/yalda-night`);
  expect(addressOf('all-en', 'World Soil Day')).toBe(`${SITE_URL}/en/calendar/1404/9#d14`);
  expect(addressOf('all', 'روز جهانی خاک')).toBe(`${SITE_URL}/calendar/1404/9#d14`);
});

test('a day that may still move tells its probability, as /api/hijri has it, announced or not', () => {
  const { hijri, hijriProbability } = almanac;
  const [events, inPersian] = [eventsOf(textOf('religious-en')), eventsOf(textOf('religious'))];
  const told = occurrencesOf(({ category }) => category === 'religious').map(({ jdn, occasion, estimate }) => {
    const event = events.find(
      ({ startDate, summary }) => startDate.toString() === gregorian.toIsoDate(jdn) && summary === occasion.title_en,
    )!;
    const { year, month } = hijri.fromJdn(occasion.rule.startsWith('hijri:last') ? addDays(jdn, 1) : jdn);
    const start = hijriProbability.ofMonth(year, month);
    if (!occasion.rule.startsWith('hijri') || !start?.otherFirstDay) {
      expect(event.description ?? '', occasion.slug).not.toContain('may move');
      return 'stands';
    }
    const percent = Math.min(99, Math.round(start.probability * 100));
    const kind = estimate ? 'Astronomical estimate, not yet officially announced' : 'Announced';
    expect(event.description, occasion.slug).toContain(`${kind}: ${percent} %, may move by a day.`);
    return estimate ? 'estimated' : 'announced';
  });
  expect(new Set(told)).toEqual(new Set(['stands', 'announced', 'estimated']));
  const persian = inPersian.map(({ description }) => description ?? '');
  for (const words of ['اعلام‌شده: ۹۹٪، ممکن است یک روز جابه‌جا شود.', 'برآورد نجومی، هنوز رسماً اعلام نشده: ۸']) {
    expect(
      persian.some((text) => text.includes(words)),
      words,
    ).toBe(true);
  }
});

test('the Persian date names every day of its years', () => {
  const events = eventsOf(textOf('persian-date-fa-en'));
  expect(events.length).toBe(persian.firstDayOfYear(1409) - persian.firstDayOfYear(1404));
  expect(events.map(dayAndTitle)).toContain('2026-11-21 ۳۰ آبان ۱۴۰۵ | 30 Aban 1405');
  expect(events[0]!.duration.toSeconds()).toBe(86_400);
});

test('the same with the months of Afghanistan, under other names', () => {
  const events = eventsOf(textOf('persian-date-af'));
  expect(events.map(dayAndTitle)).toContain('2026-11-21 ۳۰ عقرب ۱۴۰۵');
  expect(eventsOf(textOf('persian-date-af-en')).map(dayAndTitle)).toContain('2026-11-21 30 Aqrab 1405');
  const others = new Set(eventsOf(textOf('persian-date')).map(({ uid }) => uid));
  expect(events.some(({ uid }) => others.has(uid))).toBe(false);
});

test('the hijri date is that of Iran, tentative where it is not announced', () => {
  const events = eventsOf(textOf('hijri-date-en'));
  const today = events.find(({ startDate }) => startDate.toString() === '2026-11-21')!;
  expect(today.summary).toBe('11 Jumada al-Thani 1448');
  expect(propertyOf(today.component, 'status')).toBe('CONFIRMED');
  expect(propertyOf(events.at(-1)!.component, 'status')).toBe('TENTATIVE');
  expect(events.at(-1)!.description).toMatch(/astronomical estimate/i);
});

test('months begin in both calendars', () => {
  const titles = eventsOf(textOf('months-en')).map(dayAndTitle);
  expect(titles).toContain('2026-11-22 First of Azar 1405');
  expect(titles).toContain('2026-03-21 First of Shawwal 1447');
  expect(titles.filter((title) => / (Farvardin|Mehr) /.test(title))).toHaveLength(10);
});

test('the moments of Nowruz are instants of a minute', () => {
  const events = eventsOf(textOf('nowruz'));
  expect(events.map(({ uid, startDate }) => `${uid} ${startDate}`)).toContain(
    'nowruz-moment-1405@salnama 2026-03-20T14:45:57Z',
  );
  expect(events.map(({ duration }) => duration.toSeconds())).toEqual([60, 60, 60, 60, 60]);
});

test('each is the same from the first second of a Persian year in Tehran to its last', () => {
  const [first, last] = [Date.UTC(2026, 2, 20, 20, 30), Date.UTC(2027, 2, 20, 20, 29, 59)];
  expect([first - 1000, first, last, last + 1000].map(currentPersianYear)).toEqual([1404, 1405, 1405, 1406]);
  // Language and reminders do not change the days of a feed.
  const sets = FEEDS.filter(({ language, alarm }) => language === 'fa-en' && !alarm);
  expect(new Set(sets.map(({ set }) => set))).toEqual(new Set(FEEDS.map(({ set }) => set)));
  for (const { name } of sets) expect([name, textAt(name, first) === textAt(name, last)]).toEqual([name, true]);
  const firstDay = (now: number) => String(eventsOf(textAt('persian-date', now))[0]!.startDate);
  const begins = [1403, 1404].map((year) => gregorian.toIsoDate(persian.firstDayOfYear(year)));
  expect([first - 1000, first].map(firstDay)).toEqual(begins);
});

test('a UID does not hang on the day: the same occasion of the same year, moved, is the same event', () => {
  const uidOf = (name: string, day: string) =>
    eventsOf(textOf(name)).find(({ startDate }) => startDate.toString() === day)!.uid;
  expect(uidOf('religious', '2027-03-10')).toBe('eid-al-fitr-1448@salnama');
  expect(uidOf('hijri-date', '2027-03-10')).toBe('hijri-date-1448-10-01@salnama');
});

test('the English holidays are those of /holidays.ics', () => {
  const persianFile = eventsOf(handler.answer('/holidays.ics', '', NOW).body);
  const { body } = handler.answer('/en/holidays.ics', '', NOW);
  expectWellFormed(body);
  const key = ({ uid, startDate }: ICAL.Event) => `${uid} ${startDate}`;
  expect(eventsOf(body).map(key).sort()).toEqual(persianFile.map(key).sort());
  expect(body).not.toMatch(/[ا-ی]/);
  expect(propertyOf(parsed.calendarOf(body), 'source')).toBe(`${SITE_URL}/en/holidays.ics`);
});

describe('/feeds/index.json', () => {
  const { data } = FeedIndex.parse(feedIndex({ almanac, siteUrl: SITE_URL, now: NOW }));

  test('lists every feed with its addresses', () => {
    expect(data.map(({ name }) => name)).toEqual(FEEDS.map(({ name }) => name));
    expect(data.find(({ name }) => name === 'national-fa-en-alarm')).toEqual({
      name: 'national-fa-en-alarm',
      set: 'national',
      language: 'fa-en',
      alarm: true,
      title_fa: 'مناسبت‌های ملی ایران، با یادآور',
      title_en: 'National occasions of Iran, with reminders',
      url: `${SITE_URL}/feeds/national-fa-en-alarm.ics`,
      webcal: 'webcal://salnama.example/feeds/national-fa-en-alarm.ics',
      events: occurrencesOf(({ category }) => category === 'national').length,
    });
  });

  test('counts what the files hold', () => {
    for (const { name, events } of data) expect(textOf(name).split('BEGIN:VEVENT')).toHaveLength(events + 1);
  });
});

test('only a build writes feeds', () => {
  for (const path of ['/feeds/holidays.ics', '/feeds/holidays-de.ics', '/feeds/index.json']) {
    expect(handler.routeOf(path), path).toBeUndefined();
  }
  expect(feedNamed('fun-alarm')).toBeUndefined();
});

test('a hijri month that was corrected raises the sequence of its days, and of no other', () => {
  const revisions = { ...tables.revisions, months: [[1448, 6, 1, '2026-11-20']] as const };
  const moved = createAlmanac({ ...tables, revisions });
  const sequences = (set: 'hijri-date' | 'months') =>
    new Map(
      eventsOf(feedText(feedNamed(set)!, { almanac: moved, siteUrl: SITE_URL, now: NOW })).map(({ uid, sequence }) => [
        uid,
        sequence,
      ]),
    );
  expect(sequences('hijri-date').get('hijri-date-1448-06-11@salnama')).toBe(1);
  expect(sequences('hijri-date').get('hijri-date-1448-07-01@salnama')).toBe(0);
  expect(sequences('months').get('hijri-month-1448-06@salnama')).toBe(1);
  expect(sequences('months').get('persian-month-1405-08@salnama')).toBe(0);
});
