import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readData } from '../../../generator/compile/data.ts';
import { vectorsBody } from '../../../generator/compile/vectors.ts';
import { createAlmanac } from '../../../src/api/almanac.ts';
import { tables } from '../../../src/tables/index.ts';
import { needFromDebian, runsWell } from '../../debian.ts';

let folder: string;

beforeAll(() => {
  needFromDebian(['rustc'], () => runsWell('rustc', '--version'));
  folder = mkdtempSync(`${tmpdir()}/islamic-iran-`);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the Rust table agrees with every published month of the vectors', () => {
  writeFileSync(`${folder}/vectors.json`, JSON.stringify(vectorsBody(readData(), tables, createAlmanac(tables))));
  execFileSync('rustc', ['--edition', '2021', '--test', 'upstream/islamic-iran/src/lib.rs', '-o', `${folder}/tests`]);
  const output = execFileSync(`${folder}/tests`, ['--nocapture'], {
    encoding: 'utf8',
    env: { ...process.env, VECTORS: `${folder}/vectors.json` },
  });
  expect(output).toMatch(/test result: ok\. 3 passed/);
});
