/** Differences between two published states, as rows of `data/changes.csv`. */

import { firstOf, itemAt, lastOf } from '#core/required.ts';
import { CHANGE_KINDS, type ChangeKind } from '#tables/change-kinds.ts';
import type { PublishedOccasion } from '../../compile/forms/changes.ts';
import { holidayName, type PublishedState } from './state.ts';

export interface Change {
  readonly kind: ChangeKind;
  readonly subject: string;
  /** Gregorian days, titles or rules; empty if it did not exist */
  readonly before: string;
  readonly after: string;
  /** the previous value was an estimate and was marked as one */
  readonly wasEstimate: boolean;
}

/** @returns in the order of the kinds, then of the subjects; days off that moved by their new day */
export function changesBetween(before: PublishedState, after: PublishedState): Change[] {
  return [
    ...monthChanges(before, after),
    ...occasionChanges(before, after),
    ...runChanges('added', after, before),
    ...runChanges('withdrawn', before, after),
    ...movedHolidays(before, after),
    ...textChanges('closure', before.closures, after.closures),
    ...textChanges('weekend', before.weekends, after.weekends),
  ];
}

const change = (kind: ChangeKind, subject: string, before: string, after: string, wasEstimate = false): Change => {
  return { kind, subject, before, after, wasEstimate };
};

type Texts = ReadonlyMap<string, string>;

const textChanges = (kind: 'closure' | 'weekend', before: Texts, after: Texts): Change[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((subject) => change(kind, subject, before.get(subject) ?? '', after.get(subject) ?? ''))
    .filter((each) => each.before !== each.after);

/** Path in `data/`, or its beginning → kinds of changes that list an edit of the file. */
const KINDS_BY_FILE: readonly (readonly [path: string, kinds: readonly ChangeKind[]])[] = [
  ['hijri-months.csv', ['month']],
  ['occasions/', ['new-occasion', 'removed-occasion', 'retitled', 'rule']],
  ['holidays.csv', ['added', 'withdrawn', 'moved']],
  ['exceptions.csv', ['moved']],
  ['closures.csv', ['closure', 'added', 'withdrawn']],
  ['withdrawals.csv', ['closure', 'added', 'withdrawn']],
  ['closure-pages.csv', ['closure', 'added', 'withdrawn']],
  // A law comes with what it changes.
  ['laws.json', ['added', 'withdrawn', 'moved', 'weekend']],
  ['sectors.json', ['weekend']],
  // A source comes with the row that cites it.
  ['sources.json', CHANGE_KINDS],
  ['source-hosts.csv', CHANGE_KINDS],
];
/** A release writes them, or they are not published. */
const UNLISTED = /^(published\/.*|changes\.csv|version\.json|checked\.json|README\.md)$/;

/** Changed files whose edit no other change lists. @param files paths in `data/` */
export const fileChanges = (files: readonly string[], changes: readonly Change[]): Change[] =>
  files
    .filter((file) => !UNLISTED.test(file))
    .filter((file) => {
      const kinds = KINDS_BY_FILE.find(([path]) => file.startsWith(path))?.[1] ?? [];
      return !changes.some(({ kind }) => kinds.includes(kind));
    })
    .map((subject) => change('file', subject, '', ''));

function monthChanges(before: PublishedState, after: PublishedState): Change[] {
  return [...after.months.values()].flatMap(({ month, first_day: firstDay, estimate }) => {
    const was = before.months.get(month);
    if (was ? was.estimate && estimate : estimate) return [];
    if (was && was.first_day === firstDay && was.estimate === estimate) return [];
    return [change('month', month, was?.first_day ?? '', firstDay, was?.estimate)];
  });
}

function occasionChanges(before: PublishedState, after: PublishedState): Change[] {
  const changes = [...after.occasions.values()].flatMap((occasion) => {
    const was = before.occasions.get(occasion.slug);
    if (!was) return [change('new-occasion', occasion.slug, '', titles(occasion))];
    return [
      ...(titles(was) === titles(occasion) ? [] : [change('retitled', occasion.slug, titles(was), titles(occasion))]),
      ...(was.rule === occasion.rule ? [] : [change('rule', occasion.slug, was.rule, occasion.rule)]),
    ];
  });
  const removed = [...before.occasions.values()]
    .filter(({ slug }) => !after.occasions.has(slug))
    .map((occasion) => change('removed-occasion', occasion.slug, titles(occasion), ''));
  return [...changes, ...removed].sort(
    (a, b) => CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) || (a.subject < b.subject ? -1 : 1),
  );
}

const titles = ({ title_fa, title_en }: PublishedOccasion): string => `${title_fa} | ${title_en}`;

/** Days off that one state has and the other has not; consecutive days share a row. */
function runChanges(kind: 'added' | 'withdrawn', inState: PublishedState, otherState: PublishedState): Change[] {
  const bySlug = Map.groupBy(inState.holidays.values(), ({ slug }) => slug);
  return [...bySlug].flatMap(([slug, holidays]) =>
    runs(holidays, (holiday) => !otherState.holidays.has(holidayName(holiday))).map((run) => {
      const days = [...new Set([firstOf(run).day, lastOf(run).day])].join('/');
      return kind === 'added' ? change(kind, slug, '', days) : change(kind, slug, days, '', firstOf(run).estimate);
    }),
  );
}

/** Neighbours that a condition holds for. */
function runs<T>(entries: readonly T[], holds: (entry: T) => boolean): T[][] {
  const found: T[][] = [];
  for (const [index, entry] of entries.entries()) {
    if (!holds(entry)) continue;
    if (index > 0 && holds(itemAt(entries, index - 1))) lastOf(found).push(entry);
    else found.push([entry]);
  }
  return found;
}

function movedHolidays(before: PublishedState, after: PublishedState): Change[] {
  return [...after.holidays]
    .flatMap(([name, { day }]) => {
      const was = before.holidays.get(name);
      return was && was.day !== day ? [change('moved', name, was.day, day, was.estimate)] : [];
    })
    .sort((a, b) => (a.after < b.after ? -1 : a.after > b.after ? 1 : 0));
}
