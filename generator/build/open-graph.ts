/** Pictures for links and icons for home screens, drawn from SVG. */
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { OPEN_GRAPH_CARDS, OPEN_GRAPH_SIZE, type OpenGraphCard, openGraphPath } from '#site/frame/open-graph.ts';
import { LANGUAGES, type Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

export interface Picture {
  /** from the root of the site */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The renderer cannot read the font files of the pages. */
const FONT_FILES = ['Regular', 'ExtraBold'].map((weight) => `node_modules/vazirmatn/fonts/ttf/Vazirmatn-${weight}.ttf`);
const COLOURS = { paper: '#ffffff', panel: '#f4f7f6', ink: '#14201f', soft: '#4f5d5b', rule: '#d5dddb' } as const;
const ACCENT = '#0b615f';
const RED = '#b3121d';
const ICON = 'public/favicon.svg';
const ICON_SIZES = [180, 192, 512] as const;
/** Part of a maskable icon that every mask shows: a circle of 80 %. */
const SAFE_PART = 0.62;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A month of small boxes, Fridays red and one day marked. @param direction 1 where weeks run to the right */
function monthOfBoxes(x: number, y: number, direction: 1 | -1): string {
  const [step, edge, columns, rows, marked] = [56, 44, 7, 5, 17];
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const left = direction === 1 ? x + column * step : x + (columns - 1 - column) * step;
    const top = y + Math.floor(index / columns) * step;
    const fill = index === marked ? ACCENT : column === columns - 1 ? RED : COLOURS.rule;
    return `<rect x="${left}" y="${top}" width="${edge}" height="${edge}" rx="3" fill="${fill}"/>`;
  }).join('');
}

function cardSvg({ title, line, section }: OpenGraphCard, language: Language): string {
  const { width, height } = OPEN_GRAPH_SIZE;
  const isPersian = language === 'fa';
  const margin = 72;
  const start = isPersian ? width - margin : margin;
  const text = (content: string, y: number, size: number, weight: number, colour: string) =>
    `<text x="${start}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${isPersian ? 'end' : 'start'}">${escaped(content)}</text>`;
  const { name, tagline } = SITE_TEXT[language];
  const boxes = monthOfBoxes(isPersian ? margin : width - margin - 380, 130, isPersian ? -1 : 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Vazirmatn">
<rect width="${width}" height="${height}" fill="${COLOURS.paper}"/>
<rect width="${width}" height="28" fill="${ACCENT}"/>
${boxes}
${text(title[language], 440, 84, 800, COLOURS.ink)}
${text(line[language], 506, 38, 400, COLOURS.soft)}
${text(section === 'home' ? tagline : `${name} · ${tagline}`, 576, 28, 800, ACCENT)}
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
function maskable(icon: string): string {
  const inner = icon.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  const margin = (32 * (1 - SAFE_PART)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${COLOURS.panel}"/><g transform="translate(${margin} ${margin}) scale(${SAFE_PART})">${inner}</g></svg>`;
}

export function* openGraphPictures(): Generator<Picture> {
  for (const card of OPEN_GRAPH_CARDS) {
    for (const language of LANGUAGES) {
      yield {
        path: openGraphPath(language, card),
        bytes: render(cardSvg(card, language), OPEN_GRAPH_SIZE.width),
      };
    }
  }
}

export function* icons(): Generator<Picture> {
  const icon = readFileSync(ICON, 'utf8');
  for (const size of ICON_SIZES) yield { path: `/icons/${size}.png`, bytes: render(icon, size) };
  yield { path: '/icons/maskable-512.png', bytes: render(maskable(icon), 512) };
}
