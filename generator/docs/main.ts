/** `npm run docs`: writes the generated tables into `docs/api.md`; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { apiTables } from './api-tables.ts';

const PAGE = 'docs/api.md';

/** Puts each table between `<!-- name -->` and `<!-- /name -->`. */
function withTables(page: string): string {
  return Object.entries(apiTables()).reduce((text, [name, table]) => {
    const marked = new RegExp(`(<!-- ${name} -->\n)[sS]*?(<!-- /${name} -->)`);
    if (!marked.test(text)) throw new Error(`${PAGE} has no place for the table ${name}`);
    return text.replace(marked, (_, start: string, end: string) => `${start}${table}\n${end}`);
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
