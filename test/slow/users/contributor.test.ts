/** A contributor in a fresh clone: the steps of docs/contributing for a city and an occasion, a refused row, what they see. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { endWithTests } from '../../support/end-processes.ts';
import { freePort } from '../../support/free-port.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const clone = join(temporaryFolder(), 'salnama');
const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** A contributor's own clone has the tables of today, not those of the tests. */
const environment = { ...process.env, NODE_OPTIONS: '', ASTRO_TELEMETRY_DISABLED: '1' };
const npm = (...script: string[]) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...script], {
    cwd: clone,
    encoding: 'utf8',
    env: environment,
  });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
};

/** Adds rows to a file of the clone, as a person with an editor does. @returns the number of the last line */
function addRow(path: string, row: string): number {
  const text = `${readFileSync(join(clone, path), 'utf8').trimEnd()}\n${row}\n`;
  writeFileSync(join(clone, path), text);
  return text.trimEnd().split('\n').length;
}

/** The page's example row, and the address under which it can be seen. */
function documented(page: string): { row: string; address: URL } {
  const text = readFileSync(join(clone, `docs/contributing/${page}.md`), 'utf8');
  const [, row] = /^ {3}`([^`]+)`$/m.exec(text)!;
  const [, address] = /<(http[^>]+)>/.exec(text)!;
  return { row: row!, address: new URL(address!) };
}

interface Kind {
  readonly path: string;
  readonly shown: object;
  readonly slips: readonly (readonly [right: string, wrong: string, expected: string])[];
}

/** kind of row → file that takes it, what its page says, and rows with a slip: what is found, and where */
const KINDS: Readonly<Record<string, Kind>> = {
  city: {
    path: 'data/cities.csv',
    shown: { city: 'golgir', timezone: 'Asia/Tehran', times: { dhuhr: expect.stringMatching(/^1[12]:/) } },
    slips: [
      ['گلگیر', 'كلگير', 'Arabic letter'],
      ['31.7300', '51.7300', 'coordinates inside IR'],
      ['Khuzestan', 'Khuzistan', 'a province as its capital has it'],
      ['geonames', 'geoname', 'a source id of data/sources.json'],
      ['golgir', 'ahvaz', 'a unique slug'],
    ],
  },
  occasion: {
    path: 'data/occasions/cultural.csv',
    shown: { data: [{ slug: 'night-of-poets', title_fa: 'شب شاعران' }] },
    slips: [
      ['sh:08-13', 'sh:08-31', 'day'],
      ['general-knowledge kf-calendar', 'general-knowledge', 'source'],
      ['شاعران', 'شاعرانِ ك', 'Arabic letter'],
    ],
  },
};

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', '--no-tags', resolve('.'), clone]);
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
});

describe.each(Object.entries(KINDS))('the contributor of one %s', (kind, { path, shown, slips }) => {
  afterEach(() => void git('checkout', '--quiet', '.'));

  test.each(slips)('is told in the line of the row what is wrong: %s as %s', (right, wrong, expected) => {
    const line = addRow(path, documented(kind).row.replace(right, wrong));
    const { status, lines } = npm('tables');
    expect(status).toBe(1);
    expect(lines.join('\n')).toMatch(new RegExp(`^${path}:${line}  expected [^\n]*${expected}`, 'm'));
  });

  test('adds the row of the docs, sees it under their address, and sends the row alone', async () => {
    const { row, address } = documented(kind);
    addRow(path, row);
    expect(npm('tables').status).toBe(0);
    const port = await freePort();
    const dev = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
      cwd: clone,
      env: environment,
      detached: true,
      stdio: 'ignore',
    });
    const end = () => void process.kill(-dev.pid!, 'SIGTERM');
    endWithTests(dev, end);
    address.port = String(port);
    const body = await vi.waitFor(async () => (await fetch(address)).json(), { timeout: 120_000, interval: 500 });
    end();
    expect(body).toMatchObject(shown);
    expect(git('status', '--porcelain', '--untracked-files').trim()).toBe(`M ${path}`);
  });
});
