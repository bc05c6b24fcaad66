/** In the list of a month the sign of a day that may move stands at Islamic occasions only. */
import { expect, test } from 'vitest';
import { fromIsoDate } from '#core/gregorian.ts';
import { monthPage } from '#site/calendar/month/page.view.ts';
import { monthGrid } from '#site/data/answers.build.ts';

const ROWS = String(monthPage('en', monthGrid(1406, 3), fromIsoDate('2026-11-21')))
  .split('class="known-days"')[1]!
  .split('</ol>')[0]!
  .split('<li');

test.each([
  ['15 Khordad', false],
  ['Eid al-Ghadir', true],
])('Khordad 1406: %s', (title, mayMove) => {
  expect(ROWS.find((row) => row.includes(title))?.includes('may-move')).toBe(mayMove);
});
