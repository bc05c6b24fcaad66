/**
 * Reads `data/` into typed entries. The form of every cell is checked here; what cells mean together is checked by the
 * rules in `generator/compile/lint`.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import * as gregorian from '#core/gregorian.ts';
import { CATEGORIES, type Category } from '#core/occasions.ts';
import { type Row, readCsv } from './csv.ts';
import { CHANGE_KINDS } from './ledger/changes.ts';
import { DataError, type Place, type Problem } from './problems.ts';

/** Files that tell something by having no row. */
const MAY_BE_EMPTY = new Set(['data/exceptions.csv', 'data/closures.csv', 'data/changes.csv']);

/** A row of a file with the line it stands on. */
export type Entry<T> = Place & { readonly value: T };

const text = z.string().min(1, 'some text');
const gregorianDay = z.string().refine(gregorian.isIsoDate, 'a Gregorian day YYYY-MM-DD');
/** Persian days of closures, exceptions and laws; the lint tells those that do not exist. */
const persianDay = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'YYYY-MM-DD');
const wholeNumber = z
  .string()
  .regex(/^-?\d+$/, 'a whole number')
  .transform(Number);
const decimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'a decimal number')
  .transform(Number);
const openYear = z
  .string()
  .regex(/^(\d{1,4})?$/, 'a Persian year or nothing')
  .transform((year) => (year === '' ? null : Number(year)));
const yesNo = z.enum(['yes', 'no']).transform((answer) => answer === 'yes');
const ids = z
  .string()
  .regex(/^[a-z0-9-]+( [a-z0-9-]+)*$/, 'ids of data/sources.json separated by one space')
  .transform((list) => list.split(' '));
const optionalIds = z.union([z.literal('').transform((): string[] => []), ids]);

const HijriMonth = z
  .strictObject({
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'YYYY-MM'),
    first_day: gregorianDay,
    status: z.enum(['historical', 'official', 'official-corrected', 'announced']),
    sources: ids,
    disagreeing: z.string().regex(/^([a-z0-9-]+=\d{4}-\d\d-\d\d( |$))*$/, 'source=YYYY-MM-DD'),
  })
  .transform(({ month, ...rest }) => ({ ...rest, year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }));

const OccasionRow = z.strictObject({
  slug: text,
  title_fa: text,
  title_en: text,
  rule: text,
  first_year: openYear,
  last_year: openYear,
  rank: z
    .string()
    .regex(/^[1-7]$/, 'a whole number from 1 to 7')
    .transform(Number),
  sources: ids,
});

const OccasionText = z.strictObject({ slug: text, text_fa: text, text_en: text, sources: ids });

const OccasionAliases = z.strictObject({
  slug: text,
  aliases: z
    .string()
    .regex(/^[^|]+(\|[^|]+)*$/, 'spellings with | between them')
    .transform((list) => list.split('|')),
});

const HolidayRow = z.strictObject({
  slug: text,
  rule: text,
  first_year: wholeNumber,
  last_year: openYear,
  published: yesNo,
  confidence: text,
  basis: ids,
  sources: ids,
  note: z.string(),
});

const ClosureRow = z.strictObject({
  slug: text,
  first_day: persianDay,
  last_day: persianDay,
  scope: text,
  kind: text,
  title_fa: text,
  title_en: text,
  category: z.enum(CATEGORIES),
  published: yesNo,
  confidence: text,
  decision_fa: text,
  decision: text,
  sources: optionalIds,
  note: z.string(),
});

const DayException = z.strictObject({
  slug: text,
  year: wholeNumber,
  day: persianDay,
  reason: text,
  sources: ids,
});

const ChangeRow = z.strictObject({
  version: text,
  recorded: gregorianDay,
  kind: z.enum(CHANGE_KINDS),
  subject: z.string(),
  before: z.string(),
  after: z.string(),
  was_estimate: yesNo,
  by: text,
  reason: z.string(),
  sources: optionalIds,
  hash: z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'),
});

const CountryRow = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  iso3: z.string().regex(/^([A-Z]{3})?$/, 'three capital letters or nothing'),
  name_fa: text,
  name_en: text,
  sources: ids,
  note: z.string(),
});

const CityRow = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'two capital letters'),
  slug: text,
  name_fa: text,
  name_en: text,
  aliases: z.string().transform((list) => list.split('|').filter(Boolean)),
  kind: z.enum(['capital', 'province_capital', 'county_capital', 'city']),
  province_fa: z.string(),
  province_en: z.string(),
  zone: text,
  latitude: decimal.pipe(z.number().min(-90).max(90)),
  longitude: decimal.pipe(z.number().min(-180).max(180)),
  population: z.union([z.literal('').transform(() => null), wholeNumber]),
  sources: ids,
  note: z.string(),
});

const ZoneRow = z.strictObject({ zone: text });

const SunVectorRow = z.strictObject({
  greg_year: wholeNumber,
  epoch_jd_tdb: decimal,
  gx: wholeNumber,
  gy: wholeNumber,
  gz: wholeNumber,
  wx: wholeNumber,
  wy: wholeNumber,
  wz: wholeNumber,
});

const NutationRow = z.strictObject({
  l: wholeNumber,
  lp: wholeNumber,
  f: wholeNumber,
  d: wholeNumber,
  om: wholeNumber,
  sin: wholeNumber,
  cos: wholeNumber,
  t_sin: wholeNumber,
  t_cos: wholeNumber,
});

const TimeScaleRow = z.strictObject({
  greg_year: wholeNumber,
  tt_minus_ut_seconds: decimal,
  time_scale: z.enum(['UT1', 'UTC', 'UTC no further leap second']),
});

const AnnouncedNowruz = z.strictObject({
  year: wholeNumber,
  date: gregorianDay,
  time: z.string().regex(/^\d\d:\d\d:\d\d$/, 'HH:MM:SS'),
  confidence: z.enum(['high', 'medium', 'low']),
  sources: ids,
});

const ListedNowruz = AnnouncedNowruz.pick({ year: true, date: true, time: true });

const Source = z.strictObject({
  title: text,
  /** name on Persian pages, where the title is not Persian itself */
  title_fa: text.optional(),
  publisher: text.optional(),
  url: z.url().optional(),
  licence: text.optional(),
  note: text.optional(),
});

const CALENDARS = ['persian', 'hijri', 'gregorian'] as const;
const twelve = z.array(text).length(12, 'twelve months');

const Names = z.strictObject({
  name_fa: text,
  name_en: text,
  months: z.strictObject({ persian: twelve, hijri: twelve, gregorian: twelve }),
  /** from Saturday */
  weekdays: z.array(text).length(7, 'seven weekdays'),
  /** calendars whose months CLDR does not name in this language */
  not_in_cldr: z.array(z.enum(CALENDARS)),
  /** months that CLDR names otherwise */
  differences: z.array(z.strictObject({ calendar: z.enum(CALENDARS), month: z.int().min(1).max(12), reason: text })),
  sources: z.array(text).min(1),
});

const Law = z.strictObject({ date: persianDay, title_fa: text, title_en: text });

export type Source = z.output<typeof Source>;
export type Names = z.output<typeof Names>;
export type Law = z.output<typeof Law>;
const OutlinePoint = z.strictObject({ longitude: decimal, latitude: decimal });

export type HijriMonth = z.output<typeof HijriMonth>;
export type OccasionRow = z.output<typeof OccasionRow> & { readonly category: Category };
export type OccasionText = z.output<typeof OccasionText>;
export type OccasionAliases = z.output<typeof OccasionAliases>;
export type HolidayRow = z.output<typeof HolidayRow>;
export type ClosureRow = z.output<typeof ClosureRow>;
export type DayException = z.output<typeof DayException>;
export type ChangeRow = z.output<typeof ChangeRow>;
export type CountryRow = z.output<typeof CountryRow>;
export type CityRow = z.output<typeof CityRow>;
export type AnnouncedNowruz = z.output<typeof AnnouncedNowruz>;
export type ListedNowruz = z.output<typeof ListedNowruz>;

export interface Data {
  readonly sources: readonly Entry<Source & { id: string }>[];
  readonly laws: readonly Entry<Law & { id: string }>[];
  /** by language tag */
  readonly names: readonly Entry<Names & { id: string }>[];
  readonly hijriMonths: readonly Entry<HijriMonth>[];
  readonly occasions: readonly Entry<OccasionRow>[];
  readonly occasionTexts: readonly Entry<OccasionText>[];
  readonly occasionAliases: readonly Entry<OccasionAliases>[];
  readonly holidays: readonly Entry<HolidayRow>[];
  readonly closures: readonly Entry<ClosureRow>[];
  readonly exceptions: readonly Entry<DayException>[];
  readonly changes: readonly Entry<ChangeRow>[];
  readonly countries: readonly Entry<CountryRow>[];
  readonly cities: readonly Entry<CityRow>[];
  readonly zones: readonly Entry<z.output<typeof ZoneRow>>[];
  readonly sunVectors: readonly Entry<z.output<typeof SunVectorRow>>[];
  readonly nutation: readonly Entry<z.output<typeof NutationRow>>[];
  readonly timeScale: readonly Entry<z.output<typeof TimeScaleRow>>[];
  /** mainland of Iran, as one closed line */
  readonly outline: readonly Entry<z.output<typeof OutlinePoint>>[];
  readonly announcedNowruz: readonly Entry<AnnouncedNowruz>[];
  readonly listedNowruz: readonly Entry<ListedNowruz>[];
  /** source ids that a whole file cites in a `# source: id` line, with the place of the line */
  readonly fileSources: readonly Entry<string>[];
}

/**
 * Every file of `data/`.
 * @param root folder that holds `data/`
 * @throws {DataError} that lists every row that cannot be read
 */
export function readData(root = process.cwd()): Data {
  const problems: Problem[] = [];
  const fileSources: Entry<string>[] = [];

  const check = <T>(schema: z.ZodType<T>, place: Place, value: unknown): Entry<T>[] => {
    const result = schema.safeParse(value);
    if (result.success) return [{ file: place.file, line: place.line, value: result.data }];
    for (const issue of result.error.issues) {
      const column = issue.path.join('.');
      const cell = (value as Record<string, unknown>)[String(issue.path[0])];
      problems.push({
        file: place.file,
        line: place.line,
        rule: 'form',
        expected: `${column}: ${issue.message}`,
        found: JSON.stringify(cell) ?? 'nothing',
      });
    }
    return [];
  };

  const csv = <T>(file: string, schema: z.ZodType<T>): Entry<T>[] => {
    const path = `data/${file}`;
    fileSources.push(...sourceComments(path, root));
    return rowsOf(path).flatMap((row) => check(schema, row, row.cells));
  };

  /** The rows of a file; one that cannot be read adds its problems to all others. */
  const rowsOf = (path: string): Row[] => {
    try {
      const rows = readCsv(path, root);
      if (rows.length === 0 && !MAY_BE_EMPTY.has(path)) {
        problems.push({ file: path, line: 1, rule: 'form', expected: 'a header and rows', found: 'no row' });
      }
      return rows;
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  };

  const json = <T>(file: string, schema: z.ZodType<T>): Entry<T & { id: string }>[] => {
    const path = `data/${file}`;
    const lines = readFileSync(`${root}/${path}`, 'utf8').split('\n');
    return Object.entries(JSON.parse(lines.join('\n')) as Record<string, unknown>).flatMap(([id, value]) => {
      const line = lines.findIndex((candidate) => candidate.startsWith(`  "${id}":`)) + 1;
      return check(schema, { file: path, line }, value).map((entry) => ({ ...entry, value: { ...entry.value, id } }));
    });
  };

  const data: Data = {
    sources: json('sources.json', Source),
    laws: json('laws.json', Law),
    names: json('names.json', Names),
    hijriMonths: csv('hijri-months.csv', HijriMonth),
    occasions: CATEGORIES.flatMap((category) =>
      csv(`occasions/${category}.csv`, OccasionRow).map((entry) => ({ ...entry, value: { ...entry.value, category } })),
    ),
    occasionTexts: csv('occasion-texts.csv', OccasionText),
    occasionAliases: csv('occasion-aliases.csv', OccasionAliases),
    holidays: csv('holidays.csv', HolidayRow),
    closures: csv('closures.csv', ClosureRow),
    exceptions: csv('exceptions.csv', DayException),
    changes: csv('changes.csv', ChangeRow),
    countries: csv('countries.csv', CountryRow),
    cities: csv('cities.csv', CityRow),
    zones: csv('time-zones.csv', ZoneRow),
    sunVectors: csv('jpl-sun-vectors.csv', SunVectorRow),
    nutation: csv('nutation.csv', NutationRow),
    timeScale: csv('tt-minus-ut.csv', TimeScaleRow),
    outline: csv('iran-outline.csv', OutlinePoint),
    announcedNowruz: csv('nowruz-announced.csv', AnnouncedNowruz),
    listedNowruz: csv('nowruz-centre-list.csv', ListedNowruz),
    fileSources,
  };
  if (problems.length > 0) throw new DataError(problems);
  return data;
}

function sourceComments(file: string, root: string): Entry<string>[] {
  return readFileSync(`${root}/${file}`, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const match = /^# source: (\S+)$/.exec(line);
      return match ? [{ file, line: index + 1, value: match[1]! }] : [];
    });
}
