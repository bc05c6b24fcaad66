/** What holds for every edit of `data/`, beside the rules of the lint. The other tests read frozen data. */

import { expect, test } from 'vitest';
import { compile } from '#generator/compile/compile.ts';
import { readAll } from '#generator/compile/compile-folder.ts';
import { placeText } from '#generator/compile/problems.ts';
import { changesBetween } from '#generator/keep/changes/changes-between.ts';
import { reasonOf } from '#generator/keep/changes/reasons.ts';
import { readPublishedState, stateOf } from '#generator/keep/changes/state.ts';
import { sourceOf } from '#generator/keep/editor/source.ts';
import { documentedCommands } from '../../support/documented-commands.ts';

const root = process.cwd();
const { data, version } = readAll(root);

test('no day off published before the last release moves or goes without a reason and a source', () => {
  const changes = changesBetween(readPublishedState(root), stateOf(compile(data, version, root).tables));
  const past = changes.filter(
    ({ kind, before }) => ['moved', 'withdrawn'].includes(kind) && before.slice(0, 10) < version.changed,
  );
  const silent = past.filter((change) => {
    const { reason, sources } = reasonOf(change, data);
    return reason === '' || sources.length === 0;
  });
  expect(silent).toEqual([]);
});

test('every published occasion, day off, closure, city and month names a source', () => {
  const { occasions, holidays, cities, hijriMonths, sectors } = data;
  // A day that was searched for and not found stays in the file with a note, unpublished.
  const closures = data.closures.filter(({ official, provinces }) => official || provinces.length > 0);
  const rows = [...occasions, ...holidays, ...closures, ...cities, ...hijriMonths, ...sectors];
  const bare = rows.filter(({ sources }) => sources.length === 0);
  expect(bare.map(placeText)).toEqual([]);
});

test('an occasion begins no earlier than the first year that its text names; an old custom has no first year', () => {
  const textOf = new Map(data.occasionTexts.map(({ slug, text_en }) => [slug, text_en]));
  const dated = data.occasions.flatMap(({ slug, category, first_year }) => {
    const years = [...(textOf.get(slug) ?? '').matchAll(/\b(?:18|19|20)\d\d\b/g)].map(([year]) => Number(year));
    return years.length > 0 ? [{ slug, category, first_year, earliest: Math.min(...years) }] : [];
  });
  expect(dated.length).toBeGreaterThan(0);
  // The Persian year begins in March of the Gregorian one.
  const early = dated.filter(({ category, first_year, earliest }) =>
    first_year === null ? !['cultural', 'religious'].includes(category) : first_year < earliest - 622,
  );
  expect(early).toEqual([]);
});

test('the documented commands cite pages of hosts that the data know', () => {
  const commands = ['announce', 'calendar-year'].flatMap(documentedCommands);
  const urls = commands.flatMap((words) => words[words.indexOf('--url') + 1]!.match(/^https:.*/) ?? []);
  expect(urls.length).toBeGreaterThan(1);
  for (const url of urls) expect(sourceOf(data, 'page', { source: 'Some words', url })).toMatchObject({ url });
});
