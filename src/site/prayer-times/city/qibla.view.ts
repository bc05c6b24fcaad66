/** The direction of prayer: in degrees, in words, and on a compass rose. */
import { qiblaDegrees } from '#core/globe.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { decimal } from '#site/kit/numerals.ts';
import { PRAYER_TEXT } from '#site/prayer-times/text.ts';

const SECTOR_DEGREES = 45;
const TICK_DEGREES = 15;
const TICKS = Array.from({ length: 360 / TICK_DEGREES }, (_, tick) => tick * TICK_DEGREES);

/** «۲۱۹٫۱ درجه از شمال، در جهت عقربه‌های ساعت (جنوب غربی)» */
function qiblaText(language: Language, degrees: number): string {
  const { qiblaUnit, compass } = PRAYER_TEXT[language];
  const number = decimal(language, Math.round(degrees * 10) / 10);
  const sector = compass[Math.round(degrees / SECTOR_DEGREES) % compass.length]!;
  return `${number}${qiblaUnit} (${sector})`;
}

export function qiblaRose(language: Language, { latitude, longitude }: { latitude: number; longitude: number }): Html {
  const { qibla, compassLetters } = PRAYER_TEXT[language];
  const degrees = qiblaDegrees({ latitudeDegrees: latitude, longitudeDegrees: longitude });
  const text = qiblaText(language, degrees);
  const letters = compassLetters.map((letter, quarter) => {
    const angle = (quarter * Math.PI) / 2;
    return html`<text x="${Math.round(64 * Math.sin(angle))}" y="${Math.round(-64 * Math.cos(angle))}">${letter}</text>`;
  });
  const ticks = TICKS.map((angle) => `M${onCircle(angle, 48)}L${onCircle(angle, angle % 90 === 0 ? 40 : 45)}`);
  return html`<figure class="qibla center"><svg viewBox="-84 -76 168 152" role="img" aria-label="${qibla}: ${text}"><circle class="rose-ring" r="50"/><path class="rose-ticks" d="${ticks.join('')}"/>${letters}<g transform="rotate(${degrees.toFixed(1)})"><path class="rose-needle" d="M0-44L9 6L0 0L-9 6z"/><rect class="rose-kaaba" x="-5" y="-59" width="10" height="10"/></g></svg>
<figcaption data-part="qibla">${text}</figcaption></figure>`;
}

/** A point on a circle around the middle, clockwise from the top. */
const onCircle = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
};
