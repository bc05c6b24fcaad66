/** Compares the probabilities of month lengths with the real lengths, on years that were not used to fit them. */
import { type Confidence, VISIBILITY_ERAS } from '#core/hijri-visibility.ts';
import type { HijriProbabilityAccuracy, HijriProbabilityScore, ProbabilityBand } from '#tables/accuracy-types.ts';
import type { BackTestMonth } from '../hijri-estimate.ts';
import { rounded } from './agreement.ts';
import { type JudgedMonth, judge, type TestMonth, testMonth } from './held-out.ts';

const LAST_YEAR_OF_FIRST_HALF = 1438;
const BANDS: readonly Confidence[] = ['high', 'medium', 'low'];

export function hijriProbabilityAccuracy(tested: readonly BackTestMonth[], lastYear: number): HijriProbabilityAccuracy {
  const { fromYear } = VISIBILITY_ERAS.at(-1)!;
  const months = tested.filter(({ year }) => year >= fromYear).map(testMonth);
  const firstHalf = months.filter(({ year }) => year <= LAST_YEAR_OF_FIRST_HALF);
  const secondHalf = months.filter(({ year }) => year > LAST_YEAR_OF_FIRST_HALF);
  const byOtherYears = leaveOneYearOut(months);
  return {
    scores: [
      { firstYear: fromYear, lastYear: LAST_YEAR_OF_FIRST_HALF, ...score(judge(firstHalf, secondHalf)) },
      { firstYear: LAST_YEAR_OF_FIRST_HALF + 1, lastYear, ...score(judge(secondHalf, firstHalf)) },
      { firstYear: fromYear, lastYear, ...score(byOtherYears) },
    ],
    bands: BANDS.map((confidence) => bandOf(byOtherYears, confidence)),
  };
}

const leaveOneYearOut = (months: readonly TestMonth[]): JudgedMonth[] =>
  [...Map.groupBy(months, ({ year }) => year)].flatMap(([left, ofYear]) =>
    judge(
      ofYear,
      months.filter(({ year }) => year !== left),
    ),
  );

/** Mean of the squared differences between probability and outcome: 0 is perfect, 0.25 a coin. */
function score(months: readonly JudgedMonth[]): Omit<HijriProbabilityScore, 'firstYear' | 'lastYear'> {
  const brier = (sureness: (month: JudgedMonth) => number) =>
    rounded(months.reduce((sum, month) => sum + (sureness(month) - Number(month.isRight)) ** 2, 0) / months.length, 4);
  return {
    months: months.length,
    agreeing: months.filter(({ isRight }) => isRight).length,
    brier: brier(({ sureness }) => sureness),
    brierOfRule: brier(() => 1),
  };
}

function bandOf(months: readonly JudgedMonth[], confidence: Confidence): ProbabilityBand {
  const inside = months.filter((month) => month.confidence === confidence);
  return {
    confidence,
    compared: inside.length,
    agreeing: inside.filter(({ isRight }) => isRight).length,
    expected: rounded(
      inside.reduce((sum, { sureness }) => sum + sureness, 0),
      1,
    ),
  };
}
