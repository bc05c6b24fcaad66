/**
 * Reads `data/` into typed entries. This module checks the form of every cell; the rules in `generator/compile/lint`
 * check the cells against each other.
 */
import { CATEGORIES } from '#core/occasions.ts';
import { ChangeRow } from './forms/changes.ts';
import { ClosureRow, CollectedDays, Sector } from './forms/closures.ts';
import { HolidayRow, Law } from './forms/holidays.ts';
import { HijriMonth } from './forms/months.ts';
import { Names } from './forms/names.ts';
import { DayException, OccasionAliases, OccasionRow, OccasionText } from './forms/occasions.ts';
import { CityRow, CountryRow, OutlinePoint, ZoneRow } from './forms/places.ts';
import { AnnouncedNowruz, ListedNowruz, NutationRow, SunVectorRow, TimeScaleRow } from './forms/sky.ts';
import { Source } from './forms/sources.ts';
import { createReader, type Entry } from './reader.ts';

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
  /** the days for which closures were searched, from the `# collected:` line */
  readonly closuresCollected: readonly Entry<[first: string, last: string]>[];
  readonly sectors: readonly Entry<Sector & { id: string }>[];
  readonly exceptions: readonly Entry<DayException>[];
  readonly changes: readonly Entry<ChangeRow>[];
  readonly countries: readonly Entry<CountryRow>[];
  readonly cities: readonly Entry<CityRow>[];
  readonly zones: readonly Entry<ZoneRow>[];
  readonly sunVectors: readonly Entry<SunVectorRow>[];
  readonly nutation: readonly Entry<NutationRow>[];
  readonly timeScale: readonly Entry<TimeScaleRow>[];
  /** mainland of Iran, as one closed line */
  readonly outline: readonly Entry<OutlinePoint>[];
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
  const { csv, json, comments, fileSources, finish } = createReader(root);
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
    closuresCollected: comments('closures.csv', 'collected', CollectedDays),
    sectors: json('sectors.json', Sector),
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
  finish();
  return data;
}
