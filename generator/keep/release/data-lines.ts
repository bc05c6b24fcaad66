/** Lines of the changelogs about the changed data: how many changes, and each day off that moved or was withdrawn. */

import type { ChangeKind } from '#api/schemas/published.ts';
import { toPersianDigits } from '#core/digits.ts';
import * as gregorian from '#core/gregorian.ts';
import { isoText } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { firstOf } from '#core/required.ts';
import type { ChangeRow } from '../../compile/forms/changes.ts';

const LIST = '`/api/changes.json`';
/** More are in the list of changes. */
const MAX_NAMED = 30;

type Row = Pick<ChangeRow, 'kind' | 'subject' | 'before' | 'after' | 'reason'>;

const of = (rows: readonly Row[], kind: ChangeKind): readonly Row[] => rows.filter((row) => row.kind === kind);

export function dataLines(rows: readonly Row[]): string[] {
  const changes = rows.filter(({ kind }) => kind !== 'begun');
  if (changes.length === 0) return [];
  const kinds = Map.groupBy(changes, ({ kind }) => kind);
  const counted = [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ');
  const days = (text: string) => text.replace('/', ' to ');
  const named = [
    ...of(changes, 'withdrawn').map(
      (row) => `- No longer a day off: ${row.subject}, ${days(row.before)} (${row.reason}).`,
    ),
    ...of(changes, 'moved').map((row) => `- Moved: ${row.subject}, ${row.before} → ${row.after} (${row.reason}).`),
    ...of(changes, 'weekend').map((row) => `- Weekend of ${row.subject}: ${row.before} → ${row.after}.`),
    ...of(changes, 'closure').map(
      (row) => `- ${row.after ? 'Closed' : 'No longer closed'}: ${row.after || row.before}.`,
    ),
    ...of(changes, 'file').map((row) => `- Also changed: \`data/${row.subject}\`.`),
  ];
  return [`- Changed data: ${counted}. Moved days with their reasons: ${LIST}.`, ...named.slice(0, MAX_NAMED)];
}

interface Titled {
  readonly slug: string;
  readonly title_fa: string;
}

/** @param occasions for the titles; a removed occasion has its title in its row */
export function persianDataLines(rows: readonly Row[], occasions: readonly Titled[]): string[] {
  const changes = rows.filter(({ kind }) => kind !== 'begun');
  if (changes.length === 0) return [];
  const count = (kind: ChangeKind) => toPersianDigits(of(changes, kind).length);
  const removed = of(rows, 'removed-occasion').map(
    ({ subject, before }) => [subject, firstOf(before.split(' | '))] as const,
  );
  const titles = new Map([...removed, ...occasions.map(({ slug, title_fa }) => [slug, title_fa] as const)]);
  const title = ({ subject }: Row) => titles.get(firstOf(subject.split(' '))) ?? subject;
  const named = [
    ...of(changes, 'withdrawn').map((row) => {
      const [first, last] = row.before.split('/').map(persianDay);
      return `- دیگر تعطیل نیست: ${title(row)}، ${last ? `${first} تا ${last}` : first}.`;
    }),
    ...of(changes, 'moved').map(
      (row) => `- جابه‌جا شد: ${title(row)}، از ${persianDay(row.before)} به ${persianDay(row.after)}.`,
    ),
    ...of(changes, 'closure').map(({ subject, before, after }) => {
      const [first, last] = firstOf((after || before).split(', '))
        .split('/')
        .map(persianDay);
      const days = last ? `${first} تا ${last}` : first;
      return `- ${after ? 'تعطیلی موردی' : 'تعطیلی موردی حذف شد'}: ${titles.get(subject) ?? subject}، ${days}.`;
    }),
    ...(of(changes, 'weekend').length > 0 ? ['- آخر هفتهٔ بعضی بخش‌ها عوض شد.'] : []),
  ];
  return [
    `- ${toPersianDigits(changes.length)} تغییر در داده‌ها؛ ${count('moved')} تعطیلی جابه‌جا و ${count('withdrawn')} تعطیلی حذف شد. دلیل هر کدام در ${LIST}.`,
    ...named.slice(0, MAX_NAMED),
  ];
}

/** `2026-03-21` → `۱۴۰۵/۰۱/۰۱` */
const persianDay = (day: string): string =>
  toPersianDigits(isoText(persian.fromJdn(gregorian.fromIsoDate(day))).replaceAll('-', '/'));
