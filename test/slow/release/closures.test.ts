/** A closure from its decision to its end, as subscribers and programs see it after each release. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAlmanac } from '#api/base/almanac.ts';
import { FEEDS } from '#api/feeds/feed.ts';
import { feedText } from '#api/feeds/file.ts';
import { createHandler } from '#api/handler.ts';
import { ANSWERED_RESOURCES } from '#api/resources/answered.ts';
import { changesAtom } from '#api/resources/changes-atom.ts';
import { compileFolder } from '#generator/compile/compile-folder.ts';
import { readData } from '#generator/compile/data.ts';
import { changesBody } from '#generator/keep/changes/change-rows.ts';
import { runEditor } from '#generator/keep/editor/main.ts';
import { dataLines } from '#generator/keep/release/data-lines.ts';
import { release } from '#generator/keep/release/data-release.ts';
import { copyFrozen } from '../../support/frozen.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** 17 Bahman 1405, three days before the closures. */
const NOW = Date.UTC(2027, 1, 6, 8);
const DAY = '1405-11-20';
const SITE = 'https://calendar.example.org';
const CLOSURES = 'data/closures.csv';

const root = temporaryFolder();
const feed = FEEDS.find(({ name }) => name === 'closures')!;

beforeAll(() => {
  copyFrozen(root);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => void vi.restoreAllMocks());

const decided = (province: string, bodies: string) => [
  ...[DAY, '--scope', province, '--bodies', bodies, '--title', 'تعطیلی آزمایشی', '--law', 'تصمیم استانداری'],
  ...['--source', `News of ${province}`],
];
const edit = (...given: string[]): void => expect(runEditor(root, 'close-day', given, NOW)).toBe(0);

/** Releases, and asks what a subscriber gets. */
function published() {
  const version = release(root, NOW);
  const almanac = createAlmanac(compileFolder(root).tables);
  const context = { almanac, siteUrl: SITE, now: NOW };
  const handler = createHandler({ almanac, siteUrl: SITE, resources: ANSWERED_RESOURCES });
  const ask = (path: string, query = '') => handler.answer(path, query, NOW).body;
  const rows = changesBody(readData(root)).data;
  return {
    events: feedText(feed, context)
      .split('BEGIN:VEVENT')
      .filter((event) => event.includes('تعطیلی آزمایشی'))
      .map((event) => [/UID:(\S+)/.exec(event)![1]!, Number(/SEQUENCE:(\d+)/.exec(event)?.[1] ?? 0)] as const),
    api: JSON.parse(ask('/api/closures', 'from=1405-11-20&to=1405-11-20')).data.map(
      ({ provinces, bodies }: { provinces: string[]; bodies: string[] }) => [...provinces, ...bodies].join(' '),
    ),
    isWorkday: JSON.parse(ask('/api/day', 'date=1405-11-20&sector=offices&province=yazd')).is_workday as boolean,
    atom: changesAtom(rows, SITE, `${SITE}/feeds/changes.atom`),
    changelog: dataLines(rows.filter((row) => row.version === version)).join('\n'),
  };
}

test('an event keeps its UID when its decision is widened, and leaves the feed when it is taken back', {
  timeout: 300_000,
}, () => {
  edit(...decided('yazd', 'offices'));
  edit(...decided('gilan', 'offices'));
  const first = published();
  expect(first.events.map(([, sequence]) => sequence)).toEqual([0, 0]);
  expect(first.api).toEqual(['gilan offices', 'yazd offices']);
  expect(first.isWorkday).toBe(false);

  edit(...decided('yazd', 'offices,schools'));
  const wider = published();
  const uids = first.events.map(([uid]) => uid);
  expect(wider.events).toEqual(uids.map((uid) => [uid, uid.includes('yazd') ? 1 : 0]));
  expect(wider.api).toEqual(['gilan offices', 'yazd offices schools']);

  edit(DAY, '--withdraw', '--scope', 'yazd', '--reason', 'استانداری لغو کرد', '--source', 'News of a withdrawal');
  // A line that is deleted in a web editor is enough.
  const rows = readFileSync(join(root, CLOSURES), 'utf8');
  writeFileSync(join(root, CLOSURES), rows.replace(new RegExp(`^closure-${DAY}-gilan-.*\n`, 'm'), ''));
  const last = published();
  expect(last.events).toEqual([]);
  expect(last.api).toEqual([]);
  expect(last.isWorkday).toBe(true);
  expect(last.atom).toContain('استانداری لغو کرد');
  expect(last.changelog.match(/No longer closed: .*/g)).toEqual([
    'No longer closed: 2027-02-09, offices, gilan (withdrawn).',
    'No longer closed: 2027-02-09, offices schools, yazd (استانداری لغو کرد).',
  ]);
});
