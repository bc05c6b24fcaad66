/** What the search box offers for a text: answers first, then what has the name. */
import type { RememberedCity } from '#site/data/resources.ts';
import type { Language } from '#site/kit/language.ts';
import type { Known as KnownDates } from '#understand/dates-in-calendars.ts';
import { type Understood, understand } from '#understand/questions.ts';
import { answersTo, daysInYear, type ReadHolidays } from './answers.ts';
import { clearlyMeant, type Found, mixed, type Names } from './search.ts';
import { citySuggestion, foundSuggestion, type Known, qiblaText, type Suggestion } from './view.ts';

export interface Suggestions {
  readonly all: readonly Suggestion[];
  /** target of Enter without a choice: a date, an answer, or the only result of this name */
  readonly clear: Suggestion | undefined;
}

/** What the suggestions rest on. */
interface Facts {
  readonly known: Known;
  readonly dates: KnownDates;
  /** the reader's own */
  readonly city: RememberedCity | undefined;
  readonly readHolidays: ReadHolidays;
  /** @throws {Error} without a network */
  findNames(text: string, understood: Understood, options: { readonly isAnswered: boolean }): Promise<Names>;
  findPages(text: string, subject: string): readonly Found[];
  /** Puts the moment of the new year in the place of its day. */
  atMoment(found: readonly Found[]): Promise<readonly Found[]>;
}

const NOTHING: Names = { occasions: [], cities: [] };

/** @throws {Error} if the text has no answer, and names cannot be looked up */
export async function suggestionsFor(language: Language, typed: string, facts: Facts): Promise<Suggestions> {
  const { known, dates, readHolidays } = facts;
  const understood = understand(typed, dates);
  const { question, subject, year } = understood;
  const asked = question.kind === 'prayer' ? question : undefined;
  const answers =
    asked?.place === '' && facts.city
      ? [citySuggestion(language, facts.city, known, asked)]
      : await answersTo(language, understood, known, dates, readHolidays);
  const isAnswered = answers.length > 0;
  // A date in numbers means nothing else.
  const isNumber = isAnswered && !/\p{L}/u.test(subject);
  const named = isNumber
    ? NOTHING
    : await facts.findNames(typed, understood, { isAnswered }).catch((error: unknown) => {
        // Offline there is only the answer.
        if (!isAnswered) throw error;
        return NOTHING;
      });
  const isOfCity = question.kind === 'prayer' || question.kind === 'qibla';
  const chosen = chosenOf(mixed(named, facts.findPages(typed, subject)), { isAnswered, isOfCity });
  const found = await facts.atMoment(chosen);
  const meant = clearlyMeant(found);
  const days =
    meant && year !== undefined && !isAnswered
      ? await daysInYear(language, meant, year, { known, dates, read: readHolidays }).catch(() => [])
      : [];
  const row = (each: Found) => {
    const suggestion = foundSuggestion(language, each, known, asked);
    const isQibla = question.kind === 'qibla' && each.place;
    return isQibla ? { ...suggestion, answer: qiblaText(language, each.place) } : suggestion;
  };
  return { all: [...answers, ...days, ...found.map(row)], clear: answers[0] ?? days[0] ?? (meant && row(meant)) };
}

/**
 * Beside an answer only exact names, because «فردا» resembles half of all days; of prayer and qibla only the cities of
 * this name, if there are some.
 */
function chosenOf(
  found: readonly Found[],
  { isAnswered, isOfCity }: { readonly isAnswered: boolean; readonly isOfCity: boolean },
): readonly Found[] {
  if (isAnswered) return found.filter(({ match }) => match === 'exact' || match === 'day');
  const cities = found.filter(({ kind, match }) => kind === 'city' && (match === 'exact' || match === 'namesake'));
  return isOfCity && cities.length > 0 ? cities : found;
}
