/** The laws and decisions behind the holidays of a year, numbered as they are first met. */
import { monthName } from '#core/names.ts';
import { parseOccasionRule } from '#core/occasion-rule.ts';
import type { Occasion, YearSpan } from '#core/occasions.ts';
import { type Language, titleIn } from '#site/frame/language.ts';
import { numeral } from '#site/frame/numerals.ts';
import { tables } from '#tables/index.ts';
import type { HolidayConfidence } from '#tables/types.ts';

export interface LawNote {
  readonly number: number;
  readonly title: string;
}

export interface LawNotes {
  /** notes of a holiday; empty if none is recorded */
  of(slug: string): readonly LawNote[];
  /** all notes met so far */
  all(): readonly LawNote[];
}

const within = ([first, last]: YearSpan, year: number): boolean =>
  (first === null || year >= first) && (last === null || year <= last);

/** Laws of a holiday in a year: those passed by then, else the ones that are named for it at all. */
function lawsOf(slug: string, year: number) {
  const named = tables.holidayLaws.bases
    .filter((basis) => basis.slug === slug && within(basis.years, year))
    .flatMap((basis) => basis.laws)
    .map((id) => tables.holidayLaws.laws.find((law) => law.id === id)!);
  const passed = named.filter(({ date }) => Number(date.slice(0, 4)) <= year);
  return passed.length > 0 ? passed : named;
}

export function createLawNotes(language: Language, year: number): LawNotes {
  const notes = new Map<string, LawNote>();
  const note = (title: string): LawNote => {
    const known = notes.get(title);
    if (known) return known;
    const made = { number: notes.size + 1, title };
    notes.set(title, made);
    return made;
  };
  return {
    of: (slug) =>
      [...lawsOf(slug, year), ...tables.holidayLaws.decisions.filter((decision) => decision.slug === slug)]
        .map((ground) => note(titleIn(language, ground)))
        .sort((a, b) => a.number - b.number),
    all: () => [...notes.values()],
  };
}

/** The title, with the day where other occasions have the same one, as the days of Nowruz do. */
function ownTitle(language: Language, { slug, titleFa, titleEn, rule }: Occasion): string {
  const title = titleIn(language, { titleFa, titleEn });
  const isShared = tables.occasions.some((other) => other.slug !== slug && other.titleFa === titleFa);
  const parsed = parseOccasionRule(rule);
  if (language === 'en' || !isShared || parsed.kind !== 'fixed' || parsed.calendar !== 'persian') return title;
  return `${title} (${numeral(language, parsed.day)} ${monthName('persian', parsed.month).fa})`;
}

/** Titles in one language. */
export interface YearConfidence {
  readonly level: HolidayConfidence['level'];
  readonly doubtful: readonly string[];
  readonly heldBack: readonly string[];
}

/** How sure the list of a year is, with the titles of what is in doubt. */
export function confidenceOf(language: Language, year: number): YearConfidence {
  const { level, doubtful, heldBack } = tables.holidayLaws.confidence.find(({ years }) => within(years, year))!;
  const titles = (slugs: readonly string[]) =>
    slugs.map((slug) => ownTitle(language, tables.occasions.find((occasion) => occasion.slug === slug)!));
  return { level, doubtful: titles(doubtful), heldBack: titles(heldBack) };
}
