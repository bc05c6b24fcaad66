/** Each lint rule accepts valid rows and reports the line of an invalid row. */
import { describe, expect, test } from 'vitest';
import { type Data, readData } from '#generator/compile/data.ts';
import { CHECKS, lint } from '#generator/compile/lint/index.ts';
import { problemsOf } from '#generator/compile/lint/rule.ts';
import { placed, placeOf } from '#generator/compile/problems.ts';
import { FROZEN } from '../../support/frozen.ts';
import { EXAMPLE, testData } from './test-data.ts';

type ClosurePage = Data['closurePages'][number];

const real = readData(FROZEN);
const [nowruz, ashura] = EXAMPLE.occasions;
const [text] = EXAMPLE.occasionTexts;
const [holiday] = EXAMPLE.holidays;
const [closure] = EXAMPLE.closures;
const LIST = { day: '1404-10-10', bodies: [], sources: [], note: '' };
const PAGE: ClosurePage = { source: 'calendar', read: 'one', provinces: ['tehran'], not_taken: [], note: '' };
const [tehran] = EXAMPLE.cities;
const [first, second, third] = EXAMPLE.hijriMonths;
const karaj = { ...tehran!, slug: 'karaj', name_fa: 'کرج', name_en: 'Karaj', latitude: 35.83, longitude: 50.99 };

const withOccasion = (changes: Partial<NonNullable<typeof nowruz>>) =>
  testData({ occasions: [nowruz!, { ...ashura!, ...changes }] });
const withCity = (changes: Partial<NonNullable<typeof tehran>>) =>
  testData({ cities: [tehran!, { ...karaj, ...changes }] });
const withClosure = (changes: Partial<NonNullable<typeof closure>>) =>
  testData({ closures: [{ ...closure!, ...changes }] });
const withLocal = (changes: Partial<typeof closure>) =>
  withClosure({ official: false, bodies: ['offices'], provinces: ['tehran'], ...changes });
const withPages = (...closurePages: ClosurePage[]) =>
  testData({ closurePages, closures: [{ ...closure!, official: false, bodies: ['offices'], provinces: ['tehran'] }] });
const withWeekends = (...weekends: (typeof EXAMPLE.sectors)[number]['weekends']) =>
  testData({ sectors: EXAMPLE.sectors.map((sector, index) => (index === 0 ? { ...sector, weekends } : sector)) });
const withException = (changes: Partial<(typeof EXAMPLE.exceptions)[number]>) =>
  testData({ exceptions: [{ ...EXAMPLE.exceptions[0]!, ...changes }] });
const withMonth = (changes: Partial<NonNullable<typeof third>>) =>
  testData({ hijriMonths: [first!, second!, { ...third!, ...changes }] });
const days = (...firstDays: string[]) =>
  testData({ hijriMonths: firstDays.map((first_day, index) => ({ ...first!, month: index + 1, first_day })) });

const withText = (changes: Partial<NonNullable<typeof text>>) =>
  testData({ occasionTexts: [{ ...text!, ...changes }] });
const withAliases = (aliases: string[], slug = 'nowruz') => testData({ occasionAliases: [{ slug, aliases }] });

const withTitle = (changes: Partial<(typeof EXAMPLE.occasionTitles)[number]>) =>
  testData({ occasionTitles: [{ ...EXAMPLE.occasionTitles[0]!, ...changes }] });

const withNames = (changes: Partial<(typeof EXAMPLE.names)[number]>) =>
  testData({ names: [{ ...EXAMPLE.names[0]!, ...changes }] });

/** Real rows with one change, for rules that need hundreds of rows. */
const rowsWith = <Row extends object>(rows: readonly Row[], index: number, changes: Partial<Row>) =>
  rows.map((row, position) => (position === index ? placed({ ...row, ...changes }, placeOf(row)) : row));

/** Some real rows with one change, and the line of that row. */
function withReal(kind: 'announcedNowruz' | 'listedNowruz' | 'occasions', index: number, changes: object) {
  const rows: readonly object[] = real[kind].slice(0, 20);
  return [{ ...real, [kind]: rowsWith(rows, index, changes) }, placeOf(rows[index]!).line] as const;
}

/** rule → a change that breaks it, the reported line of its file, and a part of the message */
const BROKEN: Readonly<Record<string, readonly (readonly [what: string, data: Data, line: number, part: string])[]>> = {
  'hijri-months': [
    ['a gap', withMonth({ month: 4 }), 4, 'month 1447-3'],
    ['31 days', withMonth({ first_day: '2025-08-27' }), 4, '29 or 30 days'],
    ['28 days', withMonth({ first_day: '2025-08-24' }), 4, '29 or 30 days'],
    [
      'four short months in a row',
      days('2025-01-01', '2025-01-30', '2025-02-28', '2025-03-29', '2025-04-27'),
      5,
      'at most 3 months of 29 days',
    ],
  ],
  'month-sources': [
    ['an agreeing source under disagreeing', withMonth({ disagreeing: `b=${third!.first_day}` }), 4, 'b='],
    ['a source on both sides', withMonth({ sources: ['a'], disagreeing: 'a=2025-08-26' }), 4, 'a again'],
  ],
  'hijri-start': [
    [
      'a table that begins a day late',
      testData({ hijriMonths: [{ ...first!, first_day: '2025-06-28' }, second!, third!] }),
      2,
      'the first day 2025-06-27 | 2025-06-28',
    ],
  ],
  'hijri-status': [
    ['a historical month of late', withMonth({ status: 'historical' }), 4, 'a status other than historical'],
  ],
  slugs: [
    ['capital letters', withOccasion({ slug: 'Ashura' }), 3, 'kebab-case'],
    ['an underscore', withCity({ slug: 'kar_aj' }), 3, 'kebab-case'],
    ['one slug twice', withOccasion({ slug: 'nowruz' }), 3, 'a unique slug'],
    ['the slug of an occasion on a closure', withClosure({ slug: 'ashura' }), 2, 'a unique slug'],
    ['two cities of one slug', withCity({ slug: 'tehran' }), 3, 'a unique slug'],
  ],
  'persian-orthography': [
    ['an Arabic yeh', withOccasion({ title_fa: 'عاشوراي حسینی' }), 3, 'ی (U+06CC)'],
    ['an Arabic kaf', withOccasion({ title_fa: 'روز كتاب' }), 3, 'ک (U+06A9)'],
    ['Latin digits', withOccasion({ title_fa: 'روز 13' }), 3, 'Persian digits'],
    ['a Latin comma', withOccasion({ title_fa: 'روز, شب' }), 3, 'Persian punctuation'],
    ['two spaces', withOccasion({ title_fa: 'روز  پدر' }), 3, 'single spaces'],
    ['a space at the end', withOccasion({ title_fa: 'روز پدر ' }), 3, 'single spaces'],
    ['no half-space after می', withOccasion({ title_fa: 'می رود' }), 3, 'half-space after می'],
    ['no half-space before ها', withOccasion({ title_fa: 'کتاب ها' }), 3, 'half-space before'],
    ['tatweel', withOccasion({ title_fa: 'عـید' }), 3, 'tatweel'],
    ['a hidden mark', withOccasion({ title_fa: 'عید\u200F' }), 3, 'invisible'],
    ['English', withOccasion({ title_fa: 'Ashura' }), 3, 'Persian text'],
    ['a city', withCity({ name_fa: 'كرج' }), 3, 'ک (U+06A9)'],
    ['a text', withText({ text_fa: 'جشن 13 فروردین است. آن را می‌گیرند.' }), 2, 'Persian digits'],
    ['a decision', withClosure({ decision_fa: 'مصوبه 1' }), 2, 'Persian digits'],
  ],
  'english-text': [
    ['Persian letters', withOccasion({ title_en: 'Ashura عاشورا' }), 3, 'English text'],
    ['two spaces', withOccasion({ title_en: 'Day  of' }), 3, 'single spaces'],
    ['curly quotation marks', withOccasion({ title_en: 'Mother’s Day' }), 3, 'straight'],
    ['a text', withText({ text_en: 'A feast.  It is old.' }), 2, 'single spaces'],
    ['a hidden mark', withCity({ name_en: 'Ka\u200Braj' }), 3, 'invisible'],
    ['a space at the end of a name before a province', withCity({ name_en: 'Karaj ' }), 3, 'single spaces'],
  ],
  names: [
    ['no language tag', withNames({ id: 'Persian' }), 2, 'a language tag'],
    ['a weekday twice', withNames({ weekdays: ['a', 'b', 'c', 'd', 'e', 'f', 'a'] }), 2, '"a" again'],
    ['a space after a name', withNames({ weekdays: ['a ', 'b', 'c', 'd', 'e', 'f', 'g'] }), 2, 'NFC'],
    [
      'a difference from nothing',
      withNames({ not_in_cldr: ['hijri'], differences: [{ calendar: 'hijri', month: 1, reason: 'none' }] }),
      2,
      'hijri 1',
    ],
  ],
  'occasion-texts': [
    ['a text of nothing', withText({ slug: 'noruz' }), 2, 'the slug of an occasion'],
    ['two texts of one occasion', testData({ occasionTexts: [text!, text!] }), 3, 'one text'],
    ['one sentence', withText({ text_en: 'A feast.' }), 2, '2 to 4 sentences'],
    ['five sentences', withText({ text_fa: 'یک. دو. سه. چهار. پنج.' }), 2, '2 to 4 sentences'],
    ['a holiday without a text', testData({ occasionTexts: [] }), 2, '"nowruz" has none'],
  ],
  'occasion-titles': [
    ['unknown slug', withTitle({ slug: 'norooz' }), 2, '"norooz"'],
    ['a language of the occasion itself', withTitle({ language: 'en' }), 2, 'a language other'],
    ['two rows', testData({ occasionTitles: [...EXAMPLE.occasionTitles, ...EXAMPLE.occasionTitles] }), 3, 'one title'],
    ['a space at the end', withTitle({ title: 'عيد النوروز ' }), 2, 'surrounding spaces'],
  ],
  'occasion-moods': [
    [
      'unknown slug',
      testData({ occasionMoods: [{ slug: 'norooz', mood: 'feast', sources: ['calendar'] }] }),
      2,
      '"norooz"',
    ],
    ['two rows', testData({ occasionMoods: [...EXAMPLE.occasionMoods, ...EXAMPLE.occasionMoods] }), 3, 'one row'],
  ],
  'occasion-aliases': [
    ['spellings of nothing', withAliases(['norooz'], 'noruz'), 2, 'the slug of an occasion'],
    ['capital letters', withAliases(['Norooz']), 2, 'lower case'],
    ['a spelling twice', withAliases(['norooz', 'norooz']), 2, 'each spelling once'],
    ['the title itself', withAliases(['نوروز']), 2, 'a spelling other'],
    ['two rows', testData({ occasionAliases: [...EXAMPLE.occasionAliases, ...EXAMPLE.occasionAliases] }), 3, 'one row'],
  ],
  'time-zones': [
    ['a zone that is not listed', withCity({ zone: 'Asia/Baku' }), 3, 'data/time-zones.csv'],
    [
      'a zone that Intl does not know',
      testData({
        zones: [{ zone: 'Asia/Tehran' }, { zone: 'Asia/Karaj' }],
        cities: [{ ...tehran!, zone: 'Asia/Karaj' }],
      }),
      2,
      'Intl',
    ],
  ],
  coordinates: [
    ['latitude and longitude swapped', withCity({ latitude: 50.99, longitude: 35.83 }), 3, 'inside IR'],
    ['a city of the list that is inside', withCity({ slug: 'kyrenia' }), 3, 'disputed'],
  ],
  cities: [
    [
      'a published city that is gone',
      testData({ cities: [karaj] }),
      1,
      'the city "tehran", whose addresses are published',
    ],
    ['a country that is not listed', withCity({ country: 'XX', province_fa: '', province_en: '' }), 3, 'countries.csv'],
    ['no province in Iran', withCity({ province_fa: '' }), 3, 'a province'],
    ['a misspelt province', withCity({ kind: 'city', province_en: 'Tehrun' }), 3, 'as its capital has it'],
    ['two cities of one name', withCity({ name_en: 'Tehran' }), 3, 'a name that no other city'],
    ['an alias that is the name', withCity({ aliases: ['کرج'] }), 3, 'new aliases'],
    ['an alias twice', withCity({ aliases: ['Karadj', 'Karadj'] }), 3, 'new aliases'],
    [
      'an alias abroad that begins with a centre of a province',
      testData({
        countries: [...EXAMPLE.countries, { ...EXAMPLE.countries[0]!, code: 'US' }],
        cities: [
          { ...tehran!, kind: 'province_capital' },
          {
            ...tehran!,
            slug: 'la',
            country: 'US',
            province_fa: '',
            province_en: '',
            kind: 'city',
            name_fa: 'ل',
            name_en: 'L',
            aliases: ['Tehrangeles'],
          },
        ],
      }),
      3,
      'does not begin with the city "tehran"',
    ],
    ['fewer people than none', withCity({ population: -1 }), 3, 'population'],
    ['inhabitants without a year', withCity({ population_year: null }), 3, 'the year of the census'],
    [
      'a province abroad',
      testData({
        countries: [...EXAMPLE.countries, { ...EXAMPLE.countries[0]!, code: 'AF' }],
        cities: [{ ...tehran!, country: 'AF' }],
      }),
      2,
      'no province',
    ],
  ],
  'official-days': [
    [
      'a day of the official calendar without a first year',
      withOccasion({ title_fa: 'روز مالیات', category: 'national', sources: ['ut-calendar'] }),
      3,
      'a first year',
    ],
    [
      'a week named in a religious row',
      withOccasion({ title_fa: 'آغاز هفتهٔ وحدت', sources: ['ut-published-calendar'] }),
      3,
      'a first year',
    ],
    [
      'a first year that nobody says how it is known',
      withOccasion({ title_fa: 'روز مالیات', category: 'national', sources: ['ut-calendar'], first_year: 1381 }),
      3,
      'first_year_basis',
    ],
    ['an exemption that is not needed', withOccasion({ slug: 'arafah-day', first_year: 1300 }), 3, 'older days'],
  ],
  'same-occasion': [
    ['the same title and rule', withOccasion({ slug: 'x', rule: 'sh:01-01', title_en: 'NOWRUZ' }), 3, 'one row'],
  ],
  holidays: [
    ['no occasion of that slug', testData({ holidays: [{ ...holiday!, slug: 'x' }] }), 2, 'an occasion'],
    ['another rule than the occasion', testData({ holidays: [{ ...holiday!, rule: 'sh:01-02' }] }), 2, 'sh:01-01'],
    ['a holiday of little rank', testData({ occasions: [{ ...nowruz!, rank: 2 }] }), 2, 'rank 1'],
    ['a confidence of no form', testData({ holidays: [{ ...holiday!, confidence: 'sure' }] }), 2, 'a confidence'],
    ['an unknown law', testData({ holidays: [{ ...holiday!, basis: ['x'] }] }), 2, 'laws.json'],
    [
      'a law that ends a holiday still in force',
      testData({ laws: EXAMPLE.laws.map((law) => ({ ...law, ends: [holiday!.slug] })) }),
      2,
      'have a last year',
    ],
    ['years backwards', testData({ holidays: [{ ...holiday!, last_year: 1300 }] }), 2, 'last year'],
    [
      'spans that overlap',
      testData({
        holidays: [
          { ...holiday!, last_year: 1360 },
          { ...holiday!, first_year: 1360 },
        ],
      }),
      3,
      'apart',
    ],
  ],
  'closure-pages': [
    ['a source that does not say how far it was read', withPages(), 2, 'a source of data/closure-pages.csv'],
    [
      'a page that does not name the province that cites it',
      withPages({ ...PAGE, provinces: ['fars'] }),
      2,
      'not_taken: fars tehran',
    ],
    [
      'a province that was not taken and that it does not name',
      withPages({ ...PAGE, not_taken: ['fars'], note: 'some' }),
      2,
      'fars tehran',
    ],
    ['a page twice', withPages({ ...PAGE }, { ...PAGE }), 3, 'a source once'],
    [
      'a page about one province with two',
      withPages({ ...PAGE, provinces: ['fars', 'tehran'], not_taken: ['fars'], note: 'some schools' }),
      2,
      'end or part',
    ],
    [
      'a list that was not read to its end',
      testData({ closureLists: [{ ...LIST, bodies: ['offices'], sources: ['calendar'] }] }),
      2,
      'read to its end',
    ],
  ],
  closures: [
    ['days backwards', withClosure({ last_day: '1402-05-10' }), 2, 'on or after the first'],
    ['a local closure that is official', withClosure({ provinces: ['tehran'] }), 2, 'no province'],
    ['an official closure of offices alone', withClosure({ bodies: ['offices'] }), 2, 'bodies all'],
    ['an official closure of some hours', withClosure({ hours: '12:00-24:00' }), 2, 'no hours'],
    ['a doubtful closure that is official', withClosure({ confidence: 'low' }), 2, 'confidence'],
    ['an official closure without a source', withClosure({ sources: [] }), 2, 'a source'],
    ['a province that is not there', withLocal({ provinces: ['teheran'] }), 2, 'the slug of a province'],
    ['a county without a province', withLocal({ provinces: [], counties: ['tehran'] }), 2, 'one province'],
    ['a county of another province', withLocal({ counties: ['rasht'] }), 2, 'counties by cities of their province'],
    ['hours backwards', withLocal({ hours: '12:00-08:00' }), 2, 'hours in order'],
    ['two lists of one day', testData({ closureLists: [LIST, LIST] }), 3, 'a day after 1404-10-10'],
    [
      'a missing body that no page reports',
      testData({ closuresRecall: [{ ...EXAMPLE.closuresRecall[0]!, missing: ['tehran:banks'] }] }),
      2,
      'missing: a province and a body of the row',
    ],
    [
      'weekends with a gap',
      withWeekends(
        { from: null, until: '1406-06-31', days: 'fri' },
        { from: '1406-07-02', until: null, days: 'fri-sat' },
      ),
      2,
      '"from" 1406-07-01 in weekend 2',
    ],
    ['a last weekend that ends', withWeekends({ from: null, until: '1406-06-31', days: 'fri' }), 2, 'without "until"'],
    [
      'a weekend by an unknown law',
      withWeekends({ from: null, until: null, days: 'fri', law: 'no-law' }),
      2,
      'an id of data/laws.json',
    ],
    ['a sector that is missing', testData({ sectors: EXAMPLE.sectors.slice(1) }), 1, 'the sector public'],
  ],
  exceptions: [
    ['an occasion that is not there', withException({ slug: 'x' }), 2, 'the slug of an occasion'],
    ['a year of another calendar', withException({ slug: 'nowruz', day: '1404-01-02' }), 2, 'a day of 1447'],
    ['the day of a Persian rule', withException({ slug: 'nowruz', year: 1404, day: '1404-01-01' }), 2, 'a day other'],
    ['the day of the rule', withException({ day: '1404-04-15' }), 2, 'a day other'],
    ['a day far from the rule', withException({ day: '1404-05-15' }), 2, 'within 10 days'],
    ['a year that is not the one of the day', withException({ year: 1446 }), 2, 'within 10 days'],
    [
      'two exceptions for a year',
      testData({ exceptions: [...EXAMPLE.exceptions, ...EXAMPLE.exceptions] }),
      3,
      'one exception per year',
    ],
  ],
  'single-readings': [['one reading', withOccasion({ sources: ['general-knowledge'] }), 3, 'a second source']],
  sources: [
    [
      'an unknown host',
      testData({ sources: [{ ...EXAMPLE.sources[0]!, url: 'https://copy.calendar-example.net/a' }] }),
      2,
      'a host of data/source-hosts.csv',
    ],
    ['an unknown source', withOccasion({ sources: ['x'] }), 3, 'data/sources.json'],
    ['an unknown source that disagrees', withMonth({ disagreeing: 'x=2025-08-26' }), 4, 'data/sources.json'],
    [
      'a published holiday whose sources have no address',
      testData({ sources: EXAMPLE.sources.map(({ id, title }) => ({ id, title })) }),
      2,
      'a source with an address',
    ],
  ],
  'equinox-inputs': [
    ['a missing year', testData({ timeScale: [{ ...EXAMPLE.timeScale[0]!, greg_year: 2027 }] }), 2, 'year 2026'],
    [
      'more rows of one kind',
      testData({ timeScale: [...EXAMPLE.timeScale, { ...EXAMPLE.timeScale[0]!, greg_year: 2027 }] }),
      3,
      'rows',
    ],
    ['a Sun far off', testData({ sunVectors: [{ ...EXAMPLE.sunVectors[0]!, gx: 9 }] }), 2, 'near 1 au'],
  ],
  'announced-nowruz': [
    ['a moment a minute off', ...withReal('announcedNowruz', 0, { time: '21:03:13' }), 'within 2.6 s'],
    ['a year twice', ...withReal('announcedNowruz', 1, { year: 1389 }), 'a year after 1389'],
    [
      "a moment of the Centre's list two minutes off",
      ...withReal('listedNowruz', 5, { time: '01:34:56' }),
      'within 60 s',
    ],
  ],
  'occasion-rules': [
    ['a rule of no form', ...withReal('occasions', 0, { rule: 'sh:13-01' }), 'a valid rule'],
    [
      'a rule that never yields a day',
      ...withReal('occasions', 1, { rule: 'sh:span(1300-01-01,1300-01-01)' }),
      'a day in',
    ],
    [
      'years backwards',
      ...withReal('occasions', 2, { first_year: 1400, last_year: 1399 }),
      'a first year up to the last year',
    ],
  ],
};

/** Rules that need the real vectors and months. */
const OVER_REAL_ROWS = new Set(['announced-nowruz', 'occasion-rules']);

test('feasts, births and world days of the official calendar need no first year', () => {
  const of = (changes: Partial<NonNullable<typeof nowruz>>) =>
    problemsOf('official-days', CHECKS['official-days']!, withOccasion({ sources: ['ut-calendar'], ...changes }));
  expect(of({ title_fa: 'ولادت امام رضا (ع)' })).toEqual([]);
  expect(of({ title_fa: 'جشن سده', category: 'cultural' })).toEqual([]);
  expect(of({ title_fa: 'روز جهانی کتاب', category: 'global' })).toEqual([]);
  expect(of({ slug: 'arafah-day', title_fa: 'روز عرفه' })).toEqual([]);
});

test('every rule has a case that breaks it', () => {
  expect(Object.keys(BROKEN).sort()).toEqual(Object.keys(CHECKS).sort());
});

describe.each(Object.entries(CHECKS))('%s', (name, check) => {
  test('lets the example pass', () => {
    const data = OVER_REAL_ROWS.has(name) ? { ...real, occasions: real.occasions.slice(0, 3) } : testData();
    expect(problemsOf(name, check, data)).toEqual([]);
  });

  test.each(BROKEN[name]!)('reports %s', (_what, data, line, part) => {
    const problems = problemsOf(name, check, data);
    expect(problems.map((problem) => problem.rule)).toEqual(problems.map(() => name));
    const here = problems.filter((problem) => problem.line === line);
    expect(here.map(({ expected, found }) => `${expected} | ${found}`).join('\n')).toContain(part);
  });
});

test('whatever row of the months is missing or shifted, the lint tells it and does not throw', () => {
  const { hijriMonths } = real;
  const withoutRow = (index: number): Data => ({
    ...real,
    hijriMonths: hijriMonths.filter((_, each) => each !== index),
  });
  const shifted: Data = { ...real, hijriMonths: rowsWith(hijriMonths, 0, { first_day: '1848-11-29' }) };
  for (const [data, line] of [
    [withoutRow(5), placeOf(hijriMonths[6]!).line],
    [withoutRow(hijriMonths.length - 2), placeOf(hijriMonths.at(-1)!).line],
    [shifted, placeOf(hijriMonths[0]!).line],
  ] as const) {
    const problems = lint(data);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatchObject({ file: 'data/hijri-months.csv', line });
  }
});

test('a missing or shifted year of the Sun vectors is reported where the years jump', () => {
  const { sunVectors } = real;
  const missing = { ...real, sunVectors: sunVectors.filter((_, index) => index !== 10) };
  expect(lint(missing)[0]).toMatchObject({ file: 'data/jpl-sun-vectors.csv', line: placeOf(sunVectors[11]!).line });
  const shifted = { ...real, sunVectors: rowsWith(sunVectors, 0, { greg_year: 1500 }) };
  expect(lint(shifted)[0]).toMatchObject({ line: placeOf(sunVectors[0]!).line, expected: 'year 1600', found: '1500' });
});
