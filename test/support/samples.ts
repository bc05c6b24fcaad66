/** Sample queries of each endpoint, for the tests of every host. */
import { MAX_SEARCH_LETTERS } from '#understand/search.ts';

interface Samples {
  readonly answered: readonly string[];
  /** with 422 */
  readonly refused: readonly string[];
}

const DAY: Samples = {
  answered: [
    'date=1402-05-11',
    'date=1402-05-11&closures=no',
    'date=1405-02-11&sector=labour',
    'date=1403-12-07&sector=banks&province=tehran',
    'date=1405/1/1&weekend=thu-fri',
    'date=2026-03-20&calendar=gregorian',
    'date=1447-09-30&calendar=hijri&weekend=fri-sat',
    'date=%DB%B1%DB%B4%DB%B0%DB%B5-%DB%B8-%DB%B3%DB%B0',
    'date=2026-03-21',
    'date=1577-12-30',
  ],
  refused: [
    'date=',
    'date=1405-13-01',
    'date=1404-12-30',
    'date=1346-12-29',
    'weekend=sun',
    'sector=farmers',
    'date=1405-01-01&province=atlantis',
    'tz=Nowhere',
    'date=someday',
  ],
};

const SAMPLES: Readonly<Record<string, Samples>> = {
  add: {
    answered: [
      'from=1405-09-12&days=20',
      'from=1405-09-12&days=20&rule=next_workday&sector=offices',
      'from=1405-06-31&months=1&years=-1',
      'from=2026-12-03&months=3&rule=previous_workday',
      'workdays=-5',
      'from=1345-05-10&years=60',
      'from=1405-09-12&days=20&rule=civil-procedure',
    ],
    refused: [
      '',
      'from=1405-09-12',
      'from=1405-09-12&days=x',
      'from=1405-09-12&days=20&rule=soon',
      'from=1405-09-12&workdays=2&rule=civil-procedure',
      'from=1405-09-12&years=201',
      'from=1405-09-12&days=1&province=atlantis',
    ],
  },
  difference: {
    answered: ['from=1370-05-14', 'from=1370-05-14&to=1405-09-06', 'from=2026-01-01&to=1990-05-01'],
    refused: ['', 'to=1405-01-01', 'from=1405-13-01', 'from=1405-01-01&to=someday'],
  },
  today: {
    answered: ['', 'tz=america/new_york', 'tz=Pacific/Kiritimati', 'tz=Etc/GMT%2B3', 'nonsense=1'],
    refused: ['tz=Nowhere', 'tz=%2B03:30', 'tz='],
  },
  convert: {
    answered: [
      'from=sh&year=1&month=1&day=1',
      'from=sh&year=1403&month=12&day=30',
      'from=hijri&year=1447&month=9&day=30',
      'from=hijri&year=3000&month=3&day=9',
      'from=gregorian&year=2026&month=2&day=28',
      'from=pahlavi&year=2585&month=1&day=1',
      'from=sh&year=%DB%B1%DB%B4%DB%B0%DB%B5&month=%DB%B1&day=%D9%A1',
    ],
    refused: [
      '',
      'from=mayan&year=1&month=1&day=1',
      'from=sh&year=1403&month=12&day=31',
      'from=sh&year=3001&month=1&day=1',
      'from=sh&year=1404&year=1405&month=1&day=1',
    ],
  },
  holidays: {
    answered: ['', 'year=1347', 'year=1404', 'year=1577'],
    refused: ['year=1346', 'year=abc', 'year=1404&year=1405', 'year=%E0%A4%A'],
  },
  events: {
    answered: ['month_sh=1', 'month_sh=12&year=979', 'month_sh=1&day_sh=13&category=national&year=1404'],
    refused: ['', 'month_sh=0', 'month_sh=7&day_sh=31&year=1404', 'month_sh=1&category=none'],
  },
  calendar: {
    answered: [
      'year=979&month=1',
      'year=1404&month=12',
      'year=1577&month=12',
      'year=%DB%B1%DB%B4%DB%B0%DB%B5&month=%DB%B8',
    ],
    refused: ['year=1404', 'year=1404&month=13', 'year=978&month=1', 'month=1&year=14x5'],
  },
  nowruz: {
    answered: [
      'year_sh=979&tz=Asia/Tehran',
      'year_sh=1349&tz=Asia/Tehran',
      'year_sh=1577&tz=Pacific/Kiritimati',
      'year_sh=%DB%B1%DB%B4%DB%B0%DB%B6&tz=Europe/London',
      'year_sh=1900&tz=Asia/Tehran',
      'year_sh=12345678901234567890&tz=UTC',
    ],
    refused: ['', 'year_sh=1405', 'tz=UTC', 'year_sh=-1&tz=UTC', 'year_sh=1405&tz=Mars/Olympus'],
  },
  'prayer-times': {
    answered: [
      ...['tehran', 'mashhad', 'kabul', 'london', 'tromso', 'sydney'].flatMap((city) => [
        `city=${city}`,
        `city=${city}&year=1404&month=4&day=1`,
      ]),
    ],
    refused: ['', 'city=nowhere', 'city=tehran&year=1404', 'city=tehran&year=1600&month=1&day=1'],
  },
  timezones: {
    answered: ['', 'country_code=IR', 'country_code=af', 'country_code=ZZ'],
    refused: ['country_code=IRN', 'country_code='],
  },
  day: DAY,
  range: {
    answered: [
      'from=1404-12-28&to=1405-01-13',
      'from=1405/1/1&to=1406/1/1&weekend=thu-fri&closures=no',
      'from=1404-10-08&to=1404-10-12&sector=offices&province=kurdistan',
      'from=2026-03-20&to=2026-03-20&calendar=gregorian',
      'from=2026-12-30&to=2027-01-02',
      'from=1447-09-01&to=1447-10-01&calendar=hijri',
    ],
    refused: [
      '',
      'from=1405-01-01',
      'from=1405-01-02&to=1405-01-01',
      'from=1405-01-01&to=1407-01-01',
      'from=1405-01-01&to=x',
    ],
  },
  next: {
    answered: [
      '',
      'limit=50',
      'slug=yalda-night',
      'slug=eid-al-fitr&limit=3&from=1405-01-01',
      'category=cultural&limit=5',
      'from=1577-12-01&slug=nowruz',
      'from=2026-03-20&calendar=gregorian',
    ],
    refused: ['slug=no-such-occasion', 'slug=nowruz&category=fun', 'limit=0', 'limit=1000', 'from=someday', 'slug='],
  },
  workdays: {
    answered: [
      'from=1402-01-01&to=1402-12-29&closures=no',
      'from=1402-01-01&to=1402-12-29',
      'from=1405-02-01&to=1405-02-31&sector=labour',
      'from=1403-01-01&to=1403-12-30&sector=exchange',
      'from=1405-01-01&add=10',
      'from=1405-01-15&add=-3&weekend=thu-fri',
      'from=2026-11-21&add=2000&calendar=gregorian',
      'from=%DB%B1%DB%B4%DB%B0%DB%B5-%DB%B1-%DB%B1&add=%DB%B1%DB%B0',
    ],
    refused: [
      '',
      'from=1405-01-01',
      'from=1405-01-01&to=1405-02-01&add=1',
      'from=1405-01-02&to=1405-01-01',
      'add=0',
      'add=2001',
      'add=1.5',
    ],
  },
  closures: {
    answered: [
      'from=1403-12-01&to=1403-12-30&province=tehran',
      'from=1404-01-01&to=1404-12-29&sector=exchange',
      'from=2025-08-01&to=2025-08-31&calendar=gregorian&sector=banks&province=qom',
    ],
    refused: [
      'from=1404-01-02&to=1404-01-01',
      'from=1403-01-01&to=1404-12-29',
      'from=1404-01-01&to=1404-02-01&province=atlantis',
      'sector=farmers',
      'to=x',
    ],
  },
  times: {
    answered: [
      'city=mashhad',
      'city=qom&year=1405&month=8',
      'latitude=35.7&longitude=51.4&tz=Asia/Tehran&year=1405&month=1&day=1&method=mwl&asr=hanafi',
      'latitude=-33.87&longitude=151.2&tz=Australia/Sydney&year=1405&month=12&method=karachi',
      'city=tromso&year=1405&month=4&day=1&method=isna',
      'city=london&year=1405&month=3&method=makkah',
    ],
    refused: [
      '',
      'city=nowhere',
      'city=tehran&latitude=35&longitude=51&tz=UTC',
      'latitude=35&longitude=51',
      'latitude=91&longitude=51&tz=UTC',
      'city=tehran&month=1',
      'city=tehran&year=1405&day=1',
      'city=tehran&year=1405&month=12&day=30',
      'city=tehran&method=none',
    ],
  },
  search: {
    answered: [
      'q=%DB%8C%D9%84%D8%AF%D8%A7',
      'q=%D9%8A%D9%84%D8%AF%D8%A7',
      'q=yalda',
      'q=NOWROOZ',
      'q=fitr&limit=1',
      'q=qqqqqqq',
    ],
    refused: ['', 'q=', 'q=%20', 'q=yalda&limit=0', 'q=yalda&limit=1000', `q=${'a'.repeat(MAX_SEARCH_LETTERS + 1)}`],
  },
  cities: {
    answered: ['q=London', 'q=%D9%84%D9%86%D8%AF%D9%86', 'q=Teheran&limit=1', 'q=new%20york', 'q=qqqqqqq', 'q=mashahd'],
    refused: ['', 'q=', 'q=tehran&limit=1000'],
  },
  explain: DAY,
  summary: {
    answered: [
      '',
      'city=mashhad&lang=en&date=1405-01-01',
      'city=%D9%82%D9%85&date=tomorrow',
      'city=toronto&lang=en&date=2026-11-24',
      'date=1500-12-29',
    ],
    refused: ['city=nowhere', 'lang=de', 'date=1501-01-01', 'date=1346-12-29', 'date=1405-13-01', 'date=someday'],
  },
};

/** Queries that the endpoint answers with 200 or 404, and queries that it refuses. */
export const samplesOf = ({ id }: { readonly id: string }): Samples => SAMPLES[id]!;
