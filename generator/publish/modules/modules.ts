/** The calendar for Python and PHP: one module each, with the compact data of the npm package in it. */

import { OFFSETS } from '#core/iran-time.ts';
import { MONTHS_A_YEAR } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { firstOf, lastOf } from '#core/required.ts';
import { WEEKEND_DAYS, WEEKENDS, type Weekend } from '#core/weekends.ts';
import type { Tables } from '#tables/types.ts';
import { packageData } from '../../package/package-data.ts';
import { type FillValues, filledFile } from '../fill.ts';

interface ModuleFile {
  /** under /downloads/ */
  readonly path: string;
  readonly text: string;
}

type PackageData = ReturnType<typeof packageData>;

/** Weekends and spans of days off by sector, as JSON; the yearly days up to the last year are single days. */
function sectorText({ sectors, holidays: { lastYear } }: PackageData): string {
  const own = Object.entries(sectors.sectors).map(([sector, { weekends, yearly, closures }]) => {
    const lasting = yearly.flatMap(([month, day, firstYear]) =>
      Array.from({ length: lastYear + 1 - firstYear }, (_, index) => {
        const jdn = persian.toJdn({ year: firstYear + index, month, day });
        return [jdn, jdn];
      }),
    );
    return [sector, { weekends, lasting, closures }] as const;
  });
  const publicSector = { weekends: [[null, 'fri']], lasting: [], closures: [] };
  return JSON.stringify({ public: publicSector, ...Object.fromEntries(own) });
}

export const DESCRIPTION = 'The calendar of Iran: Persian and official Islamic dates, public holidays, workdays';
/** Code of months that are estimates. */
const ESTIMATE = 'e';

/** Places of the first published month and of the one after the last. @throws {Error} if estimates lie between */
function knownMonths({ runs }: PackageData['hijri']): [first: number, end: number] {
  const isEstimate = ([code]: (typeof runs)[number]) => code === ESTIMATE;
  const [first, last] = [firstOf(runs), lastOf(runs)];
  if (![first, last].every(isEstimate) || runs.slice(1, -1).some(isEstimate)) {
    throw new Error('published months do not follow each other');
  }
  return [first[1], monthsOf(runs) - last[1]];
}

const monthsOf = (runs: PackageData['hijri']['runs']): number => runs.reduce((sum, [, months]) => sum + months, 0);

/** Version of the modules: pip and composer do not accept the hyphen of the data's version. */
export const moduleVersion = ({ dataset }: Tables): string => dataset.version.replace('-', '.');

/** The modules, and the manifests that pip and composer need. */
export function moduleFiles(tables: Tables): ModuleFile[] {
  const version = moduleVersion(tables);
  const data = packageData(tables);
  const { hijri, holidays, sectors } = data;
  const persianMonths = Array.from({ length: MONTHS_A_YEAR }, (_, index) => monthName('persian', index + 1));
  const values: FillValues = {
    VERSION: tables.dataset.version,
    FIRST_YEAR: holidays.firstYear,
    LAST_YEAR: holidays.lastYear,
    HIJRI: [hijri.firstYear, hijri.firstDay, monthsOf(hijri.runs)].join(', '),
    HIJRI_KNOWN: knownMonths(hijri).join(', '),
    HIJRI_LONG: hijri.long,
    KNOWN_DAYS: [persian.firstDayOfYear(holidays.firstYear), persian.firstDayOfYear(holidays.lastYear + 1)].join(', '),
    FIRST_ESTIMATE: holidays.firstEstimate,
    HOLIDAYS: JSON.stringify(holidays.rows),
    // Literals of both languages; in PHP a dollar sign would begin a variable.
    TITLES: JSON.stringify(data['holiday-titles'].map(([, fa, en]) => [fa, en])).replaceAll('$', '\\$'),
    MONTHS: JSON.stringify(persianMonths.map(({ fa, en }) => [fa, en])),
    OFFSETS: JSON.stringify(OFFSETS.map(([since, minutes]) => [since / 1000, minutes]).reverse()),
    COLLECTED_FIRST: sectors.collected.first,
    COLLECTED_LAST: sectors.collected.last,
    SECTORS: sectorText(data),
  };
  const announced = hijri.lastPublished.join(', ');
  /** Days from 0 for Monday, as both languages count them. */
  const weekendDays = (weekend: Weekend) => `[${WEEKEND_DAYS[weekend].map((weekday) => weekday - 1).join(', ')}]`;
  const weekends = (arrow: string) =>
    WEEKENDS.map((weekend) => `"${weekend}"${arrow}${weekendDays(weekend)}`).join(', ');
  return [
    {
      path: 'python/salnama.py',
      text: filledFile('modules/salnama.py', {
        ...values,
        LAST_ANNOUNCED: `(${announced})`,
        WEEKENDS: `{${weekends(': ')}}`,
      }),
    },
    { path: 'python/pyproject.toml', text: filledFile('modules/pyproject.toml', { VERSION: version, DESCRIPTION }) },
    {
      path: 'php/Salnama.php',
      text: filledFile('modules/Salnama.php', { ...values, LAST_ANNOUNCED: announced, WEEKENDS: weekends(' => ') }),
    },
    { path: 'php/composer.json', text: filledFile('modules/composer.json', { VERSION: version, DESCRIPTION }) },
  ];
}
