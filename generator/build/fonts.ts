/** `npm run fonts`: subsets of Vazirmatn with the letters and weights that the pages use, one file a language. Run it when the letters change. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type InLanguages, LANGUAGES } from '#site/frame/language.ts';
import { FONT_LETTERS } from './font-letters.ts';

const FOLDER = 'src/site/frame/fonts';
const WEIGHTS = { min: 400, max: 900 };
/** OpenType features, the browsers' defaults; glyphs of other features are dropped. */
const FEATURES = [
  ...['ccmp', 'locl', 'isol', 'init', 'medi', 'fina', 'rlig', 'calt', 'clig', 'liga'],
  ...['mark', 'mkmk', 'kern'],
];
/** English pages also use figures of equal width. */
const FEATURES_OF: InLanguages<readonly string[]> = { fa: FEATURES, en: [...FEATURES, 'tnum'] };

const whole = readFileSync(fileURLToPath(import.meta.resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf')));

mkdirSync(FOLDER, { recursive: true });
for (const language of LANGUAGES) {
  const cut = await subsetFont(whole, FONT_LETTERS[language], {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: [...FEATURES_OF[language]],
  });
  const path = `${FOLDER}/vazirmatn-${language}.woff2`;
  writeFileSync(path, cut);
  console.log(`${path}: ${cut.length} bytes`);
}
