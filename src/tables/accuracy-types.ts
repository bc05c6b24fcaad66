/** Types of the accuracy report, which compares the service's values with references. */

/** Numbers of compared and of agreeing values. */
export interface Agreement {
  readonly compared: number;
  readonly agreeing: number;
}

/** Largest distances between two lists of moments, in seconds, ours less theirs. */
interface Spread {
  readonly least: number;
  readonly greatest: number;
}

/** A month of the hijri table to which a source or another calendar gives another first day. */
interface OtherFirstDay {
  /** `YYYY-MM`, hijri */
  readonly month: string;
  /** `YYYY-MM-DD`, Gregorian */
  readonly ours: string;
  readonly theirs: string;
}

export interface HijriSourceAccuracy extends Agreement {
  /** id in `data/sources.json` */
  readonly source: string;
  readonly differing: readonly OtherFirstDay[];
}

export interface EstimateMiss {
  readonly month: string;
  readonly firstDay: string;
  readonly publishedLength: number;
  readonly estimatedLength: number;
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

/** How many published months a rule-based calendar begins on the same day. */
export interface HijriRuleAccuracy extends Agreement {
  /** CLDR id */
  readonly calendar: string;
  /** in the order of the estimate's decades */
  readonly decades: readonly Agreement[];
}

export interface HijriAccuracy {
  readonly months: number;
  readonly sources: readonly HijriSourceAccuracy[];
  /** the eras of the estimate's limits */
  readonly eras: readonly EstimateEra[];
  readonly decades: readonly EstimateAccuracy[];
  readonly misses: readonly EstimateMiss[];
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
  /** moments announced by the Calendar Centre, printed to the second */
  readonly announced: Spread;
  readonly announcedYears: readonly {
    readonly year: number;
    /** UTC, seconds */
    readonly difference: number;
  }[];
  /** moments that the Calendar Centre lists for past years, not necessarily as announced then */
  readonly listedYears: readonly {
    readonly year: number;
    /** `YYYY-MM-DD HH:MM:SS`, UTC+3:30 */
    readonly moment: string;
    /** seconds */
    readonly difference: number;
  }[];
}

/** Another reckoning of the Persian calendar; Persian years, inclusive. */
export interface PersianCalendarAccuracy extends Agreement {
  /** `intl`, `mean-noon` or `true-noon` */
  readonly reckoning: string;
  readonly firstYear: number;
  readonly lastYear: number;
  /** years of which some month begins on another day */
  readonly differing: readonly number[];
  /** of a reckoning by noon: years decided by less than two minutes, with the seconds from noon to the equinox */
  readonly narrow?: readonly (readonly [year: number, seconds: number])[];
}

export interface PrayerAgreement extends Agreement {
  /** prayer */
  readonly of: string;
  readonly withinMinute: number;
}

export interface PrayerDifference {
  readonly city: string;
  readonly date: string;
  readonly prayer: string;
  readonly printed: string;
  readonly computed: string;
}

export interface PrayerAccuracy extends Agreement {
  readonly withinMinute: number;
  readonly byPrayer: readonly PrayerAgreement[];
  /** values that fall on another minute */
  readonly differing: readonly PrayerDifference[];
}

/** The service compared with its references. It has no total that two edits at different places would both change. */
export interface AccuracyReport {
  readonly hijri: HijriAccuracy;
  readonly equinox: EquinoxAccuracy;
  readonly persian: readonly PersianCalendarAccuracy[];
  readonly prayerTimes: PrayerAccuracy;
}
