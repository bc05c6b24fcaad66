/** Reason and sources of a change, as far as the rows of the data have them; a person adds the rest. */
import { lastOf } from '#core/required.ts';
import type { Data } from '../../compile/data.ts';
import { monthText } from '../../compile/forms/months.ts';
import type { Entry } from '../../compile/reader.ts';
import type { Change } from './changes-between.ts';

export interface Reason {
  readonly reason: string;
  readonly sources: readonly string[];
}

/** The data with empty cells in place of these notes. */
export function withoutNotes(data: Data, notes: ReadonlySet<string>): Data {
  const emptied = <T extends Entry<{ readonly note: string }>>(entry: T): T =>
    notes.has(entry.value.note) ? { ...entry, value: { ...entry.value, note: '' } } : entry;
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

const monthNamed = (name: string, { hijriMonths }: Data) =>
  hijriMonths.find(({ value }) => monthText(value) === name)?.value;

function reasonOfMonth({ subject, wasEstimate, before }: Change, data: Data): Reason {
  const month = monthNamed(subject, data);
  if (!month) return { reason: 'taken back', sources: [] };
  if (wasEstimate || before === '') return { reason: 'announced', sources: month.sources };
  const reason = month.note || (month.status === 'official-corrected' ? 'moved after a sighting' : '');
  return { reason, sources: month.sources };
}

const sourcesOfOccasion = (slug: string, { occasions, closures }: Data): readonly string[] =>
  [...occasions, ...closures].find(({ value }) => value.slug === slug)?.value.sources ?? [];

function reasonOfDayOff(slug: string, { closures, holidays, laws }: Data): Reason {
  const closure = closures.find(({ value }) => value.slug === slug && value.official);
  if (closure) return { reason: closure.value.decision, sources: closure.value.sources };
  const rows = holidays.filter(({ value }) => value.slug === slug && value.published);
  const basis = new Set(rows.flatMap(({ value }) => value.basis));
  const titles = laws.filter(({ value }) => basis.has(value.id)).map(({ value }) => value.title_en);
  return { reason: titles.join('; '), sources: [...new Set(rows.flatMap(({ value }) => value.sources))] };
}

/** A decision, or why it was taken back. Somebody may just delete a row. */
function reasonOfClosure(slug: string, { closures, withdrawals }: Data): Reason {
  const withdrawn = withdrawals.findLast(({ value }) => value.slug === slug && value.note !== '')?.value;
  if (withdrawn) return { reason: withdrawn.note, sources: withdrawn.sources };
  const closure = closures.find(({ value }) => value.slug === slug)?.value;
  return closure ? { reason: closure.decision, sources: closure.sources } : { reason: 'withdrawn', sources: [] };
}

/** The laws of its weekends. */
function reasonOfWeekend(sector: string, { sectors, laws }: Data): Reason {
  const rule = sectors.find(({ value }) => value.id === sector)?.value;
  const named = new Set(rule?.weekends.flatMap(({ law }) => law ?? []));
  const titles = laws.filter(({ value }) => named.has(value.id)).map(({ value }) => value.title_en);
  return { reason: titles.join('; '), sources: rule?.sources ?? [] };
}

/** The reason of unpublished rows, else the notes of the published ones. */
function reasonOfWithdrawal(slug: string, { closures, withdrawals, holidays }: Data): Reason {
  const oneOff = [
    ...closures.map(({ value }) => ({ ...value, published: value.official })),
    ...withdrawals.map(({ value }) => ({ ...value, published: false })),
  ];
  const rows = [...oneOff, ...holidays.map(({ value }) => value)].filter((row) => row.slug === slug);
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
  const exception = data.exceptions.find(({ value }) => value.slug === slug && value.year === Number(ruleYear))?.value;
  if (exception) return { reason: exception.reason, sources: exception.sources };
  const rule = data.occasions.find(({ value }) => value.slug === slug)?.value.rule ?? '';
  return rule.startsWith('hijri:') ? reasonOfHijriMove(after, data) : UNKNOWN;
}

/** The month that holds the new day, or the last published one before an estimated day. */
function reasonOfHijriMove(day: string, { hijriMonths }: Data): Reason {
  const month = hijriMonths.findLast(({ value }) => value.first_day <= day)?.value;
  if (!month) return UNKNOWN;
  const name = monthText(month);
  const isLast = month === lastOf(hijriMonths).value;
  const reason = isLast ? `follows from the first day of ${name}` : `${name} begins on ${month.first_day}`;
  return { reason, sources: month.sources };
}
