/** The picture of an occasion's day, to send. */
import * as gregorian from '#core/gregorian.ts';
import { weekdayName } from '#core/names.ts';
import { bothDays, OWN_CALENDARS, ownMonthName } from '#site/kit/dates.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import type { ShareCard } from '#site/share-card/card.ts';
import type { OccasionDay } from '../next-day.view.ts';

interface CardOptions {
  /** of the occasion */
  readonly name: string;
  readonly feast?: string | undefined;
  /** of the page */
  readonly address: string;
}

export function occasionCard(
  language: Language,
  { jdn, hijri, state }: OccasionDay,
  { name, feast, address }: CardOptions,
): ShareCard {
  const [own, other] = bothDays(language, jdn);
  const { year, month, day } = OWN_CALENDARS[language].fromJdn(jdn);
  const picture = feast as ShareCard['picture'];
  return {
    name: `salnama-${gregorian.toIsoDate(jdn)}`,
    colour: picture ?? (state === 'holiday' ? 'red' : 'plain'),
    head: weekdayName(jdn)[language],
    figure: numeral(language, day),
    title: `${ownMonthName(language, month)} ${numeral(language, year)}`,
    lines: [name],
    notes: [other, hijri],
    picture,
    text: [name, own, other, address].join('\n'),
  };
}
