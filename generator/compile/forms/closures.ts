/** Closures by a decision, and the rules of the sectors that they close. */
import { z } from 'zod';
import { CLOSED_BODIES, CLOSURE_KINDS, type ClosedBody } from '#core/closures.ts';
import { CATEGORIES } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { WEEKENDS } from '#core/weekends.ts';
import { gregorianDay, ids, optionalIds, persianDay, text, yesNo } from './cells.ts';

const LEAP_YEAR = 1403;

export const ClosureRow = z.strictObject({
  slug: text,
  first_day: persianDay,
  last_day: persianDay,
  kind: z.enum(CLOSURE_KINDS),
  bodies: z
    .string()
    .transform((list) => list.split(' '))
    .pipe(z.array(z.enum(CLOSED_BODIES))),
  provinces: optionalIds,
  counties: optionalIds,
  hours: z.string().regex(/^(\d\d:\d\d-\d\d:\d\d)?$/, 'hours as 12:00-24:00, or nothing'),
  title_fa: text,
  title_en: text,
  category: z.enum(CATEGORIES),
  official: yesNo,
  confidence: z.string().regex(/^(high|medium-high|medium|low)( |$)/, 'high, medium-high, medium or low, then remarks'),
  decision_fa: text,
  decision: text,
  sources: optionalIds,
  note: z.string(),
});

/** A closure that was taken back, whole or from a day on. */
export const Withdrawal = z.strictObject({ slug: text, note: text, sources: ids });

/** A day for which a list of the closed provinces of the whole country was looked for. */
export const ClosureList = z
  .strictObject({
    day: persianDay,
    /** what the list tells of */
    bodies: z.union([z.literal('').transform((): ClosedBody[] => []), ClosureRow.shape.bodies]),
    /** the list; empty: none was found, or none could be read to its end */
    sources: optionalIds,
    note: z.string(),
  })
  .refine(
    ({ bodies, sources }) => (bodies.length === 0) === (sources.length === 0),
    'bodies if, and only if, a source',
  );

/** How far a source of closures of provinces was read, and which provinces it names as closed. */
export const ClosurePage = z
  .strictObject({
    source: text,
    /** `end`: the page to its end; `part`: its beginning; `one`: a page about one province by its title */
    read: z.enum(['end', 'part', 'one']),
    provinces: ids,
    /** provinces that it names and no closure cites it for */
    not_taken: optionalIds,
    /** why they were not taken */
    note: z.string(),
  })
  .refine(({ not_taken, note }) => not_taken.length === 0 || note !== '', 'a note, as provinces were not taken');

/** A closure that a news page reports, and what of it the data lacked when it was looked up. */
export const RecallRow = z.strictObject({
  found_on: gregorianDay,
  first_day: persianDay,
  provinces: ids,
  bodies: ClosureRow.shape.bodies,
  /** which part of the province or of the day, as `arak` or `00:00-12:00`; empty: all of it */
  part: z.string(),
  /** empty: the page was stored without its address */
  page: z.union([z.url(), z.literal('')]),
  /** what the data lacked, as `fars:banks`; empty: nothing */
  missing: z
    .string()
    .regex(/^([a-z-]+:[a-z-]+( [a-z-]+:[a-z-]+)*)?$/, 'missing as fars:banks, separated by one space')
    .transform((list) => list.split(' ').filter((pair) => pair !== '')),
});

export const Sector = z.strictObject({
  title_fa: text,
  title_en: text,
  /** taken where a question names none; one after the other, the first without beginning, the last without end */
  weekends: z.array(
    z.strictObject({
      from: persianDay.nullable(),
      /** last day */
      until: persianDay.nullable(),
      days: z.enum(WEEKENDS),
      /** id of `laws.json` */
      law: text.optional(),
    }),
  ),
  /** yearly days off besides the official holidays */
  days_off: z.array(
    z
      .strictObject({ month: z.int(), day: z.int(), first_year: z.int(), title_fa: text, title_en: text })
      .refine(({ month, day }) => persian.isValidDate({ year: LEAP_YEAR, month, day }), 'a Persian month and day'),
  ),
  law_fa: text,
  law_en: text,
  /** what the rule leaves open */
  note_fa: text.optional(),
  note_en: text.optional(),
  sources: z.array(ids).transform((lists) => lists.flat()),
});

export type ClosureRow = z.output<typeof ClosureRow>;
export type ClosurePage = z.output<typeof ClosurePage>;
export type RecallRow = z.output<typeof RecallRow>;
export type Withdrawal = z.output<typeof Withdrawal>;
