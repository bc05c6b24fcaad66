/** Shapes of files of facts: changes of the data, names, test values, feeds. */
import { z } from 'zod';
import { CHANGE_KINDS } from '#tables/change-kinds.ts';
import { FEED_LANGUAGES, FEED_SETS } from '../feeds/feed.ts';
import { isoDate } from './shapes.ts';

export const PublishedChange = z.strictObject({
  version: z.string(),
  recorded: isoDate,
  kind: z.enum(CHANGE_KINDS),
  subject: z.string(),
  before: z.string(),
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
        language: z.string().meta({ examples: ['fa-AF'] }),
        name_fa: z.string(),
        name_en: z.string(),
        months: z.strictObject({ persian: months, hijri: months, gregorian: months }),
        weekdays: z.array(z.string()).length(7),
        source: z.string(),
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
        titles: byLanguage.meta({ examples: [{ fa: 'نوروز', en: 'Nowruz', ar: 'عيد النوروز' }] }),
        sources: z.record(z.string(), z.array(z.string())),
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
    version: z.string(),
    groups: z.array(
      z.strictObject({
        id: z.enum(VECTOR_GROUPS),
        description: z.string(),
        licence: z.string(),
        sources: z.array(z.string()),
        vectors: z.array(Vector),
      }),
    ),
  })
  .meta({ id: 'Vectors', description: 'Conformance vectors for authors of other libraries' });

export const FeedIndex = z
  .strictObject({
    data: z.array(
      z.strictObject({
        name: z.string(),
        set: z.enum(FEED_SETS),
        language: z.enum(FEED_LANGUAGES),
        alarm: z.boolean(),
        title_fa: z.string(),
        title_en: z.string(),
        url: z.string(),
        webcal: z.string(),
        events: z.int(),
      }),
    ),
  })
  .meta({ id: 'FeedIndex', description: 'Calendars for subscription' });
