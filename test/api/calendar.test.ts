/** The month grid: its hijri and Gregorian spans, and the limits of its range. */
import { expect, test } from 'vitest';
import { get } from '../support/service.ts';

const grid = (year: number, month: number) => get('/calendar', { year, month });

test.each([
  [1404, 1, 'March – April 2025', 'رمضان – شوال ۱۴۴۶'],
  // Rajab 1447 began and ended with Dey 1404.
  [1404, 10, 'December 2025 – January 2026', 'رجب ۱۴۴۷'],
  [1404, 4, 'June – July 2025', 'ذی‌الحجه ۱۴۴۶ – محرم ۱۴۴۷'],
  [1405, 1, 'March – April 2026', 'شوال – ذی‌القعده ۱۴۴۷'],
  [1405, 8, 'October – November 2026', 'جمادی‌الاول – جمادی‌الثانی ۱۴۴۸'],
] as const)('spans of %i/%i', (year, month, gregorianSpan, hijriSpan) => {
  const { gregorian_span, hijri_span } = grid(year, month);
  expect(gregorian_span).toBe(gregorianSpan);
  expect(hijri_span).toBe(hijriSpan);
});

test('a month that touches three hijri months names all three, in any year', () => {
  let threes = 0;
  let acrossYears = 0;
  for (let year = 1380; year <= 1420; year++) {
    for (let month = 1; month <= 6; month++) {
      const { calendar } = get('/calendar', { year, month });
      const hijri = calendar.flat().flatMap((cell) => (cell.is_current_month ? [cell.hijri] : []));
      const months = [...new Map(hijri.map((date) => [date.year * 12 + date.month, date])).values()];
      const persianDigits = (number: number) => String(number).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);
      const oneYear = months.every((date) => date.year === months[0]!.year);
      const { hijri_span } = grid(year, month);
      for (const { month_name_fa } of months) expect(hijri_span).toContain(month_name_fa);
      expect(hijri_span.split(' – ')).toHaveLength(months.length);
      expect(hijri_span.match(/[۰-۹]+/g)).toEqual([...new Set(months.map((date) => persianDigits(date.year)))]);
      threes += Number(months.length === 3);
      acrossYears += Number(!oneYear);
    }
  }
  expect(threes).toBeGreaterThan(0);
  expect(acrossYears).toBeGreaterThan(0);
});

test('names of the month', () => {
  expect(grid(1405, 8)).toMatchObject({ month_name_fa: 'آبان', month_name_en: 'Aban' });
});
