/** Regular expressions of the service take linear time: a client that sends 64 kB must not stop it. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const FILES = 'src/**/*.ts';
/** They read the operator's settings, the files of the build, and numbers. */
const TRUSTED = [
  'src/server/settings.ts',
  'src/server/public-address.ts',
  'src/site/report/address.ts',
  'src/site/kit/numerals.ts',
];
const LETTERS = 65_536;
/** As long as the longest request line and header that the server takes. A quadratic match takes hundreds of milliseconds. */
const MAX_MS = 500;

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

const timeOf = (regex: RegExp, text: string): number => {
  const start = process.cpuUsage();
  text.replace(regex, '');
  return process.cpuUsage(start).user / 1000;
};

test('the texts find a quadratic expression', { timeout: 300_000 }, () => {
  expect(REGEXES.length).toBeGreaterThan(50);
  const quadratic = /\/+$/;
  expect(ATTACKS.some((text) => timeOf(quadratic, text) > MAX_MS)).toBe(true);
});

test.each(REGEXES)('%s', (_place, regex) => {
  for (const text of ATTACKS) {
    expect(
      timeOf(regex, text),
      `${JSON.stringify(text.slice(0, 30))} … ${JSON.stringify(text.slice(-30))}`,
    ).toBeLessThan(MAX_MS);
  }
});
