/** Compares the hijri table with each source and with rule-based calendars, and the estimate with the table. */
import * as gregorian from '#core/gregorian.ts';
import { VISIBILITY_ERAS } from '#core/hijri-visibility.ts';
import type {
  EstimateAccuracy,
  EstimateEra,
  EstimateMiss,
  HijriAccuracy,
  HijriRuleAccuracy,
  HijriSourceAccuracy,
} from '#tables/accuracy-types.ts';
import type { Data } from '../data.ts';
import type { HijriMonth } from '../forms/months.ts';
import { type BackTest, backTest } from '../hijri-estimate.ts';
import { publishedMonths } from '../hijri-months.ts';
import { agreementOf, rounded } from './agreement.ts';
import { hijriProbabilityAccuracy } from './hijri-probability.ts';
import { intlCalendar } from './intl-calendar.ts';

const RULE_CALENDARS = ['islamic-civil', 'islamic-tbla', 'islamic-umalqura'] as const;
const YEARS_PER_DECADE = 10;

type Months = readonly HijriMonth[];

export function hijriAccuracy(data: Data): HijriAccuracy {
  const months = data.hijriMonths.map(({ value }) => value);
  const published = publishedMonths(data);
  const [first, last] = [months[0]!, months.at(-1)!];
  const whole = backTest(published, first.year, last.year);
  return {
    firstMonth: monthText(first),
    lastMonth: monthText(last),
    months: months.length,
    sources: sourcesAccuracy(months, data.sources),
    eras: erasBetween(first.year, last.year).map(([from, to]) => eraAccuracy(from, to, backTest(published, from, to))),
    decades: decadesBetween(first.year, last.year).map(([from, to]) =>
      estimateAccuracy(from, to, backTest(published, from, to)),
    ),
    misses: whole.misses.map(missOf),
    probability: hijriProbabilityAccuracy(published, last.year),
    ruleCalendars: RULE_CALENDARS.map((calendar) => ruleAccuracy(calendar, months)),
  };
}

const monthText = ({ year, month }: { year: number; month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/** `source=YYYY-MM-DD source=YYYY-MM-DD` */
const disagreeingOf = (month: HijriMonth): [source: string, firstDay: string][] =>
  month.disagreeing === '' ? [] : month.disagreeing.split(' ').map((pair) => pair.split('=') as [string, string]);

function sourcesAccuracy(months: Months, sources: Data['sources']): HijriSourceAccuracy[] {
  const allDiffering = months.flatMap((month) =>
    disagreeingOf(month).map(([source, theirs]) => ({
      source,
      month: monthText(month),
      ours: month.first_day,
      theirs,
    })),
  );
  return sources
    .map(({ value: { id, title } }) => {
      const agreeing = months.filter((month) => month.sources.includes(id)).length;
      const differing = allDiffering
        .filter(({ source }) => source === id)
        .map(({ month, ours, theirs }) => ({ month, ours, theirs }));
      return { source: id, title, compared: agreeing + differing.length, agreeing, differing };
    })
    .filter(({ compared }) => compared > 0);
}

const estimateAccuracy = (
  firstYear: number,
  lastYear: number,
  { months, agreeing }: Pick<BackTest, 'months' | 'agreeing'>,
): EstimateAccuracy => ({ firstYear, lastYear, compared: months, agreeing });

function eraAccuracy(firstYear: number, lastYear: number, test: BackTest): EstimateEra {
  const { high, medium, low } = test.byConfidence;
  const agreement = ({ months, agreeing }: typeof high) => ({ compared: months, agreeing });
  return {
    ...estimateAccuracy(firstYear, lastYear, test),
    byConfidence: { high: agreement(high), medium: agreement(medium), low: agreement(low) },
  };
}

const missOf = (miss: BackTest['misses'][number]): EstimateMiss => ({
  month: monthText(miss),
  firstDay: gregorian.toIsoDate(miss.firstDay),
  publishedLength: miss.publishedLength,
  estimatedLength: miss.length,
  margin: rounded(miss.margin, 2),
  confidence: miss.confidence,
});

/** The spans of years, within those of the table, for which the estimate has its own limits. */
function erasBetween(firstYear: number, lastYear: number): [number, number][] {
  const starts = VISIBILITY_ERAS.map(({ fromYear }) => fromYear).filter((year) => year > firstYear && year <= lastYear);
  return [firstYear, ...starts].map((from, index) => [from, (starts[index] ?? lastYear + 1) - 1]);
}

/** Decades of hijri years; the first and the last may be shorter. */
function decadesBetween(firstYear: number, lastYear: number): [number, number][] {
  const decades: [number, number][] = [];
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
  const years = [months[0]!.year, months.at(-1)!.year] as const;
  return {
    calendar,
    ...agreementOf(months, isSame),
    decades: decadesBetween(...years).map(([firstYear, lastYear]) => ({
      firstYear,
      lastYear,
      ...agreementOf(
        months.filter(({ year }) => year >= firstYear && year <= lastYear),
        isSame,
      ),
    })),
  };
}
