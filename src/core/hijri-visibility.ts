/**
 * Visibility of the new crescent: the criterion that estimates hijri months outside the official table.
 *
 * Naked-eye visibility is Yallop's q (B. D. Yallop 1997, NAO Technical Note 69). It compares the Moon's altitude over
 * the Sun with the width of the crescent. Since about 1428 AH, months in Iran begin after crescents too thin for the
 * unaided eye. For them the criterion uses a lower q and a second limit, on the elongation. The limits are fitted to
 * the official month lengths; no institution has published them as a rule. Known disagreement: 7 of the 249 months
 * 1428/1 … 1448/9 come out a day longer or shorter.
 */

/** The evening of a month's 29th day at one place. */
export interface CrescentEvening {
  /** Moon's altitude less the Sun's at best time, both geocentric and without refraction. */
  readonly arcOfVisionDegrees: number;
  /** Geocentric elongation at best time. */
  readonly arcOfLightDegrees: number;
  /** Moon's geocentric altitude at best time, without refraction. */
  readonly moonAltitudeDegrees: number;
  readonly moonDistanceKm: number;
  /** Elongation as seen from the place, at sunset. */
  readonly elongationAtSunsetDegrees: number;
  /** The Moon passed the Sun (geocentric conjunction in longitude) before sunset. */
  readonly isAfterConjunction: boolean;
}

/** Criterion of visibility: one of the two limits is reached after the conjunction. */
export interface VisibilityLimits {
  /** First hijri year the limits are for; −∞ for the first era. */
  readonly fromYear: number;
  readonly minimumQ: number;
  readonly minimumElongationDegrees: number;
}

export type Confidence = 'high' | 'medium' | 'low';

const EARTH_RADIUS_KM = 6378.14;
/** Moon's radius in Earth radii, as Yallop takes it. */
const MOON_RADIUS = 0.27245;
const RADIANS = Math.PI / 180;
const ARCMINUTES_PER_RADIAN = 10_800 / Math.PI;

/** Differences from the limits at which the answer is nearly always right: 99.5 % of the months of 1428 … 1448 AH. */
const SAFE_Q = 0.1;
const SAFE_ELONGATION_DEGREES = 1.5;
const HIGH_MARGIN = 1;
const MEDIUM_MARGIN = 0.5;

/**
 * Share of right lengths by confidence of the evening: (right + 1) / (months + 2). Counts of 1428 … 1448 AH: 203 of
 * 204, 17 of 19 and 22 of 26.
 */
const SHARE_RIGHT: Readonly<Record<Confidence, number>> = { high: 0.99, medium: 0.857, low: 0.821 };

/**
 * Limits by era. Before 1265 AH there is no table to learn from: −0.014 is Yallop's limit of visibility to the unaided
 * eye in perfect conditions (class B). The others reproduce the official table best; never fit one limit across 1428,
 * when practice changed.
 */
export const VISIBILITY_ERAS: readonly VisibilityLimits[] = [
  { fromYear: Number.NEGATIVE_INFINITY, minimumQ: -0.014, minimumElongationDegrees: Number.POSITIVE_INFINITY },
  { fromYear: 1265, minimumQ: -0.09, minimumElongationDegrees: Number.POSITIVE_INFINITY },
  { fromYear: 1388, minimumQ: -0.16, minimumElongationDegrees: Number.POSITIVE_INFINITY },
  { fromYear: 1428, minimumQ: -0.245, minimumElongationDegrees: 11.5 },
];

export const visibilityLimits = (hijriYear: number): VisibilityLimits =>
  VISIBILITY_ERAS.findLast(({ fromYear }) => fromYear <= hijriYear)!;

/** Topocentric width of the crescent in arcminutes (Yallop's W′). */
function crescentWidthArcminutes(evening: CrescentEvening): number {
  const sinParallax = EARTH_RADIUS_KM / evening.moonDistanceKm;
  const semidiameter = MOON_RADIUS * Math.asin(sinParallax) * ARCMINUTES_PER_RADIAN;
  const nearer = 1 + Math.sin(evening.moonAltitudeDegrees * RADIANS) * sinParallax;
  return semidiameter * nearer * (1 - Math.cos(evening.arcOfLightDegrees * RADIANS));
}

/** Yallop's q: above 0.216 easily visible, above −0.014 in perfect conditions, below −0.232 not even in a telescope. */
export function yallopQ(evening: CrescentEvening): number {
  const width = crescentWidthArcminutes(evening);
  const neededArcOfVision = 11.8371 - 6.3226 * width + 0.7319 * width ** 2 - 0.1018 * width ** 3;
  return (evening.arcOfVisionDegrees - neededArcOfVision) / 10;
}

/**
 * Distance of an evening from the nearer limit: 0 or more is visible (29 days); at ±1 the result is nearly certain. The
 * largest margin of several places counts.
 */
export function visibilityMargin(evening: CrescentEvening, limits: VisibilityLimits): number {
  const byCrescent = (yallopQ(evening) - limits.minimumQ) / SAFE_Q;
  const byElongation = (evening.elongationAtSunsetDegrees - limits.minimumElongationDegrees) / SAFE_ELONGATION_DEGREES;
  const margin = Math.max(byCrescent, byElongation);
  // The old crescent before the conjunction can be bright, but it is certainly not the new Moon.
  return evening.isAfterConjunction ? margin : Math.min(margin, -HIGH_MARGIN);
}

export function confidenceOf(margin: number): Confidence {
  if (Math.abs(margin) >= HIGH_MARGIN) return 'high';
  return Math.abs(margin) >= MEDIUM_MARGIN ? 'medium' : 'low';
}

/**
 * Probability that a month has 29 days, by the margin of its 29th evening: one constant for each confidence. A curve
 * was no better on unseen years. Valid only while today's practice continues.
 */
export function probabilityOf29Days(margin: number): number {
  const share = SHARE_RIGHT[confidenceOf(margin)];
  return margin >= 0 ? share : 1 - share;
}
