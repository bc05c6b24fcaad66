/**
 * Regular expressions of the service take linear time: a client that sends long texts must not stop it. Only those written
 * as literals are tried one by one. `src/understand` makes others from its words: the questions that it reads are tried.
 */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { understand } from '#understand/questions.ts';
import { MAX_SEARCH_LETTERS } from '#understand/search.ts';
import { almanac } from '../support/service.ts';

const FILES = 'src/{api,core,mcp,server,understand}/**/*.ts';
/** They read the operator's settings and the files of the build. */
const TRUSTED = ['src/server/settings.ts', 'src/server/public-address.ts'];
/** Half of the longest request line that the server takes. A quadratic match takes about a second, a linear one a millisecond. */
const LETTERS = 32_768;
const MAX_MS = 200;

/** Regular expressions written in the source, as `file:line` and text. */
function regexesIn(file: string): [place: string, regex: RegExp][] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: [string, RegExp][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = source.getLineAndCharacterOfPosition(node.pos).line + 1;
      found.push([`${file}:${line} ${node.text}`, new RegExp(node.text.slice(1, end), node.text.slice(end + 1))]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Beginnings of what the service reads, each followed by one letter many times. */
const BEGINNINGS = ['', '/', 'GET /', 'bytes=', '"', 'app:', 'text/', 'https://', '1405-01-01'];
const ENDS = ['', ' ', '!', '\u0000'];
const ATTACKS = BEGINNINGS.flatMap((start) =>
  [...' a0/-.%,;=:"\x80\nآ'].flatMap((letter) => ENDS.map((end) => start + letter.repeat(LETTERS) + end)),
);

const REGEXES = globSync(FILES, { exclude: TRUSTED }).flatMap(regexesIn);

function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user / 1000;
}

test('the texts find a quadratic expression', () => {
  expect(REGEXES.length).toBeGreaterThan(50);
  const quadratic = /\/+$/;
  expect(ATTACKS.some((text) => timeOf(() => text.replace(quadratic, '')) > MAX_MS)).toBe(true);
});

test.each(REGEXES)('%s', (_place, regex) => {
  for (const text of ATTACKS) {
    expect(
      timeOf(() => text.replace(regex, '')),
      `${JSON.stringify(text.slice(0, 30))} … ${JSON.stringify(text.slice(-30))}`,
    ).toBeLessThan(MAX_MS);
  }
});

/** Words of dates and questions, of which a hostile one has many. */
const WORDS = [
  ...['۱', '12 ', '1405-', '1/', ' ', 'و ', 'تا ', 'ه', 'a', 'th ', '-', '.', '\u200c', 'ي', '٪'],
  ...['روز ', 'سال بعد ', 'هفته دیگر ', 'اول ', 'مهر ', 'نیمه دوم ', 'چند روز تا ', 'بیست و ', 'تعطیلات '],
  ...['day ', 'next week ', 'first friday of ', 'march ', 'days until ', 'in 3 ', 'twenty ', 'ruz ', 'after '],
];
const QUESTIONS = WORDS.flatMap((word) =>
  ENDS.map((end) => word.repeat(MAX_SEARCH_LETTERS).slice(0, MAX_SEARCH_LETTERS - end.length) + end),
);

test('questions of the most letters', () => {
  const today = gregorian.fromIsoDate('2026-11-21');
  const known = { today, hijri: almanac.hijri, dayAt: () => today };
  const slow = QUESTIONS.filter((text) => timeOf(() => understand(text, known)) > MAX_MS);
  expect(slow).toEqual([]);
});
