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

/** How many of the values compared agree. */
export interface Agreement {
  readonly compared: number;
  readonly agreeing: number;
}

/** Largest distances between two lists of moments, in seconds, ours less theirs. */
export interface Spread {
  readonly compared: number;
  readonly least: number;
  readonly mean: number;
  readonly greatest: number;
}

/** A month start of the hijri table that a source or a calendar gives otherwise. */
export interface OtherFirstDay {
  /** `YYYY-MM`, hijri */
  readonly month: string;
  /** `YYYY-MM-DD`, Gregorian */
  readonly ours: string;
  readonly theirs: string;
}

export interface HijriSourceAccuracy extends Agreement {
  /** id in `data/sources.json` */
  readonly source: string;
  readonly title: string;
  readonly differing: readonly OtherFirstDay[];
}

export interface EstimateMiss {
  readonly month: string;
  readonly firstDay: string;
  readonly publishedLength: number;
  readonly estimatedLength: number;
  /** 0 and more means 29 days; the unit is a difference that is nearly certain */
  readonly margin: number;
  readonly confidence: 'high' | 'medium' | 'low';
}

/** Lengths that the estimate gives for published months, each from its published first day; hijri years, inclusive. */
export interface EstimateAccuracy extends Agreement {
  readonly firstYear: number;
  readonly lastYear: number;
}

export interface EstimateEra extends EstimateAccuracy {
  readonly byConfidence: Readonly<Record<'high' | 'medium' | 'low', Agreement>>;
}

/** A calendar by rule beside the published months: how many days later than ours its months begin. */
export interface HijriRuleAccuracy extends Agreement {
  /** CLDR id */
  readonly calendar: string;
  /** [days later than ours (negative: earlier), months] */
  readonly byDifference: readonly (readonly [days: number, months: number])[];
  readonly decades: readonly EstimateAccuracy[];
}

/** Months of one band of margin, each judged by limits and shares found from the other years. */
export interface ProbabilityBand extends Agreement {
  readonly confidence: 'high' | 'medium' | 'low';
  /** how many should agree by the probabilities */
  readonly expected: number;
}

/** Month lengths judged by what was found from other years; Brier scores: mean squared error, 0 is perfect. */
export interface HijriProbabilityScore {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly fittedOn: 'other half' | 'other years';
  readonly months: number;
  readonly agreeing: number;
  readonly brier: number;
  /** one probability for all months */
  readonly brierOfConstant: number;
  /** the estimate taken as certain */
  readonly brierOfRule: number;
}

export interface HijriProbabilityAccuracy {
  /** the two halves of the present era, each by the other, then each year by all others */
  readonly scores: readonly HijriProbabilityScore[];
  readonly bands: readonly ProbabilityBand[];
}

export interface HijriAccuracy {
  /** `YYYY-MM` */
  readonly firstMonth: string;
  readonly lastMonth: string;
  readonly months: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly sources: readonly HijriSourceAccuracy[];
  /** the eras of the estimate's limits */
  readonly eras: readonly EstimateEra[];
  readonly decades: readonly EstimateAccuracy[];
  readonly misses: readonly EstimateMiss[];
  readonly probability: HijriProbabilityAccuracy;
  readonly ruleCalendars: readonly HijriRuleAccuracy[];
}

export interface EquinoxAccuracy {
  /** moments of a full reduction of the same ephemeris */
  readonly reference: Spread;
  readonly referenceYears: readonly {
    readonly year: number;
    readonly timeScale: string;
    /** TT, seconds */
    readonly difference: number;
  }[];
  /** moments that the Calendar Centre lists for past years, not necessarily as announced then */
  readonly listed: {
    readonly years: readonly {
      readonly year: number;
      /** `YYYY-MM-DD HH:MM:SS`, UTC+3:30 */
      readonly moment: string;
      /** seconds */
      readonly difference: number;
    }[];
    readonly periods: readonly (Spread & { readonly firstYear: number; readonly lastYear: number })[];
  };
  /** moments announced by the Calendar Centre, printed to the second */
  readonly announced: Spread;
  readonly announcedYears: readonly {
    readonly year: number;
    readonly confidence: string;
    /** UTC, seconds */
    readonly difference: number;
  }[];
}

/** Another reckoning of the Persian calendar; Persian years, inclusive. */
export interface PersianCalendarAccuracy extends Agreement {
  /** `intl`, `temporal`, `mean-noon` or `true-noon` */
  readonly reckoning: string;
  readonly firstYear: number;
  readonly lastYear: number;
  /** years of which some month begins on another day */
  readonly differing: readonly number[];
  /** of a reckoning by noon: years decided by less than two minutes, with the seconds from noon to the equinox */
  readonly narrow?: readonly (readonly [year: number, seconds: number])[];
}

/** The zodiac months before the law of 1304 beside today's months carried back; Persian years, inclusive. */
export interface ZodiacMonthAccuracy extends Agreement {
  readonly firstYear: number;
  readonly lastYear: number;
  /** months that began a day later than ours, or a day earlier */
  readonly dayLater: number;
  readonly dayEarlier: number;
  /** days with the same number in the same month */
  readonly days: Agreement;
}

export interface PrayerAgreement extends Agreement {
  /** what the values have in common: a prayer, a city, a tier of sources */
  readonly of: string;
  readonly withinMinute: number;
}

export interface PrayerDifference {
  readonly city: string;
  readonly date: string;
  readonly prayer: string;
  readonly printed: string;
  readonly computed: string;
  readonly source: string;
}

export interface PrayerAccuracy extends Agreement {
  readonly withinMinute: number;
  readonly byPrayer: readonly PrayerAgreement[];
  readonly byCity: readonly PrayerAgreement[];
  readonly byTier: readonly PrayerAgreement[];
  /** values that fall on another minute */
  readonly differing: readonly PrayerDifference[];
}

/** What the day of a holiday rests on: `closure` for one-off days, `decision` for single days that were moved. */
export type HolidayBasis =
  | 'persian'
  | 'official'
  | 'announced'
  | 'historical'
  | 'estimate'
  | 'decision'
  | 'closure'
  | 'other';

export interface HolidayYear {
  readonly year: number;
  /** different days */
  readonly days: number;
  /** holidays; two may fall on one day */
  readonly byBasis: Readonly<Partial<Record<HolidayBasis, number>>>;
}

export interface HolidayAccuracy {
  readonly years: readonly HolidayYear[];
  /** rows of `data/holidays.csv` that rest on a law or decision */
  readonly byLaw: readonly { readonly law: string; readonly title: string; readonly rules: number }[];
  readonly publishedRules: number;
  /** kept with their reason, but not answered */
  readonly unpublishedRules: number;
}

/** Occasions of a category by the kind of their best source. */
export interface OccasionSources {
  readonly category: string;
  readonly occasions: number;
  readonly bySource: Readonly<Record<string, number>>;
}

/** Rows of a kind by the number of sources that they cite. */
export interface SourceCount {
  readonly rows: string;
  readonly one: number;
  readonly more: number;
}

/** Cities within {@link CityAccuracy.nearKm} of where another gazetteer has them. */
export interface CityAgreement extends Agreement {
  /** all, those included that the other has not */
  readonly cities: number;
  readonly medianKm: number;
}

export interface CityAccuracy {
  readonly nearKm: number;
  readonly inIran: CityAgreement;
  readonly abroad: CityAgreement;
  /** slugs of the others, farthest first */
  readonly far: readonly { readonly city: string; readonly kilometres: number }[];
}

/** The service beside its references, figure by figure. */
export interface AccuracyReport {
  readonly hijri: HijriAccuracy;
  readonly equinox: EquinoxAccuracy;
  readonly persian: readonly PersianCalendarAccuracy[];
  readonly zodiacMonths: ZodiacMonthAccuracy;
  readonly prayerTimes: PrayerAccuracy;
  readonly holidays: HolidayAccuracy;
  readonly occasions: readonly OccasionSources[];
  readonly sourceCounts: readonly SourceCount[];
  readonly cities: CityAccuracy;
}
