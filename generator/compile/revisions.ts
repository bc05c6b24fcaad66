/**
 * Number and dates of the changes of each day of an occasion, from `data/changes.csv`; calendar files need them for SEQUENCE
 * and LAST-MODIFIED.
 */

import * as gregorian from '#core/gregorian.ts';
import { firstOf } from '#core/required.ts';
import type { RevisionTable } from '#core/revisions.ts';
import type { ChangeRow } from './forms/changes.ts';

export function compileRevisions(rows: readonly ChangeRow[]): RevisionTable {
  const of = (...kinds: ChangeRow['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind));
  return {
    begun: firstOf(rows).recorded,
    months: of('month').map(({ subject, before, after, recorded }) => {
      const [year = 0, month = 0] = subject.split('-').map(Number);
      return [year, month, before !== '' && before !== after ? 1 : 0, recorded];
    }),
    occasions: [
      ...of('new-occasion', 'retitled').map(({ subject, recorded }) => [subject, null, null, 0, recorded] as const),
      // A withdrawn closure that comes back has a higher number than before.
      ...of('closure').map(({ subject, before, recorded }) => {
        return [subject, null, null, before === '' ? 0 : 1, recorded] as const;
      }),
      ...of('rule').map(({ subject, recorded }) => [subject, null, null, 1, recorded] as const),
      ...of('added', 'withdrawn').map(({ subject, before, after, recorded }) => {
        const [first = '', last = first] = (after || before).split('/');
        return [subject, gregorian.fromIsoDate(first), gregorian.fromIsoDate(last), 0, recorded] as const;
      }),
    ],
    days: of('moved').map(({ subject, recorded }) => {
      const [slug = '', ruleYear, ordinal] = subject.split(' ');
      return [slug, Number(ruleYear), Number(ordinal), recorded];
    }),
  };
}
