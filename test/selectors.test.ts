/** Whatever a page script selects, some file of the site writes: a class or a data name that is gone selects nothing. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SITE = fileURLToPath(new URL('../src/site', import.meta.url));
const sources = globSync('**/*.{ts,astro}', { cwd: SITE }).map((path) => readFileSync(`${SITE}/${path}`, 'utf8'));

/** Calls that take a selector, with the selector itself: in quotes, or a template. */
const SELECTIONS = /\b(?:querySelector(?:All)?|closest|matches|element)(?:<[^>(]*>)?\(\s*(['"`])(.*?)\1/gs;
/** Calls that take the name of a part. */
const PARTS = /\b(?:part|print|Part)\(\s*'([\w-]+)'/g;
/** Values of a template stand for names that this test cannot know. */
const withoutValues = (selector: string): string => selector.replace(/\$\{[^}]*\}/g, '');

const written = sources.map((source) => source.replace(SELECTIONS, '').replace(PARTS, '')).join('\n');
const isWritten = (name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(written);

/** `data-away` is also written by `dataset.away`. */
const isDataWritten = (name: string): boolean => {
  const key = name.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return isWritten(name) || isWritten(`dataset.${key} =`);
};

const selectors = sources.flatMap((source) =>
  [...source.matchAll(SELECTIONS)].map(([, , selector]) => withoutValues(selector!)),
);
const named = (pattern: RegExp): string[] => [
  ...new Set(selectors.flatMap((selector) => [...selector.matchAll(pattern)].map(([, name]) => name!))),
];

test('every class', () => {
  const classes = named(/\.([a-z][\w-]*)/g);
  expect(classes.length).toBeGreaterThan(20);
  expect(classes.filter((name) => !isWritten(name))).toEqual([]);
});

test('every data attribute', () => {
  const names = named(/\[(data-[\w-]+)/g);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !isDataWritten(name))).toEqual([]);
});

test('every part', () => {
  const names = new Set(sources.flatMap((source) => [...source.matchAll(PARTS)].map(([, name]) => name!)));
  expect(names.size).toBeGreaterThan(50);
  const isPart = (name: string): boolean => new RegExp(`(?:data-part|name)=["']${name}["']|'${name}'`).test(written);
  expect([...names].filter((name) => !isPart(name))).toEqual([]);
});
