import type { LintRule } from './rule.ts';

/** Titles that two different occasions may share: the second to fourth day of Nowruz, the last day of the year. */
const bare = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[\u200C\s()«».،-]/gu, '')
    .replace(/^(روزجهانی|روزبین‌?المللی|روزملی|روز|world|international|national)/u, '');

export const sameOccasion: LintRule = {
  name: 'same-occasion',
  description: 'No two rows are one occasion: the same rule with the same title, or the same title on nearby days',
  check({ occasions }, report) {
    const byRule = new Map<string, (typeof occasions)[number]>();
    for (const entry of occasions) {
      const { title_fa, title_en, rule, first_year, last_year } = entry.value;
      for (const title of [title_fa, title_en]) {
        const key = `${rule} ${bare(title)}`;
        const other = byRule.get(key);
        if (!other || other === entry) {
          byRule.set(key, entry);
          continue;
        }
        const apart = isBefore(other.value.last_year, first_year) || isBefore(last_year, other.value.first_year);
        if (!apart) report(entry, 'one row for one occasion', `"${title}" again after ${other.file}:${other.line}`);
      }
    }
  },
};

const isBefore = (last: number | null, first: number | null): boolean =>
  last !== null && first !== null && last < first;
