/** Reason and sources of a change, as far as the rows of the data have them; a person adds the rest. */
import { lastOf } from '#core/required.ts';
import type { Data } from '../../compile/data.ts';
import { monthText } from '../../compile/forms/months.ts';
import type { Change } from './changes-between.ts';

export interface Reason {
  readonly reason: string;
  readonly sources: readonly string[];
}

/** The data with empty cells in place of these notes. */
export function withoutNotes(data: Data, notes: ReadonlySet<string>): Data {
  const emptied = <T extends { readonly note: string }>(row: T): T =>
    notes.has(row.note) ? { ...row, note: '' } : row;
  const { hijriMonths, holidays, closures, withdrawals } = data;
  return {
    ...data,
    hijriMonths: hijriMonths.map(emptied),
    holidays: holidays.map(emptied),
    closures: closures.map(emptied),
    withdrawals: withdrawals.map(emptied),
  };
}

const UNKNOWN: Reason = { reason: '', sources: [] };

const REASONS: { readonly [Kind in Change['kind']]?: (change: Change, data: Data) => Reason } = {
  month: reasonOfMonth,
  added: ({ subject }, data) => reasonOfDayOff(subject, data),
  withdrawn: ({ subject }, data) => reasonOfWithdrawal(subject, data),
  moved: reasonOfMove,
  closure: ({ subject }, data) => reasonOfClosure(subject, data),
  weekend: ({ subject }, data) => reasonOfWeekend(subject, data),
  file: () => UNKNOWN,
};

/** For a change of an occasion, only the sources are known. */
export const reasonOf = (change: Change, data: Data): Reason =>
  REASONS[change.kind]?.(change, data) ?? { reason: '', sources: sourcesOfOccasion(change.subject, data) };

const monthNamed = (name: string, { hijriMonths }: Data) => hijriMonths.find((row) => monthText(row) === name);

function reasonOfMonth({ subject, wasEstimate, before }: Change, data: Data): Reason {
  const month = monthNamed(subject, data);
  if (!month) return { reason: 'taken back', sources: [] };
  if (wasEstimate || before === '') return { reason: 'announced', sources: month.sources };
  const reason = month.note || (month.status === 'official-corrected' ? 'moved after a sighting' : '');
  return { reason, sources: month.sources };
}

const sourcesOfOccasion = (slug: string, { occasions, closures }: Data): readonly string[] =>
  [...occasions, ...closures].find((row) => row.slug === slug)?.sources ?? [];

function reasonOfDayOff(slug: string, { closures, holidays, laws }: Data): Reason {
  const closure = closures.find((row) => row.slug === slug && row.official);
  if (closure) return { reason: closure.decision, sources: closure.sources };
  const rows = holidays.filter((row) => row.slug === slug && row.published);
  const basis = new Set(rows.flatMap(({ basis }) => basis));
  const titles = laws.filter(({ id }) => basis.has(id)).map(({ title_en }) => title_en);
  return { reason: titles.join('; '), sources: [...new Set(rows.flatMap(({ sources }) => sources))] };
}

/** A decision, or why it was taken back. Somebody may just delete a row. */
function reasonOfClosure(slug: string, { closures, withdrawals }: Data): Reason {
  const withdrawn = withdrawals.findLast((row) => row.slug === slug && row.note !== '');
  if (withdrawn) return { reason: withdrawn.note, sources: withdrawn.sources };
  const closure = closures.find((row) => row.slug === slug);
  return closure ? { reason: closure.decision, sources: closure.sources } : { reason: 'withdrawn', sources: [] };
}

/** The laws of its weekends. */
function reasonOfWeekend(sector: string, { sectors, laws }: Data): Reason {
  const rule = sectors.find(({ id }) => id === sector);
  const named = new Set(rule?.weekends.flatMap(({ law }) => law ?? []));
  const titles = laws.filter(({ id }) => named.has(id)).map(({ title_en }) => title_en);
  return { reason: titles.join('; '), sources: rule?.sources ?? [] };
}

/** The reason of unpublished rows, else the notes of the published ones. */
function reasonOfWithdrawal(slug: string, { closures, withdrawals, holidays }: Data): Reason {
  const oneOff = [
    ...closures.map((row) => ({ ...row, published: row.official })),
    ...withdrawals.map((row) => ({ ...row, published: false })),
  ];
  const rows = [...oneOff, ...holidays].filter((row) => row.slug === slug);
  const withNote = [rows.filter(({ published }) => !published), rows]
    .map((some) => some.filter(({ note }) => note !== ''))
    .find((some) => some.length > 0);
  if (!withNote) return UNKNOWN;
  return {
    reason: [...new Set(withNote.map(({ note }) => note))].join('; '),
    sources: [...new Set(withNote.flatMap(({ sources }) => sources))],
  };
}

function reasonOfMove({ subject, after }: Change, data: Data): Reason {
  const [slug, ruleYear] = subject.split(' ');
  const exception = data.exceptions.find((row) => row.slug === slug && row.year === Number(ruleYear));
  if (exception) return { reason: exception.reason, sources: exception.sources };
  const rule = data.occasions.find((row) => row.slug === slug)?.rule ?? '';
  return rule.startsWith('hijri:') ? reasonOfHijriMove(after, data) : UNKNOWN;
}

/** The month that holds the new day, or the last published one before an estimated day. */
function reasonOfHijriMove(day: string, { hijriMonths }: Data): Reason {
  const month = hijriMonths.findLast(({ first_day }) => first_day <= day);
  if (!month) return UNKNOWN;
  const name = monthText(month);
  const isLast = month === lastOf(hijriMonths);
  const reason = isLast ? `follows from the first day of ${name}` : `${name} begins on ${month.first_day}`;
  return { reason, sources: month.sources };
}
