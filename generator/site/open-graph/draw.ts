/** Pictures for links and icons for home screens, drawn from SVG. */
import { Resvg } from '@resvg/resvg-js';
import { lastOf } from '#core/required.ts';
import { PICTURE_SIZE, PICTURED_PAGES, picturePath } from '#site/frame/head.build.ts';
import { FRAME_TEXT } from '#site/frame/text.ts';
import { LANGUAGES, type Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { ACCENT, ART, ICON, ICON_DRAWING, INK, PANEL, SOFT, textAt } from './art.ts';
import { type Card, cardOf } from './cards.ts';

export interface Picture {
  /** from the root of the site */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The renderer cannot read the font files of the pages. */
const FONT_FILES = ['Regular', 'ExtraBold'].map((weight) => `node_modules/vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`);
const ICON_SIZES = [180, 192, 512] as const;
/** Part of a maskable icon that every mask shows: a circle of 80 %. */
const SAFE_PART = 0.62;

/** Units of the drawing, whatever the size of the picture. */
const DRAWN = { width: 1200, height: 630 } as const;
const MARGIN = 72;
/** The art is a square, the words have the rest of the width. */
const WORDS = DRAWN.width - 3 * MARGIN - ART;

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
<g transform="translate(${left} 115)">${art}</g>
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
