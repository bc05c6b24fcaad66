/** Draws a card on a canvas: a page of a tear-off calendar in the size of a picture for a phone. */
import { lastOf } from '#core/required.ts';
import { language } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { ShareCard } from './card.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 70;
const BAND = 230;
const FOOT = 110;
const LINE_HEIGHT = 1.45;
/** Space above and below the digits of a figure, as a share of their size. */
const FIGURE_GAP = 0.12;
const PICTURE = { width: 429, height: 385 } as const;
const EDGE = 8;
/** Texts that do not fit are drawn smaller, step by step. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
/** A longer table has two columns of rows. */
const MAX_ROWS_OF_ONE = 16;

/** A colour of the page, as it is in the light. @param feast whose colour it is */
function tokenColour(name: string, feast = ''): string {
  const probe = document.createElement('span');
  probe.className = feast;
  probe.style.colorScheme = 'light';
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const PAPER = tokenColour('paper');
const INK = tokenColour('ink');
const SOFT = tokenColour('ink-soft');
const STRIPE = tokenColour('panel');
/** Colours of the calendar page. */
const COLOURS: Readonly<Record<ShareCard['colour'], string>> = {
  plain: tokenColour('accent'),
  red: tokenColour('red'),
  night: tokenColour('night'),
  nowruz: tokenColour('cloth', 'nowruz'),
  'sizdah-bedar': tokenColour('cloth', 'sizdah-bedar'),
  mehregan: tokenColour('cloth', 'mehregan'),
  yalda: tokenColour('cloth', 'yalda'),
};

interface TextBlock {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
}

interface Line extends TextBlock {
  readonly height: number;
  /** from the top of the line down to the middle of its letters */
  readonly middle: number;
}

/** A canvas with the fonts of the page. */
class Sheet {
  readonly canvas = document.createElement('canvas');
  readonly context = this.canvas.getContext('2d')!;
  readonly #family = getComputedStyle(document.body).fontFamily;

  constructor() {
    this.canvas.width = WIDTH;
    this.canvas.height = HEIGHT;
    this.context.direction = document.dir as CanvasDirection;
    this.context.textAlign = 'center';
    this.context.textBaseline = 'middle';
  }

  font(size: number, weight: number): void {
    this.context.font = `${weight} ${size}px ${this.#family}`;
  }

  /** Loads the letters of a text; without them the fonts of the machine are used. */
  async load(text: string): Promise<void> {
    const weights = [500, 700, 900].map((weight) => `${weight} 40px ${this.#family}`);
    await Promise.all(weights.map((font) => document.fonts.load(font, text))).catch(() => undefined);
  }

  fill(colour: string, top: number, height: number, left = 0, width = WIDTH): void {
    this.context.fillStyle = colour;
    this.context.fillRect(left, top, width, height);
  }

  /** Writes a text around a point; a text wider than `room` is drawn smaller. */
  write({ text, size, weight, colour }: TextBlock, x: number, y: number, room = WIDTH - 2 * MARGIN): void {
    this.context.fillStyle = colour;
    this.font(size, weight);
    const { width } = this.context.measureText(text);
    if (width > room) this.font((size * room) / width, weight);
    this.context.fillText(text, x, y);
  }

  /** Breaks a text into lines between words. */
  wrapped(block: TextBlock): Line[] {
    this.font(block.size, block.weight);
    const lines: string[] = [];
    for (const word of block.text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.context.measureText(longer).width <= WIDTH - 2 * MARGIN)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const height = block.size * LINE_HEIGHT;
    return lines.map((text) => ({ ...block, text, height, middle: height / 2 }));
  }

  /** One line, as high as its digits are. */
  figure(block: TextBlock): Line {
    this.font(block.size, block.weight);
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = this.context.measureText(block.text);
    const gap = block.size * FIGURE_GAP;
    return { ...block, height: above + below + 2 * gap, middle: above + gap };
  }
}

function blocksOf({ colour, figure, title, lines = [], notes = [] }: ShareCard, scale: number): TextBlock[] {
  const ink = COLOURS[colour];
  return [
    ...(figure === undefined ? [] : [{ text: figure, size: 380 * scale, weight: 800, colour: ink }]),
    { text: title, size: 92 * scale, weight: 800, colour: INK },
    ...lines.map((text) => ({ text, size: 62 * scale, weight: 700, colour: ink })),
    ...notes.map((text) => ({ text, size: 46 * scale, weight: 500, colour: SOFT })),
  ];
}

/** Writes the texts in the middle of the room between `top` and `bottom`. */
function writeTexts(sheet: Sheet, card: ShareCard, top: number, bottom: number): void {
  const room = bottom - top;
  const layouts = SCALES.map((scale) =>
    blocksOf(card, scale).flatMap((block) => (block.text === card.figure ? sheet.figure(block) : sheet.wrapped(block))),
  );
  const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);
  const lines = layouts.find((each) => heightOf(each) <= room) ?? lastOf(layouts);
  let y = top + Math.max(0, (room - heightOf(lines)) / 2);
  for (const line of lines) {
    sheet.write(line, WIDTH / 2, y + line.middle);
    y += line.height;
  }
}

/** Draws the rows of a table below `top`, the first column at the side where reading begins. */
function drawTable(sheet: Sheet, { colour, table }: ShareCard, top: number): void {
  const { heads, rows } = table!;
  const halves = rows.length > MAX_ROWS_OF_ONE ? 2 : 1;
  const perHalf = Math.ceil(rows.length / halves);
  const gap = 40;
  const width = (WIDTH - MARGIN - (halves - 1) * gap) / halves;
  const height = Math.min(76, (HEIGHT - FOOT - top) / (perHalf + 1));
  const isRtl = document.dir === 'rtl';
  const parts = heads.map((head, column) =>
    Math.max(...[head, ...rows.map((row) => row[column]!)].map((cell) => cell.length + 2)),
  );
  const whole = parts.reduce((sum, part) => sum + part, 0);
  for (let half = 0; half < halves; half += 1) {
    const start = MARGIN / 2 + half * (width + gap);
    [heads, ...rows.slice(half * perHalf, (half + 1) * perHalf)].forEach((row, index) => {
      const y = top + index * height;
      if (index % 2 === 1) sheet.fill(STRIPE, y, height, isRtl ? WIDTH - start - width : start, width);
      let before = 0;
      row.forEach((text, column) => {
        const cell = (width * parts[column]!) / whole;
        const x = start + before + cell / 2;
        before += cell;
        const ink = index === 0 ? COLOURS[colour] : INK;
        sheet.write(
          { text, size: height * 0.52, weight: index === 0 ? 700 : 500, colour: ink },
          isRtl ? WIDTH - x : x,
          y + height / 2,
          cell - 8,
        );
      });
    });
  }
}

/** The picture of a feast as on its page: things on the edge of a table, before the sky, and the cloth below. */
async function drawPicture(sheet: Sheet, feast: string, top: number): Promise<void> {
  const image = new Image();
  image.src = `/feasts/${feast}.svg`;
  await image.decode();
  sheet.fill(tokenColour('sky', feast), top, PICTURE.height);
  sheet.context.drawImage(image, (WIDTH - PICTURE.width) / 2, top, PICTURE.width, PICTURE.height);
  sheet.fill(tokenColour('cloth', feast), HEIGHT - FOOT, FOOT);
  sheet.fill(tokenColour('edge', feast), HEIGHT - FOOT, EDGE);
}

/** @returns a PNG of 1080 × 1350 pixels. @throws {Error} if the picture of a feast cannot be loaded */
export async function drawCard(card: ShareCard): Promise<Blob> {
  const sheet = new Sheet();
  const { head, colour, picture, table } = card;
  const foot = `${SITE_TEXT[language].name} · ${location.host}`;
  await sheet.load(JSON.stringify(card) + foot);
  sheet.fill(PAPER, 0, HEIGHT);
  sheet.fill(COLOURS[colour], 0, BAND);
  sheet.write({ text: head, size: 96, weight: 800, colour: PAPER }, WIDTH / 2, BAND / 2 + 6);
  const bottom = HEIGHT - FOOT - (picture ? PICTURE.height : 0);
  if (table) {
    const titleBottom = BAND + 120;
    writeTexts(sheet, card, BAND, titleBottom);
    drawTable(sheet, card, titleBottom);
  } else writeTexts(sheet, card, BAND, bottom);
  sheet.fill(COLOURS[colour], HEIGHT - 14, 14);
  if (picture) await drawPicture(sheet, picture, bottom);
  sheet.write({ text: foot, size: 34, weight: 500, colour: picture ? PAPER : SOFT }, WIDTH / 2, HEIGHT - FOOT / 2);
  return new Promise((resolve, reject) =>
    sheet.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  );
}
