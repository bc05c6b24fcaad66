/** Bytes that travel: the edge function, each kind of page and file, scripts and styles; after br, beside the raw ones. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { brotliBytes } from './compressed.ts';
import { below, median, type Row } from './row.ts';

const KILOBYTE = 1024;
const MOST_WIDGET_KILOBYTES = 10;
/** Largest number of files of a kind that is compressed. */
const SAMPLES = 20;
const FILES = 'dist/**/*.{html,json,ics,js,css,woff2,xml,svg,csv}';
const FUNCTION = 'dist/.function/worker.js';

export function benchSize(): Row[] {
  const files = globSync(FILES).sort();
  if (files.length === 0) throw new Error('there is no dist/; run npm run build first');
  const kinds = Map.groupBy(files, kindOf);
  return [
    ...globSync(FUNCTION).map((file) => sizeRow('edge function', [file])),
    ...globSync('dist/**/widget*.js').map(widgetRow),
    ...[...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, members]) => sizeRow(kind, members)),
  ];
}

/** `dist/api/calendar/1405/1.json` is an `/api/calendar/N/N.json`; a name that is one of many in its folder is a `*`. */
function kindOf(file: string): string {
  const path = file.slice('dist'.length).replace(/\d+(?=[/.])/g, 'N');
  return path
    .replace(/(\/(?:prayer-times|nowruz|timezones))\/(?!index)[^/N.]+(?=[/.])/, '$1/*')
    .replace(/\.[\w-]{8}\.(js|css|woff2)$/, '.*.$1');
}

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
