/** People at work with their own tools, against the service: curl and jq, Python, sabre/vobject. Other users: test/users.md. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEEDS } from '#api/feeds/feed.ts';
import { feedText } from '#api/feeds/file.ts';
import { createListener } from '#server/node/adapter.ts';
import { createProtection } from '#server/node/protection.ts';
import { SOLUTION_CODE } from '#site/docs/solutions.ts';
import { testApp } from '../../server/test-app.ts';
import { almanac, NOW, SITE_URL } from '../../support/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'salnama-users-'));
let service: Server;
let address: string;

const listening = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  const { app } = testApp({ now: NOW, allowance: 0 });
  service = createServer(
    createListener({
      app,
      log: () => {},
      clock: () => NOW,
      siteUrl: SITE_URL,
      trustedHops: 0,
      protection: createProtection({ ratePerSecond: 0 }),
    }),
  );
  address = await listening(service);
});
afterAll(() => {
  service.close();
  rmSync(folder, { recursive: true });
});

/** Output of a command, while the server of this process answers it. */
async function output(program: string, parameters: readonly string[], environment = {}): Promise<string> {
  const options = { env: { ...process.env, ...environment }, maxBuffer: 2 ** 26 };
  const { stdout } = await promisify(execFile)(program, parameters, options);
  return stdout.trim();
}

/** What `curl ADDRESS | jq -r FILTER` prints. */
const curl = (path: string, filter: string): Promise<string> =>
  output('sh', ['-c', 'curl -s "$0" | jq -r "$1"', address + path, filter]);

test.each([
  [
    'Toronto: a Gregorian date',
    '/api/times?city=toronto&date=2026-11-24',
    '.data[0].times | .fajr, .maghrib',
    /^0\d:\d\d\n1\d:\d\d$/,
  ],
  ['Toronto: the file of a Gregorian year', '/api/prayer-times/toronto/2027.json', '.data | length', /^365$/],
  [
    'a bank: from and to in both calendars',
    '/api/workdays?from=2026-12-22&to=2026-12-31&sector=banks',
    '.from_gregorian, .to_gregorian, .sector_note_en',
    /^2026-12-22\n2026-12-31\n.*Thursday/,
  ],
  [
    'a broker: settlement after two sessions',
    '/api/workdays?from=2026-12-23&add=2&sector=exchange',
    '.date_gregorian, .sector_note_en',
    /^2026-12-27\n.*Settlement days are unknown/,
  ],
  [
    'a historian: 1 Muharram 1345',
    '/api/convert?from=hijri&year=1345&month=1&day=1',
    '"\\(.sh.year)-\\(.sh.month)-\\(.sh.day)"',
    /^1305-4-20$/,
  ],
  [
    'a historian: a day before the holidays are known',
    '/api/day?date=1304-01-01',
    '.error',
    /\/api\/convert\?from=sh&year=1304&month=1&day=1/,
  ],
  [
    'a reader in Herat: the month by its Afghan name, times by Karachi',
    '/api/summary?city=herat&method=karachi&date=2026-11-24',
    '.text, .times.maghrib == .times.sunset',
    /۳ قوس ۱۴۰۵ در هرات: در ایران .*\ntrue$/,
  ],
  [
    'a historian: a file of an Islamic year before the table',
    '/api/hijri/1260.json',
    '.error',
    /\/api\/convert\?from=hijri&year=1260&month=1&day=1/,
  ],
  ['HR: Labour Day', '/api/explain?date=1404-02-11&sector=labour', '.is_workday, .why_en', /^false\n.*Labour/],
  [
    'an app: Gregorian year in the place of a Persian one',
    '/api/holidays?year=2026',
    '.error',
    /\/api\/holidays\/gregorian\/2026\.json/,
  ],
])('%s', async (_, path, filter, expected) => {
  expect(await curl(path, filter)).toMatch(expected);
});

test('a bot: the recipe of the docs sends the sentence of the day', async () => {
  let sent: URLSearchParams | undefined;
  const telegram = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part));
    request.on('end', () => {
      sent = new URLSearchParams(body);
      response.end('{"ok":true}');
    });
  });
  const there = await listening(telegram);
  const program = SOLUTION_CODE.bot(address, 1405).replace('https://api.telegram.org', there);
  await output('/usr/bin/python3', ['-c', program], { TOKEN: 'token', CHAT: '7' });
  telegram.close();
  expect(sent?.get('chat_id')).toBe('7');
  expect(sent?.get('text')).toMatch(/^شنبه ۳۰ آبان ۱۴۰۵ در مشهد: روز کاری.*اذان صبح/);
});

/** Nextcloud reads calendars with sabre/vobject; Debian has version 2. */
test('Nextcloud: its parser has no remark on any feed', { timeout: 300_000 }, async () => {
  const place = { almanac, siteUrl: SITE_URL, now: NOW };
  for (const feed of FEEDS) writeFileSync(join(folder, `${feed.name}.ics`), feedText(feed, place as never));
  const code = `
    error_reporting(E_ALL & ~E_DEPRECATED);
    require '/usr/share/php/Sabre/VObject/autoload.php';
    $events = 0;
    foreach (glob('${folder}/*.ics') as $path) {
      $calendar = Sabre\\VObject\\Reader::read(file_get_contents($path));
      foreach ($calendar->validate() as $remark) echo basename($path), ': ', $remark['message'], "\\n";
      $events += count($calendar->select('VEVENT'));
    }
    echo $events;`;
  expect(Number(await output('/usr/bin/php', ['-d', 'memory_limit=-1', '-r', code]))).toBeGreaterThan(40_000);
});
