/** All checks of `data/`. */
import type { Data } from '../data.ts';
import type { Problem } from '../problems.ts';
import { announcedNowruz } from './announced-nowruz.ts';
import { cities } from './cities.ts';
import { closures } from './closures.ts';
import { coordinates } from './coordinates.ts';
import { englishText } from './english-text.ts';
import { equinoxInputs } from './equinox-inputs.ts';
import { exceptions } from './exceptions.ts';
import { hijriMonths } from './hijri-months.ts';
import { hijriStart } from './hijri-start.ts';
import { hijriStatus } from './hijri-status.ts';
import { holidays } from './holidays.ts';
import { names } from './names.ts';
import { occasionAliases } from './occasion-aliases.ts';
import { occasionRules } from './occasion-rules.ts';
import { occasionTexts } from './occasion-texts.ts';
import { officialDays } from './official-days.ts';
import { persianOrthography } from './persian-orthography.ts';
import { type LintRule, runRule } from './rule.ts';
import { sameOccasion } from './same-occasion.ts';
import { slugs } from './slugs.ts';
import { sources } from './sources.ts';
import { timeZones } from './time-zones.ts';

export const LINT_RULES: readonly LintRule[] = [
  hijriMonths,
  hijriStart,
  hijriStatus,
  names,
  slugs,
  persianOrthography,
  englishText,
  timeZones,
  coordinates,
  cities,
  occasionRules,
  officialDays,
  sameOccasion,
  occasionTexts,
  occasionAliases,
  holidays,
  closures,
  exceptions,
  sources,
  equinoxInputs,
  announcedNowruz,
];

/** All problems of the rows; rules that compute days run only if the other rules find none. */
export function lint(data: Data): Problem[] {
  const problems = LINT_RULES.filter(({ needsCalendar }) => !needsCalendar).flatMap((rule) => runRule(rule, data));
  if (problems.length > 0) return problems;
  return LINT_RULES.filter(({ needsCalendar }) => needsCalendar).flatMap((rule) => runRule(rule, data));
}
