/** All checks of `data/`. */
import type { Data } from '../data.ts';
import type { Problem } from '../problems.ts';
import { announcedNowruz } from './announced-nowruz.ts';
import { cities } from './cities.ts';
import { closurePages } from './closure-pages.ts';
import { closures } from './closures.ts';
import { coordinates } from './coordinates.ts';
import { equinoxInputs } from './equinox-inputs.ts';
import { exceptions } from './exceptions.ts';
import { hijriMonths } from './hijri-months.ts';
import { hijriStart } from './hijri-start.ts';
import { hijriStatus } from './hijri-status.ts';
import { holidays } from './holidays.ts';
import { monthSources } from './month-sources.ts';
import { names } from './names.ts';
import { occasionAliases } from './occasion-aliases.ts';
import { occasionRules } from './occasion-rules.ts';
import { occasionTexts } from './occasion-texts.ts';
import { occasionTitles } from './occasion-titles.ts';
import { officialDays } from './official-days.ts';
import { type Check, checkRowsOfOccasions, problemsOf } from './rule.ts';
import { sameOccasion } from './same-occasion.ts';
import { singleReadings } from './single-readings.ts';
import { slugs } from './slugs.ts';
import { sources } from './sources.ts';
import { englishText, persianOrthography } from './texts.ts';
import { timeZones } from './time-zones.ts';

/** By the name that a problem shows. */
const CHECKS_OF_ROWS: Readonly<Record<string, Check>> = {
  'hijri-months': hijriMonths,
  'hijri-start': hijriStart,
  'hijri-status': hijriStatus,
  'month-sources': monthSources,
  names,
  slugs,
  'persian-orthography': persianOrthography,
  'english-text': englishText,
  'time-zones': timeZones,
  coordinates,
  cities,
  'official-days': officialDays,
  'same-occasion': sameOccasion,
  'occasion-texts': occasionTexts,
  'occasion-aliases': occasionAliases,
  'occasion-titles': occasionTitles,
  /** A mood belongs to an occasion of Iran, once. */
  'occasion-moods': (data, report) => checkRowsOfOccasions(data, data.occasionMoods, report),
  holidays,
  closures,
  'closure-pages': closurePages,
  sources,
  'single-readings': singleReadings,
  'equinox-inputs': equinoxInputs,
};

/** Checks that compute days from the rows of months and equinoxes. */
const CHECKS_OF_DAYS: Readonly<Record<string, Check>> = {
  'occasion-rules': occasionRules,
  exceptions,
  'announced-nowruz': announcedNowruz,
};

export const CHECKS = { ...CHECKS_OF_ROWS, ...CHECKS_OF_DAYS };

const run = (checks: typeof CHECKS, data: Data): Problem[] =>
  Object.entries(checks).flatMap(([name, check]) => problemsOf(name, check, data));

/** All problems of the rows; checks that compute days run only if the other checks find none. */
export function lint(data: Data): Problem[] {
  const problems = run(CHECKS_OF_ROWS, data);
  return problems.length > 0 ? problems : run(CHECKS_OF_DAYS, data);
}
