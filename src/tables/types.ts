/** Shapes of the compiled tables. */
import type { Closure, Sector } from '#core/closures.ts';
import type { HijriTable } from '#core/hijri.ts';
import type { HijriProbabilityTable } from '#core/hijri-probability.ts';
import type { DayLists } from '#core/occasion-days.ts';
import type { Occasion, YearSpan } from '#core/occasions.ts';
import type { RevisionTable } from '#core/revisions.ts';
import type { Weekend } from '#core/workdays.ts';

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
  readonly nameFa: string;
  readonly nameEn: string;
}

export type CityKind = 'capital' | 'province_capital' | 'county_capital' | 'city';

export interface City {
  readonly slug: string;
  readonly country: string;
  readonly nameFa: string;
  readonly nameEn: string;
  /** other usual spellings and former names, in any language */
  readonly aliases: readonly string[];
  readonly kind: CityKind;
  /** in Iran only, else empty */
  readonly provinceFa: string;
  readonly provinceEn: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** null where no source tells it */
  readonly population: number | null;
}

/** Cities in the order of the timezones answer, and the countries that they lie in. */
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
export interface HolidayLaw {
  readonly id: string;
  /** Persian day, YYYY-MM-DD */
  readonly date: string;
  readonly titleFa: string;
  readonly titleEn: string;
}

/** How sure the list of holidays of some years is; slugs in the order of `data/holidays.csv`. */
export interface HolidayConfidence {
  /** Persian years, inclusive; the last of all is open */
  readonly years: YearSpan;
  /** by the number of doubts: none, up to three, more */
  readonly level: 'high' | 'medium' | 'low';
  /** given as days off, but attested less than well */
  readonly doubtful: readonly string[];
  /** those of them that are attested worst */
  readonly low: readonly string[];
  /** perhaps days off, but held back for want of a ground */
  readonly heldBack: readonly string[];
}

/** What makes the published holidays days off. */
export interface HolidayLawTable {
  readonly laws: readonly HolidayLaw[];
  /** laws by occasion and Persian years, inclusive; null is open */
  readonly bases: readonly {
    readonly slug: string;
    readonly years: YearSpan;
    readonly laws: readonly string[];
  }[];
  /** decisions behind days off that were given once */
  readonly decisions: readonly { readonly slug: string; readonly titleFa: string; readonly titleEn: string }[];
  readonly confidence: readonly HolidayConfidence[];
  /** of every occasion that is or was a day off */
  readonly cited: readonly CitedSources[];
  /** those that are cited here */
  readonly sources: readonly Omit<Source, 'titleFa'>[];
}

/** Closures by a decision, those of the whole country and of provinces. */
export interface ClosureTable {
  /** Persian days, YYYY-MM-DD, between which closures were looked for; the list is not complete there either */
  readonly collected: { readonly first: string; readonly last: string };
  /** by first day, then slug */
  readonly rows: readonly Closure[];
  /** those that are cited here and by the sectors */
  readonly sources: readonly Source[];
}

/** Who is off when, beside official holidays and closures. */
export interface SectorRule {
  readonly sector: Sector;
  readonly titleFa: string;
  readonly titleEn: string;
  /** taken where a question names none */
  readonly weekend: Weekend;
  /** Persian days that come back every year from a year on */
  readonly daysOff: readonly {
    readonly month: number;
    readonly day: number;
    readonly firstYear: number;
    readonly titleFa: string;
    readonly titleEn: string;
  }[];
  readonly lawFa: string;
  readonly lawEn: string;
  /** ids of sources of {@link ClosureTable} */
  readonly sources: readonly string[];
}

/** What an occasion is, why on its day and how it is kept, in two to four sentences. */
export interface OccasionText {
  readonly slug: string;
  readonly fa: string;
  readonly en: string;
  /** ids of {@link Source} */
  readonly sources: readonly string[];
}

/** slug and other spellings of an occasion */
export type OccasionAliases = readonly [slug: string, aliases: readonly string[]];

/**
 * How the first year of an occasion is known:
 * - `decision`: of the body that named the day;
 * - `print`: the first printed calendar that has it, an older one has it not;
 * - `event`: of what the day recalls;
 * - `no`: not known; the day begins with the oldest calendar or list that was seen to have it.
 */
export type FirstYearBasis = 'decision' | 'print' | 'event' | 'no';

/** slug of an occasion or a city, and the ids of {@link Source} that its row rests on */
export type CitedSources = readonly [slug: string, sources: readonly string[]];

/** The same, and how the first year is known; null where it is not told, and for days without a first year */
export type OccasionGrounds = readonly [...CitedSources, basis: FirstYearBasis | null];

/** A source as pages name it. */
export interface Source {
  readonly id: string;
  readonly titleEn: string;
  /** where the title is not Persian itself */
  readonly titleFa?: string;
  readonly url?: string;
}

export interface Tables {
  readonly dataset: DatasetTable;
  readonly hijriMonths: HijriTable;
  readonly hijriProbabilities: HijriProbabilityTable;
  readonly equinoxes: EquinoxTable;
  readonly occasions: readonly Occasion[];
  readonly dayLists: DayLists;
  readonly places: PlaceTable;
  readonly timeZones: readonly string[];
  readonly revisions: RevisionTable;
  readonly holidayLaws: HolidayLawTable;
  readonly closures: ClosureTable;
  readonly sectors: readonly SectorRule[];
  readonly occasionAliases: readonly OccasionAliases[];
}

/** Minutes from 0 h UTC of the day, and degrees as seen from the city at sunset, without refraction. */
export type CityEvening = readonly [sunset: number, moonset: number, altitude: number, elongation: number];

/** Evenings of the 29th day of consecutive hijri months; read by pages only. */
export interface CrescentTable {
  readonly firstYear: number;
  readonly firstMonth: number;
  /** mainland of Iran as one closed line, for the map */
  readonly outline: readonly (readonly [longitude: number, latitude: number])[];
  /** slugs of the centres of the provinces */
  readonly cities: readonly string[];
  readonly months: readonly {
    /** of the estimate's rule: 0 and more is visible, the month has 29 days; the unit is a difference that is nearly certain */
    readonly margin: number;
    /** of Sun and Moon, minutes from 0 h UTC of the day */
    readonly conjunction: number;
    /** in the order of the cities */
    readonly evenings: readonly CityEvening[];
  }[];
}
