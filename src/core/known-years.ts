/** Persian years that the data know. */

export interface Years {
  readonly first: number;
  readonly last: number;
}

/** The years of JPL's Sun vectors; occasions follow the equinox too. */
export const EQUINOX_YEARS = { first: 979, last: 1577 } as const;
/** Public holidays are recorded since circular 1016 of 1347 (1968). */
export const HOLIDAY_YEARS = { first: 1347, last: 1577 } as const;
