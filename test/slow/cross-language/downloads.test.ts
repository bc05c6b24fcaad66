/** Examples for pandas, PostgreSQL and Power Query in docs and pages, run or parsed by these programs. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DefaultSettings, TaskUtils } from '@microsoft/powerquery-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toJdn } from '#core/persian.ts';
import { readData } from '#generator/compile/data.ts';
import { writeDownloads } from '#generator/site/downloads/write.ts';
import { recipes } from '#site/downloads/view.ts';
import { freePort } from '../../support/free-port.ts';
import { almanac } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const ADDRESS = 'https://calendar.example.org/downloads';
const folder = temporaryFolder();
beforeAll(() => {
  writeDownloads(folder, readData(), almanac);
  // The `postgres` user must be able to read this folder.
  chmodSync(folder, 0o755);
});

const docs = readFileSync('docs/downloads.md', 'utf8');
/** Days of the years 1347–1500. */
const DAYS = toJdn({ year: 1501, month: 1, day: 1 }) - toJdn({ year: 1347, month: 1, day: 1 });

/** The code blocks under a heading of the docs. */
const blocksUnder = (heading: string): string[] => {
  const section = docs.split(/^## /m).find((each) => each.startsWith(heading))!;
  return [...section.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code]) => code!);
};

test('pandas reads days.csv with typed dates, and joins orders on them', () => {
  const [code] = blocksUnder('pandas');
  const onPage = recipes(ADDRESS).find(({ id }) => id === 'pandas')!.code;
  expect(code!.replace(', "week_start"', '')).toContain(onPage);
  const [import_, read, filter, join_] = code!.replaceAll(ADDRESS, folder).split('\n').filter(Boolean);
  const script = [
    import_,
    read,
    filter,
    'orders = pd.DataFrame({"date": pd.to_datetime(["2026-03-21", "2026-11-21"])})',
    join_,
    'print(len(days), days["date"].dtype, len(off), orders.to_json(orient="values"))',
  ].join('\n');
  const told = execFileSync('/usr/bin/python3', ['-W', 'error', '-c', script], { encoding: 'utf8' }).trim();
  const holidays = Array.from({ length: 1501 - 1347 }, (_, index) => holidayDays(1347 + index));
  const off = holidays.reduce((sum, days) => sum + days);
  expect(told).toBe(`${DAYS} datetime64[ns] ${off} [[1774051200000,1405,1,false],[1795219200000,1405,8,true]]`);
});

describe('PostgreSQL', () => {
  const home = mkdtempSync(join(tmpdir(), 'downloads-postgresql-'));
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    PGHOST: '127.0.0.1',
    PGUSER: 'postgres',
    PGDATABASE: 'calendar',
  };
  const run = (code: string) =>
    execFileSync('sh', ['-ec', code], { cwd: home, env: environment, encoding: 'utf8', stdio: 'pipe' });
  /** PostgreSQL refuses to run as root. */
  const asOwner = (code: string) =>
    process.getuid?.() === 0
      ? execFileSync('runuser', ['-u', 'postgres', '--', 'sh', '-ec', code], { cwd: home, stdio: 'ignore' })
      : execFileSync('sh', ['-ec', code], { cwd: home, stdio: 'ignore' });
  const program = (name: string) => `"$(ls -d /usr/lib/postgresql/*/bin | tail -1)"/${name}`;
  const local = (code: string) => code.replaceAll(ADDRESS, `file://${folder}`);

  beforeAll(async () => {
    environment.PGPORT = String(await freePort());
    if (process.getuid?.() === 0) run(`chown postgres '${home}'`);
    asOwner(`${program('initdb')} -D data -A trust -U postgres -E UTF8 --locale=C.UTF-8`);
    asOwner(
      `${program('pg_ctl')} -D data -l log -w -o "-k '${home}' -p ${environment.PGPORT} -c listen_addresses=127.0.0.1" start`,
    );
    run('createdb calendar');
  });
  afterAll(() => {
    asOwner(`${program('pg_ctl')} -D data -m fast -w stop`);
    rmSync(home, { recursive: true });
  });
  const [one, all] = blocksUnder('PostgreSQL');

  test('takes holidays.csv', () => {
    run(local(one!));
    const told = run(`psql -At -c "SELECT title_en FROM holidays WHERE date = DATE '2026-03-21' AND NOT is_closure"`);
    expect(told).toContain('Nowruz');
    run('psql -c "DROP TABLE holidays"');
  });

  test('takes all tables, and the day is a date', () => {
    run(local(all!));
    const told = run(
      `psql -At -c "SELECT count(*), count(*) FILTER (WHERE is_holiday AND date BETWEEN DATE '2026-03-21' AND DATE '2027-03-20') FROM days" -c "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'"`,
    );
    const [counts, tables] = told.trim().split('\n');
    expect(counts).toBe(`${DAYS}|${holidayDays(1405)}`);
    using sqlite = new DatabaseSync(join(folder, 'salnama.sqlite'), { readOnly: true });
    const own = sqlite.prepare("SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table'").get()!;
    expect(tables).toBe(String(own.tables));
  });

  test('the lines of the page are those of the docs', () => {
    const { code } = recipes(ADDRESS).find(({ id }) => id === 'postgresql')!;
    expect(all).toContain(code);
  });
});

/** Days of a year with an official holiday. */
function holidayDays(year: number): number {
  const days = readFileSync(join(folder, 'holidays.csv'), 'utf8').split('\r\n');
  return new Set(days.flatMap((line) => (line.split(',')[1] === String(year) ? [line.split(',')[0]] : []))).size;
}

describe("Microsoft's parser of Power Query", () => {
  const powerQuery = (code: string) => TaskUtils.tryLexParse(DefaultSettings, code);
  const onPage = recipes(ADDRESS).find(({ id }) => id === 'power-query')!.code;

  test.each([...blocksUnder('Power Query'), onPage])('reads %s', async (code) => {
    expect((await powerQuery(code)).resultKind).toBe('Ok');
  });

  test('would find a parenthesis that is not closed', async () => {
    expect((await powerQuery(onPage.replace(/\)$/, ''))).resultKind).not.toBe('Ok');
  });
});
