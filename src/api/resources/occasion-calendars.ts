/**
 * One occasion as a calendar for subscription. There are more than a thousand, so the handler makes them on request.
 */
import { SECONDS_PER_HOUR } from '#core/jdn.ts';
import { errorAnswer, ICS_TYPE, textAnswer } from '../answer.ts';
import type { FeedLanguage } from '../feeds/feed.ts';
import { occasionText } from '../feeds/file.ts';
import { textLike } from '../parameters.ts';
import { filled } from '../paths.ts';
import type { Resource } from '../resource.ts';
import { tehranMidnight } from '../tehran.ts';
import type { Text } from '../text.ts';

const parameters = {
  slug: textLike(
    { fa: 'شناسهٔ مناسبت از /events', en: 'Slug of an occasion, from events' },
    /^[a-z0-9-]+$/,
    'the slug of an occasion that /events lists',
  ),
};

const calendarsIn = (language: FeedLanguage, path: string, summary: Text): Resource => ({
  path,
  summary,
  parameters,
  answer(values, context) {
    const body = occasionText(values.slug!, language, filled(path, values), context);
    if (body === undefined) {
      return errorAnswer(404, `no days of such an occasion: ${JSON.stringify(values.slug)}; see /api/events for slugs`);
    }
    return textAnswer(ICS_TYPE, body, { maxAgeSeconds: SECONDS_PER_HOUR, until: tehranMidnight(context.now) });
  },
});

export const occasionCalendars = calendarsIn('fa', '/occasions/{slug}.ics', {
  fa: 'روزهای یک مناسبت از سال گذشته تا سه سال بعد، برای اشتراک',
  en: 'Days of one occasion from last year to three years ahead, for subscription',
});

export const englishOccasionCalendars = calendarsIn('en', '/en/occasions/{slug}.ics', {
  fa: 'همان به انگلیسی',
  en: 'The same in English',
});
