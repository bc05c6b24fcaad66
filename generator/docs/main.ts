/** `npm run docs`: writes the generated tables into `docs/api.md`; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { apiTables } from './api-tables.ts';

const PAGE = 'docs/api.md';

/** Puts each table between `<!-- name -->` and `<!-- /name -->`. */
function withTables(page: string): string {
  return Object.entries(apiTables()).reduce((text, [name, table]) => {
    const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${PAGE} has no place for the table ${name}`);
    return `${text.slice(0, from)}${start}${table}\n${text.slice(to)}`;
  }, page);
}

const page = readFileSync(PAGE, 'utf8');
const fresh = withTables(page);
if (fresh === page) process.exitCode = 0;
else if (process.argv.includes('--check')) {
  console.error(`${PAGE} is stale; run npm run docs`);
  process.exitCode = 1;
} else {
  writeFileSync(PAGE, fresh);
  console.log(`wrote ${PAGE}`);
}
