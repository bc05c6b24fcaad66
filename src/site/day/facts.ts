/** Facts of a day beyond its cell in the grid: why it is a holiday, and the city for the Sun. */
import type { Jdn } from '#core/jdn.ts';
import type { Group } from '#site/data/groups.ts';
import type { Cell, DayIndex, HijriMonth, RememberedCity } from '#site/data/resources.ts';
import type { Weekend } from '#site/settings/settings.ts';

/** What the detail of a day is drawn from. */
export interface DayFacts {
  readonly cell: Cell;
  readonly today: Jdn;
  readonly weekend: Weekend;
  readonly city: RememberedCity;
  /** groups of occasions that the reader has chosen; the others are folded */
  readonly shown: readonly Group[];
  /** slug of the occasion that the address names */
  readonly asked: string | undefined;
  readonly holidays: DayIndex['holidays'];
  readonly evenings: DayIndex['evenings'];
  readonly report?: DayIndex['report'];
  /** the hijri month of a day that may still move */
  readonly month?: HijriMonth | undefined;
}
