/** The picture of a new year in a city, to send. */
import { localTimeAt, TEHRAN_ZONE } from '#core/time-zone.ts';
import { zoneOf } from '#site/data/zones.ts';
import { bothDays } from '#site/kit/dates.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { ShareCard } from '#site/share-card/card.ts';
import type { YearMoment } from './moments.ts';
import { NOWRUZ_TEXT } from './text.ts';
import { clockIn } from './view.ts';

export interface NowruzPlace {
  /** undefined for Tehran's time */
  readonly name?: string | undefined;
  readonly zone: string;
}

/** @param address of the page */
export function nowruzCard(
  language: Language,
  [year, moment]: YearMoment,
  { name, zone }: NowruzPlace,
  address: string,
): ShareCard {
  const text = NOWRUZ_TEXT[language];
  const { comma } = SITE_TEXT[language];
  const dayIn = (of: string) => bothDays(language, localTimeAt(zoneOf(of), moment).jdn);
  const head = `${text.heading} ${numeral(language, year)}`;
  const title = name === undefined ? text.tehran : text.timeOf.replace('{city}', name);
  const figure = clockIn(language, zone, moment);
  const [day, other] = dayIn(zone);
  const inTehran = `${text.tehran}: ${dayIn(TEHRAN_ZONE)[0]}${comma}${clockIn(language, TEHRAN_ZONE, moment)}`;
  return {
    name: `salnama-nowruz-${year}`,
    colour: 'nowruz',
    picture: 'nowruz',
    head,
    figure,
    title,
    lines: [day],
    notes: [other, ...(name === undefined ? [] : [inTehran])],
    text: `${head}${comma}${title}: ${day}${comma}${figure}\n${address}`,
  };
}
