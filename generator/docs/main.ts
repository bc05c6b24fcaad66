/** `npm run docs`: writes the generated tables into the documents; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dutiesTable } from '../duties/duties.ts';
import { apiTables } from './api-tables.ts';
import { promiseTables } from './promises.ts';

const TABLES: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  'docs/api.md': apiTables,
  'docs/testing.md': promiseTables,
  'docs/keeping.md': () => ({ duties: dutiesTable() }),
};

/** Puts each table between `<!-- name -->` and `<!-- /name -->`. */
function withTables(path: string, page: string): string {
  return Object.entries(TABLES[path]!()).reduce((text, [name, table]) => {
    const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${path} has no place for the table ${name}`);
    return `${text.slice(0, from)}${start}${table}\n${text.slice(to)}`;
  }, page);
}

for (const path of Object.keys(TABLES)) {
  const page = readFileSync(path, 'utf8');
  const fresh = withTables(path, page);
  if (fresh === page) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is stale; run npm run docs`);
    process.exitCode = 1;
  } else {
    writeFileSync(path, fresh);
    console.log(`wrote ${path}`);
  }
}
