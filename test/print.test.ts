/** Page scripts change what a page says by `print` alone, so that a view or a text is all that they can write. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everything in the DOM that changes or moves content. Classes, attributes and `hidden` are states, not content. */
const WRITES =
  /\.(?:textContent|innerHTML|outerHTML|innerText) = |(?<!classList)\.(?:insertAdjacent\w+|append|prepend|before|after|replaceChildren|replaceWith|remove|appendChild|insertBefore)\(|\bcreateElement\(|\bnew Option\(/g;

/** Scripts that do more, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'calendar/month/browser.ts': "sorts the reader's own dates into the list of the month",
  'day/browser.ts': 'creates the dialog of the day, and places it',
  'holidays/browser.ts': 'moves the rows of holidays that are over to their fold',
  'kit/save.browser.ts': 'a link that saves a file',
  'kit/page.browser.ts': 'print itself',
  'kit/style.browser.ts': 'adds a style sheet to the head',
  'share-card/draw.browser.ts': 'a canvas, which is not part of the page',
  'my-dates/in-grid.browser.ts': "marks the reader's own dates, which no build knows, in grids of any page",
  'subscribe/browser.ts': "moves the guide of the reader's app before the others",
};

const SITE = new URL('../src/site/', import.meta.url);
const scripts = globSync('**/{browser,*.browser}.ts', { cwd: SITE });

test('page scripts write by print alone', () => {
  const writing = scripts.filter((path) => readFileSync(new URL(path, SITE), 'utf8').match(WRITES));
  expect(writing.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  expect(scripts.length).toBeGreaterThan(40);
});
