/** A sample of addresses over all endpoints, with mistakes, files and calendar files. */

const numbers = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

const CITIES = ['tehran', 'mashhad', 'kabul', 'london', 'tromso', 'sydney', 'nowhere'];

/** Their answers change from second to second. */
export const PASSING = [
  '/api/today',
  '/api/today?tz=Asia/Tehran',
  '/api/today?tz=america/new_york',
  '/api/today?tz=Pacific/Kiritimati',
  '/api/today?tz=Etc/GMT%2B3',
  '/api/today?other=1',
  ...[979, 1349, 1400, 1404, 1405, 1406, 1577].map((year) => `/api/nowruz?year_sh=${year}&tz=Asia/Tehran`),
  '/api/nowruz?year_sh=%DB%B1%DB%B4%DB%B0%DB%B6&tz=Europe/London',
];

export const LASTING = [
  '/api/holidays',
  ...numbers(1347, 1577, 10).map((year) => `/api/holidays?year=${year}`),
  ...numbers(1, 2995, 150).map((year) => `/api/convert?from=sh&year=${year}&month=${1 + (year % 12)}&day=29`),
  ...numbers(1, 3000, 400).map((year) => `/api/convert?from=hijri&year=${year}&month=3&day=9`),
  '/api/convert?from=gregorian&year=2026&month=2&day=28',
  '/api/convert?from=pahlavi&year=2585&month=1&day=1',
  '/api/convert?from=sh&year=%DB%B1%DB%B4%DB%B0%DB%B5&month=%DB%B1&day=%D9%A1',
  ...numbers(979, 1577, 40).map((year) => `/api/calendar?year=${year}&month=${1 + (year % 12)}`),
  ...numbers(979, 1577, 40).map((year) => `/api/events?year=${year}&month_sh=${1 + (year % 12)}`),
  '/api/events?month_sh=1',
  '/api/events?month_sh=1&day_sh=13&category=national&year=1404',
  ...CITIES.flatMap((city) => [
    `/api/prayer-times?city=${city}`,
    `/api/prayer-times?city=${city}&year=1404&month=4&day=1`,
  ]),
  ...['', '?country_code=IR', '?country_code=af', '?country_code=ZZ'].map((query) => `/api/timezones${query}`),
];

export const MISTAKES = [
  '/api/today?tz=Nowhere',
  '/api/today?tz=%2B03:30',
  '/api/today?tz=',
  '/api/convert',
  '/api/convert?from=mayan&year=1&month=1&day=1',
  '/api/convert?from=sh&year=1403&month=12&day=31',
  '/api/convert?from=sh&year=3001&month=1&day=1',
  '/api/convert?from=sh&year=1404&year=1405&month=1&day=1',
  '/api/holidays?year=1346',
  '/api/holidays?year=abc',
  '/api/holidays?year=1404&year=1405',
  '/api/holidays?year=%E0%A4%A',
  '/api/calendar?year=1404',
  '/api/calendar?year=1404&month=13',
  '/api/events',
  '/api/events?month_sh=0',
  '/api/events?month_sh=7&day_sh=31&year=1404',
  '/api/events?month_sh=1&category=none',
  '/api/nowruz?year_sh=1405',
  '/api/nowruz?year_sh=1900&tz=Asia/Tehran',
  '/api/nowruz?year_sh=1405&tz=Mars/Olympus',
  '/api/prayer-times',
  '/api/prayer-times?city=tehran&year=1404',
  '/api/prayer-times?city=tehran&year=1600&month=1&day=1',
  '/api/timezones?country_code=IRN',
  '/api',
  '/api/',
  '/api/today/',
  '/api/Today',
  '/api/%74oday',
  '/api/nothing',
  '/api/holidays/1600.json',
  '/api/calendar/1404/01.json',
  '/holidays/1300.ics',
  '/nowruz/1900.ics',
];

export const FILES = [
  ...numbers(1404, 1406, 1).flatMap((year) => [
    `/api/holidays/${year}.json`,
    `/api/nowruz/${year}.json`,
    `/holidays/${year}.ics`,
    `/nowruz/${year}.ics`,
  ]),
  ...numbers(1, 12, 1).flatMap((month) => [`/api/calendar/1404/${month}.json`, `/api/events/1405/${month}.json`]),
  '/api/events/1404.json',
  '/api/timezones.json',
  '/api/timezones/IR.json',
  '/api/meta.json',
  '/api/changes.json',
  '/api/openapi.json',
  '/api/schemas/Today.json',
  '/api/holidays/1404.json?ignored=1',
  '/holidays.ics',
  '/holidays.ics?from=phone',
  '/',
  '/docs/',
  '/_astro/style.0a1b2c.css',
  '/widget.js',
];
