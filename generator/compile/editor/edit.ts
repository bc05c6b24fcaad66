/**
 * One edit of the data by a command: all files that it touches are kept beside it, so that a fault rolls everything back and
 * `npm run undo` can do it later.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import * as gregorian from '#core/gregorian.ts';
import { fromEpochMs } from '#core/jdn.ts';
import { LEDGER_FILE, type SpokenReason } from '../ledger/ledger.ts';
import { readPublishedVersion } from '../ledger/state.ts';
import { compareVersions, nextVersion, readVersion, VERSION_FILE } from '../ledger/version.ts';
import { DataError } from '../problems.ts';
import { type TablesRun, updateTables } from '../tables.ts';
import { writeFileWhole } from '../write-file.ts';
import { Refusal } from './refusal.ts';

const UNDO_FILE = '.cache/undo.json';
const CHANGELOG = 'CHANGELOG.md';
const SOURCES_FILE = 'data/sources.json';

/** Path from the root → text; null for a file that was not there. */
type Texts = Record<string, string | null>;

export interface Source {
  readonly id: string;
  readonly title: string;
  readonly url: string | undefined;
}

export interface Edit {
  /** what it does, for the changelog */
  readonly line: string;
  /** what the editor should know beside it */
  readonly notes?: readonly string[];
  /** path from the root → new text */
  readonly files: Readonly<Record<string, string>>;
  /** added to the sources unless its id is there */
  readonly source: Source;
  /** why a month moves, for its row of the ledger */
  readonly reason?: SpokenReason | undefined;
}

/**
 * Writes the edit, raises the version, adds a line to the changelog and compiles.
 * @throws {DataError} if the data do not hold together with it; then nothing is changed
 */
export function applyEdit(root: string, edit: Edit, now: number): TablesRun {
  const before = textsOf(root, [...touched(root), ...Object.keys(edit.files)]);
  try {
    for (const [path, text] of Object.entries(edit.files)) writeFileWhole(`${root}/${path}`, text);
    addSource(root, edit.source);
    raiseVersion(root, now);
    addChangelogLine(root, edit.line);
    const run = updateTables(root, { check: false, now, reason: edit.reason });
    if (run.problems.length > 0) throw new DataError(run.problems);
    const after = textsOf(root, Object.keys(before));
    writeFileWhole(`${root}/${UNDO_FILE}`, JSON.stringify({ line: edit.line, before, after }));
    return run;
  } catch (error) {
    restore(root, before);
    throw error;
  }
}

/** Takes the last edit back. @returns what it was. @throws {Refusal} if there is none, or files were edited since */
export function undoEdit(root: string): string {
  const path = `${root}/${UNDO_FILE}`;
  if (!existsSync(path)) throw new Refusal('undo', undefined, 'nothing has been entered by a command here');
  const { line, before, after } = JSON.parse(readFileSync(path, 'utf8')) as {
    line: string;
    before: Texts;
    after: Texts;
  };
  const edited = Object.keys(after).filter((file) => textOf(root, file) !== after[file]);
  if (edited.length > 0)
    throw new Refusal('undo', edited.join(', '), 'files as the command left them; take them back by hand');
  restore(root, before);
  rmSync(path);
  return line;
}

const touched = (root: string): string[] => [
  SOURCES_FILE,
  VERSION_FILE,
  CHANGELOG,
  LEDGER_FILE,
  ...readdirSync(`${root}/src/tables`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `src/tables/${name}`),
];

const textOf = (root: string, path: string): string | null =>
  existsSync(`${root}/${path}`) ? readFileSync(`${root}/${path}`, 'utf8') : null;

const textsOf = (root: string, paths: readonly string[]): Texts =>
  Object.fromEntries(paths.map((path) => [path, textOf(root, path)]));

function restore(root: string, texts: Texts): void {
  mkdirSync(root, { recursive: true });
  for (const [path, text] of Object.entries(texts)) {
    if (text === null) rmSync(`${root}/${path}`, { force: true });
    else if (textOf(root, path) !== text) writeFileWhole(`${root}/${path}`, text);
  }
}

function addSource(root: string, { id, title, url }: Source): void {
  const path = `${root}/${SOURCES_FILE}`;
  const sources = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  if (id in sources) return;
  const all = { ...sources, [id]: { title, ...(url && { url }) } };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileWhole(path, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A version that is not released yet takes in further edits of its day. */
function raiseVersion(root: string, now: number): void {
  const today = gregorian.toIsoDate(fromEpochMs(now));
  const [current, published] = [readVersion(root), readPublishedVersion(root)];
  const isOpen = compareVersions(current.version, published.version) > 0;
  if (isOpen && current.changed >= today) return;
  const last = isOpen ? current : published;
  const changed = today > last.changed ? today : last.changed;
  const version = { ...current, version: nextVersion(last.version, changed), changed };
  writeFileWhole(`${root}/${VERSION_FILE}`, `${JSON.stringify(version, null, 2)}\n`);
}

function addChangelogLine(root: string, line: string): void {
  const path = `${root}/${CHANGELOG}`;
  const text = readFileSync(path, 'utf8');
  const heading = '## Unreleased\n\n';
  if (!text.includes(heading)) throw new Refusal(CHANGELOG, undefined, 'a heading "## Unreleased" for the new line');
  writeFileWhole(path, text.replace(heading, `${heading}- ${line}\n`));
}
