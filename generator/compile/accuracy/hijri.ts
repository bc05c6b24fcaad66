/** Compares the hijri table with each source and with rule-based calendars, and the estimate with the table. */

import * as gregorian from '#core/gregorian.ts';
import { type Confidence, VISIBILITY_ERAS } from '#core/hijri-visibility.ts';
import { firstOf, lastOf } from '#core/required.ts';
import type {
  EstimateAccuracy,
  EstimateEra,
  EstimateMiss,
  HijriAccuracy,
  HijriRuleAccuracy,
  HijriSourceAccuracy,
} from '#tables/accuracy-types.ts';
import type { Data } from '../data.ts';
import { claimsOf, type HijriMonth, monthText } from '../forms/months.ts';
import { type BackTestMonth, backTest, isRight } from '../hijri-estimate.ts';
import { publishedMonths } from '../hijri-months.ts';
import { agreementOf } from './agreement.ts';
import { intlCalendar } from './intl-calendar.ts';

const RULE_CALENDARS = ['islamic-civil', 'islamic-umalqura'] as const;
const YEARS_PER_DECADE = 10;

type Months = readonly HijriMonth[];

export function hijriAccuracy(data: Data): HijriAccuracy {
  const months = data.hijriMonths;
  const tested = backTest(publishedMonths(data));
  const [first, last] = [firstOf(months), lastOf(months)];
  return {
    months: months.length,
    sources: sourcesAccuracy(months, data.sources),
    eras: erasBetween(first.year, last.year).map((years) => eraAccuracy(years, tested)),
    decades: decadesBetween(first.year, last.year).map((years) => estimateAccuracy(years, tested)),
    misses: tested.filter((month) => !isRight(month)).map(missOf),
    ruleCalendars: RULE_CALENDARS.map((calendar) => ruleAccuracy(calendar, months)),
  };
}

function sourcesAccuracy(months: Months, sources: Data['sources']): HijriSourceAccuracy[] {
  const allDiffering = months.flatMap((month) =>
    claimsOf(month.disagreeing).map(([source, theirs]) => ({
      source,
      month: monthText(month),
      ours: month.first_day,
      theirs,
    })),
  );
  return sources
    .map(({ id }) => {
      const agreeing = months.filter((month) => month.sources.includes(id)).length;
      const differing = allDiffering
        .filter(({ source }) => source === id)
        .map(({ month, ours, theirs }) => ({ month, ours, theirs }));
      return { source: id, compared: agreeing + differing.length, agreeing, differing };
    })
    .filter(({ compared }) => compared > 0);
}

/** First and last hijri year. */
type Years = readonly [first: number, last: number];

const within = <T extends { readonly year: number }>([first, last]: Years, months: readonly T[]): T[] =>
  months.filter(({ year }) => year >= first && year <= last);

const estimateAccuracy = (years: Years, tested: readonly BackTestMonth[]): EstimateAccuracy => ({
  firstYear: years[0],
  lastYear: years[1],
  ...agreementOf(within(years, tested), isRight),
});

function eraAccuracy(years: Years, tested: readonly BackTestMonth[]): EstimateEra {
  const of = (level: Confidence) =>
    agreementOf(
      within(years, tested).filter(({ confidence }) => confidence === level),
      isRight,
    );
  return {
    ...estimateAccuracy(years, tested),
    byConfidence: { high: of('high'), medium: of('medium'), low: of('low') },
  };
}

const missOf = (miss: BackTestMonth): EstimateMiss => ({
  month: monthText(miss),
  firstDay: gregorian.toIsoDate(miss.firstDay),
  publishedLength: miss.publishedLength,
  estimatedLength: miss.length,
  confidence: miss.confidence,
});

/** The spans of years, within those of the table, for which the estimate has its own limits. */
function erasBetween(firstYear: number, lastYear: number): Years[] {
  const starts = VISIBILITY_ERAS.map(({ fromYear }) => fromYear).filter((year) => year > firstYear && year <= lastYear);
  return [firstYear, ...starts].map((from, index) => [from, (starts[index] ?? lastYear + 1) - 1] as const);
}

/** Decades of hijri years; the first and the last may be shorter. */
function decadesBetween(firstYear: number, lastYear: number): Years[] {
  const decades: Years[] = [];
  for (let from = firstYear; from <= lastYear; ) {
    const next = (Math.floor(from / YEARS_PER_DECADE) + 1) * YEARS_PER_DECADE;
    decades.push([from, Math.min(next - 1, lastYear)]);
    from = next;
  }
  return decades;
}

function ruleAccuracy(calendar: string, months: Months): HijriRuleAccuracy {
  const dateOf = intlCalendar(calendar);
  const isSame = (month: HijriMonth) => {
    const theirs = dateOf(gregorian.fromIsoDate(month.first_day));
    return theirs.year === month.year && theirs.month === month.month && theirs.day === 1;
  };
  return {
    calendar,
    ...agreementOf(months, isSame),
    decades: decadesBetween(firstOf(months).year, lastOf(months).year).map((years) =>
      agreementOf(within(years, months), isSame),
    ),
  };
}
