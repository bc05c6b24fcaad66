/** One edit of the data by a command. Git has the previous state. */
import { readFileSync } from 'node:fs';
import type { Tables } from '#tables/types.ts';
import { compileFolder } from '../../compile/compile-folder.ts';
import type { Data } from '../../compile/data.ts';
import { compileHijriMonths } from '../../compile/hijri-months.ts';
import { compileOccasions } from '../../compile/occasions.ts';
import { writeFileWhole } from '../../compile/write-file.ts';
import type { Source } from './source.ts';

const SOURCES_FILE = 'data/sources.json';

export interface Edit {
  /** the data before the edit */
  readonly data: Data;
  /** summary of the edit in one line */
  readonly line: string;
  /** notes for the editor */
  readonly notes?: readonly string[];
  /** path from the root → new text */
  readonly files: Readonly<Record<string, string>>;
  /** added to the sources if it is not one of them */
  readonly source?: Source;
}

/** Months and occasions before and after an edit. */
export interface Edited {
  readonly before: Tables;
  readonly after: Tables;
}

/** Writes the edit and compiles. @throws {DataError} if the data would contradict each other; then no file changes */
export function applyEdit(root: string, edit: Edit): Edited {
  const files = { ...edit.files, ...(edit.source && { [SOURCES_FILE]: withSource(root, edit.source) }) };
  const former = Object.keys(files).map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')] as const);
  try {
    for (const [path, text] of Object.entries(files)) writeFileWhole(`${root}/${path}`, text);
    const { tables } = compileFolder(root);
    const before = { ...tables, hijriMonths: compileHijriMonths(edit.data), occasions: compileOccasions(edit.data) };
    return { before, after: tables };
  } catch (error) {
    for (const [path, text] of former) writeFileWhole(`${root}/${path}`, text);
    throw error;
  }
}

/** Text of the file of sources with one more, by the order of the ids. */
function withSource(root: string, { id, title, url }: Source): string {
  const text = readFileSync(`${root}/${SOURCES_FILE}`, 'utf8');
  const sources = JSON.parse(text) as Record<string, unknown>;
  if (id in sources) return text;
  const all = { ...sources, [id]: { title, ...(url && { url }) } };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
