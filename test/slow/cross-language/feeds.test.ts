/** Feeds and calendar files in calendar programs and libraries: libical, ical.js, calcurse, and khal through vdirsyncer. */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAlmanac } from '#api/base/almanac.ts';
import { FEEDS } from '#api/feeds/feed.ts';
import { feedText } from '#api/feeds/file.ts';
import { holidaysIcs, nowruzIcs } from '#api/feeds/holiday-files.ts';
import { withMonthLength } from '#core/hijri.ts';
import { tables } from '#tables/index.ts';
import type { Tables } from '#tables/types.ts';
import { eventsOf } from '../../api/parsed-calendar.ts';
import { almanac, handler, NOW, SITE_URL } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();

const NAMES = FEEDS.filter(({ language }) => language === 'fa-en').map(({ name }) => name);
const texts = new Map(
  FEEDS.map((feed) => [feed.name, feedText(feed, { almanac, siteUrl: SITE_URL, now: NOW })] as const),
);
texts.set('prayer-year', handler.answer('/prayer-times/tehran/1405.ics', '', NOW).body);
// The first and the last year, a closure, a moved day, published and estimated years.
texts.set('files of holidays', holidaysIcs([1347, 1390, 1395, 1404, 1405, 1406, 1407, 1500, 1577], almanac));
texts.set('file of nowruz', nowruzIcs(1405, almanac)!);
const ALL = [...NAMES, 'prayer-year', 'files of holidays', 'file of nowruz'];

/** Start day and title of every event by ical.js. The other programs are compared with it. */
const expected = new Map(
  ALL.map((name) => {
    return [
      name,
      eventsOf(texts.get(name)!).map(({ uid, startDate, summary }) => ({ uid, start: startDate.toString(), summary })),
    ] as const;
  }),
);
const compact = (start: string): string => start.replaceAll(/[-:]/g, '');

describe('libical', () => {
  const program = join(folder, 'read_ics');
  beforeAll(() => void execFileSync('gcc', ['-o', program, 'test/slow/cross-language/read_ics.c', '-lical']));

  const read = (text: string) =>
    execFileSync(program, { input: text, encoding: 'utf8', maxBuffer: 64 << 20 })
      .trimEnd()
      .split('\n');

  test.each(ALL)('reads %s without an error', (name) => {
    const [first, ...lines] = read(texts.get(name)!);
    expect(first).toBe('errors 0');
    const events = lines.map((line) => {
      const [uid, start, , , summary] = line.split('\t');
      return { uid, start, summary };
    });
    expect(events).toEqual(expected.get(name)!.map((event) => ({ ...event, start: compact(event.start) })));
  });

  test('would see a broken file', () => {
    expect(read(texts.get('file of nowruz')!.replace(/^DTSTART.*\r\n/m, 'DTSTART:tomorrow\r\n'))[0]).not.toBe(
      'errors 0',
    );
  });
});

describe('calcurse', () => {
  test.each(['holidays-fa-en-alarm', 'months-fa-en', 'nowruz-fa-en-alarm'])('takes %s', (name) => {
    const home = mkdtempSync(join(folder, 'calcurse-'));
    const file = join(home, 'feed.ics');
    writeFileSync(file, texts.get(name)!);
    const said = execFileSync(
      'calcurse',
      ['-D', home, '-i', file, '--dump-imported', '--format-apt', '%m\\n', '--format-event', '%m\\n'],
      {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      },
    );
    const titles = new Set(said.split('\n'));
    for (const { summary } of expected.get(name)!) expect(titles).toContain(summary);
  });
});

/** The same data, but Ramadan 1448 begins a day later: Sha'ban has 30 days and Ramadan 29. */
function withMovedRamadan(): Tables {
  const hijriMonths = withMonthLength(tables.hijriMonths, 1448, 8, 30);
  expect(hijriMonths, 'another length than today').not.toBe(tables.hijriMonths);
  return { ...tables, hijriMonths };
}

describe('khal through vdirsyncer', () => {
  const run = promisify(execFile);
  const store = join(folder, 'store');
  const environment = { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'Asia/Tehran' };
  const vdirsyncer = (...parameters: string[]) =>
    run('sh', ['-c', `yes | vdirsyncer -c ${folder}/vdirsyncer.conf ${parameters.join(' ')}`], { env: environment });
  const khal = async (day: string): Promise<string[]> => {
    const { stdout } = await run(
      'khal',
      ['-c', `${folder}/khal.conf`, 'list', '--day-format', '', '--format', '{title}', day, '1d'],
      { env: environment },
    );
    return stdout.split('\n').filter((line) => line !== '');
  };
  const stored = () =>
    new Map(readdirSync(store).map((name) => [name, readFileSync(join(store, name), 'utf8')] as const));
  // vdirsyncer derives file names from the content of events that it reads over HTTP.
  const holding = (title: string) => [...stored().values()].filter((text) => text.includes(`SUMMARY:${title}`));

  const FEED = 'religious-en-alarm';
  const feed = FEEDS.find(({ name }) => name === FEED)!;
  /** The feed's file. The test replaces it, like a new build after the announcement of the month. */
  let current = texts.get(FEED)!;
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/calendar; charset=utf-8').end(current);
  });

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    mkdirSync(store);
    writeFileSync(
      `${folder}/vdirsyncer.conf`,
      `[general]
status_path = "${folder}/status"

[pair feed]
a = "here"
b = "there"
collections = null
conflict_resolution = "b wins"

[storage there]
type = "http"
url = "http://127.0.0.1:${port}/feeds/${FEED}.ics"

[storage here]
type = "filesystem"
path = "${store}"
fileext = ".ics"
`,
    );
    writeFileSync(
      `${folder}/khal.conf`,
      `[calendars]
[[feed]]
path = ${store}
[locale]
local_timezone = Asia/Tehran
default_timezone = Asia/Tehran
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
timeformat = %H:%M
[sqlite]
path = ${folder}/khal.db
`,
    );
    await vdirsyncer('discover');
    await vdirsyncer('sync');
  });
  afterAll(async () => {
    server.close();
    await once(server, 'close');
  });

  const TITLE = 'Martyrdom of Imam Ali';
  const TIMES = texts.get(FEED)!.split(`SUMMARY:${TITLE}`).length - 1;

  test('every event is there once, on its day', async () => {
    expect(stored().size).toBe(texts.get(FEED)!.match(/BEGIN:VEVENT/g)!.length);
    expect(holding(TITLE)).toHaveLength(TIMES);
    expect((await khal('2027-02-28')).join('\n')).toContain(TITLE);
  });

  test('a second sync changes nothing', async () => {
    const before = stored();
    await vdirsyncer('sync');
    expect(stored()).toEqual(before);
  });

  test('a day that moves, moves: it is there once, on the new day only', async () => {
    current = feedText(feed, { almanac: createAlmanac(withMovedRamadan()), siteUrl: SITE_URL, now: NOW });
    const size = stored().size;
    await vdirsyncer('sync');
    expect(stored().size).toBe(size);
    expect(holding(TITLE)).toHaveLength(TIMES);
    expect((await khal('2027-02-28')).join('\n')).not.toContain(TITLE);
    expect((await khal('2027-03-01')).join('\n')).toContain(TITLE);
  });
});
