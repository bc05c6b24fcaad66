/** `npx tsx generator/site/fonts.ts`: subsets of Vazirmatn with the letters and weights that the pages use, one file a language. Run it when the letters change. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FONT_LETTERS } from './font-letters.ts';

const FOLDER = 'src/site/frame/fonts';
const WEIGHTS = { min: 400, max: 800 };
/**
 * OpenType features of the browsers' defaults that change a text of the pages; glyphs of other features are dropped.
 * Browsers place the few marks well without `mark`, which takes a tenth of the file.
 */
const FEATURES = ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'calt', 'liga', 'kern'];

const whole = readFileSync(fileURLToPath(import.meta.resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf')));

mkdirSync(FOLDER, { recursive: true });
for (const [name, letters] of Object.entries(FONT_LETTERS)) {
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    // English pages also use figures of equal width.
    keepFeatures: name === 'en' ? [...FEATURES, 'tnum'] : FEATURES,
  });
  const path = `${FOLDER}/vazirmatn-${name}.woff2`;
  writeFileSync(path, cut);
  console.log(`${path}: ${cut.length} bytes`);
}
