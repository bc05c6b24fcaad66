/** An editor's slip: a month entered wrongly and then rightly leaves tables and ledger as if it had never been. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { readData } from '#generator/compile/data.ts';
import { updateTables } from '#generator/compile/tables.ts';
import { tables } from '#tables/index.ts';

/** Each making of the tables takes some seconds. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const NOW = Date.UTC(2026, 11, 1);
const folders: string[] = [];
const MONTHS = 'data/hijri-months.csv';
const last = readData().hijriMonths.at(-1)!.value;
const next = last.month === 12 ? { year: last.year + 1, month: 1 } : { year: last.year, month: last.month + 1 };
const nextMonth = `${next.year}-${String(next.month).padStart(2, '0')}`;
const firstDays = [29, 30].map((days) => gregorian.toIsoDate(addDays(gregorian.fromIsoDate(last.first_day), days)));
/** What the estimate says is published already, so the other day is the one that moves dates. */
const estimated = gregorian.toIsoDate(addDays(gregorian.fromIsoDate(last.first_day), lengthOfLast()));
const moved = firstDays.find((day) => day !== estimated)!;

function lengthOfLast(): number {
  const { firstYear, codes } = tables.hijriMonths;
  const code = codes[(last.year - firstYear) * 12 + last.month - 1]!;
  return code === code.toUpperCase() ? 30 : 29;
}

/** A copy of what the tables are made from and written to. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'salnama-slip-'));
  folders.push(root);
  for (const folder of ['data', 'src/tables']) cpSync(folder, join(root, folder), { recursive: true });
  writeFileSync(join(root, 'data/version.json'), '{ "version": "2026.12.01", "changed": "2026-12-01" }\n');
  return root;
}

const original = readFileSync(MONTHS, 'utf8');
const announce = (root: string, day: string): void =>
  writeFileSync(join(root, MONTHS), `${original}${nextMonth},${day},announced,ut-published-calendar,\n`);
const update = (root: string) => updateTables(root, { check: false, now: NOW });
const ledgerOf = (root: string) => readFileSync(join(root, 'data/changes.csv'), 'utf8');

let straight: string;
let slipped: string;
beforeAll(() => {
  straight = project();
  announce(straight, estimated);
  update(straight);
  slipped = project();
  announce(slipped, moved);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('the wrong month moves days off, and each is told once, however often the tables are made', () => {
  update(slipped);
  const once = ledgerOf(slipped);
  expect(once).toContain(`,month,${nextMonth},${estimated},${moved},yes,`);
  update(slipped);
  expect(ledgerOf(slipped)).toBe(once);
  expect(updateTables(slipped, { check: true, now: NOW }).stale).toEqual([]);
});

test('put right, tables and ledger are as if the slip had never been', () => {
  announce(slipped, estimated);
  const { stale } = update(slipped);
  expect(stale).toContain('data/changes.csv');
  expect(ledgerOf(slipped)).toBe(ledgerOf(straight));
  for (const path of stale) {
    expect(readFileSync(join(slipped, path), 'utf8'), path).toBe(readFileSync(join(straight, path), 'utf8'));
  }
});

test('taken away, everything is as published', () => {
  writeFileSync(join(slipped, MONTHS), original);
  const untouched = project();
  update(untouched);
  update(slipped);
  expect(ledgerOf(slipped)).toBe(ledgerOf(untouched));
  expect(ledgerOf(slipped)).not.toContain(`,month,${nextMonth},`);
});

test('a change without a version of its own fails, names the line to write, and touches no ledger', () => {
  const root = project();
  announce(root, moved);
  const { version, changed } = JSON.parse(readFileSync('data/published/version.json', 'utf8')) as Record<
    string,
    string
  >;
  writeFileSync(join(root, 'data/version.json'), JSON.stringify({ version, changed }));
  const before = ledgerOf(root);
  const { problems } = updateTables(root, { check: true, now: NOW });
  expect(problems.map(({ file, expected }) => `${file} ${expected}`)).toEqual([
    `data/version.json "version": "2026.12.01", "changed": "2026-12-01", since the facts differ from the published ${version}`,
  ]);
  update(root);
  expect(ledgerOf(root)).toBe(before);
});
