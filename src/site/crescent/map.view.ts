/** The centres of the provinces by longitude and latitude, each with the Moon's altitude at sunset. */
import { type Html, html } from '#site/kit/html.ts';
import { type Language, said } from '#site/kit/language.ts';
import { decimal } from '#site/kit/numerals.ts';
import type { MoonOverCity } from './month.ts';
import { CRESCENT_TEXT } from './text.ts';

const WIDTH = 860;
const HEIGHT = 780;
const WEST = 43.5;
const NORTH = 40;
/** of a degree of latitude; one of longitude is shorter by the cosine of the country's middle */
const PIXELS = 51;
const COSINE = 0.843;
const LINE = 15;
const LETTER = 7.5;

export type Outline = readonly (readonly [longitude: number, latitude: number])[];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Label extends Box {
  readonly x: number;
  readonly y: number;
  readonly side: 'right' | 'left' | 'middle';
}

/** The sign comes before the number in both scripts, because an isolate sets the run from left to right. */
const altitudeText = (language: Language, { altitude_degrees }: MoonOverCity): string =>
  `\u2066${altitude_degrees < 0 ? '−' : ''}${decimal(language, Math.abs(altitude_degrees))}${CRESCENT_TEXT[language].degree}\u2069`;

const across = (longitude: number): number => Math.round((longitude - WEST) * PIXELS * COSINE);
const down = (latitude: number): number => Math.round((NORTH - latitude) * PIXELS);

const pointOf = ({ longitude, latitude, altitude_degrees }: MoonOverCity): Point => ({
  x: across(longitude),
  y: down(latitude),
  radius: Math.round((3 + Math.max(0, Math.min(12, altitude_degrees)) / 2) * 10) / 10,
});

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxOfPoint = ({ x, y, radius }: Point): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** Positions for a label around a point, best first. */
function placesFor({ x, y, radius }: Point, width: number): Label[] {
  const gap = radius + 4;
  const beside = (at: number, side: 1 | -1): Label => {
    const from = x + side * gap;
    const [left, right] = side === 1 ? [from, from + width] : [from - width, from];
    return {
      x: from,
      y: at + 4,
      side: side === 1 ? 'right' : 'left',
      left,
      right,
      top: at - LINE / 2,
      bottom: at + LINE / 2,
    };
  };
  const centred = (at: number): Label => ({
    x,
    y: at + 4,
    side: 'middle',
    left: x - width / 2,
    right: x + width / 2,
    top: at - LINE / 2,
    bottom: at + LINE / 2,
  });
  return [
    beside(y, 1),
    beside(y, -1),
    centred(y + gap + LINE / 2),
    centred(y - gap - LINE / 2),
    ...[LINE, -LINE].flatMap((step) => [beside(y + step, 1), beside(y + step, -1)]),
  ];
}

const isInside = ({ left, right }: Box): boolean => left >= 0 && right <= WIDTH;

/** Labels that cover no point and no other label, as far as there is space. */
function placed(points: readonly Point[], texts: readonly string[]): readonly Label[] {
  const taken: Box[] = points.map(boxOfPoint);
  return points.map((point, index) => {
    const places = placesFor(point, texts[index]!.length * LETTER);
    const label =
      places.find((place) => isInside(place) && !taken.some((box) => overlaps(box, place))) ?? places.find(isInside)!;
    taken.push(label);
    return label;
  });
}

/** A Persian text begins at its right end. */
const anchorOf = (language: Language, side: Label['side']): string =>
  side === 'middle' ? side : (side === 'right') === (language === 'en') ? 'start' : 'end';

/** @param outline of the country, longitude and latitude */
export function moonMap(language: Language, cities: readonly MoonOverCity[], outline: Outline): Html {
  const points = cities.map(pointOf);
  const name = (city: MoonOverCity) => said(language, 'name', city);
  const labels = placed(
    points,
    cities.map((city) => `${name(city)} ${altitudeText(language, city)}`),
  );
  return html`<svg class="moon-map" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${CRESCENT_TEXT[language].mapName}"><polygon points="${outline.map(([longitude, latitude]) => `${across(longitude)},${down(latitude)}`).join(' ')}"/>${cities.map(
    (city, index) => {
      const { x, y, radius } = points[index]!;
      const label = labels[index]!;
      return html`<circle cx="${x}" cy="${y}" r="${radius}"${city.lag_minutes < 0 && html` class="below"`}/><text x="${label.x}" y="${label.y}" text-anchor="${anchorOf(language, label.side)}">${name(city)} <tspan>${altitudeText(language, city)}</tspan></text>`;
    },
  )}</svg>`;
}
