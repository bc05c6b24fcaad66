/** What the page of a year says of its own list. */
import { expect, test } from 'vitest';
import { confidenceOf } from '#site/holidays/build.ts';

test('a year before the Revolution names what it holds back, days of one title apart', () => {
  const { level, doubtful, heldBack } = confidenceOf('fa', 1353);
  expect(level).toBe('low');
  expect(doubtful).toContain('عید نوروز (۲ فروردین)');
  expect(heldBack).toEqual(expect.arrayContaining(['عید نوروز (۳ فروردین)', 'عید نوروز (۴ فروردین)', 'تاسوعای حسینی']));
  expect(confidenceOf('en', 1353).heldBack).toContain("Tasu'a");
});

test('a year of today has nothing to name', () => {
  expect(confidenceOf('en', 1405)).toEqual({ level: 'high', doubtful: [], heldBack: [] });
});
