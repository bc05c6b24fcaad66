/** `npm run docs`: writes the generated parts of documents, and the issue forms; `--check` only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readData } from '../../compile/data.ts';
import { DUTIES } from '../../keep/duties/duties.ts';
import { apiTables } from './api-tables.ts';
import { issueFormFiles } from './issue-form-files.ts';
import { promiseTables } from './promises.ts';
import { titleCoverage } from './title-coverage.ts';

const TABLES: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  'docs/api.md': apiTables,
  'docs/testing.md': promiseTables,
  'docs/keeping.md': () => ({ duties: dutiesTable() }),
  'docs/recipes.md': () => ({ languages: titleCoverage() }),
};

function dutiesTable(): string {
  const rows = DUTIES.map(({ name, rhythm, command }) => `| ${name} | ${rhythm} | ${command} |`);
  return ['| duty | when it comes up | command |', '|---|---|---|', ...rows].join('\n');
}

/** Puts each table between `<!-- name -->` and `<!-- /name -->`. */
function withTables(path: string, page: string): string {
  return Object.entries(TABLES[path]!()).reduce((text, [name, table]) => {
    const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${path} has no place for the table ${name}`);
    return `${text.slice(0, from)}${start}${table}\n${text.slice(to)}`;
  }, page);
}

const documents = Object.keys(TABLES).map((path) => [path, withTables(path, readFileSync(path, 'utf8'))] as const);

for (const [path, fresh] of [...documents, ...issueFormFiles(readData(process.cwd()))]) {
  if (existsSync(path) && fresh === readFileSync(path, 'utf8')) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is stale; run npm run docs`);
    process.exitCode = 1;
  } else {
    writeFileSync(path, fresh);
    console.log(`wrote ${path}`);
  }
}
