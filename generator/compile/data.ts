/**
 * Reads `data/` into typed entries. This module checks the form of every cell; the rules in `generator/compile/lint`
 * check the cells against each other.
 */
import { CATEGORIES } from '#core/occasions.ts';
import { persianDay } from './forms/cells.ts';
import { ChangeRow } from './forms/changes.ts';
import { Checked } from './forms/checked.ts';
import { ClosureList, ClosurePage, ClosureRow, RecallRow, Sector, Withdrawal } from './forms/closures.ts';
import { HolidayRow, Law } from './forms/holidays.ts';
import { HijriMonth } from './forms/months.ts';
import { Names } from './forms/names.ts';
import {
  DayException,
  MourningPeriod,
  OccasionAliases,
  OccasionMood,
  OccasionRow,
  OccasionText,
  OccasionTitle,
} from './forms/occasions.ts';
import { CityRow, CountryRow, PublishedCity, ZoneRow } from './forms/places.ts';
import { AnnouncedNowruz, ListedNowruz, NutationRow, SunVectorRow, TimeScaleRow } from './forms/sky.ts';
import { Source, SourceHost } from './forms/sources.ts';
import { placed, placeOf } from './problems.ts';
import { createReader } from './reader.ts';

/**
 * Every file of `data/`.
 * @param root folder that holds `data/`
 * @throws {DataError} that lists every row that cannot be read
 */
export function readData(root = process.cwd()) {
  const { csv, json, comments, fileSources, finish } = createReader(root);
  const data = {
    sources: json('sources.json', Source),
    sourceHosts: csv('source-hosts.csv', SourceHost),
    laws: json('laws.json', Law),
    /** by language tag */
    names: json('names.json', Names),
    hijriMonths: csv('hijri-months.csv', HijriMonth),
    occasions: CATEGORIES.flatMap((category) =>
      csv(`occasions/${category}.csv`, OccasionRow).map((row) => placed({ ...row, category }, placeOf(row))),
    ),
    occasionTexts: csv('occasion-texts.csv', OccasionText),
    occasionAliases: csv('occasion-aliases.csv', OccasionAliases),
    /** in other languages than Persian and English */
    occasionTitles: csv('occasion-titles.csv', OccasionTitle),
    occasionMoods: csv('occasion-moods.csv', OccasionMood),
    mourningPeriods: csv('mourning-periods.csv', MourningPeriod),
    holidays: csv('holidays.csv', HolidayRow),
    closures: csv('closures.csv', ClosureRow),
    /** closures that were taken back */
    withdrawals: csv('withdrawals.csv', Withdrawal),
    /** the first day for which closures were searched, from the `# collected:` line */
    closuresCollected: comments('closures.csv', 'collected', persianDay),
    /** days for which a list of the closed provinces was looked for */
    closureLists: csv('closure-lists.csv', ClosureList),
    /** how far the sources of closures of provinces were read */
    closurePages: csv('closure-pages.csv', ClosurePage),
    /** closures of news pages that no source of the data was */
    closuresRecall: csv('closures-recall.csv', RecallRow),
    sectors: json('sectors.json', Sector),
    checked: json('checked.json', Checked),
    exceptions: csv('exceptions.csv', DayException),
    changes: csv('changes.csv', ChangeRow),
    countries: csv('countries.csv', CountryRow),
    cities: csv('cities.csv', CityRow),
    /** cities of the last release */
    publishedCities: csv('published/cities.csv', PublishedCity),
    zones: csv('time-zones.csv', ZoneRow),
    sunVectors: csv('jpl-sun-vectors.csv', SunVectorRow),
    nutation: csv('nutation.csv', NutationRow),
    timeScale: csv('tt-minus-ut.csv', TimeScaleRow),
    announcedNowruz: csv('nowruz-announced.csv', AnnouncedNowruz),
    listedNowruz: csv('nowruz-centre-list.csv', ListedNowruz),
    /** source ids that a whole file cites in a `# source: id` line, with the place of the line */
    fileSources,
  };
  finish();
  return data;
}

type Lists<T> = { readonly [K in keyof T]: T[K] extends readonly (infer V)[] ? readonly V[] : never };

/** The rows of every file; `placeOf` knows the place of each. */
export type Data = Lists<ReturnType<typeof readData>>;
