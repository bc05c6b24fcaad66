import { expect, test } from 'vitest';
import { houseNames } from '#generator/docs/names.ts';

/** The word is put in here, so that the check does not find it in this file. */
const WORDS = ['door', 'desk', 'gate', 'shell', 'cohort', 'siege', 'neighbours', 'leaf', 'pace', 'kept'];

test.each(WORDS)('a name with %s is refused', (word) => {
  const upper = `${word[0]!.toUpperCase()}${word.slice(1)}`;
  expect(houseNames('src/a.ts', `const ${word} = 1;`)).toEqual([word]);
  expect(houseNames('src/a.ts', `  readonly ${word}?: true;\n  ${word}: { fa: '' },`)).toEqual([word]);
  expect(houseNames('src/a.ts', `list.map(({ ${word} }) => 1)`)).toEqual([word]);
  expect(houseNames('src/a.ts', `return is${upper}(path);`)).toEqual([`is${upper}`]);
  expect(houseNames('src/a.css', `.${word} {\n}\n.${word}-day {\n}`)).toEqual([`${word}-day`, word]);
  expect(houseNames(`src/${word}.browser.ts`, '')).toEqual([`${word}.browser.ts`]);
});

test.each(WORDS)('%s in a comment or a sentence is allowed', (word) => {
  expect(houseNames('src/a.ts', `/** const ${word} */\n// ${word}:\n`)).toEqual([]);
  expect(houseNames('src/a.ts', `test('what is ${word}, and ${word}: all', () => {});`)).toEqual([]);
});

test('terms of the field are allowed', () => {
  const text = "const gateway = { whitespace: 1, outdoors: 2 };\nconst PATH = 'chromium-headless-shell';";
  expect(houseNames('src/server/gateway.ts', text)).toEqual([]);
});
