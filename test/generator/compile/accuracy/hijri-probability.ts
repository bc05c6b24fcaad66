/** Compares the probabilities of month lengths with the real lengths, on years that were not used to fit them. */

import { type Confidence, VISIBILITY_ERAS } from '#core/hijri-visibility.ts';
import { lastOf } from '#core/required.ts';
import { rounded } from '#generator/compile/accuracy/agreement.ts';
import type { BackTestMonth } from '#generator/compile/hijri-estimate.ts';
import { type TestedMonth, type TestMonth, testMonth, testOn } from './cross-validation.ts';

const LAST_YEAR_OF_FIRST_HALF = 1438;
const BANDS: readonly Confidence[] = ['high', 'medium', 'low'];

/** Scores of the two halves of the present era, each by the other, then of each year by all others; and bands of margin. */
export function hijriProbabilityAccuracy(tested: readonly BackTestMonth[], lastYear: number) {
  const { fromYear } = lastOf(VISIBILITY_ERAS);
  const months = tested.filter(({ year }) => year >= fromYear).map(testMonth);
  const firstHalf = months.filter(({ year }) => year <= LAST_YEAR_OF_FIRST_HALF);
  const secondHalf = months.filter(({ year }) => year > LAST_YEAR_OF_FIRST_HALF);
  const byOtherYears = leaveOneYearOut(months);
  return {
    scores: [
      { firstYear: fromYear, lastYear: LAST_YEAR_OF_FIRST_HALF, ...score(testOn(firstHalf, secondHalf)) },
      { firstYear: LAST_YEAR_OF_FIRST_HALF + 1, lastYear, ...score(testOn(secondHalf, firstHalf)) },
      { firstYear: fromYear, lastYear, ...score(byOtherYears) },
    ],
    bands: BANDS.map((confidence) => bandOf(byOtherYears, confidence)),
  };
}

const leaveOneYearOut = (months: readonly TestMonth[]): TestedMonth[] =>
  [...Map.groupBy(months, ({ year }) => year)].flatMap(([left, ofYear]) =>
    testOn(
      ofYear,
      months.filter(({ year }) => year !== left),
    ),
  );

/** Mean of the squared differences between probability and outcome: 0 is perfect, 0.25 a coin. */
function score(months: readonly TestedMonth[]) {
  const brier = (probability: (month: TestedMonth) => number) =>
    rounded(
      months.reduce((sum, month) => sum + (probability(month) - Number(month.isRight)) ** 2, 0) / months.length,
      4,
    );
  return {
    months: months.length,
    agreeing: months.filter(({ isRight }) => isRight).length,
    brier: brier(({ probability }) => probability),
    /** of the estimate taken as certain */
    brierOfRule: brier(() => 1),
  };
}

function bandOf(months: readonly TestedMonth[], confidence: Confidence) {
  const inside = months.filter((month) => month.confidence === confidence);
  return {
    confidence,
    compared: inside.length,
    agreeing: inside.filter(({ isRight }) => isRight).length,
    /** how many should agree by the probabilities */
    expected: rounded(
      inside.reduce((sum, { probability }) => sum + probability, 0),
      1,
    ),
  };
}
