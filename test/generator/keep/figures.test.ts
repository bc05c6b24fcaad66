/** Figures in documents are those of the report. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { documentsWithFigures, withFigures } from '#generator/keep/figures.ts';
import { accuracy } from '#tables/accuracy.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('a figure takes its value from the report, wherever it stands', () => {
  const root = temporaryFolder(onTestFinished);
  const marked = (text: string) => `| <!-- figure:hijri-months -->${text}<!-- / --> months |\n`;
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/data.md'), marked('9') + marked(''));
  writeFileSync(join(root, 'README.md'), 'no figure');
  const months = accuracy.hijri.months.toLocaleString('en');
  expect([...documentsWithFigures(root, accuracy)]).toEqual([['docs/data.md', marked(months).repeat(2)]]);
});

test('an unknown figure is an error that names it', () => {
  expect(() => withFigures('<!-- figure:moons -->1<!-- / -->', new Map())).toThrow('"moons"');
});
