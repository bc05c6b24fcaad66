/** Coordinates of a city, as text. */

import type { Language } from '#site/kit/language.ts';
import { fixedDecimal } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { GlobePlace } from './distance.ts';
import { CITY_TEXT } from './text.ts';

/** «۳۵٫۶۹ درجهٔ شمالی، ۵۱٫۴۲ درجهٔ شرقی», "35.69° N, 51.42° E" */
export function coordinatesText(language: Language, { latitude, longitude }: GlobePlace): string {
  const text = CITY_TEXT[language];
  const degrees = (value: number) => {
    const size = Math.abs(value).toFixed(2);
    return `${fixedDecimal(language, size)}${text.degreesOfPlace}`;
  };
  const northOrSouth = latitude < 0 ? text.south : text.north;
  const eastOrWest = longitude < 0 ? text.west : text.east;
  return `${degrees(latitude)} ${northOrSouth}${SITE_TEXT[language].comma}${degrees(longitude)} ${eastOrWest}`;
}
