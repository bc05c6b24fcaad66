/** One occasion as a calendar: its days of four years, named as in the other calendars. */
import { expect, test } from 'vitest';
import { handler, NOW, SITE_URL } from '../support/service.ts';
import { expectWellFormed } from './calendar-bytes.ts';
import * as parsed from './parsed-calendar.ts';

const answerOf = (path: string) => handler.answer(path, '', NOW);

const eventsOf = (body: string) =>
  parsed.eventsOf(body).map(({ uid, startDate, summary, component }) => ({
    ...{ uid, day: String(startDate), title: summary },
    ...{ url: component.getFirstPropertyValue('url'), status: component.getFirstPropertyValue('status') },
  }));

test('Yalda of five years, in Persian', () => {
  const { status, body } = answerOf('/occasions/yalda-night.ics');
  expect(status).toBe(200);
  expectWellFormed(body);
  expect(body).toContain(`${SITE_URL}/occasions/yalda-night.ics`);
  expect(eventsOf(body).map(({ day }) => day)).toEqual([
    '2025-12-21',
    '2026-12-21',
    '2027-12-21',
    '2028-12-20',
    '2029-12-20',
  ]);
  expect(eventsOf(body)[1]).toEqual({
    uid: 'yalda-night-1405@salnama',
    day: '2026-12-21',
    title: 'شب یلدا (شب چله)',
    url: `${SITE_URL}/occasions/yalda-night`,
    status: 'CONFIRMED',
  });
});

test('the same days in English, with the English page', () => {
  const english = eventsOf(answerOf('/en/occasions/yalda-night.ics').body);
  const persian = eventsOf(answerOf('/occasions/yalda-night.ics').body);
  expect(english.map(({ uid, day }) => [uid, day])).toEqual(persian.map(({ uid, day }) => [uid, day]));
  expect(english[0]).toMatchObject({ title: 'Yalda Night', url: `${SITE_URL}/en/occasions/yalda-night` });
});

test('a day that is not announced yet is tentative', () => {
  const last = eventsOf(answerOf('/occasions/eid-al-fitr.ics').body).at(-1)!;
  expect(last.status).toBe('TENTATIVE');
});

test.each(['yalda', 'shah-birthday', 'YALDA-NIGHT'])('%s has no days in these years: 404 that names it', (slug) => {
  const { status, body } = answerOf(`/occasions/${slug}.ics`);
  expect(status).toBe(404);
  expect(JSON.parse(body).error).toContain(slug);
});

test('every day until Tehran’s midnight, an hour at most', () => {
  expect(answerOf('/occasions/nowruz.ics').lifetime).toMatchObject({ maxAgeSeconds: 3600 });
});
