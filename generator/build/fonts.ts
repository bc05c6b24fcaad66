/** `npm run fonts`: Vazirmatn cut to the letters and weights that the pages use, one file a language. Run after a change of the letters. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { LANGUAGES } from '#site/frame/language.ts';
import { FONT_LETTERS } from './font-letters.ts';

const FOLDER = 'src/site/frame/fonts';
const WEIGHTS = { min: 400, max: 900 };

const whole = readFileSync(fileURLToPath(import.meta.resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf')));

mkdirSync(FOLDER, { recursive: true });
for (const language of LANGUAGES) {
  const cut = await subsetFont(whole, FONT_LETTERS[language], {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  const path = `${FOLDER}/vazirmatn-${language}.woff2`;
  writeFileSync(path, cut);
  console.log(`${path}: ${cut.length} bytes`);
}
