/** The probabilities of month lengths beside what came: how often a length called nine times in ten sure was right. */
import { probabilityOf29Days, VISIBILITY_ERAS } from '#core/hijri-visibility.ts';
import type { HijriProbabilityAccuracy, ProbabilityBin } from '#tables/types.ts';
import { type BackTestMonth, backTestMonths, type PublishedMonths } from '../hijri-estimate.ts';
import { rounded } from './agreement.ts';

/** Lower edges of the bins, by the probability of the likelier length. */
const BINS = [0.5, 0.8, 0.95, 0.99];
/** The present era by halves: the curve must hold in each. */
const LAST_YEAR_OF_FIRST_HALF = 1438;

export function hijriProbabilityAccuracy(published: PublishedMonths, lastYear: number): HijriProbabilityAccuracy {
  const { fromYear } = VISIBILITY_ERAS.at(-1)!;
  const months = backTestMonths(published, fromYear, lastYear);
  const spans = [
    [fromYear, LAST_YEAR_OF_FIRST_HALF],
    [LAST_YEAR_OF_FIRST_HALF + 1, lastYear],
    [fromYear, lastYear],
  ] as const;
  return {
    scores: spans.map(([first, last]) => {
      const part = months.filter(({ year }) => year >= first && year <= last);
      return { firstYear: first, lastYear: last, months: part.length, ...brierScores(part) };
    }),
    bins: BINS.map((from, index) => bin(months, from, BINS[index + 1] ?? 1)),
  };
}

/** Mean of the squared differences between probability and outcome: 0 is perfect, 0.25 a coin; the rule alone says 0 or 1. */
function brierScores(months: readonly BackTestMonth[]): { brier: number; brierOfRule: number } {
  const mean = (error: (month: BackTestMonth) => number) =>
    rounded(months.reduce((sum, month) => sum + error(month) ** 2, 0) / months.length, 4);
  const came = ({ publishedLength }: BackTestMonth) => Number(publishedLength === 29);
  return {
    brier: mean((month) => probabilityOf29Days(month.margin) - came(month)),
    brierOfRule: mean((month) => Number(month.length === 29) - came(month)),
  };
}

function bin(months: readonly BackTestMonth[], from: number, to: number): ProbabilityBin {
  const sureness = ({ margin }: BackTestMonth) => probabilityOf29Days(Math.abs(margin));
  const inside = months.filter((month) => sureness(month) >= from && sureness(month) < to);
  const sum = inside.reduce((total, month) => total + sureness(month), 0);
  return {
    from,
    to,
    compared: inside.length,
    agreeing: inside.filter(({ length, publishedLength }) => length === publishedLength).length,
    expected: rounded(sum, 1),
  };
}
