/** Lines of the changelog about the changed data: how many changes, and each one that a user may have entered in a calendar. */

import { counted } from '#api/words/text-answer.ts';
import { monthName } from '#core/names.ts';
import type { ChangeKind } from '#tables/change-kinds.ts';
import type { ChangeRow } from '../../compile/forms/changes.ts';

/** More are in the list of changes. */
const MAX_NAMED = 30;

type Row = Pick<ChangeRow, 'kind' | 'subject' | 'before' | 'after' | 'reason'>;

const days = (text: string): string => text.replace('/', ' to ');

/** `Ramadan 1448` */
function monthText(subject: string): string {
  const [year, month] = subject.split('-').map(Number);
  return `${monthName('hijri', month!).en} ${year}`;
}

const LINES: { readonly [Kind in ChangeKind]?: (row: Row) => string } = {
  month: ({ subject, before, after }) =>
    `${monthText(subject)} begins on ${after}${before === '' || before === after ? '' : `, not on ${before}`}.`,
  withdrawn: ({ subject, before, reason }) => `No longer a day off: ${subject}, ${days(before)} (${reason}).`,
  moved: ({ subject, before, after, reason }) => `Moved: ${subject}, ${before} → ${after} (${reason}).`,
  weekend: ({ subject, before, after }) => `Weekend of ${subject}: ${before} → ${after}.`,
  closure: ({ before, after, reason }) => (after ? `Closed: ${after}.` : `No longer closed: ${before} (${reason}).`),
  file: ({ subject }) => `Also changed: \`data/${subject}\`.`,
};

export function dataLines(rows: readonly Row[]): string[] {
  const changes = rows.filter(({ kind }) => kind !== 'begun');
  if (changes.length === 0) return [];
  const named = Object.entries(LINES).flatMap(([kind, line]) =>
    changes.filter((row) => row.kind === kind).map((row) => `- ${line(row)}`),
  );
  const total = `- ${counted(changes.length, 'change')} of the data, with reasons and sources in \`/api/changes.json\`.`;
  return [total, ...named.slice(0, MAX_NAMED)];
}
