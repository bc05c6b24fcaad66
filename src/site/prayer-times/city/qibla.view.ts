/** The direction of prayer: in degrees, in words, and on a compass rose. */

import { qiblaDegrees } from '#core/globe.ts';
import { itemAt } from '#core/required.ts';
import { type Html, html } from '#site/kit/html.ts';
import { decimal, type Language } from '#site/kit/language.ts';
import { CITY_PRAYER_TEXT } from './text.ts';

const SECTOR_DEGREES = 45;

/** «۲۱۹٫۱ درجه از شمال، در جهت عقربه‌های ساعت (جنوب غربی)» */
function qiblaText(language: Language, degrees: number): string {
  const { qiblaUnit } = CITY_PRAYER_TEXT[language];
  return `${qiblaNumber(language, degrees)}${qiblaUnit} (${sectorOf(language, degrees)})`;
}

const qiblaNumber = (language: Language, degrees: number): string => decimal(language, Math.round(degrees * 10) / 10);

function sectorOf(language: Language, degrees: number): string {
  const { compass } = CITY_PRAYER_TEXT[language];
  return itemAt(compass, Math.round(degrees / SECTOR_DEGREES) % compass.length);
}

/** «۲۱۸٫۵ درجه، جنوب غربی» */
export function qiblaInShort(
  language: Language,
  { latitude, longitude }: { latitude: number; longitude: number },
): string {
  const degrees = qiblaDegrees({ latitudeDegrees: latitude, longitudeDegrees: longitude });
  return `${qiblaNumber(language, degrees)}${{ fa: ' درجه، ', en: '°, ' }[language]}${sectorOf(language, degrees)}`;
}

export function qiblaRose(language: Language, { latitude, longitude }: { latitude: number; longitude: number }): Html {
  const { qibla, compassLetters } = CITY_PRAYER_TEXT[language];
  const degrees = qiblaDegrees({ latitudeDegrees: latitude, longitudeDegrees: longitude });
  const text = qiblaText(language, degrees);
  const letters = compassLetters.map((letter, quarter) => {
    const angle = (quarter * Math.PI) / 2;
    return html`<text x="${Math.round(64 * Math.sin(angle))}" y="${Math.round(-64 * Math.cos(angle))}">${letter}</text>`;
  });
  return html`<figure class="qibla center"><svg viewBox="-84 -76 168 152" role="img" aria-label="${qibla}: ${text}"><circle class="rose-ring" r="50"/><circle class="rose-ticks" r="46" pathLength="24"/>${letters}<g transform="rotate(${degrees.toFixed(1)})"><path class="rose-needle" d="M0-44L9 6L0 0L-9 6z"/><rect class="rose-kaaba" x="-5" y="-59" width="10" height="10"/></g></svg>
<figcaption data-part="qibla">${text}</figcaption></figure>`;
}
