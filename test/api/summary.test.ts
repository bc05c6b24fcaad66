/** A day in a city at a glance: the same facts as the other endpoints, in one language. */
import { expect, test } from 'vitest';
import { cacheControlOf, get, handler } from '../support/service.ts';

const date = '1405-01-01';

test('agrees with day, prayer-times and next', () => {
  for (const [city, asked] of [
    ['tehran', date],
    ['toronto', '1405-01-05'],
    ['mashhad', '1404-12-29'],
  ] as const) {
    const [year, month, day] = asked.split('-').map(Number) as [number, number, number];
    const summary = get('/summary', { city, date: asked, lang: 'en' });
    const { date_sh, date_gregorian, date_hijri, is_holiday, is_workday, estimate, events } = get('/day', {
      date: asked,
    });
    expect(summary).toMatchObject({ date_sh, date_gregorian, date_hijri, is_holiday, is_workday, estimate });
    expect(events.map(({ slug }) => slug)).toEqual(expect.arrayContaining(summary.occasions.map(({ slug }) => slug)));
    expect(summary.times).toEqual(get('/prayer-times', { city, year, month, day }).times);
    const next = get('/next', { from: asked, limit: 2 }).data.find(({ days_away }) => days_away > 0)!;
    expect(summary.next_holiday).toEqual({
      date_sh: next.date_sh,
      date_gregorian: next.date_gregorian,
      days_away: next.days_away,
      titles: next.events.map(({ title_en }) => title_en),
    });
  }
});

test('texts are in the language asked for, holidays first', () => {
  const [fa, en] = [get('/summary', { date }), get('/summary', { date, lang: 'en' })];
  expect(fa.text).not.toMatch(/[A-Za-z0-9]/);
  expect(en.text).not.toMatch(/[\u0600-\u06ff]/);
  expect(en.reasons).toEqual(expect.arrayContaining(en.occasions.map(({ title }) => title)));
  expect(fa.occasions.map(({ slug }) => slug)).toEqual(en.occasions.map(({ slug }) => slug));
  expect(en.occasions).toHaveLength(2);
});

test('a Friday is off because it is a Friday; a workday has no reasons', () => {
  expect(get('/summary', { date: '2026-11-27', lang: 'en' })).toMatchObject({ is_workday: false, reasons: ['Friday'] });
  expect(get('/summary', { date: '2026-11-24' })).toMatchObject({ is_workday: true, reasons: [] });
});

test('the city by any name, its own today, until its midnight', () => {
  expect(get('/summary', { city: 'مشهد', date }).city).toBe('mashhad');
  // 00:30 in Tehran, 16:00 the day before in Toronto
  const now = Date.UTC(2026, 10, 24, 21, 0);
  expect(get('/summary', {}, now).date_gregorian).toBe('2026-11-25');
  expect(get('/summary', { city: 'toronto' }, now).date_gregorian).toBe('2026-11-24');
  expect(get('/summary', { city: 'toronto', date: 'tomorrow' }, now).date_gregorian).toBe('2026-11-25');
  expect(cacheControlOf('/summary', {}, Date.UTC(2026, 10, 24, 20, 29))).toBe('public, max-age=60');
});

test('the times by a method; abroad the sentence says that the holidays are those of Iran', () => {
  for (const method of ['isna', 'karachi']) {
    const { times } = get('/times', { city: 'herat', date, method }).data[0]!;
    const { asr: _, isha: __, ...six } = times;
    expect(get('/summary', { city: 'herat', date, method }).times).toEqual(six);
  }
  const asked = { city: 'toronto', date: '2026-11-24', lang: 'en' };
  expect(get('/summary', asked).text).toMatch(
    /: Working day in Iran by the calendar; .*next public holiday of Iran 29 days later/,
  );
  expect(get('/summary', { ...asked, city: 'tehran' }).text).not.toContain('Iran');
});

test('a city of Afghanistan has the month names used there', () => {
  expect(get('/summary', { city: 'کابل', date: '2026-11-24' }).text).toContain('۳ قوس ۱۴۰۵ در کابل');
  expect(get('/summary', { city: 'herat', date: '2026-11-24', lang: 'en' }).text).toContain('(3 Qaws 1405)');
});

test('the days off of a sector, a weekend and a province', () => {
  const thursday = '2026-12-24';
  expect(get('/summary', { date: thursday, lang: 'en' })).toMatchObject({ is_workday: true });
  const offices = get('/summary', { date: thursday, sector: 'offices', lang: 'en' });
  expect(offices).toMatchObject({ is_workday: false, reasons: ['Thursday'] });
  expect(offices.text).toContain(': Day off for offices: Thursday');
  expect(get('/summary', { date: thursday, weekend: 'thu-fri' }).is_workday).toBe(false);
  for (const query of ['date=1403-12-07&sector=banks&province=tehran', 'date=1405-02-11&sector=labour']) {
    expect(get<{ is_workday: boolean }>('/summary', query).is_workday, query).toBe(
      get<{ is_workday: boolean }>('/day', query).is_workday,
    );
  }
});

test('the sentence has the moment of the new year on its day in the city', () => {
  expect(get('/summary', { date: '1405-12-29' }).text).toContain('نوروز ۱۴۰۶ ساعت ۲۳:۵۴:۴۱ به وقت تهران');
  expect(get('/summary', { date: '1406-01-01' }).text).not.toContain('آغاز می‌شود');
  expect(get('/summary', { date: '2027-03-20', city: 'toronto', lang: 'en' }).text).toContain(
    'Nowruz 1406 at 23:54:41 Tehran time. 16:24 in Toronto',
  );
  expect(get('/summary', { date: '1404-12-29', lang: 'en' }).text).toContain('Nowruz 1405 at 18:15');
});

test('the sentence is of the table of moments, and says nothing of today or tomorrow', () => {
  const textOf = (date: string) => get('/summary', { date, lang: 'en' }).text;
  expect(textOf('2026-12-22')).toContain(': Working day by the calendar. The next day is off: Birthday of Imam Ali; ');
  expect(textOf('2026-12-23')).toContain(
    ': Day off: Birthday of Imam Ali. The next day is a working day by the calendar; ',
  );
  expect(textOf('2026-11-30')).toContain(': Working day by the calendar. 4 days to Friday; ');
  expect(textOf('2026-12-21')).toContain(': Working day by the calendar. Tonight is Yalda Night; ');
  // Closures of the tables of tests are known until 31 Ordibehesht.
  expect(textOf('1405-02-30')).toMatch(/: Working day[.;] /);
  expect(get('/summary', { date: '2026-12-22' }).text).toContain(
    ': روز کاری است، بر پایهٔ تقویم؛ روز بعد تعطیل است: ولادت امام علی (ع)؛ ',
  );
});

test('/feeds/today.atom has the sentence of today and of six days before, until midnight in Tehran', () => {
  const answer = handler.answer('/feeds/today.atom', '', Date.UTC(2026, 11, 22, 21));
  expect(answer.contentType).toContain('application/atom+xml');
  expect(answer.body.match(/<entry>/g)).toHaveLength(7);
  const [first] = answer.body.split('</entry>');
  expect(first).toContain('<title>چهارشنبه ۲ دی ۱۴۰۵</title>');
  for (const lang of ['fa', 'en']) expect(first).toContain(get('/summary', { date: '2026-12-23', lang }).text);
  expect(handler.routeOf('/feeds/today.atom')!.parse('lang=en').answer(0).status).toBe(422);
});
