/**
 * Plots as inline SVG. Across they are measured in per cent of the width and down in pixels, so that the letters keep their
 * size on a narrow screen. Time runs to the right in both languages.
 */
import { type Html, html } from '#site/kit/html.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Series {
  /** class of its marks and lines */
  readonly name: string;
  readonly points: readonly Point[];
  /** lines from point to point, or from the zero line to each point */
  readonly lines: 'between' | 'from-zero';
}

interface Tick {
  readonly at: number;
  readonly label: string;
}

interface Plot {
  /** description of the chart for screen readers */
  readonly label: string;
  readonly series: readonly Series[];
  /** least and greatest value on each axis */
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
}

const HEIGHT = 240;
const TOP = 12;
const BOTTOM = 28;
const LEFT_PERCENT = 9;
const RIGHT_PERCENT = 3;
const MARK_RADIUS = 3.5;

export function plot({ label, series, x, y, xTicks, yTicks }: Plot): Html {
  const across = (value: number) =>
    `${(LEFT_PERCENT + ((value - x[0]) / (x[1] - x[0])) * (100 - LEFT_PERCENT - RIGHT_PERCENT)).toFixed(2)}%`;
  const down = (value: number) =>
    (HEIGHT - BOTTOM - ((value - y[0]) / (y[1] - y[0])) * (HEIGHT - TOP - BOTTOM)).toFixed(1);

  const line = (name: string, from: Point, to: Point) =>
    html`<line class="${name}" x1="${across(from.x)}" y1="${down(from.y)}" x2="${across(to.x)}" y2="${down(to.y)}"/>`;
  const lines = ({ name, points, lines: kind }: Series) =>
    kind === 'between'
      ? points.slice(1).map((point, index) => line(name, points[index]!, point))
      : points.map((point) => line(name, { x: point.x, y: 0 }, point));
  const marks = ({ name, points }: Series) =>
    points.map(
      (point) => html`<circle class="${name}" cx="${across(point.x)}" cy="${down(point.y)}" r="${MARK_RADIUS}"/>`,
    );

  return html`<svg class="plot" role="img" aria-label="${label}" width="100%" height="${HEIGHT}">
${yTicks.map(({ at, label: text }) => [
  html`<line class="grid" x1="${LEFT_PERCENT}%" x2="${100 - RIGHT_PERCENT}%" y1="${down(at)}" y2="${down(at)}"/>`,
  html`<text class="y" x="${LEFT_PERCENT - 1.5}%" y="${down(at)}" dy="0.35em">${text}</text>`,
])}
${xTicks.map(({ at, label: text }) => html`<text class="x" x="${across(at)}" y="${HEIGHT - 6}">${text}</text>`)}
${series.map((each) => [lines(each), marks(each)])}
</svg>`;
}
