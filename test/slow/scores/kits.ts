/**
 * `npm run kits:score` compares the holidays that well-known libraries give for Iran with ours. It prints the table and
 * writes it into `docs/kits.md` with the current date. Libraries that are not installed are named without a score:
 *
 *     python-holidays    of `python3` (PYTHON names another one): pip install holidays
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import DateHolidays from 'date-holidays';
import { createAlmanac } from '#api/almanac.ts';
import { daysOff } from '#generator/build/kits/kit.ts';
import { tables } from '#tables/index.ts';

const DOCS = 'docs/kits.md';
const [BEGIN, END] = ['<!-- scores -->', '<!-- /scores -->'];
const YEARS = [2023, 2024, 2025, 2026];

interface Library {
  readonly name: string;
  /** holidays of the years, YYYY-MM-DD; or the reason why there is no list */
  readonly days: readonly string[] | string;
}

function dateHolidays(): Library {
  const { version } = createRequire(import.meta.url)('date-holidays/package.json') as { version: string };
  const calendar = new DateHolidays('IR', { types: ['public'] });
  const days = YEARS.flatMap((year) => calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
  return { name: `date-holidays ${version}`, days };
}

function pythonHolidays(): Library {
  const script = `
import holidays, json
days = sorted(day.isoformat() for day in holidays.country_holidays("IR", years=[${YEARS}]))
print(json.dumps([holidays.__version__, days]))
`;
  const { status, stdout, stderr } = spawnSync(process.env.PYTHON ?? 'python3', ['-c', script], { encoding: 'utf8' });
  if (status !== 0) return { name: 'python-holidays', days: stderr.trim().split('\n').at(-1) ?? 'not installed' };
  const [version, days] = JSON.parse(stdout) as [string, string[]];
  return { name: `python-holidays ${version}`, days };
}

function rowsOf({ name, days }: Library): string[] {
  if (typeof days === 'string') return [`| ${name} | | | | ${days}: not scored |`];
  const theirs = new Set(days);
  return YEARS.map((year) => {
    const ours = OURS.filter(({ date }) => date.startsWith(`${year}-`));
    const found = ours.filter(({ date }) => theirs.has(date)).length;
    const given = [...theirs].filter((date) => date.startsWith(`${year}-`)).length;
    return `| ${name} | ${year} | ${ours.length} | ${found} | ${given - found} |`;
  });
}

const OURS = daysOff(createAlmanac(tables));
const table = [
  '| library | year | days off | found | others given |',
  '|---|---|---|---|---|',
  ...[dateHolidays(), pythonHolidays()].flatMap(rowsOf),
].join('\n');
const dated = `On ${new Date().toISOString().slice(0, 10)}, with our data ${tables.dataset.version}:\n\n${table}`;
const text = readFileSync(DOCS, 'utf8');
const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
if (from < 0 || to < from) throw new Error(`${DOCS}: no place between ${BEGIN} and ${END}`);
writeFileSync(DOCS, `${text.slice(0, from + BEGIN.length)}\n\n${dated}\n\n${text.slice(to)}`);
console.log(dated);
