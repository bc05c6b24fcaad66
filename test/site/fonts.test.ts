/** Each font contains every letter of its language's pages. */
import { globSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { FONT_LETTERS } from '#generator/site/font-letters.ts';

const dist: string = inject('dist');
const files = globSync('**/*.html', { cwd: dist });
const isEnglish = (file: string) => file === 'en.html' || file.startsWith('en/');
/** Text between tags, without code, which uses another font. */
const textOf = (file: string) =>
  readFileSync(`${dist}/${file}`, 'utf8')
    .replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '');
const lettersIn = (pages: readonly string[]) => new Set(pages.flatMap((file) => [...new Set(textOf(file))]));

test('Persian pages', () => {
  const missing = [...lettersIn(files.filter((file) => !isEnglish(file)))].filter(
    (letter) => /[\p{Script=Arabic}۰-۹«»]/u.test(letter) && !FONT_LETTERS.fa.includes(letter),
  );
  expect(missing).toEqual([]);
});

test('English pages', () => {
  const missing = [...lettersIn(files.filter(isEnglish))].filter(
    (letter) =>
      /[\p{Script=Latin}\p{Nd}]/u.test(letter) && /[^\u06F0-\u06F9]/.test(letter) && !FONT_LETTERS.en.includes(letter),
  );
  expect(missing).toEqual([]);
});
