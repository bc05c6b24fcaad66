/** Data that the bundler inserts; `generator/package/package-data.ts` and `package-tables.ts` make them from the tables. */

declare module 'salnama-data:release' {
  const data: {
    readonly dataVersion: string;
    readonly lastAnnouncedMonth: { readonly year: number; readonly month: number };
  };
  export default data;
}

declare module 'salnama-data:hijri' {
  import type { PackedHijriTable } from '#core/packed-hijri.ts';

  const data: PackedHijriTable;
  export default data;
}

declare module 'salnama-data:holidays' {
  const data: {
    readonly firstYear: number;
    readonly lastYear: number;
    /** from this day on hijri dates are estimates */
    readonly firstEstimate: number;
    /** kind, first day and steps of every occasion, in the order of a day's titles */
    readonly rows: readonly (readonly [kind: 'hijri' | 'solar' | 'closure', ...steps: number[]])[];
  };
  export default data;
}

declare module 'salnama-data:sectors' {
  import type { WeekendSpans } from '#core/workdays.ts';

  interface SectorDays {
    readonly weekends: WeekendSpans;
    readonly yearly: readonly (readonly [month: number, day: number, firstYear: number])[];
    /** first and last days */
    readonly closures: readonly (readonly [first: number, last: number])[];
  }
  const data: {
    /** first and last Persian day for which one-off closures were collected, YYYY-MM-DD */
    readonly collected: { readonly first: string; readonly last: string };
    /** every sector but `public` */
    readonly sectors: Readonly<Record<'labour' | 'offices' | 'banks' | 'exchange', SectorDays>>;
  };
  export default data;
}

declare module 'salnama-data:holiday-titles' {
  /** of every row of the holidays */
  const data: readonly (readonly [slug: string, fa: string, en: string])[];
  export default data;
}

declare module 'salnama-data:prayer-methods' {
  import type { PrayerMethodId, PrayerRules } from '#core/prayer-methods.ts';

  const data: Readonly<Record<PrayerMethodId, PrayerRules>>;
  export default data;
}

declare module 'salnama-data:nowruz' {
  const data: {
    readonly firstYear: number;
    readonly lastYear: number;
    /** milliseconds of the mean year */
    readonly mean: number;
    /** first moment in milliseconds since 1970, then steps to the next less the mean; up to the year after the last */
    readonly steps: readonly number[];
  };
  export default data;
}

declare module 'salnama-data:occasions' {
  import type { Tables } from '#tables/types.ts';

  const read: () => Pick<Tables, 'occasions' | 'dayLists'>;
  export default read;
}

/** Apart, so that a bundler leaves it out of programs without a search. */
declare module 'salnama-data:occasion-aliases' {
  import type { Tables } from '#tables/types.ts';

  const read: () => Pick<Tables, 'occasionAliases'>;
  export default read;
}

declare module 'salnama-data:cities' {
  import type { Tables } from '#tables/types.ts';

  const read: () => Pick<Tables, 'places'>;
  export default read;
}

declare module 'salnama-data:client-methods' {
  /** path of every endpoint by the client's method */
  const data: Readonly<Record<string, string>>;
  export default data;
}
