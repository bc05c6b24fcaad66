/** Cross-validation of the estimate: limits and probabilities are fitted on some years and tested on others. */

import {
  type Confidence,
  type CrescentEvening,
  confidenceOf,
  type VisibilityLimits,
  visibilityMargin,
  yallopQ,
} from '#core/hijri-visibility.ts';
import { addDays } from '#core/jdn.ts';
import { itemAt } from '#core/required.ts';
import { type BackTestMonth, crescentEvenings } from '#generator/compile/hijri-estimate.ts';

/** A published month and the evening of its 29th at the places of the estimate. */
export interface TestMonth {
  readonly year: number;
  readonly has29Days: boolean;
  readonly evenings: readonly CrescentEvening[];
  /** Largest value of the places where the evening follows the conjunction; −∞ if it follows it nowhere. */
  readonly q: number;
  readonly elongationDegrees: number;
}

export interface TestedMonth {
  readonly isRight: boolean;
  readonly confidence: Confidence;
  /** Probability that the estimated length is right, by its band. */
  readonly probability: number;
}

type Limits = Pick<VisibilityLimits, 'minimumQ' | 'minimumElongationDegrees'>;

const GRID_Q = steps(-0.4, -0.1, 0.005);
const GRID_ELONGATION = steps(10, 14, 0.1);

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}

export function testMonth({ year, firstDay, publishedLength }: BackTestMonth): TestMonth {
  const evenings = crescentEvenings(addDays(firstDay, 28));
  const after = evenings.filter(({ isAfterConjunction }) => isAfterConjunction);
  return {
    year,
    has29Days: publishedLength === 29,
    evenings,
    q: Math.max(...after.map(yallopQ)),
    elongationDegrees: Math.max(...after.map(({ elongationAtSunsetDegrees }) => elongationAtSunsetDegrees)),
  };
}

/** Tests months with limits and bands fitted on other months. */
export function testOn(months: readonly TestMonth[], fittedOn: readonly TestMonth[]): TestedMonth[] {
  const limits = { fromYear: 0, ...fitLimits(fittedOn) };
  const estimateOf = (month: TestMonth) => {
    const margin = Math.max(...month.evenings.map((evening) => visibilityMargin(evening, limits)));
    return { confidence: confidenceOf(margin), isRight: margin >= 0 === month.has29Days };
  };
  const known = fittedOn.map(estimateOf);
  return months.map(estimateOf).map((month) => ({
    ...month,
    probability: smoothedShare(known.filter(({ confidence }) => confidence === month.confidence)),
  }));
}

/** Laplace's rule of succession: no band gets probability 1, and an empty band gets 0.5. */
const smoothedShare = (months: readonly { isRight: boolean }[]): number =>
  (months.filter(({ isRight }) => isRight).length + 1) / (months.length + 2);

/** The middle of all limits that reproduce the most lengths, so that the edges of the grid do not decide. */
function fitLimits(months: readonly TestMonth[]): Limits {
  let best: Limits[] = [];
  let most = -1;
  for (const minimumQ of GRID_Q) {
    for (const minimumElongationDegrees of GRID_ELONGATION) {
      const right = countRight(months, minimumQ, minimumElongationDegrees);
      if (right < most) continue;
      if (right > most) best = [];
      most = right;
      best.push({ minimumQ, minimumElongationDegrees });
    }
  }
  const minimumQ = median(best.map((limits) => limits.minimumQ));
  const ofQ = best.filter((limits) => limits.minimumQ === minimumQ);
  return { minimumQ, minimumElongationDegrees: median(ofQ.map((limits) => limits.minimumElongationDegrees)) };
}

function countRight(months: readonly TestMonth[], minimumQ: number, minimumElongation: number): number {
  let right = 0;
  for (const { q, elongationDegrees, has29Days } of months) {
    if ((q >= minimumQ || elongationDegrees >= minimumElongation) === has29Days) right += 1;
  }
  return right;
}

const median = (values: readonly number[]): number =>
  itemAt(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length / 2),
  );
