/** Types of the compiled tables. */
import type { ClosedBody, Closure, Sector } from '#core/closures.ts';
import type { HijriProbabilityTable } from '#core/day-probability.ts';
import type { HijriTable } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import type { DayLists } from '#core/occasion-days.ts';
import type { Occasion, YearSpan } from '#core/occasions.ts';
import type { AsrSchool, PrayerMethodId } from '#core/prayer-methods.ts';
import type { RevisionTable } from '#core/revisions.ts';
import type { WeekendSpans } from '#core/workdays.ts';

/** March equinoxes of consecutive Persian years. */
export interface EquinoxTable {
  readonly firstYear: number;
  /** milliseconds since 1970 in the year's time scale */
  readonly moments: readonly number[];
  /** [first Persian year, time scale], ascending: UT1 before 1972, UTC after, UTC without further leap seconds in the future */
  readonly timeScales: readonly (readonly [firstYear: number, scale: string])[];
  /** [Persian year, milliseconds since 1970] as announced by the Calendar Centre */
  readonly announced: readonly (readonly [year: number, moment: number])[];
}

export interface Country {
  readonly code: string;
  readonly name_fa: string;
  readonly name_en: string;
  /** the method of prayer times that is used there, where a source names one */
  readonly prayer_method?: PrayerMethodId;
  /** school of asr that is usual there; left out: standard */
  readonly asr?: AsrSchool;
}

export type CityKind = 'capital' | 'province_capital' | 'county_capital' | 'city';

export interface City {
  readonly slug: string;
  readonly country: string;
  readonly name_fa: string;
  readonly name_en: string;
  /** other usual spellings and former names, in any language */
  readonly aliases: readonly string[];
  readonly kind: CityKind;
  /** in Iran only, else empty */
  readonly province_fa: string;
  readonly province_en: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** null if no source gives it */
  readonly population: number | null;
}

/** Cities in the order of the `/timezones` answer, and their countries. */
export interface PlaceTable {
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
}

export interface DatasetTable {
  /** version of the last release of the data */
  readonly version: string;
  /** Gregorian day of that release, YYYY-MM-DD; stamps the calendar files */
  readonly changed: string;
}

/** A law or decision that makes days off. */
interface HolidayLaw {
  readonly id: string;
  /** Persian day, YYYY-MM-DD */
  readonly date: string;
  readonly title_fa: string;
  readonly title_en: string;
  /** slugs of the holidays that it abolished */
  readonly ends?: readonly string[];
}

/** Confidence of the list of holidays in some years; slugs in the order of `data/holidays.csv`. */
export interface HolidayConfidence {
  /** Persian years, inclusive; the last of all is open */
  readonly years: YearSpan;
  /** by the number of doubts: none, one to three, more */
  readonly level: 'high' | 'medium' | 'low';
  /** published as days off, but weakly attested */
  readonly doubtful: readonly string[];
  /** the most weakly attested of them */
  readonly low: readonly string[];
  /** possible days off that are not published for lack of evidence */
  readonly heldBack: readonly string[];
}

/** Laws and decisions that make the published holidays days off. */
export interface HolidayLawTable {
  readonly laws: readonly HolidayLaw[];
  /** laws by occasion and Persian years, inclusive; null is open */
  readonly bases: readonly {
    readonly slug: string;
    readonly years: YearSpan;
    readonly laws: readonly string[];
  }[];
  /** decisions behind one-off days off */
  readonly decisions: readonly { readonly slug: string; readonly title_fa: string; readonly title_en: string }[];
  readonly confidence: readonly HolidayConfidence[];
  /** of every occasion that is or was a day off */
  readonly cited: readonly CitedSources[];
  /** the sources that this table cites */
  readonly sources: readonly Omit<Source, 'title_fa'>[];
}

/** How many pairs of a closed province and body news pages report for a Persian year, and how many of them the data had. */
export interface ClosureRecall {
  readonly year: number;
  /** of whole provinces */
  readonly found: number;
  readonly present: number;
  /** of counties, halves of a day or levels of schools */
  readonly partsFound: number;
  readonly partsPresent: number;
}

/** Whether a list of the closed provinces of the whole country was read for a day. */
export interface ClosureList {
  readonly day: Jdn;
  /** what the list tells of; empty: no list was found, or none could be read to its end */
  readonly bodies: readonly ClosedBody[];
  /** ids; empty like `bodies` */
  readonly sources: readonly string[];
}

/** Closures by a decision, those of the whole country and of provinces. */
export interface ClosureTable {
  /** Persian days, YYYY-MM-DD, between which closures were searched for; the list may be incomplete even there */
  readonly collected: { readonly first: string; readonly last: string };
  /** by year; years without a page are left out */
  readonly recall: readonly ClosureRecall[];
  /** days for which a list of the closed provinces was looked for, ascending */
  readonly lists: readonly ClosureList[];
  /** by first day, then slug */
  readonly rows: readonly Closure[];
  /** the sources that this table and the sectors cite */
  readonly sources: readonly Source[];
}

/** Days off of a sector in addition to official holidays and closures. */
export interface SectorRule {
  readonly sector: Sector;
  readonly title_fa: string;
  readonly title_en: string;
  /** default for queries that name no weekend */
  readonly weekends: WeekendSpans;
  /** Persian days that recur every year from `first_year` on */
  readonly days_off: readonly {
    readonly month: number;
    readonly day: number;
    readonly first_year: number;
    readonly title_fa: string;
    readonly title_en: string;
  }[];
  readonly law_fa: string;
  readonly law_en: string;
  /** what the rule leaves open, or null */
  readonly note_fa: string | null;
  readonly note_en: string | null;
  /** ids of sources of {@link ClosureTable} */
  readonly sources: readonly string[];
}

/** Text about an occasion in two to four sentences: its meaning, the reason for its day and how people observe it. */
export interface OccasionText {
  readonly slug: string;
  readonly text_fa: string;
  readonly text_en: string;
  /** ids of {@link Source} */
  readonly sources: readonly string[];
}

/** slug and other spellings of an occasion */
export type OccasionAliases = readonly [slug: string, aliases: readonly string[]];

/**
 * How the first year of an occasion is known:
 * - `decision`: the year in which a body named the day;
 * - `print`: the year of the first printed calendar that has it; an older calendar lacks it;
 * - `event`: the year of the event that the day recalls;
 * - `no`: not known; the day begins with the oldest known calendar or list that has it.
 */
export const FIRST_YEAR_BASES = ['decision', 'print', 'event', 'no'] as const;
type FirstYearBasis = (typeof FIRST_YEAR_BASES)[number];

/** slug of an occasion or a city, and the ids of {@link Source} that its row cites */
export type CitedSources = readonly [slug: string, sources: readonly string[]];

/** Kind of the best source of an occasion's day. */
export type SourceKind =
  | 'law'
  | 'official calendar'
  | 'arithmetic'
  | 'international body'
  | 'tradition'
  | 'other calendars'
  | 'press'
  | 'cross-checked'
  | 'single reading';

/** Facts about an occasion that pages and files show. Answers at run time do not need them. */
export interface OccasionDetails {
  readonly slug: string;
  /** ids of {@link Source}: of its day and of its holiday */
  readonly sources: readonly string[];
  /** null for a one-off holiday or a period */
  readonly kind: SourceKind | null;
  /** null if it is not recorded, or if there is no first year */
  readonly first_year_basis: FirstYearBasis | null;
}

/** A source with its titles and address. */
export interface Source {
  readonly id: string;
  readonly title: string;
  /** only if the title itself is not Persian */
  readonly title_fa?: string;
  readonly url?: string;
}

export interface Tables {
  readonly dataset: DatasetTable;
  readonly hijriMonths: HijriTable;
  readonly hijriProbabilities: HijriProbabilityTable;
  readonly equinoxes: EquinoxTable;
  readonly occasions: readonly Occasion[];
  /** periods that are kept in mourning, each as an occasion of all its days */
  readonly mourningPeriods: readonly Occasion[];
  readonly dayLists: DayLists;
  readonly places: PlaceTable;
  readonly timeZones: readonly string[];
  readonly revisions: RevisionTable;
  /** basis of the days off */
  readonly holidayLaws: HolidayLawTable;
  /** decisions that closed something, with their sources */
  readonly closures: ClosureTable;
  readonly sectors: readonly SectorRule[];
  readonly occasionAliases: readonly OccasionAliases[];
}
