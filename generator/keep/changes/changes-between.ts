/** Differences between two published states, as rows of `data/changes.csv`. */
import { CHANGE_KINDS, type ChangeKind } from '#api/schemas/published.ts';
import type { PublishedHoliday, PublishedOccasion } from '../../compile/forms/changes.ts';
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
  ];
}

function monthChanges(before: PublishedState, after: PublishedState): Change[] {
  return [...after.months.values()].flatMap(({ month, first_day: firstDay, estimate }) => {
    const was = before.months.get(month);
    if (was ? was.estimate && estimate : estimate) return [];
    if (was && was.first_day === firstDay && was.estimate === estimate) return [];
    return [
      {
        kind: 'month' as const,
        subject: month,
        before: was?.first_day ?? '',
        after: firstDay,
        wasEstimate: was?.estimate ?? false,
      },
    ];
  });
}

function occasionChanges(before: PublishedState, after: PublishedState): Change[] {
  const change = (kind: ChangeKind, subject: string, was: string, is: string): Change => ({
    kind,
    subject,
    before: was,
    after: is,
    wasEstimate: false,
  });
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
    runs(holidays, (holiday) => !otherState.holidays.has(holidayName(holiday))).map((run): Change => {
      const [first, last] = [run[0]!.day, run.at(-1)!.day];
      const days = first === last ? first : `${first}/${last}`;
      const wasEstimate = kind === 'withdrawn' && run[0]!.estimate;
      return { kind, subject: slug, before: '', after: '', [kind === 'added' ? 'after' : 'before']: days, wasEstimate };
    }),
  );
}

/** Neighbours that a condition holds for. */
function runs<T>(entries: readonly T[], holds: (entry: T) => boolean): T[][] {
  const found: T[][] = [];
  let isOpen = false;
  for (const entry of entries) {
    if (holds(entry)) {
      if (isOpen) found.at(-1)!.push(entry);
      else found.push([entry]);
    }
    isOpen = holds(entry);
  }
  return found;
}

function movedHolidays(before: PublishedState, after: PublishedState): Change[] {
  const day = ({ after: newDay }: Change) => newDay;
  return [...after.holidays]
    .flatMap(([name, holiday]: [string, PublishedHoliday]): Change[] => {
      const was = before.holidays.get(name);
      if (!was || was.day === holiday.day) return [];
      return [{ kind: 'moved', subject: name, before: was.day, after: holiday.day, wasEstimate: was.estimate }];
    })
    .sort((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0));
}
