/** Facts of a day beyond its cell in the grid: why it is a holiday, and the city for the Sun. */
import type { Jdn } from '#core/jdn.ts';
import type { DayIndex } from '#site/data/day-index.ts';
import type { RememberedCity } from '#site/data/remembered-city.ts';
import type { Cell, HijriMonth } from '#site/data/resources.ts';
import type { Weekend } from '#site/settings/settings.ts';

/** What the detail of a day is drawn from. */
export interface DayFacts {
  readonly cell: Cell;
  readonly today: Jdn;
  readonly weekend: Weekend;
  readonly city: RememberedCity;
  readonly holidays: DayIndex['holidays'];
  readonly evenings: DayIndex['evenings'];
  readonly report?: DayIndex['report'];
  /** the hijri month of a day that may still move */
  readonly month?: HijriMonth | undefined;
}
