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
  // Ticks are the dashes of a circle: one each 15°.
  return html`<figure class="qibla center"><svg viewBox="-84 -76 168 152" role="img" aria-label="${qibla}: ${text}"><g fill="var(--panel)" stroke="var(--ink-soft)"><circle r="50"/><circle r="46" pathLength="24" stroke-width="5" stroke-dasharray="0.08 0.92" stroke-dashoffset="0.04"/></g><g fill="var(--ink-soft)" font-size="9" font-weight="600" text-anchor="middle" dominant-baseline="central">${letters}</g><g fill="var(--accent)" transform="rotate(${degrees.toFixed(1)})"><path d="M0-44L9 6L0 0L-9 6z"/><rect x="-5" y="-59" width="10" height="10"/></g></svg>
<figcaption data-part="qibla">${text}</figcaption></figure>`;
}
