/** Bytes that travel: each kind of page and file, scripts and styles; after br, beside the raw ones. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { brotliBytes } from './compressed.ts';
import { below, median, type Row } from './row.ts';

const KILOBYTE = 1024;
const MOST_WIDGET_KILOBYTES = 10;
/** Largest number of files of a kind that is compressed. */
const SAMPLES = 20;
/** Folders with more different names than that count as one kind of file. */
const MOST_NAMED = 12;
const FILES = 'dist/**/*.{html,json,ics,js,css,woff2,xml,svg,csv}';

export function benchSize(): Row[] {
  const files = globSync(FILES).sort();
  if (files.length === 0) throw new Error('there is no dist/; run npm run build first');
  const kinds = kindsOf(files);
  return [
    ...globSync('dist/**/widget*.js').map(widgetRow),
    ...[...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, members]) => sizeRow(kind, members)),
  ];
}

/**
 * The kind of every file: `dist/api/calendar/1405/1.json` is a `/api/calendar/{n}/{n}.json`; a name that is one of many in
 * its folder is `{name}`.
 */
function kindsOf(files: readonly string[]): Map<string, string[]> {
  const numbered = files.map((file) => ({
    file,
    kind: file
      .slice('dist'.length)
      .replace(/(?<=\/)\d+(?=[/.])/g, '{n}')
      .replace(/\.[\w-]{8}(?=\.(?:js|css|woff2)$)/, '.{hash}'),
  }));
  const crowded = new Set(
    [...Map.groupBy(numbered, ({ kind }) => folderOf(kind))]
      .filter(([, members]) => new Set(members.map(({ kind }) => kind)).size > MOST_NAMED)
      .map(([folder]) => folder),
  );
  const named = ({ kind }: { kind: string }): string =>
    crowded.has(folderOf(kind)) ? `${folderOf(kind)}/{name}${restOf(kind)}` : kind;
  return new Map([...Map.groupBy(numbered, named)].map(([kind, members]) => [kind, members.map(({ file }) => file)]));
}

/** Pages lie in folders of their own: of `/prayer-times/tehran/index.html` the name is `tehran`. */
const RENAMED = /\/[^/]+(\/index\.html|\.\w+)$/;
const folderOf = (kind: string): string => kind.replace(RENAMED, '');
const restOf = (kind: string): string => RENAMED.exec(kind)?.[1] ?? '';

/** The median of the kind, out of members spread over the whole of it. */
function sizeRow(kind: string, members: readonly string[]): Row {
  const step = Math.ceil(members.length / SAMPLES);
  const bodies = members.filter((_, index) => index % step === 0).map((file) => readFileSync(file));
  const raw = median(bodies.map(({ length }) => length)) / KILOBYTE;
  const compressed = median(bodies.map(brotliBytes)) / KILOBYTE;
  const name = members.length > 1 ? `${kind} (${members.length})` : kind;
  return {
    group: 'size',
    name,
    unit: 'kB br',
    ours: compressed,
    peer: { name: 'uncompressed', value: raw },
    ratio: compressed / raw,
  };
}

function widgetRow(file: string): Row {
  const bytes = readFileSync(file);
  const gzipped = gzipSync(bytes).length / KILOBYTE;
  return {
    group: 'size',
    name: basename(file),
    unit: 'kB gzip',
    ours: gzipped,
    peer: { name: 'uncompressed', value: bytes.length / KILOBYTE },
    ratio: (gzipped * KILOBYTE) / bytes.length,
    goal: below('kB', gzipped, MOST_WIDGET_KILOBYTES),
  };
}
