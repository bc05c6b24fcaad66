import { placeText } from '../problems.ts';
import type { Check } from './rule.ts';

/** A title without case, spaces, punctuation and the words that some sources leave out. */
const bare = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[\u200C\s()«».،-]/gu, '')
    .replace(/^(روزجهانی|روزبین‌?المللی|روزملی|روز|world|international|national)/u, '');

/** No two rows are one occasion: the same title, Persian or English, by the same rule in the same years. */
export const sameOccasion: Check = ({ occasions }, report) => {
  const byRule = new Map<string, (typeof occasions)[number]>();
  for (const entry of occasions) {
    const { title_fa, title_en, rule, first_year, last_year } = entry;
    for (const title of [title_fa, title_en]) {
      const key = `${rule} ${bare(title)}`;
      const other = byRule.get(key);
      if (!other || other === entry) {
        byRule.set(key, entry);
        continue;
      }
      const apart = isBefore(other.last_year, first_year) || isBefore(last_year, other.first_year);
      if (!apart) report(entry, 'one row per occasion', `"${title}" again after ${placeText(other)}`);
    }
  }
};

const isBefore = (last: number | null, first: number | null): boolean =>
  last !== null && first !== null && last < first;
