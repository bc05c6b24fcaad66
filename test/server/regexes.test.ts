/** Regular expressions of the service take linear time: a client that sends 64 kB must not stop it. */
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import ts from 'typescript';
import { expect, test } from 'vitest';

const FOLDERS = 'src/{core,api,server,mcp}/**/*.ts';
/** It reads the operator's settings. */
const TRUSTED = 'src/server/settings.ts';
const LETTERS = 65_536;
/** A linear match of 64 kB takes at most a few milliseconds, a quadratic one takes seconds. */
const MAX_MS = 400;
const SAMPLES = 5;

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

/** Texts of 64 kB that match at first: each letter of some matches is repeated, and what follows must not match. */
function attacksOn(regex: RegExp): string[] {
  const matches = fc.sample(fc.stringMatching(withoutLookarounds(regex)), { numRuns: SAMPLES, seed: 1405 });
  return ['', ...matches].flatMap((match) =>
    [...`${match.slice(0, 40)} a\x80/`].flatMap((letter, at) => {
      const long = match.slice(0, at) + letter.repeat(LETTERS);
      return [long, `${long}\u0000`, `${long}${match.slice(at)}!`];
    }),
  );
}

/** fast-check makes no texts for lookarounds and Unicode properties; the texts need not match as a whole. */
const withoutLookarounds = ({ source, flags }: RegExp): RegExp =>
  new RegExp(
    source.replace(/\(\?<?[!=](?:\[[^\]]*\]|[^()]|\([^()]*\))*\)/g, '').replace(/\\[pP]\{\w+\}/g, 'آ'),
    flags.replace(/[giy]/g, ''),
  );

const REGEXES = globSync(FOLDERS, { exclude: [TRUSTED] }).flatMap(regexesIn);

const timeOf = (regex: RegExp, text: string): number => {
  const start = process.cpuUsage();
  text.replace(regex, '');
  return process.cpuUsage(start).user / 1000;
};

test('the texts find a quadratic expression', () => {
  expect(REGEXES.length).toBeGreaterThan(50);
  const quadratic = /\/+$/;
  expect(attacksOn(quadratic).some((text) => timeOf(quadratic, text) > MAX_MS)).toBe(true);
});

test.each(REGEXES)('%s', (_place, regex) => {
  for (const text of attacksOn(regex)) {
    expect(
      timeOf(regex, text),
      `${JSON.stringify(text.slice(0, 30))} … ${JSON.stringify(text.slice(-30))}`,
    ).toBeLessThan(MAX_MS);
  }
});
