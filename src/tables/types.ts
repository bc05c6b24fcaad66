/** Shapes of the compiled tables. */
import type { HijriTable } from '#core/hijri.ts';
import type { DayLists } from '#core/occasion-days.ts';
import type { Occasion } from '#core/occasions.ts';

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
  readonly kind: CityKind;
  /** in Iran only, else empty */
  readonly provinceFa: string;
  readonly provinceEn: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Cities in the order of the timezones answer, and the countries that they lie in. */
export interface PlaceTable {
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
}

export interface DatasetTable {
  /** version of the data, for people */
  readonly version: string;
  /** Gregorian day of the data's last change, YYYY-MM-DD; stamps the calendar files */
  readonly changed: string;
  /** SHA-256 of all tables, 16 hexadecimal digits: the same data, the same fingerprint */
  readonly fingerprint: string;
}

export interface Tables {
  readonly dataset: DatasetTable;
  readonly hijriMonths: HijriTable;
  readonly equinoxes: EquinoxTable;
  readonly occasions: readonly Occasion[];
  readonly dayLists: DayLists;
  readonly places: PlaceTable;
  readonly timeZones: readonly string[];
}
