/** Drawings of the pictures for links, as SVG: a month, a year, a sheet of a calendar, the Sun, the icon. */
import { iconSvg, token } from '#site/frame/tokens.build.ts';
import { DIRECTION, type Language } from '#site/kit/language.ts';

const inLight = (name: string): string => token(name).light;
export const [PAPER, PANEL, INK, SOFT] = [inLight('paper'), inLight('panel'), inLight('ink'), inLight('ink-soft')];
export const [RULE, ACCENT, RED] = [inLight('rule'), inLight('accent'), inLight('red')];
const SUN = '#e3a008';
export const ICON = iconSvg();
/** The content of the icon, without its `<svg>` element. */
export const ICON_DRAWING = ICON.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');

/** Width and height of a drawing. */
export const ART = 420;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface TextStyle {
  readonly size: number;
  readonly colour: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isBold?: boolean;
}

/** The renderer sets every line from left to right; the embedding mark sets a Persian line from right to left. */
const embedded = (text: string): string => `\u202B${text}\u202C`;

export const textAt = (
  content: string,
  x: number,
  y: number,
  { size, colour, anchor = 'middle', isBold = false }: TextStyle,
): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${isBold ? 800 : 400}" fill="${colour}" text-anchor="${anchor}">${escaped(
    /[\u0600-\u06FF]/.test(content) ? embedded(content) : content,
  )}</text>`;

/** A row from the start of the language's lines: `place` 0 is left in English and right in Persian. */
const placeIn = (language: Language, place: number, places: number): number =>
  DIRECTION[language] === 'ltr' ? place : places - 1 - place;

interface Day {
  readonly text: string;
  readonly isOff: boolean;
}

/** @param weeks from Saturday; undefined outside the month */
export function monthArt(
  language: Language,
  head: readonly string[],
  weeks: readonly (readonly (Day | undefined)[])[],
): string {
  const step = ART / 7;
  const x = (column: number) => (placeIn(language, column, 7) + 0.5) * step;
  const names = head.map((name, column) => textAt(name, x(column), 40, { size: 26, colour: SOFT }));
  const dayAt = ({ text, isOff }: Day, row: number, column: number) =>
    textAt(text, x(column), 108 + row * 60, { size: 36, colour: isOff ? RED : INK, isBold: isOff });
  const days = weeks.flatMap((week, row) => week.map((day, column) => (day ? dayAt(day, row, column) : '')));
  return [...names, ...days].join('');
}

/** @param months for each whether each of its days is off */
export function yearArt(language: Language, months: readonly (readonly boolean[])[]): string {
  const [step, height] = [ART / 31, ART / 12];
  return months
    .flatMap((days, month) =>
      days.map((isOff, day) => {
        const x = (placeIn(language, day, 31) + 0.5) * step;
        return `<circle cx="${x.toFixed(1)}" cy="${(month + 0.5) * height}" r="${isOff ? 6 : 4}" fill="${isOff ? RED : RULE}"/>`;
      }),
    )
    .join('');
}

interface Leaf extends Day {
  readonly weekday: string;
  readonly month: string;
}

/** A sheet of a tear-off calendar. */
export function leafArt({ weekday, text, month, isOff }: Leaf): string {
  const colour = isOff ? RED : ACCENT;
  const middle = ART / 2;
  return `<rect x="20" y="0" width="380" height="420" rx="28" fill="${PAPER}" stroke="${RULE}" stroke-width="3"/>
<path d="M20 100V28a28 28 0 0 1 28-28h324a28 28 0 0 1 28 28v72z" fill="${colour}"/>
${textAt(weekday, middle, 66, { size: 44, colour: PAPER, isBold: true })}
${textAt(text, middle, 296, { size: 190, colour, isBold: true })}
${textAt(month, middle, 378, { size: 42, colour: INK })}`;
}

export const SUN_ART = `<path d="M30 300a180 180 0 0 1 360 0" fill="none" stroke="${RULE}" stroke-width="6" stroke-dasharray="2 18" stroke-linecap="round"/>
<circle cx="300" cy="144" r="52" fill="${SUN}"/><path d="M0 300H420" stroke="${ACCENT}" stroke-width="8" stroke-linecap="round"/>`;

export const ICON_ART = `<g transform="scale(${ART / 32})">${ICON_DRAWING}</g>`;
