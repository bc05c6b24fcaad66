/** What makes an occasion a day off: laws, or a decision about a single day. */
import type { YearSpan } from '#core/occasions.ts';
import { pick } from '#core/pick.ts';
import { findIn } from '#core/required.ts';
import type { HolidayLawTable } from '#tables/types.ts';

/**
 * Laws in force in all of some Persian years; without one the decisions, whose id is the slug of the occasion.
 * @param until Persian day, YYYY-MM-DD: laws that were passed after it are left out
 */
export function groundsOf(slug: string, [first, last]: YearSpan, table: HolidayLawTable, until?: string) {
  const { laws, bases, decisions } = table;
  const basis = bases.find(
    ({ slug: other, years: [from, to] }) =>
      other === slug && (from ?? -Infinity) <= (first ?? -Infinity) && (to ?? Infinity) >= (last ?? Infinity),
  );
  const grounds = basis
    ? basis.laws
        .map((id) => findIn(laws, (law) => law.id === id))
        .filter(({ date }) => until === undefined || date <= until)
    : decisions.filter((decision) => decision.slug === slug).map((decision) => ({ ...decision, id: slug }));
  return grounds.map((ground) => pick(ground, ['id', 'title_fa', 'title_en']));
}
