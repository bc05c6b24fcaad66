/** A small, valid data set for the lint rules. Each test changes some rows. */
import { SECTORS } from '#core/closures.ts';
import type { Data } from '#generator/compile/data.ts';
import { placed } from '#generator/compile/problems.ts';

const TWELVE = Array.from({ length: 12 }, (_, index) => `name ${index + 1}`);

const OCCASION = {
  first_year: null,
  first_year_basis: null,
  last_year: null,
  rank: 1,
  faith: '' as const,
  sources: ['calendar'],
};

const VALUES: Data = {
  sources: [{ id: 'calendar', title: 'Official calendar', url: 'https://calendar.example' }],
  sourceHosts: [{ host: 'calendar.example', kind: 'official' }],
  laws: [{ id: 'act', date: '1359-04-08', title_fa: 'قانون', title_en: 'Act' }],
  names: [
    {
      id: 'fa',
      name_fa: 'فارسی',
      name_en: 'Persian',
      months: { persian: TWELVE, hijri: TWELVE, gregorian: TWELVE },
      weekdays: TWELVE.slice(0, 7),
      not_in_cldr: [],
      differences: [],
      sources: ['calendar'],
    },
  ],
  hijriMonths: ['2025-06-27 official', '2025-07-27 official', '2025-08-25 official'].map((text, index) => {
    const [first_day, status] = text.split(' ') as [string, Data['hijriMonths'][number]['status']];
    return { year: 1447, month: index + 1, first_day, status, sources: ['calendar'], disagreeing: '', note: '' };
  }),
  occasions: [
    { ...OCCASION, slug: 'nowruz', title_fa: 'نوروز', title_en: 'Nowruz', rule: 'sh:01-01', category: 'cultural' },
    {
      ...OCCASION,
      slug: 'ashura',
      title_fa: 'عاشورای حسینی',
      title_en: 'Ashura',
      rule: 'hijri:01-10',
      category: 'religious',
    },
  ],
  occasionTexts: [
    {
      slug: 'nowruz',
      text_fa: 'نوروز آغاز سال است. آن را جشن می‌گیرند.',
      text_en: 'Nowruz opens the year. It is a feast.',
      sources: ['calendar'],
    },
  ],
  mourningPeriods: [],
  occasionTitles: [{ slug: 'nowruz', language: 'ar', title: 'عيد النوروز', sources: ['calendar'] }],
  occasionMoods: [{ slug: 'nowruz', mood: 'feast', sources: ['calendar'] }],
  occasionAliases: [{ slug: 'nowruz', aliases: ['norooz', 'عید نوروز'] }],
  holidays: [
    {
      slug: 'nowruz',
      rule: 'sh:01-01',
      first_year: 1347,
      last_year: null,
      published: true,
      confidence: 'high',
      basis: ['act'],
      sources: ['calendar'],
      note: '',
    },
  ],
  closures: [
    {
      slug: 'closure-1402',
      first_day: '1402-05-11',
      last_day: '1402-05-12',
      kind: 'heat',
      bodies: ['all'],
      provinces: [],
      counties: [],
      hours: '',
      title_fa: 'تعطیل رسمی',
      title_en: 'Closure',
      category: 'national',
      official: true,
      confidence: 'high',
      decision_fa: 'مصوبه',
      decision: 'decree',
      sources: ['calendar'],
      note: '',
    },
  ],
  closuresCollected: ['1399-01-01'],
  withdrawals: [],
  closureLists: [],
  closurePages: [],
  closuresRecall: [
    {
      found_on: '2026-11-24',
      first_day: '1403-05-07',
      provinces: ['tehran'],
      bodies: ['offices'],
      part: '',
      page: 'https://news.example',
      missing: [],
    },
  ],
  sectors: SECTORS.map((id) => ({
    id,
    title_fa: 'بخش',
    title_en: 'Sector',
    weekends: [{ from: null, until: null, days: 'fri' as const }],
    days_off: [],
    law_fa: 'قانون',
    law_en: 'law',
    sources: ['calendar'],
  })),
  exceptions: [{ slug: 'ashura', year: 1447, day: '1404-04-16', reason: 'a decision', sources: ['calendar'] }],
  changes: [],
  checked: [{ id: 'closures', checked: '2026-03-20', days: 14, watch: 'search', sources: [] }],
  countries: [
    {
      code: 'IR',
      iso3: 'IRN',
      name_fa: 'ایران',
      name_en: 'Iran',
      prayer_method: '',
      asr: '',
      sources: ['calendar'],
      note: '',
    },
  ],
  cities: [
    {
      country: 'IR',
      slug: 'tehran',
      name_fa: 'تهران',
      name_en: 'Tehran',
      aliases: ['طهران', 'Teheran'],
      kind: 'capital',
      province_fa: 'تهران',
      province_en: 'Tehran',
      zone: 'Asia/Tehran',
      latitude: 35.69,
      longitude: 51.42,
      population: 9_000_000,
      population_year: 1395,
      sources: ['calendar'],
      note: '',
    },
  ],
  publishedCities: [{ slug: 'tehran' }],
  zones: [{ zone: 'Asia/Tehran' }],
  sunVectors: [
    // The row of 2026, for the place below.
    { greg_year: 2026, epoch_jd_tdb: 0, gx: 9_957_000_000, gy: 0, gz: 0, wx: 0, wy: 0, wz: 0 },
  ],
  nutation: [],
  timeScale: [{ greg_year: 2026, tt_minus_ut_seconds: 69.184, time_scale: 'UTC' }],
  announcedNowruz: [],
  listedNowruz: [],
  fileSources: [],
};

export const EXAMPLE: Data = VALUES;

/** Returns the example with changed rows. Row n of a kind is on line n + 1 of `data/<kind>`, after the header. */
export function testData(changes: Partial<Data> = {}): Data {
  const values = { ...VALUES, ...changes };
  return Object.fromEntries(
    Object.entries(values).map(([kind, rows]) => [
      kind,
      rows.map((row, index) =>
        typeof row === 'string' ? row : placed({ ...row }, { file: `data/${kind}`, line: index + 2 }),
      ),
    ]),
  ) as unknown as Data;
}
