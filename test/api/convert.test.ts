import { expect, test } from 'vitest';
import { get } from '../support/service.ts';

interface Converted {
  [calendar: string]: { year: number; month: number; day: number; weekday_en: string; estimate?: boolean };
}
const text = (date: Converted[string] | undefined) => `${date?.year}-${date?.month}-${date?.day}`;

test.each([
  ['sh 1357-11-22', '1979-2-11', '1399-3-13', '2537-11-22', 'Sunday', false],
  ['gregorian 2026-11-21', '2026-11-21', '1448-6-11', '2585-8-30', 'Saturday', false],
  ['hijri 1446-10-1', '2025-3-31', '1446-10-1', '2584-1-11', 'Monday', false],
  ['hijri 1448-10-29', '2027-4-7', '1448-10-29', '2586-1-18', 'Wednesday', false],
  ['hijri 1448-11-1', '2027-4-8', '1448-11-1', '2586-1-19', 'Thursday', true],
  ['pahlavi 2535-1-1', '1976-3-21', '1396-3-20', '2535-1-1', 'Sunday', false],
  ['sh 1-1-1', '622-3-22', '0-8-30', '1181-1-1', 'Friday', true],
  ['sh 3000-12-30', '3622-3-20', '3092-9-24', '4180-12-30', 'Sunday', true],
] as const)('%s', (input, gregorian, hijri, pahlavi, weekday, estimate) => {
  const [from, date] = input.split(' ');
  const [year, month, day] = date!.split('-');
  const answer = get('/convert', { from: from!, year: year!, month: month!, day: day! });
  expect(text(answer.gregorian)).toBe(gregorian);
  expect(text(answer.hijri)).toBe(hijri);
  expect(text(answer.pahlavi)).toBe(pahlavi);
  expect(answer.sh!.weekday_en).toBe(weekday);
  expect(answer.hijri!.estimate).toBe(estimate);
});

test('signs belong to the Persian date, whatever the input', () => {
  // 20 March 2026 was the last day of the year of the snake.
  const answer = get('/convert', 'from=gregorian&year=2026&month=3&day=20');
  expect(answer.zodiac).toEqual({ symbol: '♓', name_fa: 'حوت', name_en: 'Pisces' });
  expect(answer.animal_year).toEqual({ name_fa: 'مار', name_en: 'Snake' });
});
