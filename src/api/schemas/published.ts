/** Shapes of files of facts: changes of the data, names, test values, feeds. */
import { z } from 'zod';
import { CHANGE_KINDS } from '#tables/change-kinds.ts';
import { FEED_LANGUAGES, FEED_SETS } from '../feeds/feed.ts';
import { isoDate } from './shapes.ts';

export const PublishedChange = z.strictObject({
  version: z.string().meta({ description: 'version of the data that brought the change' }),
  recorded: isoDate.meta({ description: 'day on which the change was recorded' }),
  kind: z.enum(CHANGE_KINDS),
  subject: z.string().meta({
    description:
      'hijri month YYYY-MM; slug of the occasion or closure; sector; file; of a moved day off slug, year of its own calendar and number in it',
  }),
  before: z.string().meta({
    description: 'Gregorian day, days with a slash between, titles, rule, closure or weekends; empty: did not exist',
  }),
  after: z.string(),
  was_estimate: z.boolean(),
  by: z.string(),
  reason: z.string(),
  sources: z.array(z.string()),
});

export const Changes = z
  .strictObject({ data: z.array(PublishedChange) })
  .meta({ id: 'Changes', description: 'Every published change, oldest first' });

export type PublishedChange = z.output<typeof PublishedChange>;
export type Changes = z.output<typeof Changes>;

const months = z.array(z.string()).length(12).meta({ description: 'in their order' });

export const Names = z
  .strictObject({
    data: z.array(
      z.strictObject({
        language: z.string().meta({ description: 'BCP 47 tag', examples: ['fa-AF'] }),
        name_fa: z.string(),
        name_en: z.string(),
        months: z.strictObject({ persian: months, hijri: months, gregorian: months }),
        weekdays: z.array(z.string()).length(7).meta({ description: 'from Saturday' }),
        source: z.string().meta({ description: 'where the names come from, and which differ from it' }),
      }),
    ),
  })
  .meta({ id: 'Names', description: 'Names of months and weekdays in several languages' });

/** Titles of an occasion by language tag. */
const byLanguage = z.record(z.string(), z.string());

export const Titles = z
  .strictObject({
    data: z.array(
      z.strictObject({
        slug: z.string(),
        titles: byLanguage.meta({
          description: 'titles by BCP 47 tag; fa and en are always there',
          examples: [{ fa: 'نوروز', en: 'Nowruz', ar: 'عيد النوروز' }],
        }),
        sources: z
          .record(z.string(), z.array(z.string()))
          .meta({ description: 'ids of sources.json by language, for languages other than fa and en' }),
      }),
    ),
  })
  .meta({ id: 'Titles', description: 'Titles of occasions in more than two languages' });

export const VECTOR_GROUPS = [
  'persian-leap-years',
  'persian-first-days',
  'hijri-month-starts',
  'holidays',
  'equinoxes',
  'prayer-times',
] as const;

export const Vector = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .meta({ description: 'one value with its inputs; all vectors of a group have the same keys' });

export const Vectors = z
  .strictObject({
    version: z.string().meta({ description: 'version of the data' }),
    groups: z.array(
      z.strictObject({
        id: z.enum(VECTOR_GROUPS),
        description: z.string(),
        licence: z.string().meta({ description: 'SPDX identifier' }),
        sources: z.array(z.string()).meta({ description: 'ids of sources, or their names as printed' }),
        vectors: z.array(Vector),
      }),
    ),
  })
  .meta({ id: 'Vectors', description: 'Conformance vectors for authors of other libraries' });

export const FeedIndex = z
  .strictObject({
    data: z.array(
      z.strictObject({
        name: z.string().meta({ description: 'name of the file, without extension' }),
        set: z.enum(FEED_SETS),
        language: z.enum(FEED_LANGUAGES),
        alarm: z.boolean().meta({ description: 'whether its events have reminders' }),
        title_fa: z.string(),
        title_en: z.string(),
        url: z.string(),
        webcal: z.string().meta({ description: 'the same address for calendar applications' }),
        events: z.int().meta({ description: 'number of events today' }),
      }),
    ),
  })
  .meta({ id: 'FeedIndex', description: 'Calendars for subscription' });
