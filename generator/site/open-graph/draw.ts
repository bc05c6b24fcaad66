/** Pictures for links and icons for home screens, drawn from SVG. */
import { Resvg } from '@resvg/resvg-js';
import { lastOf } from '#core/required.ts';
import { PICTURE_SIZE, PICTURED_PAGES, picturePath } from '#site/frame/head.build.ts';
import { FRAME_TEXT } from '#site/frame/text.ts';
import { iconSvg, token } from '#site/frame/tokens.build.ts';
import { DIRECTION, LANGUAGES, type Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { type Art, type Card, cardOf } from './cards.ts';

export interface Picture {
  /** from the root of the site */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The renderer cannot read the font files of the pages. */
const FONT_FILES = ['Regular', 'ExtraBold'].map((weight) => `node_modules/vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`);
const inLight = (name: string): string => token(name).light;
const [PAPER, PANEL, INK, SOFT] = [inLight('paper'), inLight('panel'), inLight('ink'), inLight('ink-soft')];
const [RULE, ACCENT, RED] = [inLight('rule'), inLight('accent'), inLight('red')];
const SUN = '#e3a008';
const ICON = iconSvg();
const ICON_SIZES = [180, 192, 512] as const;
/** Part of a maskable icon that every mask shows: a circle of 80 %. */
const SAFE_PART = 0.62;

/** Units of the drawing, whatever the size of the picture. */
const DRAWN = { width: 1200, height: 630 } as const;
const MARGIN = 72;
/** The art is a square, the words have the rest of the width. */
const ART = 420;
const WORDS = DRAWN.width - 3 * MARGIN - ART;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const innerSvg = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
const ICON_DRAWING = innerSvg(ICON);

interface TextStyle {
  readonly size: number;
  readonly colour: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isBold?: boolean;
}

/** The renderer sets every line from left to right; the embedding mark sets a Persian line from right to left. */
const embedded = (text: string): string => `\u202B${text}\u202C`;

const textAt = (
  content: string,
  x: number,
  y: number,
  { size, colour, anchor = 'middle', isBold = false }: TextStyle,
) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${isBold ? 800 : 400}" fill="${colour}" text-anchor="${anchor}">${escaped(
    /[\u0600-\u06FF]/.test(content) ? embedded(content) : content,
  )}</text>`;

/** Words in lines of at most a number of letters. */
function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Mean width of a bold letter in font sizes. */
const LETTER_WIDTH = 0.54;
const TITLE_SIZES = [104, 88, 72, 58, 48] as const;
const MAX_TITLE_LINES = 3;

/** The largest size in which a title takes at most three lines. */
function titleLines(title: string) {
  const fitting = TITLE_SIZES.map((size) => ({ size, lines: linesOf(title, WORDS / (size * LETTER_WIDTH)) }));
  const isWhole = ({ size, lines }: (typeof fitting)[number]) =>
    lines.length <= MAX_TITLE_LINES && lines.every((line) => line.length * size * LETTER_WIDTH <= WORDS);
  return fitting.find(isWhole) ?? lastOf(fitting);
}

/** A row from the start of the language's lines: `place` 0 is left in English and right in Persian. */
const placeIn = (language: Language, place: number, places: number): number =>
  DIRECTION[language] === 'ltr' ? place : places - 1 - place;

function monthArt(language: Language, { head, weeks }: Extract<Art, { kind: 'month' }>): string {
  const step = ART / 7;
  const x = (column: number) => (placeIn(language, column, 7) + 0.5) * step;
  const names = head.map((name, column) => textAt(name, x(column), 40, { size: 26, colour: SOFT }));
  const days = weeks.flatMap((week, row) =>
    week.map((day, column) =>
      day === undefined
        ? ''
        : textAt(day.text, x(column), 108 + row * 60, {
            size: 36,
            colour: day.isOff ? RED : INK,
            isBold: day.isOff,
          }),
    ),
  );
  return [...names, ...days].join('');
}

function yearArt(language: Language, { months }: Extract<Art, { kind: 'year' }>): string {
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

function leafArt({ weekday, day, month, isOff }: Extract<Art, { kind: 'leaf' }>): string {
  const colour = isOff ? RED : ACCENT;
  const middle = ART / 2;
  return `<rect x="20" y="0" width="380" height="420" rx="28" fill="${PAPER}" stroke="${RULE}" stroke-width="3"/>
<path d="M20 100V28a28 28 0 0 1 28-28h324a28 28 0 0 1 28 28v72z" fill="${colour}"/>
${textAt(weekday, middle, 66, { size: 44, colour: PAPER, isBold: true })}
${textAt(day, middle, 296, { size: 190, colour, isBold: true })}
${textAt(month, middle, 378, { size: 42, colour: INK })}`;
}

const SUN_ART = `<path d="M30 300a180 180 0 0 1 360 0" fill="none" stroke="${RULE}" stroke-width="6" stroke-dasharray="2 18" stroke-linecap="round"/>
<circle cx="300" cy="144" r="52" fill="${SUN}"/><path d="M0 300H420" stroke="${ACCENT}" stroke-width="8" stroke-linecap="round"/>`;

function artOf(language: Language, art: Art): string {
  switch (art.kind) {
    case 'month':
      return monthArt(language, art);
    case 'year':
      return yearArt(language, art);
    case 'leaf':
      return leafArt(art);
    case 'sun':
      return SUN_ART;
    case 'icon':
      return `<g transform="scale(${ART / 32})">${ICON_DRAWING}</g>`;
  }
}

function cardSvg(language: Language, page: string, { title, line, art }: Card): string {
  const { width, height } = DRAWN;
  const isPersian = language === 'fa';
  const start = isPersian ? width - MARGIN : MARGIN;
  const anchor = isPersian ? 'end' : 'start';
  const { name } = SITE_TEXT[language];
  const { tagline } = FRAME_TEXT[language];
  const { size, lines } = titleLines(title);
  const lineHeight = size * 1.25;
  const first = height / 2 - ((lines.length - 1) * lineHeight) / 2 + size / 4;
  const words = lines.map((each, index) =>
    textAt(each, start, first + index * lineHeight, { size, colour: INK, anchor, isBold: true }),
  );
  const under = linesOf(line, WORDS / (36 * 0.5)).map((each, index) =>
    textAt(each, start, first + (lines.length - 1) * lineHeight + 76 + index * 50, {
      size: 36,
      colour: SOFT,
      anchor,
    }),
  );
  const left = isPersian ? MARGIN : width - MARGIN - ART;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Vazirmatn">
<rect width="${width}" height="${height}" fill="${PANEL}"/>
<rect width="${width}" height="20" fill="${ACCENT}"/>
${textAt(page === '/' ? tagline : `${name} · ${tagline}`, start, 110, { size: 32, colour: ACCENT, anchor, isBold: true })}
${words.join('')}${under.join('')}
<g transform="translate(${left} 115)">${artOf(language, art)}</g>
</svg>`;
}

const render = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: 'Vazirmatn' },
    fitTo: { mode: 'width', value: width },
  })
    .render()
    .asPng();

/** The favicon on a plain background, for masks that cut the corners off. */
function maskable(): string {
  const margin = (32 * (1 - SAFE_PART)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${PANEL}"/><g transform="translate(${margin} ${margin}) scale(${SAFE_PART})">${ICON_DRAWING}</g></svg>`;
}

export function* openGraphPictures(): Generator<Picture> {
  for (const language of LANGUAGES) {
    for (const page of PICTURED_PAGES[language]) {
      const svg = cardSvg(language, page, cardOf(language, page));
      yield { path: picturePath(language, page), bytes: render(svg, PICTURE_SIZE.width) };
    }
  }
}

export function* icons(): Generator<Picture> {
  for (const size of ICON_SIZES) yield { path: `/icons/${size}.png`, bytes: render(ICON, size) };
  yield { path: '/icons/maskable-512.png', bytes: render(maskable(), 512) };
}
