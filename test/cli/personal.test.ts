/** `salnama personal`: a list in, a calendar file out. */
import { expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { PLAIN } from '../../src/cli/style.ts';
import { expectWellFormed } from '../api/calendar-bytes.ts';
import { NOW } from '../service.ts';

const ask = (list: string, ...words: string[]) =>
  run(['personal', ...words], { now: NOW, language: 'en', style: PLAIN, version: '0', readText: () => list });

test('a list becomes a calendar file of fifty years', () => {
  const { code, text } = ask('title,month,day\nAli,12,30\n', 'list.csv');
  expect(code).toBe(0);
  expectWellFormed(`${text}\n`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(50);
});

test('a bad row is told by its line, wrong usage by the right one', () => {
  expect(ask('title,month,day\nAli,13,30\n', 'list.csv')).toEqual({
    code: 1,
    text: 'salnama: list.csv: line 2: month: "13" is not allowed; give a whole number from 1 to 12',
  });
  expect(ask('').code).toBe(2);
  expect(ask('', '--help')).toMatchObject({ code: 0, text: expect.stringContaining('LIST.csv') });
});
