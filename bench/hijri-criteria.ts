/**
 * Compares criteria for the length of a hijri month. Each is fitted on some years and tested on others:
 *
 *     npm run bench:hijri
 *
 * A criterion is one value on the evening of the 29th at the best of four places. Its threshold is the median of those,
 * of forty, that reproduce most month lengths in the fitted years. A pair of criteria is combined with "or" or with "and". Some
 * rows combine all values by logistic regression. The last rows use the best point of Iran's border instead of the four
 * places, as the authors of Iran's prediction describe it.
 */
import { Body, MakeTime, Observer, SearchMoonPhase, SearchRiseSet } from 'astronomy-engine';
import { type CrescentEvening, crescentWidthArcminutes, VISIBILITY_ERAS, yallopQ } from '#core/hijri-visibility.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { eveningAt, skyOfEvening } from '#generator/compile/crescent-evening.ts';
import { readData } from '#generator/compile/data.ts';
import { type BackTestMonth, backTestMonths, crescentEvenings } from '#generator/compile/hijri-estimate.ts';
import { publishedMonths } from '#generator/compile/hijri-months.ts';

const LAST_YEAR_OF_FIRST_HALF = 1438;
const J2000_JDN = 2_451_545;
/** Observer for age and lag: Chabahar, where the Moon sets last for most crescents. */
const OBSERVER = new Observer(25.29, 60.64, 0);
const NOON_UT = 8 / 24;

const CRITERIA = ['q', 'elongation', 'arcOfLight', 'arcOfVision', 'altitude', 'width', 'age', 'lag'] as const;
type Criterion = (typeof CRITERIA)[number];
type Month = Readonly<Record<Criterion, number>> & { readonly year: number; readonly is29: boolean };
type Rule = (month: Month) => boolean;

function ageAndLagHours(day: Jdn): { age: number; lag: number } {
  const noon = MakeTime(day - J2000_JDN - 0.5 + NOON_UT);
  const sunset = SearchRiseSet(Body.Sun, OBSERVER, -1, noon, 1)!;
  const moonset = SearchRiseSet(Body.Moon, OBSERVER, -1, noon, 1.5)!;
  const conjunction = SearchMoonPhase(0, sunset.AddDays(-5), 10)!;
  return { age: (sunset.ut - conjunction.ut) * 24, lag: (moonset.ut - sunset.ut) * 24 };
}

type Evenings = (day: Jdn) => readonly CrescentEvening[];

function monthOf({ year, firstDay, publishedLength }: BackTestMonth, evenings: Evenings): Month {
  const day = addDays(firstDay, 28);
  const after = evenings(day).filter(({ isAfterConjunction }) => isAfterConjunction);
  const { age, lag } = ageAndLagHours(day);
  const best = (of: (evening: (typeof after)[number]) => number) => Math.max(-99, ...after.map(of));
  return {
    year,
    is29: publishedLength === 29,
    q: best(yallopQ),
    elongation: best((evening) => evening.elongationAtSunsetDegrees),
    arcOfLight: best((evening) => evening.arcOfLightDegrees),
    arcOfVision: best((evening) => evening.arcOfVisionDegrees),
    altitude: best((evening) => evening.moonAltitudeDegrees),
    width: after.length === 0 ? 0 : best(crescentWidthArcminutes),
    age,
    lag: after.length === 0 ? -1 : lag,
  };
}

const rightOf = (months: readonly Month[], rule: Rule): number =>
  months.filter((month) => rule(month) === month.is29).length;

function bestOf(months: readonly Month[], rules: readonly Rule[]): Rule {
  const right = rules.map((rule) => rightOf(months, rule));
  const most = Math.max(...right);
  const best = rules.filter((_, index) => right[index] === most);
  return best[Math.floor(best.length / 2)]!;
}

/** Forty values from the lowest plausible one, because a criterion may be stricter in a pair than alone. */
function thresholds(months: readonly Month[], criterion: Criterion): number[] {
  const values = months.map((month) => month[criterion]).sort((a, b) => a - b);
  const from = Math.floor(values.length * 0.3);
  const to = Math.floor(values.length * 0.85);
  return Array.from({ length: 40 }, (_, index) => values[from + Math.floor(((to - from) * index) / 40)]!);
}

type Find = (months: readonly Month[]) => Rule;

const single =
  (criterion: Criterion): Find =>
  (months) =>
    bestOf(
      months,
      thresholds(months, criterion).map((at) => (month: Month) => month[criterion] >= at),
    );

const pairBy =
  (combine: (one: boolean, other: boolean) => boolean) =>
  (one: Criterion, other: Criterion): Find =>
  (months) => {
    const others = thresholds(months, other);
    const rules = thresholds(months, one).flatMap((at) =>
      others.map((otherAt) => (month: Month) => combine(month[one] >= at, month[other] >= otherAt)),
    );
    return bestOf(months, rules);
  };

const either = pairBy((one, other) => one || other);
const both = pairBy((one, other) => one && other);

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const regression = (criteria: readonly Criterion[]) => (months: readonly Month[]) => {
  const scales = criteria.map((criterion) => {
    const values = months.map((month) => Math.max(-5, month[criterion]));
    const mean = meanOf(values);
    return { criterion, mean, deviation: Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) };
  });
  const inputOf = (month: Month): number[] => [
    1,
    ...scales.map(({ criterion, mean, deviation }) => (Math.max(-5, month[criterion]) - mean) / deviation),
  ];
  const inputs = months.map(inputOf);
  const weights = new Array<number>(criteria.length + 1).fill(0);
  const dot = (input: readonly number[]) => input.reduce((sum, value, index) => sum + value * weights[index]!, 0);
  for (let round = 0; round < 3000; round += 1) {
    const slopes = weights.map((weight) => -0.0005 * weight);
    inputs.forEach((input, index) => {
      const error = Number(months[index]!.is29) - 1 / (1 + Math.exp(-dot(input)));
      input.forEach((value, at) => {
        slopes[at]! += (error * value) / inputs.length;
      });
    });
    slopes.forEach((slope, at) => {
      weights[at]! += 2 * slope;
    });
  }
  return (month: Month) => dot(inputOf(month)) >= 0;
};

type Form = readonly [name: string, find: Find];

/** Pairs that observers should check together. */
const JOINT: readonly Form[] = [
  ['elongation and altitude', both('elongation', 'altitude')],
  ['arcOfLight and altitude', both('arcOfLight', 'altitude')],
  ['arcOfLight and lag', both('arcOfLight', 'lag')],
  ['width and altitude', both('width', 'altitude')],
];

const FORMS: readonly Form[] = [
  ...CRITERIA.map((criterion) => [criterion, single(criterion)] as const),
  ...CRITERIA.flatMap((one, index) =>
    CRITERIA.slice(index + 1).map((other) => [`${one} or ${other}`, either(one, other)] as const),
  ),
  ...JOINT,
  ['regression: q, elongation', regression(['q', 'elongation'])],
  ['regression: altitude, arcOfLight, lag', regression(['altitude', 'arcOfLight', 'lag'])],
  ['regression: all eight', regression(CRITERIA)],
];

const data = readData();
const { fromYear } = VISIBILITY_ERAS.at(-1)!;
const lengths = backTestMonths(publishedMonths(data), fromYear, data.hijriMonths.at(-1)!.value.year);
const border = data.outline.map(({ value }) => ({
  latitudeDegrees: value.latitude,
  longitudeDegrees: value.longitude,
}));

function borderEvenings(day: Jdn): CrescentEvening[] {
  const sky = skyOfEvening(day);
  return border.map((place) => eveningAt(sky, place));
}

const share = (right: number, count: number) => `${right} of ${count}`.padEnd(12);

/** Prints one line per form; all forms are tested on the same months and places. */
function judge(forms: readonly Form[], evenings: Evenings, where: string): void {
  const months = lengths.map((month) => monthOf(month, evenings));
  const first = months.filter(({ year }) => year <= LAST_YEAR_OF_FIRST_HALF);
  const second = months.filter(({ year }) => year > LAST_YEAR_OF_FIRST_HALF);
  for (const [name, find] of forms) {
    const left = [...new Set(months.map(({ year }) => year))].map((each) =>
      rightOf(
        months.filter(({ year }) => year === each),
        find(months.filter(({ year }) => year !== each)),
      ),
    );
    console.log(
      `${where}${name}`.padEnd(40),
      share(rightOf(second, find(first)), second.length),
      share(rightOf(first, find(second)), first.length),
      share(
        left.reduce((sum, right) => sum + right, 0),
        months.length,
      ),
      share(rightOf(months, find(months)), months.length),
    );
  }
}

console.log(
  'criterion'.padEnd(40),
  'second by first',
  'first by second',
  'each year by the others',
  'all by themselves',
);
judge(FORMS, crescentEvenings, '');
judge([['q or elongation', either('q', 'elongation')], ...JOINT], borderEvenings, 'border: ');
